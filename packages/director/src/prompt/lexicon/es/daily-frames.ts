import type { Lexicon } from '../lexicon.ts';

export const DAILY_PHRASES: Lexicon['phrases'] = {
  restOf:
    '(el|lo|los|las) (resto|demas) | todo lo demas | (todos|todas) (los|las) demas | (los|las) (otros|otras) | (las otras|los otros) (tomas|clips|videos|partes)',
  softly: '(muy|bien|mas|super)? (baja|bajita|bajito|flojita|floja|suave|suavecita|de fondo)',
  talks:
    'habla|hable|hablan|hablen|hablo|hablamos|cuenta|cuente|cuentan|dice|diga|dicen|explica|explique|charla | (esta|este|estan) hablando',
  atSpeed: '(a|en) camara super? (lenta|rapida) | ralentizado|ralentizada|acelerado|acelerada',
  background: 'de fondo | por debajo | detras',
  tooMuch:
    '(habla|hablan|canta|cuenta|dura|duran) (demasiado|mucho|muchisimo|un monton|una barbaridad|mazo|sin parar) | (es|son|se hace|se hacen|queda|quedan) (demasiado|muy|un poco|larguisimo) (largo|larga|largos|largas|pesado|pesada)? | (se)? (enrolla|alarga) (mucho|demasiado|un monton)? | no para (de hablar)?',
  keptTo:
    '(dejalo|dejala|dejalos|dejalas|ponlo|ponla)? (deja|corta|recorta|acorta|usa|pon|saca|quedate)? (lo|la|los|las)? (solo|con|en|a|solo en)?',
  onScreenMore: 'mas (tiempo|rato|segundos|minutos)? (en pantalla|en camara|en el {video}|en escena)?',
};

