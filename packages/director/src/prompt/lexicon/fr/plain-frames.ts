import type { Lexicon } from '../lexicon.ts';

export const PLAIN_PHRASES: Lexicon['phrases'] = {
  videoNoun: '{video}',
  eachClip: '(chaque|chacun de|chacune de|chacun des|chacune des|tous|toutes) (les|mes|nos|des)? {uploads}',
  makeMe:
    '(donne|donnez|fais|faites|fait|faire|cree|creez|monte|montez|montre|montrez) (moi|nous)? (s il te plait|s il vous plait|stp|svp)?',
  poor: '(trop|vraiment|assez|plutot|un peu|super|completement)? (nul|nulle|nuls|nulles|ennuyeux|ennuyeuse|moche|moches|rate|ratee|rates|chiant|chiante|plate|plates|bof|inutile|inutiles|poche|poches|laid|laide|bete|betes)',
};

/** The plainest sentences, as they are typed; the other languages have the same in their tables of that name. */
export const PLAIN: Lexicon['frames'] = {
  topic: `(fais|faites|faire) (le|la|ca|quelque chose|un truc) (surtout|principalement|juste|seulement|plutot)? (sur|a propos de|a propos du|autour de|autour du) <clips>
    {reel} (parle|parlent|soit|doit etre|est) (sur|de|du|a propos de|a propos du|centre sur|centree sur) <clips>
    (centre|centree|axe|axee) sur <clips>
    {video} (autour de|autour du|a propos de|a propos du|au sujet de|au sujet du) <clips>`,
  exclude: `(je|j|on|nous)? (n|ne|en)? (ai|a|avons) (vraiment)? (pas|plus) (vraiment)? besoin (de|du|des|d) <clips>
    (je|j|on|nous) (n|ne)? (aime|aimons|adore|kiffe|trippe) (vraiment|trop)? (pas|plus) (trop|tellement|du tout|vraiment|beaucoup|tant|bien)? <clips>
    <clips> (ne|n)? (me|m|nous) (plait|plaisent) (vraiment)? (pas|plus) (trop|du tout|vraiment|tellement)?
    <clips> ,? (je|j|on) (n|ne)? (l|le|la|les)? (aime|aimons) (vraiment)? (pas|plus) (trop|du tout|vraiment|tellement)?
    (je|on) (trouve|trouvons) <clips> {poor}
    <clips> ,? (je|on) (le|la|les)? (trouve|trouvons) {poor}
    (le|la|celui|celle|ceux|celles) (avec|du|de|des|de la) <clips> (peut|peuvent|doit|doivent) (partir|sauter|degager|disparaitre|s en aller)
    <clips> (peut|peuvent|doit|doivent) (partir|sauter|degager|disparaitre|s en aller)`,
  less: `<clips> ,? (c est|est|sont) {poor}`,
  secondsOfEach: `<s> (de|d|par|pour) {eachClip}
    (de|pour) {eachClip} ,? (juste|seulement|exactement|prends|garde|mets)? <s>
    (prends|prenez|mets|mettez|montre|montrez|garde|gardez) {eachClip} (juste|seulement)? (pendant)? <s>`,
  cutLength: `(chaque|tous|toutes) (les|mes)? {uploads} ,? (juste|seulement|exactement|pas plus de) <s>`,
  firstThen: `{first} :? <clips> ,? apres <than>`,
  include: `(l important|le principal|l essentiel|le plus important|ce qui compte) ,? (c est|est)? (que|qu) <clips> (soit|soient|apparaisse|apparaissent|y soit|y soient) (dedans|la|dans la video|present|presente|visible)?
    avec (le|la|les|l|un|une|mon|ma|mes|notre|nos) <clips>`,
  mute: `<clips> (ne|n)? (doit|doivent|devrait|devraient) (surtout)? pas (parler|causer)
    (sans|pas|aucun|zero) (de|le)? {sound} (de|du|des|d|sur|pour|dans) <clips>`,
  mostly: `(je|j|on)? (veux|voudrais|aimerais|veut)? (que|qu)? <clips> (soit|soient|apparaisse|apparaissent|est|sont) (le plus|le plus souvent|la plupart du temps) (la|present|presente|visible|a l ecran|a l image|possible)?`,
  titleOpening: `{first} ecrit (le texte|la phrase|les mots|le titre)? :? <text>
    (titre|texte|phrase|mot) {first} :? <text>`,
  titleEnding: `{last} ecrit (le texte|la phrase|les mots|le titre)? :? <text>
    (titre|texte|phrase|mot) {last} :? <text>`,
  fadeIn: `fondu (d|en|a l|a) (ouverture|entree)
    fondu (depuis|du|de) (le|l)? noir
    fondu (au noir)? {first}`,
  fadeOut: `fondu (au noir)? {last}`,
  everyClip: `un peu de (tout|tous les {uploads}|toutes les {uploads}|chaque {uploads})
    {uploads} (tous|toutes)
    tous|toutes (mes|nos|les|ces) {uploads}`,
};
