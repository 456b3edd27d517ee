import type { Lexicon } from '../lexicon.ts';

export const SPOKEN_PHRASES: Lexicon['phrases'] = {
  seen: 'apparaisse|apparaissent|figure|figurent|apparaitre|figurer | soit|soient dedans|la|dans|presente|present|visible | y soit|etre|soient | se voie|voient',
  abit: '(un)? (peu|tout petit peu|petit peu|chouia|poil|brin) | legerement | beaucoup | nettement | bien',
  mayNot:
    '(on|nous|je) (ne|n)? (peut|pouvons|peux|doit|devons) pas | (demande|demandent|supplie|prie|promis|dit|prefere|preferent|vaut mieux) (de|d|a)? (ne|n)? pas | (ne|n)? (veut|veulent) pas que (je|j|on|nous)?',
  few: 'deux|trois|quatre|cinq|six|sept|huit',
  slowly: 'doucement|lentement|progressivement|tranquillement|graduellement | peu a peu | en douceur',
  dimming:
    '(s|se) (eteigne|eteint|assombrisse|assombrit|efface|estompe|fonde|fond|evanouisse) | (disparaisse|disparait)',
  alternating: 'alterne|alternez|alterner|alternant|intercale|intercaler',
  wishing: 'veux|veut|voulons|voudrais|voudrait|aimerais|souhaite|souhaitons|tiens|supporte',
  sent: 'envoye|envoyes|envoyees|charge|charges|chargees|uploade|uploades|uploadees|televerse|televerses|mis|mises|ajoute|ajoutes|ajoutees|importe|importes|importees|poste|postes | mis|mises en ligne',
};