/** Everyday wordings over real clips; the other languages have the same in their tables of that name. */
export const DAILY: Lexicon['frames'] = {
  musicUnderSpeech: `(baja|bajale|bajad|bajen|bajar|bajame|quita|quitale) {abit}? (el volumen)? (a|de)? (la|el)? {music} {whenSo} (a|al)? <clips> {talks}
    (baja|bajale|bajad|bajen|bajar|bajame|quita|quitale) {abit}? (el volumen)? (a|de)? (la|el)? {music} {whenSo} {talks} <clips>
    {put}? (con|la|el)? {music} {background}? {softly} {background}? {whenSo} (a|al)? <clips> {talks}
    {put}? (con|la|el)? {music} {background}? {softly} {background}? {whenSo} (a|al)? <clips>
    {put}? (con|la|el)? {music} {background}? {softly} {background}? {whenSo} {talks} <clips>
    {put}? (con|la|el)? {music} {background}? {softly} {background}? {whenSo} {talks}
    {put}? (con|la|el)? {music} {background}? (que)? (suene|este|vaya)? (muy|bien|mas|super)? (baja|bajita|bajito|flojita|floja) {background}?`,
  musicAdd: `(con|ponle|metele|{put})? (una|la|alguna|algo de)? {music} (muy|bien|mas|super)? (tranqui|tranquila|calmada|tranquilita|suave|suavecita|relajada|relajante|chill|movida|alegre|animada|marchosa|emotiva|triste|bonita)`,
  longer: `<clips> {be}? (lo|el|la|los|las)? mas (largo|larga|largos|largas|tiempo|rato) (de todos|de todas|de todo|(que {restOf}))
    <clips> {be}? (lo|el|la|los|las) mas (largo|larga|largos|largas)
    <clips> {be}? (lo|la|los|las|el) que (mas tiempo|mas rato|mas) (dure|duren|dura|salga|salgan|sale|salen|aparezca|aparece) (de todos|de todas|de todo)?
    (que)? <clips> (dure|duren|dura|salga|salgan|este|esten|se vea|se vean|se quede) (mas tiempo|mas rato|mas) (que {restOf})?
    mas (tiempo|rato) (para|de|a|en|con) <clips> que (para|de|a|en|con)? {restOf}`,
  shorter: `<clips> {be}? (muy|bien|mas|super|lo mas)? (cortito|cortita|cortitos|cortitas|cortisimo|breve|breves|rapidito|rapidita|corto posible) (por fa|porfa)?
    <clips> (muy|bien|super) (corto|corta|cortos|cortas)
    que <clips> (sea|sean|dure|duren|quede|quede) (muy|bien|super)? (corto|corta|cortito|cortita|cortos|cortas|poco|poquito|breve)`,
  openOfIt: `{first}`,
  closeOfIt: `{last}`,
  shorterOfIt: `(pero)? (muy|bien|super) (corto|corta|cortito|cortita|breve)
    (pero)? (cortito|cortita|breve)`,
  paceFast: `{restOf} (que)? (sea|vaya|vayan|pase|pasen|va|van)? (mas|muy|bien|super)? (rapido|rapida|rapidito|deprisa|a toda velocidad|a toda pastilla)`,
  hold: `<clips> (que|puede|pueden|debe) (salga|salgan|salir|aparezca|aparecer|aparezcan) ,? pero (solo|nada mas|solamente)? <s>
    <clips> (tiene|tienen|debe|deben|que|ha)? (que|de)? (ocupar|ocupe|ocupa|ocupen|llenar|llene|llevarse) <s>
    <clips> si ,? pero (solo|nada mas|solamente)? <s>
    <clips> (se queda|se quede|que se quede|que dure|dure|durando|que salga) (en pantalla)? <s> (en pantalla)?
    <clips> {tooMuch} ,? (asi que|pero|y)? {keptTo} <s>`,
  ratio: `<clips> {be}? <times> (de)? mas (largo|larga|largos|largas|tiempo|rato) que <than>
    <clips> {be}? (el)? <times> (de)? (largo|larga|tiempo|rato) que <than>`,
  ratioOfIt: `<times> (de)? mas (largo|larga|largos|largas|tiempo|rato) que <than>`,
  shareOfEach: `<clips> <share> (cada uno|cada una)
    <share> (cada uno|cada una|para cada uno|para cada una) :? (de|para)? <clips>`,
  shareOfReel: `(y)? (la|el)? (otra|otro) <share> (repartida|repartido|dividida|dividido|a medias)? (entre|para|de|del|con|en|a|sobre)? <clips>
    <share> (para|con|de|del|a) <clips>`,
  keepAudioOf: `(que)? (se)? (oiga|oigan|escuche|escuchen|entienda|entiendan) (bien)? (todo)? lo que (dice|diga|cuenta|habla|dicen|cuentan) <clips>
    {want} (oir|escuchar) (bien)? lo que (dice|cuenta|habla|dicen|cuentan) <clips>
    (deja|dejad|dejar|quiero) que <clips> (hable|hablen|cuente|diga|termine|acabe) (tranquilo|tranquila|hasta el final)?
    <clips> que se (oiga|oigan|escuche|escuchen)`,
  exclude: `(no)? (saques|pongas|metas|ensenes|muestres) (lo de)? (donde|cuando|la parte en que|el momento en que) <clips>
    (donde|cuando|la parte en que|el momento en que) <clips> no (lo|la)? (pongas|saques|metas|ensenes|muestres)`,
  titleOpening: `{put}|escribe {first} (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>
    {put}|escribe? (un|el|una|la)? {writing} {first} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>
    {first} {put}|escribe? (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>
    {first} (escribe|escribes|escriba|escribir|escribid) (por favor)? (el texto|la frase|las palabras|el titulo)? :? <text>
    (escribe|escribes|escriba|escribir|escribid) (el texto|la frase|las palabras)? <text> {first}
    (con)? (titulo|rotulo) <text>
    (con)? titulo {first} :? <text>`,
  only: `<n> {shots} (nada mas|solamente|solo|y ya)? : <clips>
    (nada mas|solamente|solo|unicamente) <n> {shots} : <clips>`,
  holdOfIt: `(pero|porque|y)? {tooMuch} ,? (asi que|pero)? {keptTo} <s>
    (dejala|dejalas|dejalos) (en|a|con|solo)? <s>`,
  moreThan: `<clips> (tiene que|tienen que|debe|deben|que|ha de|quiero que)? (salir|salga|salgan|aparecer|aparezca|verse|se vea|estar|este|durar|dure|quedarse) {onScreenMore} que <than>`,
  alternateThose: `{want}? (los|las) (dos|tres) (alternando|alternados|alternadas|alternandose|en alternancia|intercalados|intercaladas|por turnos|turnandose)`,
  halvesOfThem: `(mitad y mitad|mitad mitad|mita y mita|a medias|a partes iguales|mitad para cada uno|mitad para cada una)`,
  exception: `{surelyApart} (a|al)? <clips> ,? que (dure|dura|duren|sea|son|va|vaya|tenga|sale|salga) <s>
    {surelyApart} (a|al)? <clips> (con|durante|de)? <s>
    menos (a|al)? <clips> ,? que (dure|dura|duren|sea|va|vaya|tenga|sale|salga) <s>
    menos (a|al)? <clips> (con|durante|de)? <s>`,
  include: `(pero|y) (a|al)? <clips> si (quiero|lo quiero|la quiero|que salga)?`,
  speechUnder: `<clips> (hablando|contando|explicando)? de? (voz en off|fondo) (sobre|encima de|en) (las)? (imagenes|tomas)? (de|del)? <than>`,
  cutLength: `(un|una)? {shots} de <s> (por|para|de) cada (uno|una)? {shots}?`,
  titleEnding: `{put}|escribe {last} (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>
    {put}|escribe? (un|el|una|la)? {writing} {last} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>
    {last} {put}|escribe? (un|el|una|la)? {writing} (que)? (diga|dice|ponga|diciendo|digan|con) :? <text>`,
  apartOfIt: `(y)? (con)? (otros|otras|algunos|algunas) (otros|otras)? {shots}|cosas (en medio|entre medias|por medio|por el medio|entre ellos|entre ellas)`,
};
