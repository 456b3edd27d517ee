import type { Lexicon } from '../lexicon.ts';

export const EVERYDAY_PHRASES: Lexicon['phrases'] = {
  furtherTime: 'otros|otras | los|las siguientes|proximos',
  levelsNoun: 'volumen|volumenes|niveles|nivel|mezcla|sonido|audio',
  levelUp: 'arriba|alto|alta | mas alto|alta|fuerte',
  levelDown: 'abajo|bajo|baja|bajito|bajita | mas bajo|baja|bajito',
  levelOff: 'fuera|apagado|apagada|mudo|muda | en silencio | a cero | sin sonido',
  must: '(tiene|tienen|debe|deben|deberia|deberian|ha|han) (que|de)?',
  uploads: 'clip|clips|archivo|archivos|video|videos|toma|tomas',
  asItIs: 'tal cual | como esta|estan | tal como esta|estan | asi | igual | sin tocar',
  yours: 'mi|nuestro propio? orden | mi|nuestra propia? secuencia',
  somebody: 'alguien|gente|alguno|nosotros | la gente',
  speaks: 'habla|hable|hablan|hablen|hablando|hablar|hablamos',
  whenSo: 'cuando|mientras|donde | en cuanto | cada vez que',
  getsShorter: 'cada vez? mas cortos|cortas|corto|rapidos|rapidas',
  getsLonger: 'cada vez? mas largos|largas|largo|lentos|lentas',
  writing: 'texto|titulo|rotulo|cartel|letrero|frase',
};

