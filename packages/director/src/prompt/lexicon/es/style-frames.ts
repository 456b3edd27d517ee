import type { Lexicon } from '../lexicon.ts';

/** How it looks, what is written on it, and what it is for. */
export const STYLE: Lexicon['frames'] = {
  gradeNatural:
    'colores|color|look naturales|natural | sin filtros|filtro|efectos | natural | colores reales',
  gradeWarm:
    '{look} (bien|mas|muy|super|bastante)? calidos|calido|calida|dorados|dorada|dorado|caliente|otonal | calido|calida | luz dorada|calida | {look} de atardecer',
  gradeCool: '{look} (bien|mas|muy|super|bastante)? frios|frio|fria|azulados|azules|helado | frio|fria',
  gradeVivid:
    '{look} (bien|mas|muy|super|bastante)? vivos|vivo|intensos|vibrantes|brillantes|saturados|fuertes | que los colores brillen|destaquen|resalten | vibrante|colorido|colorida | mucho|mas color',
  gradeSoft: '{look} (bien|mas|muy|super|bastante)? suaves|suave|pastel|pasteles|apagados | tonos pastel',
  gradeCinematic:
    'cinematografico|cinematografica|cinematico|cinematica | {look} de? cine|pelicula | como una|de pelicula',
  gradeVintage:
    '(como|tipo|de) (una|en una)? (foto|fotos|pelicula|postal) (antigua|antiguas|vieja|viejas|amarillenta|amarillentas) | vintage|retro|antiguo|antigua|nostalgico|sepia|analogico | {look} antiguo|viejo|retro|vintage | de epoca',
  gradeBlackAndWhite: 'blanco y negro | b y n | monocromo | sin color',
  transitionCut:
    'cortes|corte secos|directos|limpios|simples|seco|directo|simple | sin transiciones|fundidos',
  transitionCrossfade:
    'fundidos|fundido encadenados|encadenado|cruzado|cruzados|suaves|suave? | transiciones|transicion suaves|suave|fluidas | fundidos|disolvencia|disolvencias|disolver | fundido|fundidos entre los|las|cada|mis? {shots}?',
  transitionDip: 'fundido|fundidos a negro entre los|las|cada|mis? {shots} | por negro entre',
  fadeIn:
    'fundido de entrada|apertura | {start} desde|con|en un? fundido|negro desde? negro? | fundido desde negro | fade in',
  fadeOut:
    '(funde|fundir|fundido) a negro (al final|al acabar) | fundido de salida|cierre | fundido a negro al? final? | {end} con|en|a un? fundido|negro a? negro? | fade out | (que)? se (vaya|va|funda|funde) (despacio|lentamente)? a negro (al final|al acabar|al terminar)? | desvanece|desvanecido al final?',
  fadeBoth: 'fundido de entrada y de? salida | fundido al principio y al? final',
  titleOpening: `{put} (un|el)? (titulo|texto|rotulo) (al|en el) (principio|inicio|comienzo) : <text>
    {put}|escribe (la|las|el)? (palabra|palabras|frase|texto) <text> {first}
    escribe {first} :? <text>
    (titulo|texto|rotulo) <quote> {first}?
    titulo|texto|rotulo : <text>
    {put}|escribe el|un? titulo <text> {first}
    titulo <text> {first}
    ponle|pon|ponme|dale (de|como|el|un)? titulo :? <text>
    {put}|escribe|anade el|un|como? titulo|texto|rotulo|palabras? que? diga|ponga|:|de? <quote> {first}?
    {put}|escribe|anade el|un titulo|texto|rotulo que? diga|ponga|: <text>
    con el? titulo|texto <text>
    <quote> {first}
    <quote> como|de titulo
    escribe <text> {first}
    al principio|inicio el? texto|titulo <text>`,
  titleEnding: `{last} (escribe|escribes|escriba|escribir|escribid) (por favor)? (el texto|la frase|las palabras|el titulo)? :? <text>
    (escribe|escribes|escriba|escribir|escribid) (el texto|la frase|las palabras)? <text> {last}
    {put}|escribe (la|las|el)? (palabra|palabras|frase|texto) <text> {last}
    escribe {last} :? <text>
    {put}|escribe|anade el|un? titulo|texto|rotulo|palabras? que? diga|ponga|:? <quote> {last}
    {end} con el|un|las? titulo|texto|rotulo|palabras|frase? <quote>
    al final el|un? texto|titulo|rotulo? que? diga|ponga? <quote>
    <quote> {last}`,
  titleAtOpening:
    'con un titulo al? principio|inicio | {put}|anade un titulo | un titulo al principio|inicio',
  noTitle: 'sin titulo|titulos|rotulos',
  noText: 'sin texto|textos|letras en? pantalla? | nada de texto',
  name: 'llamalo|titulalo|llamala <text>\n    que se llame <text>\n    llamado|titulado <text>',
  captions: '{cap} | con {cap} | pon|anade|agrega {cap} | {cap} para lo que se? dice|digo|hablan',
  onlyGood:
    'solo|solamente lo|los|las mejor|mejores|buenos|buenas {shots}|momentos? | lo mejor de todo? | los? mejores momentos|clips|planos',
  noBoringParts:
    'sin|nada de? partes|nada|momentos|tiempos? aburridas|aburrido|aburridos|muertos | {drop} lo|las|los partes|momentos? aburrido|aburridas|aburridos | que no aburra | que no sea aburrido | entretenido',
  keepFaulty:
    'deja|manten|usa|incluye|pon <clips> igual|igualmente|aunque este|sea|este|tiemble|se|mueva? movido|movida|oscuro|oscura|borroso|borrosa|temblorosa?\n    <clips> esta movido|movida|oscuro|oscura|borroso|borrosa|temblorosa pero me? encanta|gusta|dejalo|dejala|usalo|usala dejalo|dejala|usalo|usala|asi? igual?',
  instagram: 'para|en mi? instagram|insta',
  tiktok: 'para|en mi? tiktok',
  youtube: 'para|en mi? youtube shorts?',
  whatsapp: 'para|en mi|el? whatsapp',
  facebook: 'para|en mi? facebook',
  closeUps: 'primeros planos | primer plano | planos detalle|cerrados | detalles',
  wideShots: 'planos generales|abiertos|amplios | panoramicas',
  variety: 'variado|variedad | que no se repitan parecidos | sin dos planos parecidos|iguales seguidos?',
  moodEnergetic:
    'energico|energica|energia|animado|animada|potente|movido|marchoso | con|mucha energia | con marcha|fuerza',
  moodCalm: 'tranquilo|tranquila|calmado|calmada|relajado|relajada|relajante|sereno|relax|zen',
  moodHappy: 'alegre|feliz|divertido|divertida|optimista',
  moodFunny: 'gracioso|graciosa|comico|humor|chistoso',
  moodRomantic: 'romantico|romantica|tierno',
  moodDreamy: 'magico|magica|onirico|onirica|sonador|sonadora',
  moodEpic: 'epico|epica|dramatico|grandioso',
  moodDark: 'misterioso|melancolico|sombrio|siniestro',
  cosy: 'acogedor|acogedora|hogareno|emotivo|emotiva|conmovedor|conmovedora',
  shine: 'que brille|destaque|resalte | hazlo brillar',
  cool: 'molon|guay|chulo',
  aesthetic: 'estetico|aesthetic|elegante|minimalista',
  hook: 'con? gancho',
  voiceOver: 'voz en off | narracion | narrador',
  zoom: 'zoom|zooms | acerca la camara',
  splitScreen: 'pantalla dividida|partida',
  stickers: 'emojis|emoji|stickers|pegatinas|gifs|logo',
  effects: 'efectos especiales | efectos|glitch|destellos',
  freezeFrame: 'congela|congelar la? imagen?',
  stabilise: 'estabiliza|estabilizar|estabilizalo',
  reverseMotion: '<clips> al reves | rebobina <clips> | <clips> marcha atras',
  upright: '(en|formato|modo)? (formato|modo)? vertical',
  brightness:
    '(mas|menos) (brillo|contraste|luz|exposicion) | (mas|menos) (claro|oscuro|luminoso|brillante) | aclara|oscurece <clips>',
  swap: '(intercambia|cambia|cambiar|intercambiar) <clips> (y|con|por) <than> (de sitio|de lugar)? | (intercambia|intercambiar) <clips>',
  aspectRatio: 'horizontal|apaisado|cuadrado | 16:9',
  translate: 'traduce|traducir|traducido',
  postIt: 'publica|publicalo|sube|subelo|subirlo en|a instagram|tiktok|youtube|facebook|mi',
};
