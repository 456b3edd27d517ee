import type { Lexicon } from '../lexicon.ts';

export const FRAMES: Lexicon['frames'] = {
  nothingElse: `sin (nada|nadie|ninguno|ninguna|otros|otras) (mas|otro|otra|clips|planos)
    y? nada|nadie mas
    y? eso es todo
    y? ya esta`,
  muteOthers: `(el resto|lo demas|los demas|todo lo demas|las demas) (en silencio|mudo|mudos|sin sonido|sin audio|silenciado|callado)
    silencia (el resto|lo demas|los demas|todo lo demas)`,
  open: `lo primero (que se vea|que salga|que aparezca|que se ve|que veamos)? que? {be}? <clips>
    no {start} {with} <than> (mejor|sino|sino que) {with}? <clips>
    {start} {reel}? {with} <clips>
    {start} por <clips>
    {put} <clips> {first}
    <clips> {be}? {first}
    {first} :? {put}? <clips>
    lo primero {be}? <clips>
    la primera|primer toma|plano|escena|imagen|clip {be}? <clips>
    que empiece|empieze|abra|comience|comienze {with} <clips>
    <clips> abre|empieza|inicia
    que <clips> abra|empiece|inicie`,
  close: `lo ultimo (que se vea|que salga|que aparezca|que se ve|que veamos)? que? {be}? <clips>
    {end} {reel}? {with} <clips>
    {put} <clips> {last}
    <clips> {be}? {last}
    {last} :? {put}? <clips>
    lo ultimo {be}? <clips>
    la|el ultima|ultimo toma|plano|escena|imagen|clip {be}? <clips>
    que termine|acabe|cierre {with} <clips>
    <clips> cierra|termina
    que <clips> cierre|termine
    por ultimo|finalmente <clips>`,
  place: `{put} <clips> en <ordinal> lugar|posicion?
    <clips> {be}? en <ordinal> lugar|posicion
    <clips> {be}? de? <ordinal>
    en <ordinal> lugar|posicion :? <clips>`,
  middle: `en (el|la) (medio|mitad|centro) {put} (a|al)? <clips>
    {put}? <clips> {be}? en el? medio|mitad|centro
    {put}? <clips> {be}? a la mitad
    en el? medio :? {put}? <clips>`,
  openAndClose: `{put}? <clips> al (principio|inicio|comienzo|empezar) y al (final|terminar|acabar)
    (empieza|abre|empezar|empiece|abra) y (termina|cierra|acaba|terminar|termine|cierre|acabe) con <clips>
    {start} {with} <clips> y {end} tambien? {with} (ella|eso|lo mismo|el mismo|la misma)`,
  firstThen: `primero :? <clips> luego|despues <than>`,
  orderNamed: `<clips> en ese|este|mismo|dicho orden
    en este|ese orden :? <clips>
    <clips> luego|despues <than>`,
  alternate: `<clips> (que)? se? (vayan|van|vaya|va) (turnando|alternando|intercalando)
    <clips> alternando|alternadas|alternados|alternandose|turnandose|intercalados|intercaladas
    alterna|alternar|alternando|intercala entre? <clips>
    alterna|alternar|alternando|intercala <clips> con <than>`,
  before: `<clips> (tiene|tienen|debe|deben|ha|han) (que|de)? (salir|ir|aparecer|estar|venir|verse) antes de|del|que <than>
    {put}? <clips> {be}? antes de|del|que <than>
    antes de|del <than> {put}? <clips>`,
  directlyBefore: '{put}? <clips> {be}? justo|inmediatamente antes de|del <than>',
  after: `<clips> (tiene|tienen|debe|deben|ha|han) (que|de)? (salir|ir|aparecer|estar|venir|verse) despues de|del|que <than>
    {put}? <clips> {be}? despues de|del <than>
    {put}? <clips> {be}? tras <than>
    despues de|del <than> {put} <clips>`,
  directlyAfter: '{put}? <clips> {be}? justo|inmediatamente despues de|del <than>',
  between: '{put}? <clips> {be}? entre <than>\n    entre <than> ,? {put} <clips>',
  include: `{want} <clips>
    {want} a <clips>
    con <clips>
    no olvides|te|se olvides? de? <clips>
    <clips> debe|deben|tiene|tienen que? salir|aparecer|estar|verse
    asegurate de que salga|aparezca|incluir <clips>
    al menos una toma|vez de? <clips>`,
  topicOf: `{video} de|del (solo)? <clips>
    {video} de <s> de|del (solo)? <clips>
    {making} (un|el|algo)? {video}? (de)? (unos|como|solo)? <s> de|del (solo)? <clips>
    <s> de|del <clips>`,
  topic: '{video} sobre <clips>\n    {video} de <s> sobre <clips>',
  exclude: `{drop} a|al? <clips>
    sin <clips>
    nada de|del <clips>
    fuera <clips>
    (prescinde|prescindir|prescindamos|paso) de|del <clips>
    (ahorrate|ahorranos|sobra|sobran) <clips>
    <clips> (sobra|sobran)
    no (me|nos)? (pongas|uses|muestres|incluyas|quiero|metas|ensenes|saques) (nunca|jamas|ni)? ver? a|al? <clips>
    que <clips> no (salga|salgan|aparezca|aparezcan|este|esten|se vea|se vean)
    que no salga|salgan|aparezca|aparezcan|este <clips>
    <clips> no|fuera
    <clips> no (debe|deben|tiene) (salir|aparecer|estar)
    deja fuera|afuera a|al? <clips>
    deja <clips> fuera|afuera
    no <clips>
    ni <clips>
    <clips> no (hace falta|hacen falta) (que salga|que aparezca)?
    <clips> no (tiene que|tienen que|debe|deben|puede|pueden|hay que) (salir|aparecer|estar|verse|entrar|ponerlo|ponerla)`,
  only: `(puro|pura|puros|puras) (tomas|planos|clips|escenas)? (de|del)? <clips>
    {want}? a|al? <clips> (nada mas|y ya|y punto|y ya esta|y listo|exclusivamente)
    solo|solamente|unicamente {want}? a|al? <clips>
    nada mas <clips>
    {want} solo|solamente|unicamente a|al? <clips>
    nada mas que <clips>
    <clips> y nada|nadie mas
    <clips> solamente|unicamente
    {drop} todo {apart} <clips>
    {drop} (todo lo|todos los {shots}|lo) que no (sea|sean|es|son|muestre|muestra|tenga|tiene|salga) (a|al|de|del)? <clips>
    solo donde|las|los|tomas|clips|partes con|de? <clips>`,
  everythingBut: `{want}? todo|todos|todas los|las? clips|tomas|videos|planos? {apart} <clips>
    todo menos|excepto|salvo <clips>`,
  exception: '{surelyApart} a|al? <clips>\n    menos <clips>',
  prefer: `prefiero|prefiere|preferiblemente|sobre todo|especialmente <clips>
    mas de|del? <clips>
    mucho|mucha|muchos|muchas <clips>
    centrate|enfocate|concentrate en <clips>`,
  mostly: `sobre todo|mayormente|principalmente <clips>
    la mayor parte de|del? <clips>
    casi todo <clips>`,
  less: `<clips> solo? si (sobra|queda|hay)? (tiempo|sitio|espacio)
    menos <clips>
    poco|poca|pocos|pocas <clips>
    no tanto|tanta|tantos|demasiado <clips>`,
  everyClip: `{want} todos|todas los|las|mis clips|videos|tomas|planos
    todos|todas los|las|mis clips|videos|tomas|planos
    {want} todo
    sin dejar ninguno|nada fuera
    no dejes nada|ninguno fuera`,
  noRepeats: `sin repetir|repeticiones nada|clips|planos?
    no repitas nada|ningun|clips|planos clip|plano?
    no (repitas|repita|repitan) (los|las|mis) {shots}
    ningun clip|plano dos veces
    cada clip una sola? vez`,
  times: `<clips> <times>
    <times> <clips>
    repite <clips> <times>?`,
  shareOfReel: `<share> (de|del) (tiempo|metraje|video|reel|clip|total) {be}? (de|para|con|en|a|sea|sean|salga|salgan)? <clips>
    <share> de|del? {video}? {be}? de|para|con|en? <clips>
    <clips> {be}? durante|ocupe|ocupa|en? <share> de|del? {video}|tiempo?
    que <clips> ocupe|sea <share>`,
  ratio:
    '<times> de <clips> que de? <than>\n    <times> de tiempo para? <clips> que para? <than>\n    <clips> <times> que <than>',
  moreThan:
    'mas de|del? <clips> y menos de|del? <than>\n    menos de|del? <than> y mas de|del? <clips>\n    mas (a|de|del|al) <clips> que (a|de|del|al)? <than>\n    mas <clips> que <than>\n    mas de|del <clips> que de|del <than>',
  asMuchAs: 'tanto|tanta|tantos|tantas <clips> como <than>\n    igual de <clips> que de? <than>',
  partRange:
    '<range> de|del <clips>\n    de|del <clips> <range>\n    <clips> de|del? <range>\n    {want}? (solo)? (del|de los|de)? <range> de|del <clips>\n    de|del <clips> solo? (del|de)? <range>\n    (de|del) <clips> {want} solo? (del|desde el|desde|de)? <range>',
  partFirst:
    '(del|de) <clips> {want}? (solo|solamente)? los? primeros <s>\n    los|las? primeros <s> de|del <clips>\n    solo? los primeros <s> de|del <clips>\n    del|de <clips> solo? los? primeros <s>\n    {want} los? primeros <s> de|del <clips>',
  partLast:
    '(del|de) <clips> {want}? (solo|solamente)? los? ultimos <s>\n    los|las? ultimos <s> de|del <clips>\n    solo? los ultimos <s> de|del <clips>\n    del|de <clips> solo? los? ultimos <s>\n    {want} los? ultimos <s> de|del <clips>',
  dropFirst:
    '{drop} (el|los)? (primer|primeros) <s> (de|en) (todos|todas|cada) (los|las|uno|una)? (clips|clip|videos|video)? | {drop} el|los? primer|primeros <s> de|del? cada|todos? clip|clips|uno|una?\n    {drop} el|los? primer|primeros <s> de|del <clips>',
  dropLast:
    '{drop} el|los? ultimo|ultimos <s> de|del? cada|todos? clip|clips|uno|una?\n    {drop} el|los? ultimo|ultimos <s> de|del <clips>',
  partWhole:
    '{want}? entero|entera|completo|completa <clips>\n    <clips> entero|entera|completo|completa\n    no cortes <clips>',
  section: `los? primeros <s> {be}? solo|solamente? con|de|del|para? <clips>
    los? siguientes|proximos <s> {be}? con|de|del|para? <clips>
    los? ultimos <s> {be}? solo|solamente? con|para? <clips>
    los? siguientes|proximos|ultimos <n> {be}? con|de|para? <clips>
    luego|despues <s> de|con <clips>
    (el|lo) (resto|demas) (es|con|para|de|:)? <clips>
    y? (luego|despues|entonces) <s> <clips>
    <clips> (durante|en)? (el|lo) resto`,
  timedSection: '<range> : <clips>\n    <range> <clips>',
  hold: `{want}? <s> de|del|con|para|a <clips>
    <clips> dure|dura|durante|por|tenga|unos? <s>
    que <clips> dure|dura|este <s>
    deja|manten <clips> durante|por? <s>
    dale <s> a <clips>
    {put}? <clips> <s>
    quedate|queda|quedarse <s> en <clips>
    que se quede <s> en <clips>`,
  longer:
    '{put}? <clips> mas tiempo|largo|larga\n    mas tiempo para|de|en|a <clips>\n    que <clips> dure mas',
  shorter:
    '{put}? <clips> mas corto|corta|breve\n    menos tiempo para|de|en <clips>\n    que <clips> dure menos',
  length: `{reel}? que? dure|dura|duracion|durar|duren de|: <s>
    {reel}? que dure|dura <s>
    duracion|dura|dure|largo|total de|:? <s>
    <s> en total|de duracion|largo
    <s> de duracion|total
    {video} de <s>
    en|de <s>
    hazlo|haz|quiero|corta|deja algo|lo|un|una? {video}? de|en? <s>
    que no dure mas de? <s>
    <s> en total
    en total (sean|son|dure|que dure|que sean|unos|que sea)? <s>`,
  lengthShort:
    'no muy|demasiado largo|larga | cortito | breve | algo corto | que sea corto|breve | no tan largo | {video} corto',
  lengthLongest: 'lo mas largo posible | tan largo como puedas|haga|sea falta?',
  secondsOfEach: `<s> (de|por) cada (uno de|una de)? (los|las|mis|estos)? clip|clips|video|videos|archivo|archivos
    <s> de (todos|todas) (los|las|mis|estos)? (mis)? clips|videos|archivos`,
  cutLength: `<s> {each}
    {each} {be}? dure|de|durante|por? <s>
    {shots} de <s>
    cada {shots} {be}? dure|de|durante|por? <s>
    cambia|corta cada <s>`,
  count: '<n> {shots}\n    {shots} : <n>',
  countPerClip: '<n> {shots} de|por cada? clip|video|uno',
  countOf: '<n> {shots} de|del|con <clips>',
  paceFast:
    'rapido|rapida|dinamico|dinamica|agil|trepidante | ritmo rapido|alto|vivo|acelerado|dinamico | cortes rapidos | mucho ritmo | a toda velocidad',
  paceSlow:
    'lento|lenta|pausado|pausada | ritmo lento|tranquilo|calmado|pausado|suave | sin prisa|prisas | despacio | cortes lentos',
  paceMedium: 'ritmo medio|moderado|normal | ni rapido ni lento | ni muy rapido ni muy lento',
  courseFaster:
    'de mas? lento|lenta|despacio a mas? rapido|rapida | cada vez mas rapido|rapida|intenso | {start} lento|despacio|suave|tranquilo y? luego? acelera|rapido|termina|acaba|acabe|termine|vaya|acelere|mas mas? rapido? | de menos a mas | acelera|acelere|acelerando hacia|al el? final',
  courseSlower:
    'cada vez mas lento|tranquilo|calmado|lenta | final tranquilo|suave|calmado | {end} tranquilo|suave|suavemente|calmado|despacio|lento | de mas a menos',
  orderFilmed:
    'orden cronologico | cronologicamente | en el? orden en que|el que? lo|se|los? grabe|grabamos|grabo|filme|filmamos|paso|grabaron|rode|rodamos|sucedio|ocurrio? | en orden | tal como paso|ocurrio | mismo orden | orden de grabacion',
  orderUploaded: 'en el? orden en que|el que? los|las? subi|subimos|he|anadi subido?',
  orderBackwards:
    'al reves | orden inverso | en orden inverso | hacia atras | de atras hacia|para adelante|delante | del ultimo al primero | del final al principio',
  orderBestFirst: 'lo mejor primero | {start} con lo|el|la mejor toma|plano|clip?',
  orderBestLast:
    'lo mejor|el|la mejor? {last} | guarda|deja lo mejor para el final | {end} con lo|el|la mejor toma|plano|clip?',
  orderShuffled:
    'al azar | orden aleatorio | aleatorio | mezcla|mezclar todo|los|las clips? | mezclados | mezclalo todo?',
  speechOnly:
    'solo|solamente cuando|donde|las|los|partes|gente hablan|habla|hablo|partes|hablando|conversaciones habladas? | solo hablando | solo las voces | solo lo que digo|dice|dicen|decimos',
  speechClear:
    'limpia|limpiar|limpie la|las|el? voz|voces|audio | voces|voz claras|clara|nitidas|nitida | haz|hacer|que la|las? voz|voces mas? claras|clara | sin|quita|quitar|elimina|eliminar|reduce|reducir el|los? ruido|ruidos|zumbido|siseo de? fondo?',
  speechFluent:
    'sin|quita|quitar|elimina|eliminar|corta|cortar las|los? muletillas|titubeos|tartamudeos|pausas|silencios',
  speechNone:
    'sin hablar|voz|voces|charla|dialogo|dialogos|conversaciones | que nadie hable | sin que nadie hable | sin que (hable|hablen|diga nada|se oiga hablar a) (nadie|ninguno|ninguna) | {drop} las? partes|conversaciones|voces habladas|donde? hablan|habla|hablo? | nada de charla|hablar',
  speechPrefer:
    'que se oiga|escuche|entienda lo que digo|dice|dicen|decimos | deja|manten las? voces|conversaciones | deja|manten|conserva todo? lo que se? digo|dice|dicen|decimos',
  speechWhole:
    'no cortes|corte las? frases|frase|palabras|habla | sin cortar frases|palabras|a|las nadie|frases? | frases completas|enteras',
  audioOriginal: '{sound} original|natural|ambiente | con {sound} | manten|deja|conserva|usa el? {sound}',
  audioMute:
    'sin {sound} | mudo|silenciado|silencio | en silencio | {drop} el|todo? {sound} | silencia todo|el|lo video|sonido?',
  hearOnly: `que se (oiga|escuche|oigan|escuchen) (solo|solamente|unicamente|nada mas que) (a|al|el|la)? <clips>
    (solo|solamente|unicamente) (quiero|queremos) (oir|escuchar) (a|al)? <clips>
    solo|solamente que? se? oiga|escuche|oye a|al? <clips>
    solo el {sound} de|del <clips>
    que se? oiga|escuche solo? a|al? <clips> y? el|lo|los? resto|demas en|sin|mudo silencio|sonido?
    silencia todo {apart} <clips>
    todo en silencio {apart} <clips>
    (se oye|se escucha|que se oiga) (solo|solamente) a|al? <clips>`,
  mute: 'silencia|calla|mutea|silenciar a|al? <clips>\n    <clips> sin {sound}\n    {drop} el {sound} de|del <clips>\n    sin el? {sound} de|del <clips>',
  quieter:
    'baja|bajale|bajar el? volumen|sonido|audio de|del|a <clips>\n    <clips> mas bajo|baja|suave|flojo\n    bajale a <clips>',
  louder:
    'sube|subele|subir un? poco? el|la? volumen|sonido|audio|voz de|del|a <clips>\n    <clips> mas alto|alta|fuerte',
  musicAdd:
    'con {music} | {music} animada|alegre|tranquila|suave|epica|movida|relajante | pon|anade|agrega|quiero una|la|algo|de? {music} de? fondo? | {music} _? de fondo',
  musicNone:
    '(la)? {music} (apagada|cortada|fuera) | sin {music} | nada de {music} | no pongas|quiero {music} | {drop} la {music}',
  musicOnly: 'solo {music} | solo la {music} | solo con la? {music} | nada mas que {music}',
  musicOnBeat:
    'al ritmo de|del la? {music}? | cortes|corta|cortar|cortando al ritmo|compas|beat de|la? {music}? | sincronizado|sincroniza con|a|al la? {music}|ritmo|beat',
  musicUnderSpeech:
    '{music} mas? baja|bajita|suave bajo la|las? voz|voces|palabras | {music} mas? baja|bajita|suave cuando|mientras hablo|habla|hablan|hablamos | baja la {music} cuando|mientras hablo|habla|hablan|hablamos|alguien habla?',
  musicAtDrop: '{start} con|en el drop | en el drop',
  keepAudioOf:
    'que se oiga|oigan|escuche|escuchen a|al? <clips>\n    {want} oir|escuchar a|al? <clips>\n    deja|manten|conserva|guarda el {sound} de|del <clips>',
};