/** More of what people say day by day; the other languages have the same in their tables of that name. */
export const EVERYDAY: Lexicon['frames'] = {
  open: `<clips> {must} (abrir|empezar|arrancar|comenzar|iniciar|inaugurar|dar inicio) {reel}?
    (que)? <clips> (de|den|da|dan|dar) (el)? (pistoletazo|pistoletazo de salida|arranque|inicio)`,
  close: `<clips> {must} (cerrar|terminar|acabar|rematar|concluir) {reel}?`,
  place: `<clips> (como|de|en)? (toma|plano|clip|escena|imagen) numero? <n>
    <clips> (como|de|en) (el)? numero <n>`,
  excludeOfIt: `(asi que|entonces)? (fuera|afuera) con (eso|esto|el|ella|ellos|ellas)`,
  exclude: `<clips> ,? (yo)? (la verdad)? no (lo|la|los|las) (necesito|necesitamos|quiero|queremos) (para nada|de verdad|en absoluto)
    (ni|tampoco) (siquiera)? (a|al) <clips>
    {drop} (al|el|la|los|las) (de|del) <clips>
    {drop} a (la|los|las) (de|del) <clips>`,
  hold: `(deja|deje|dejen|dejad|dejar) (que)? <clips> (correr|corra|rodar|ruede|durar|dure|andar) (por|durante)? <s>`,
  orderUploaded: `(respeta|respetar|manten|mantener|deja|sigue|conserva|guarda|usa) {yours} {asItIs}?
    en {yours}
    (respeta|manten|mantener|deja|conserva) (el orden|la secuencia) de (los|mis|las) {uploads} {asItIs}?
    (el orden|la secuencia) de (los|mis|las) {uploads} (se queda|queda|que quede|debe quedar|tiene que quedar) {asItIs}?
    (ve|pasa|recorre|sigue|repasa|usa) (por)? (todos)? (los|mis|las) {uploads} (en orden)? (del primero al ultimo|de la primera a la ultima|desde el primero hasta el ultimo|de principio a fin)
    (del|desde el) primer {uploads} (que {sent})? (al|hasta el) ultimo`,
  orderBackwards: `(del|desde el) ultimo {uploads}? (que)? {sent}? (al|hasta el) primero? (que)? {sent}?
    de la ultima (toma)? (que)? {sent}? a la primera`,
  cutLengthFrom: `no (cortes|corte|cortar|corten|cambies|cambie|cambiar) (de plano|de toma|de clip|de imagen)? (antes de|antes de que pasen|hasta que pasen|hasta que hayan pasado|hasta pasados) <s> (pasen|hayan pasado)?
    (sin|ningun|nada de) (cortar|corte|cortes|cambio|cambios) antes de <s>
    espera <s> antes de (cada)? (cortar|corte|cambiar)`,
  speechNone: `{drop} (todo|todos|todas|cualquier|cada)? (lo|las|los)? (partes|parte|trozos|trozo|momentos|{shots})? (donde|en que|en los que|en las que|en el que|en la que|cuando|que|con) (tenga|tengan|tiene|haya|hay|salga|sale)? a? {somebody} (que)? {speaks}
    (nada|ningun|ninguna) ({shots})? (donde|en que|en la que|en el que|que|con) (tenga|tiene|haya|salga)? a? {somebody} (que)? {speaks}`,
  courseFaster: `(primero|al principio|al inicio|empezando con)? (planos|tomas|clips|cortes) (largos|largas|lentos) (al principio|primero|al inicio)? ,? (y)? (luego|despues|y luego)? {getsShorter}
    (planos|tomas|clips|cortes) {getsShorter}
    cada vez mas (cortos|cortas)`,
  courseSlower: `(primero|al principio|al inicio|empezando con)? (planos|tomas|clips|cortes) (cortos|cortas|rapidos) (al principio|primero|al inicio)? ,? (y)? (luego|despues|y luego)? {getsLonger}
    cada vez mas (largos|largas)`,
  evenOfThem: `(ambos|ambas|los dos|las dos) (con la misma duracion|igual de largos|igual de largas|el mismo tiempo)
    (los|las) <n> (con la misma duracion|igual de largos|igual de largas|el mismo tiempo|iguales)
    todos|todas (los|las) <n> (con la misma duracion|igual de largos|igual de largas|el mismo tiempo)`,
  quieter: `{levelsNoun} : <clips> {levelDown}
    <clips> {must}? (ser|sea|sonar|suene|estar|este)? (lo|la|el)? mas (bajo|baja|flojo|suave) (de todo|de todos|que {others}|que todo)`,
  louder: `{levelsNoun} : <clips> {levelUp}
    <clips> {must}? (ser|sea|sonar|suene|estar|este)? (lo|la|el) (que)? mas (fuerte|alto|se oiga) (de todo|de todos|que {others}|que todo)?
    <clips> {must}? (ser|sea|sonar|suene|estar|este)? mas (fuerte|alto|alta) que ({others}|todo|los demas|nada)`,
  muteOthers: `{levelsNoun} : {others} {levelOff}`,
  quieterOthers: `{levelsNoun} : {others} {levelDown}`,
  mute: `{levelsNoun} : <clips> {levelOff}
    (quita|quitar|corta|cortar|apaga|apagar|silencia) (el)? {sound} {whenSo} _? <clips> _?
    sin {sound} {whenSo} _? <clips> _?
    {whenSo} _? <clips> ,? (quita|corta|apaga|silencia) el {sound}
    (que)? <clips> (que)? se (vea|vean|ve|ven) ,? pero (que)? no se (oiga|oigan|oye|oyen|escuche|escuchen|escucha)
    que se (vea|vean) (a|al)? <clips> ,? pero (que)? no se (oiga|oigan|escuche|escuchen)
    <clips> : (si|dentro|sale|que salga|en el video) ,? (pero)? (mudo|muda|en silencio|sin sonido|sin audio)`,
  fadeOut: `(cuando|una vez que) (todo|esto)? (se)? (acabe|termine|acaba|termina|haya terminado|haya acabado) (todo|el video)? ,? (que)? (se)? (ve|vete|vaya|va|funde|funda|pasa|pase|ir) {slowly}? (a|hacia|al) negro {slowly}?
    {last} ,? (que)? (se)? (ve|vete|vaya|va|funde|funda|pasa|pase) {slowly}? (a|hacia|al) negro {slowly}?`,
  titleOpening: `{put}? (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan) :? <text> {first}`,
  titleEnding: `{put}? (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan) :? <text> {last}`,
  orderNamed: `en (el|este) orden (siguiente)? :? <clips>`,
  alternate: `<clips> (hablando|hablen|que hablen|salgan|que salgan|que vayan)? (por turnos|uno detras del otro por turnos|cada uno en su turno|cada uno por turno|a turnos|turnandose|ora uno ora otro)`,
};
