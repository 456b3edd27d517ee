import type { Lexicon } from '../lexicon.ts';

export const PHRASES: Lexicon['phrases'] = {
  video: 'video|reel|montage|film|clip|court|edit|recap|resume',
  reel: 'tout | le|la|ma|mon|notre|cette|ce|un|une {video} | ca | le tout',
  be: 'est|soit|sont|soient|doit|doivent|devrait|vient|va|reste etre|aller|venir? en?',
  with: 'par|avec|sur|en',
  start:
    'commence|commencez|commencer|commencant|demarre|demarrez|demarrer|debute|debutez|debuter|ouvre|ouvrez|ouvrir|ouvrant|commences',
  end: 'finis|finissez|finir|finit|finissant|finisse|termine|terminez|terminer|terminant|conclus|cloture|cloturer|acheve|ferme|clos|conclure|termines',
  put: 'mets|mettez|mettre|place|placez|montre|montrez|garde|gardez|veux|voudrais|utilise|avec|prends|laisse|aimerais',
  first:
    'des le debut | des le depart | des l ouverture | abord | d abord | en premier|premiere|ouverture|intro|introduction | au tout? debut | en tout premier | tout au debut | pour commencer|ouvrir|demarrer | comme ouverture|intro|premier|premiere plan|image|scene? | premierement | au commencement',
  last: 'la? toute derniere (chose|image|scene)? (qu on voit|que l on voit|qu on voie)? | tout dernier | en dernier|derniere|fin|conclusion|cloture | a la fin | tout a la fin | pour finir|terminer|conclure | pour la fin | comme fin|conclusion|dernier|derniere plan|image|scene? | a la toute fin | enfin',
  onlyOf: 'juste | seulement | uniquement | que',
  shots: 'clips|clip|plans|plan|scenes|scene|coupes|images|image|videos|extraits|prises',
  sharedTime: 'ensemble | reunis|reunies | a eux|elles deux|trois|quatre|tous | en bloc',
  each: 'chacun|chacune | par clip|plan|scene|image|video|extrait|coupe | chaque clip|plan|scene|image|video|extrait? | pour chaque clip|plan|scene',
  sound: 'son|audio|bruit|sons',
  music: 'musique|chanson|morceau|bande_son',
  cap: 'sous titres|titre|titrage|titree | soustitres|sous-titres',
  apart: 'sauf|hormis|excepte | a part | a l exception de|du|des | mis a part',
  surelyApart: 'sauf|hormis|excepte | a part | a l exception de|du|des | mis a part',
  lastly: 'et? enfin|finalement | et? pour finir',
  thenWords:
    'puis|ensuite | , apres | et puis|ensuite|apres | suivi|suivie de|du|des|par | , puis | apres ca | {lastly}',
  takeBack:
    'non ,? attends | attends non? | non ,? plutot | ou plutot | oublie ca | laisse tomber | je veux dire | enfin non | pardon non? | non pardon | euh non | non finalement | enfin ,? disons|plutot|non | non non | ah non | ou mieux | enfin bref',
  neverMind: 'laisse|laissez tomber',
  takeBackThing: 'non | pardon',
  takeBackNumber: 'non | plutot | enfin | pardon | finalement',
  order: 'ordre',
  provided: 'si|s|quand',
  takesTime: 'dure|fait',
  unless: 'sauf si | a moins que | a moins de',
  but: 'mais',
  reason: 'parce que | parce qu | puisque | vu que | car',
  placedBefore: 'avant',
  placedAfter: 'apres',
  until: 'jusqu|jusque|avant|quand',
  instead: 'plutot | mets | disons | fais',
  noSuch: 'pas de|d | aucun|aucune',
  other: 'autre|autres',
  hedge:
    '(ce|ca) serait (bien|cool|top|sympa|genial|chouette|mieux) (si|que|d|de)? | (je|j) (sais pas|ne sais pas|pense que|crois que|pensais a) | (et)? le reste (peu importe|normal|normalement|comme tu veux) | mon idee (c est|est|etait) | l ideal (c est|serait|est)',
  askedNot: '(m a|nous a|a|ont) (demande|prefere) (a|de)? ne? pas | prefere|preferent ne? pas',
  out: 'dehors',
  yes: 'oui',
  whatSaid: 'ce que|qu',
  midway: 'pile|juste? au milieu',
  adjunct:
    '{first} | {last} | au milieu | en noir | au ralenti | en ralenti | dans cet|ce|l ordre | dans l ordre | avec des|un|une sous|titre|texte|musique|fondus|fondu|transitions|filtre | avec sous | en musique | sans | pendant _ secondes|seconde | avant | apres | en rythme | au rythme | sur le rythme|beat | pour instagram|tiktok|youtube | sur instagram|tiktok|youtube | entre | au total | en tout | a l envers | en sens inverse | deux|trois fois | s il te|vous plait',
  look: 'tons|ton|couleurs|couleur|look|filtre|lumiere|style|ambiance|rendu|teintes',
  drop: 'enleve|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|supprimer|coupe|coupez|exclus|exclure|saute|evite|evitez|eviter|vire|oublie | laisse|laissez tomber | laisse|laissez de cote | ote | zappe',
  want: 'mets|mettez|montre|montrez|montrer|inclus|incluez|inclure|ajoute|ajoutez|utilise|utilisez|garde|gardez|garder|veux|voudrais|aimerais|prends | veux|voudrais|aimerais|faut voir|avoir | il faut | faut',
  headsLeftOut:
    'sans|exclus|exclu|exclure|enlever|retirer|supprimer|oublier|jamais|non|pas|interdit|interdits | hors du? {video}? | pas (dedans|utilise|utilises|a utiliser) | pas dans (la|le|cette|ce) {video} | a (enlever|exclure|eviter|retirer|laisser de cote) | (ne)? pas (utiliser|mettre|montrer) | laisser de cote | ce que je ne veux pas',
  headsIncluded:
    'dedans|obligatoire|obligatoires|indispensable|indispensables|inclure|inclus|toujours | dans (la|le|cette|ce) {video} | a (inclure|garder|montrer|mettre) | ce que je veux | il (me)? faut',
  headsOnly:
    'seulement|uniquement|exclusivement|juste | rien que | seulement (ces|les) (clips|plans|videos)?',
  headsMuted: 'muet|muets|muette|muettes | sans (le)? son | son coupe | couper le son',
  headsLouder: 'fort | plus fort',
  headsQuieter: 'doucement | moins fort | plus bas',
  headsSlow: 'lent|lents | au|en? ralenti',
  headsFast: 'rapide|rapides | en? accelere',
  headsLonger: 'long|longs | plus (long|longs|longtemps)',
  headsShorter: 'court|courts|bref|brefs | plus (court|courts)',
};
