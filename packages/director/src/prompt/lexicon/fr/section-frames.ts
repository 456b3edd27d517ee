import type { Lexicon } from '../lexicon.ts';

export const SECTION_PHRASES: Lexicon['phrases'] = {
  again: 'encore | encore une fois | a|de nouveau | une fois de plus',
  inTurns: 'en alternance | en alternant | alternativement | a tour de role | tour a tour',
  sectionName:
    'intro|introduction|accroche|ouverture|debut|milieu|developpement|climax|fin|final|cloture|conclusion|teaser|outro|generique | partie|scene|bloc|acte|etape|chapitre|section _',
  placing: 'avant | apres | entre',
  bothEnds: '(une fois|d abord)? {first} et (encore|une fois|de nouveau|encore une fois|aussi) {last}',
};

/** Parts by name, what is said of what was named last, and nouns where others say verbs: 'début avec', 'fin sur'. */
export const SECTIONS: Lexicon['frames'] = {
  namedSection: `{sectionName} : <clips>
    {sectionName} ( <s> ) : <clips>
    {sectionName} : <clips> ,? <s>`,
  open: `(debut|ouverture|accroche|intro|introduction) (avec|sur|par|:) <clips>
    pour (ouvrir|commencer|demarrer) (avec|sur|par)? <clips>
    <clips> pour (ouvrir|commencer|demarrer)`,
  close: `(fin|final|cloture|conclusion|outro) (avec|sur|par|:) <clips>
    pour (finir|terminer|conclure|cloturer) (avec|sur|par)? <clips>
    <clips> pour (finir|terminer|conclure|cloturer)`,
  openAndCloseOfIt: `{bothEnds}
    <times>? {first} et (encore)? <times> {last}`,
  openAndClose: `<clips> <times> ,? (une fois)? au debut (,|et)? (une fois|une autre fois)? a la fin
    <clips> ,? {bothEnds}
    <clips> <times> ,? {first} et (encore|une fois|de nouveau)? {last}
    <clips> ,? <times>? {first} et (encore)? <times> {last}`,
  earlyAndClose: `<clips> ,? <times>? (tot|assez tot|vers le debut) et (encore|de nouveau|aussi)? <times>? {last}`,
  earlyAndCloseOfIt: `<times>? (tot|assez tot|vers le debut) et (encore|de nouveau|aussi)? <times>? {last}`,
  closeOfIt: `et? (il|elle|ca|ce|c)? (doit|doivent|va|peut) (etre|venir|passer|aller)? (le|la)? {last}
    et? (il|elle|ca|ce|c)? (doit|doivent|va|peut) etre (le|la) (dernier|derniere)
    et? (mets|mettez|garde|laisse) (le|la|les|ca)? {last}`,
  openOfIt: `et? (il|elle|ca|ce|c)? (doit|doivent|va|peut) (etre|venir|passer|aller)? (le|la)? {first}
    et? (il|elle|ca|ce|c)? (doit|doivent|va|peut) etre (le|la) (premier|premiere)
    et? (mets|mettez) (le|la|les|ca)? {first}`,
  beforeIt: `(et)? (juste)? avant (ca|cela|lui|elle) ,? {put}? <clips>
    <clips> (juste)? avant (ca|cela|lui|elle)`,
  alternate: `<clips> {inTurns}`,
  timesEach: `<times> {each}`,
  placeLate: `<clips> {be}? (vers|presque a|proche de|pres de) la fin`,
  placeEarly: `<clips> {be}? (vers|proche du|pres du) (le)? debut`,
  orderFilmed: `dans l ordre (ou|dans lequel) (on|j|je|nous|il|elle) (l|les|la|le) (a|ai|avons) (filme|filmes|filmee|filmees|tourne|tournes)`,
  afterIt: `<clips> (juste)? apres (ca|cela)
    ,|et <clips> (vient)? (apres|ensuite)
    (et)? (juste)? apres (ca|cela) ,? {put}? <clips>
    <clips> (juste|directement|tout de suite) (apres|derriere)
    (juste|directement|tout de suite) (apres|derriere) <clips>`,
  closeAgain: `(repete|repetez|reprends|reprenez|remets|remettez) <clips> {last}
    {put}? <clips> {be}? {again} {last}`,
  closeHeld: `(reste|restez|tiens|tenez|garde|gardez)? (pendant)? <s> (sur|de|du|avec) <clips> {last}
    {last} ,? (reste|restez|tiens|tenez)? <s> (sur|de|du|avec) <clips>
    {put}? <clips> {last} (pendant)? <s>`,
  alsoFor: `et <clips> (aussi|egalement)`,
  sameFor: `(pareil|idem|meme chose) (pour|avec)? <clips>
    la meme chose (pour|avec) <clips>`,
  partBest: `(le meilleur|la meilleure partie|le meilleur moment) (de|du|des) <clips>`,
  title: `(titre|texte) :? <quote>`,
  titleAtEnding: `(avec|{put}) (un|du)? (titre|texte|generique) {last}`,
  paceNotFast: `pas (trop|si) (vite|rapide|rapides)`,
  keepAny: `(peu importe la qualite|la qualite n importe pas)`,
  paceSlow: `rien de (rapide|trop rapide|agite|presse|speed)`,
  courseFaster: `plus (vite|rapide|rapidement|dynamique) (vers|a|sur) la fin
    la? premiere moitie plus? lent|lente|lentement|calme|douce ,? et? la? deuxieme|seconde|autre moitie plus? rapide|rapidement|vite|dynamique
    (plus)? lent|lente|lentement|calme|doux (au debut|au depart|d abord) ,? (et|puis|et puis)? (plus)? rapide|rapidement|vite|dynamique (a la fin|vers la fin|ensuite)?`,
  courseSlower: `(plus)? rapide|rapidement|vite|dynamique (au debut|au depart|d abord) ,? (et|puis|et puis)? (plus)? lent|lente|lentement|calme|doux (a la fin|vers la fin|ensuite)?`,
  prefer: `le plus possible (de la|de l|de|du|d|des) <clips>
    un maximum (de la|de l|de|du|d|des) <clips>`,
  partBeginning: `le debut (de la|de l|de|du|d|des) <clips>`,
  partEnding: `la fin (de la|de l|de|du|d|des) <clips>`,
  transitionCrossfade: `(que)? (chaque|un|une) {shots} (se)? (fond|fonde|fondent|fondre|melange|dissout) (doucement|lentement|peu a peu)? (dans|avec|sur|vers) (le|la|l)? (suivant|suivante|prochain|prochaine|autre) {shots}?
    (fais|faites|faire)? (fondre|fonds|fondez|melange) (chaque|un|une) {shots} (dans|avec|sur) (le|la|l)? (suivant|suivante|prochain|prochaine|autre) {shots}?
    (sans|pas de|evite|aucune|aucun) (coupe|coupes|coupure|coupures|cuts) (brutales|brutale|brusques|brusque|seches|seche|dures|abruptes|franches)
    entre (chaque|les|tous les|toutes les) {shots} ,? (un|des|une)? (fondu|fondus|fondu enchaine|fondus enchaines)`,
};