/** What people say rather than write. */
export const SPOKEN: Lexicon['frames'] = {
  partRangeTalk: `<clips> (qui)? (parle|explique|raconte|parlant|expliquant) (seulement)? (de|entre)? <range>`,
  openHeld: `{start} {with}? les? <s> (de|du|des|d)? <clips>
    {onlyOf} <clips> jusqu (a|au) (la)? <s>
    jusqu (a|au) (la)? <s> ,? {onlyOf} <clips>`,
  open: `(on|tu|vous|ca)? (demarre|demarres|demarrez|commence|commences|commencez|debute|ouvre) (au|aux|a|dans|chez) <clips>
    (on|tu|vous)? (attaque|attaques|attaquez|commence|commences|commencez|demarre|demarres|lance|ouvre) (direct|directement|fort|tout de suite|d entree|doucement) {with} <clips>
    (ouvre|commence|demarre|debute) <clips>
    (c est|ce sera|ce serait) <clips> qui (ouvre|commence|demarre|debute|attaque|lance|passe en premier)
    <clips> qui (ouvre|commence|demarre|debute)
    <clips> (ouvre|ouvrent) (le bal|la marche|le defile|les hostilites|la video|le film)
    <clips> en (tete|ouverture|premier|premiere)
    (que)? {reel} (commencerait|demarrerait|debuterait|ouvrirait) {with} <clips>`,
  close: `(on|tu|vous|ca)? (finit|finis|finissez|finisse|termine|termines|terminez) (au|aux|a|dans|chez) <clips>
    (c est|ce sera|ce serait) <clips> qui (ferme|termine|finit|conclut|cloture|clot|passe en dernier)
    <clips> qui (ferme|termine|finit|conclut|cloture|clot)
    <clips> (ferme|ferment|clot|closent|cloture|finit|termine) (la marche|le bal|le defile|le ban|la video|le film|en beaute)
    <clips> en (queue|cloture|dernier|derniere|fermeture|bouquet final)
    (que)? {reel} (finirait|terminerait|acheverait) {with} <clips>`,
  exclude: `(je|on) (ne|n)? (pense|crois|trouve) pas (qu)? (que)? (on|nous|j)? (ait|ayons|aie) (vraiment)? besoin (de|du|des|d) <clips>
    (je|on) (ne|n)? (pense|crois|trouve) pas (qu)? (il faille|on doive|il soit utile de) (montrer|mettre|garder|voir) <clips>
    (je|on) (ne|n)? (pense|crois|trouve) pas que <clips> (soit|soient) (utile|utiles|necessaire|necessaires|indispensable|indispensables)
    {mayNot} (montrer|mettre|utiliser|publier|poster|garder|inclure|montre|montrions|mette|mettions|utilise|publie|poste|garde) <clips>
    <clips> ,? nulle part
    nulle part <clips>
    (je|on)? (ne|n)? {wishing} (surtout)? (pas|plus) entendre parler (de|du|des|d) <clips>
    <clips> ,? (en aucun cas|jamais de la vie|sous aucun pretexte|absolument pas|pour rien au monde)
    (il)? (faut|faudrait|veux|voudrais|veut|souhaite) (surtout)? pas (que|qu) <clips> {seen}
    (n|ne) (faut|faudrait|veux|voudrais|veut|souhaite) (surtout)? pas (que|qu) <clips> {seen}
    (faut|faudrait|veux|voudrais) (surtout)? pas (que|qu) (on|l on) (voie|voit|apercoive) <clips>
    {drop} {only} <clips>
    (ne|n) {drop} que <clips>
    (qu|que) <clips> (ne|n)? {seen} (surtout)? pas
    (que|qu) (n|ne)? {seen} (surtout)? pas <clips>
    <clips> (ne|n)? (doit|doivent|devrait|devraient) (surtout)? pas {seen}
    (de|du|des|d) <clips> ,? (rien du tout|pas une image|pas un plan|que dalle|absolument rien|rien de rien|pas la moindre image)
    <clips> ,? (rien du tout|pas question|meme pas en reve|meme pas en peinture|a la trappe|passe a la trappe|passent a la trappe|aux oubliettes|a la corbeille|on s en passe|on s en passera|je m en passe|je m en passerai|tu peux oublier|vous pouvez oublier|je veux pas le voir|je veux pas la voir|je veux pas les voir|tu me l enleves|tu me les enleves)
    (de|du|des|d) <clips> ,? pas <s>
    (epargne|epargnez|evite|evitez) (moi|nous) <clips>
    (fais|faites) (sans|l impasse sur) <clips>
    (fais|faites) sauter <clips>
    <clips> ,? (on|tu|vous) (n|ne)? en (veut|veux|voulez) (pas|plus)
    <clips> (tu|vous|on) (me|nous)? (l|le|la|les)? (sautes|zappes|degages|vires|jettes|squizzes|ejectes)`,
  include: `si <clips> (n est pas|ne sont pas|n y est pas|n y sont pas|manque|manquent|n apparait pas) (dedans|la|dans {video})?
    (je veux|je voudrais|j aimerais|on veut|il faut|faudrait|il faudrait|faut) (bien|aussi)? (que|qu) <clips> {seen}
    <clips> (doit|doivent|devrait|devraient) (absolument|aussi|bien|au moins|forcement)? (tous|toutes)? (les)? {few}? {seen}
    <clips> (peut|peuvent) (parler|rester|y etre|apparaitre|raconter|dire un mot)`,
  onlyOfGroup: `(de|du|des|d|pour|chez) <than> ,? (on|tu|vous)? (ne)? (garde|gardes|gardez|prends|prend|prenez|mets|met|mettez|laisse|laissez|veux|montre|montrez)? {only} <clips>`,
  nothingElse: `(seulement|uniquement|juste|rien que|que|exclusivement) (eux|elles) (deux|trois|quatre|seuls|seules)?
    (eux|elles) (deux|trois|quatre)? (seulement|uniquement|seuls|seules|et personne d autre|et c est tout)
    (rien que|rien d autre que|uniquement|seulement|juste|que) ces {few} _? la?
    (rien que|rien d autre que) (ca|cela|eux|elles|celles la|ceux la)
    (et)? (les autres|le reste) (ne m interessent pas|ne m interesse pas|on s en fiche|on s en passe|ca degage|au placard)`,
  hold: `(que|qu) <clips> (parle|parlent|raconte|chante|danse) ,? (mais)? {only}? <s>
    <clips> ,? mais (seulement|juste|uniquement|pas plus de) <s>
    <clips> (peut|peuvent|pourra|pourrait) (parler|rester|apparaitre|raconter|dire un mot|etre la|chanter|danser) ,? (mais)? (pendant|seulement|que)? <s>
    <clips> ,? <s> (me suffisent|suffisent|suffit|ca suffit|largement|pas plus)
    (a|au|aux) <clips> (tu|on|vous)? (donne|donnes|donnez|laisse|laisses|laissez|accorde|accordez) <s>
    (que|qu) <clips> (reste|restent|dure|durent|tienne|se voie) (a l ecran)? (pendant)? <s>`,
  quieter: `(baisse|baissez|baisser|diminue|diminuez) {abit}? (le|la)? (son|volume|bruit|voix)? (de|du|des|d|sur)? <clips>
    <clips> (peut|peuvent)? (rester|reste|passer)? (mais)? {abit}? (moins fort|moins bruyant|moins bruyante|plus doucement|plus bas|plus doux|en sourdine)
    (moins de son|moins de volume|moins de bruit) (sur|pour|a|au|de|du) <clips>`,
  louder: `(monte|montez|monter|augmente|augmentez|pousse|poussez|remonte) {abit}? (le|la) (son|volume|voix) (de|du|des|d|a|au|sur) <clips>
    <clips> (doit etre|soit)? {abit}? plus fort
    (plus de son|plus de volume|plus de voix) (sur|pour|a|au|de|du) <clips>`,
  mute: `(je|j|on|nous)? (ne|n)? {wishing} (surtout|vraiment)? (pas|plus) (a|du tout)? (entendre|ecouter) (du tout)? <clips>
    (il)? (ne|n)? (faut|faudrait) (surtout)? (pas|plus) (entendre|qu on entende) <clips>
    {drop} (le|tout le)? {sound} (a|au|aux) <clips>
    (coupe|coupez|couper|enleve|enlevez|enlever|retire|retirez|vire|virez|baisse|baissez) (le|tout le)? {sound} (a|au|aux) <clips>
    <clips> ,? (on|tu|vous)? (lui|leur)? (coupe|coupes|coupez|enleve|enleves|enlevez|vire|vires) le {sound}
    (qu|que) (on|l on) (n)? entende (surtout)? pas <clips>
    (mets|mettez|passe|passez|laisse) <clips> (en muet|en sourdine|en silence|sans son|sans le son|au silence)
    (le)? {sound} (de|du|des|d|sur) <clips> (coupe|a zero|off|a couper|a enlever)`,
  hearOnly: `(et)? {only}|seuls|seules|seul|seule <clips> (doivent|doit|peuvent|peut)? (avoir|garder|aient|ait|ont|a|gardent|garde|avec) (du|le|leur|son)? {sound} ,? (et)? (le reste|les autres|tout le reste)? (muet|muets|en silence|sans son|coupe)?
    {only} (la|les)? (voix) (de|du|des|d) <clips>
    rien que la voix (de|du|des|d) <clips>`,
  everyClip: `{want} (les|mes|nos) (videos|clips|plans|scenes|images) (tous|toutes)
    {want} (tout ce que|tout ce qu|tous ceux que|toutes celles que) (j|je|on|nous)? (ai|avons|a)? (envoye|filme|tourne|mis|importe|uploade|charge)`,
  speechOnly: `{only} (de|des|les|ceux|celles)? (gens|personnes|plans|moments|clips|passages|videos)? qui (parle|parlent|discutent|racontent|disent quelque chose)`,
  moreThan: `(je)? (veux|voudrais|voudrai|aimerais|souhaite|prefere|souhaiterais) plus (de|d|du|des) <clips> (que|qu) (de|d|du|des)? <than>
    plus (de|d|du|des) <clips> (que|qu) (de|d|du|des) <than>`,
  prefer: `(je)? (voudrais|aimerais|souhaite|souhaiterais|prefererais) (un peu|beaucoup|bien)? plus (de|d|du|des) <clips>`,
  length: `(que|qu) {reel}? (dure|fasse|durerait|ferait|tienne en) (environ)? <s>
    (un|une) {video} (de|d|qui dure|qui fait|en) (environ)? <s>`,
  fadeOut: `(que|qu)? (l image|la video|l ecran|tout) {dimming} {slowly}? (au|en|dans le|vers le)? noir? {last}?
    {dimming} {slowly}? (au|en|dans le|vers le) noir {last}?
    {last} ,? (je voudrais|j aimerais)? (que|qu)? (l image|la video|l ecran|tout) {dimming} {slowly}? (au|en|dans le|vers le)? noir?
    {last} ,? (que|qu)? (ca)? {dimming} {slowly}? (au|en|dans le|vers le) noir`,
  titleOpening: `{writtenWith} <text> {first}
    <text> (en|comme) titre (d ouverture|de debut|d intro|au debut)?
    avec (ecrit|marque|inscrit|les mots|la phrase|la mention|le mot|un carton) :? <quote>
    {first} ,? (avec|on met|mets|mettez|ecris)? (le|un|la)? (titre|texte|mot|mention|phrase|carton) :? <quote>
    (le|un|la)? (titre|texte|mention|phrase|carton) :? <quote> ,? {first}`,
  titleEnding: `{writtenWith} <text> {last}
    <text> (en|comme) titre (de fin|a la fin)
    {last} ,? (avec|on met|mets|mettez|ecris)? (le|un|la)? (titre|texte|mot|mention|phrase|carton) :? <quote>
    (le|un|la)? (titre|texte|mention|phrase|carton) :? <quote> ,? {last}`,
  courseFaster: `(ca|que ca)? (accelere|accelerant|s accelere) (jusqu a|vers|jusqu au) (la)? (fin|bout)`,
  lengthNot: `<s> ,? (je|on)? (ne|n|en)? (veux|voudrais|veut) pas
    <s> ,? (c est trop|ce serait trop|c est trop long|ce serait trop long)`,
  partFirst: `<clips> (peut|peuvent) (parler|rester|apparaitre) ,? (mais)? {only}? (les|ses)? premieres <s>
    (de|du|des|d) <clips> ,? (on|tu|vous)? (ne)? {fromIt}? {only}? (les|ses)? <n> premieres secondes
    (de|du|des|d) <clips> ,? (on|tu|vous)? (ne)? {fromIt}? {only}? (les|ses)? premieres <s>`,
  partLast: `(de|du|des|d) <clips> ,? (on|tu|vous)? (ne)? {fromIt}? {only}? (les|ses)? <n> dernieres secondes
    (de|du|des|d) <clips> ,? (on|tu|vous)? (ne)? {fromIt}? {only}? (les|ses)? dernieres <s>`,
  orderUploaded: `(dans|selon) l (ordre) (ou|dans lequel|que) (je|j|on|nous) (vous|te|t)? (les|l)? (ai|a|avons) (tous|toutes|tout)? {sent}
    (comme|tel que|telles que|tels que) (je|j|on|nous) (vous|te|t)? (les|l) (ai|a|avons) (tous|toutes|tout)? {sent}
    (dans|selon) l ordre (d envoi|d upload|d import|d importation|d ajout|de chargement|de mise en ligne)`,
  musicNone: `(je|j|on|nous)? (ne|n)? {wishing} (surtout|vraiment)? (pas|plus) (entendre|ecouter) (de|la|cette|une|l)? {music}
    (pas|plus) (entendre|ecouter) (de|la|cette|une|l)? {music}`,
  speechNone: `(pas|plus) entendre (personne|parler|de voix|des voix|les voix|de paroles|les gens|les gens parler|personne parler|de blabla|blabla|de gens parler)`,
  openThenClose: `(debut|ouverture|intro|introduction|depart) (avec|sur|:)? <clips> ,? (et|puis)? (fin|cloture|final|conclusion) (avec|sur|:)? <than>`,
  transitionCrossfade: `(des)? (fondus|fondu|transitions|transition|enchainements|enchainement) (bien|tres|tout|plus|assez)? (doux|douce|douces|lents|lentes|lent|lente|progressifs|progressives|souples|delicats|delicates)`,
  holdTalk: `(laisse|laissez|laisser|garde|gardez|fais|faites|qu|que)? <clips> (parler|parle|parlent|raconter|raconte|causer|discuter|discute) (pendant|environ|durant|seulement|juste)? <s>
    (laisse|laissez|laisser|fais|faites) (parler|raconter|causer) <clips> (pendant|environ|durant)? <s>
    <s> (de|du|des|d) <clips> (qui parle|qui parlent|en train de parler|qui raconte)`,
  orderNamed: `(montre|montrez|montrer) <clips> ,? (puis|ensuite|et puis|et ensuite) <than>`,
};
