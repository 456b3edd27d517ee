import type { Lexicon } from '../lexicon.ts';

export const SPOKEN_PHRASES: Lexicon['phrases'] = {
  seen: 'salga|salgan|saliera|salieran|saliese|saliesen|aparezca|aparezcan|apareciera|aparecieran|apareciese|este|esten|estuviera|estuvieran|entre|entren|entrara|figure|figuren|asome|asomen | se vea|vean|viera|vieran|viese|cuele|cuelen',
  abit: '(un)? (poco|poquito|pelin|pelo|pizca|tanto) | algo | bastante | mucho | ligeramente',
  mayNot:
    'no (podemos|puedo|se puede|se pueden|debemos|nos dejan) | (pidio|pidieron|pide|piden|prometi|dijo|dijeron|rogo|prefiere|prefieren|prefiero|mejor) (que)? no | no (quiere|quieren) que',
  shows:
    'mostrar|ensenar|usar|poner|publicar|sacar|subir|meter|incluir|ponga|pongas|pongamos|use|uses|usemos|muestre|muestres|saque|saques|saquemos|suba|subas|publique|meta|metas|ensene|pusiera|usara|mostrara|sacara|subiera|publicara',
  few: 'dos|tres|cuatro|cinco|seis|siete|ocho',
  slowly: 'poco a poco | despacio|lentamente|suavemente|despacito|gradualmente',
  dimming:
    '(se)? (vaya|va|iba)? {slowly}? (apagando|oscureciendo|fundiendo|desvaneciendo) | se? {slowly}? (apague|oscurezca|desvanezca|funda|apaga|oscurece|desvanece|funde)',
  alternating: 'alterna|alternar|alternando|alterne|alternen|intercala|intercalar|intercalando|intercale',
  sent: 'subi|subimos|cargue|cargamos|mande|mandamos|envie|enviamos|anadi|puse|importe | he subido|cargado|mandado|enviado|anadido|puesto | hemos subido|cargado|mandado|enviado | fui subiendo|mandando | fui subiendolos|mandandolos',
};

/** What people say rather than write. */
export const SPOKEN: Lexicon['frames'] = {
  partRangeTalk: `<clips> (hablando|contando|explicando|habla|cuenta|explica) (solo)? (de|del|desde|entre)? <range>`,
  openHeld: `{start} {with}? los? <s> (de|del)? <clips>
    {onlyOf} <clips> hasta (el)? <s>
    hasta (el)? <s> ,? {onlyOf} <clips>`,
  open: `(empieza|empiece|arranca|arranque|abre|comienza) (directo|directamente|de una|fuerte|ya|enseguida) {with} <clips>
    (abre|abra|empieza|empiece|arranca|arranque|comienza|comience) <clips>
    que (abra|abran|empiece|empiecen|arranque|arranquen|comience) <clips>
    (que)? {reel}? (empezara|empezase|comenzara|abriera|abriese|arrancara|iniciara) {with} <clips>
    <clips> {be}? (por delante|delante de todo|delante de todos|abriendo|al frente|en cabeza|la primera|el primero|los primeros|las primeras)
    <clips> (abre|abren|encabeza|encabezan) (el baile|la marcha|el desfile|el video|el reel)?`,
  close: `(el)? (cierre|broche|final) (lo)? (pone|ponen|hace|hacen|da|dan) <clips>
    (cierra|cierre|termina|termine|acaba|acabe|remata|remate) <clips>
    que (cierre|cierren|termine|acabe|remate) <clips>
    (que)? {reel}? (terminara|terminase|acabara|acabase|cerrara|finalizara|rematara) {with} <clips>
    <clips> (cierra|cierran|remata|rematan|pone|ponen|pon|ponga) (la marcha|el desfile|el baile|el broche|el broche final|el broche de oro|la guinda|el punto final|el video|el reel)?
    <clips> {be}? (cerrando|el ultimo|la ultima|los ultimos|las ultimas|a la cola|cerrando la marcha)`,
  exclude: `no (creo|pienso|veo) que (necesitemos|necesite|haga falta|hagan falta|hiciera falta|hicieran falta|nos haga falta|tenga que salir|tengan que salir|debamos (mostrar|ensenar|poner|usar)|tengamos que (mostrar|ensenar|poner|usar)) (a)? <clips>
    no (creo|pienso|veo) que <clips> (haga|hagan|hiciera|hicieran) falta
    no (creo|pienso|veo) que <clips> (tenga que|tengan que|deba|deban) (salir|aparecer|estar|entrar|verse)
    {mayNot} {shows} (a|al)? <clips>
    <clips> ,? (en|por) (ningun|ninguna) (lado|lugar|sitio|parte)
    no (quiero|queremos) (saber nada|saber|oir hablar|oir ni hablar) (de|del) <clips>
    <clips> ,? (de ninguna manera|de ningun modo|bajo ningun concepto|ni de lejos|ni de cona|ni a tiros)
    no (quiero|queremos|quisiera|querria|me gustaria|hace falta) que (se vea|se vean)? <clips> {seen}
    {drop} {only} (a|al)? <clips>
    que (no|ni|tampoco) {seen} <clips>
    no (quiero|quisiera|me gustaria) que {seen} <clips>
    no {seen} <clips>
    (que)? <clips> (no|ni|tampoco) {seen}
    <clips> ,? (ni verlo|ni verla|ni verlos|ni verlas|ni en pintura|ni loco|ni loca|ni borracho|ni borracha|ni regalado|ni regalada|ni mencionarlo|ni mencionarla|ni asomar|ni por asomo|a la basura|a la papelera|al cajon|de eso nada)
    (de|del|de la|de los|de las) <clips> ,? (nada de nada|nada en absoluto|ni un plano|ni rastro|absolutamente nada|ni una imagen|ni media)
    (de|del) <clips> ,? ni <s>
    <clips> (dejalo|dejala|dejalos|dejalas|dejamelo|dejamela) (fuera|afuera|aparte|de lado)
    (olvidate|olvidaos|olvidense|pasa|pasad|prescinde) (de|del) <clips>
    (ahorrame|ahorranos|evitame|evitanos|perdoname) <clips>
    <clips> (me la|me lo|me los|me las|nos la|nos lo) (quitas|saltas|ahorras|sacas|borras|eliminas|cortas)
    <clips> (te la|te lo|te los|te las) (puedes|podes) (ahorrar|saltar|comer|guardar)
    <clips> (la|lo|los|las) (dejamos|dejas|deja|dejad|quitamos|saltamos|omitimos) (fuera|aparte|de lado|a un lado)?`,
  include: `si (no)? (sale|salen|aparece|aparecen|falta|faltan|esta|estan) <clips>
    si <clips> (no)? (sale|salen|aparece|aparecen|falta|faltan|esta|estan)
    (me gustaria|me encantaria|quisiera|quiero|queria|querria|estaria bien) que {seen} (tambien|bien)? <clips>
    que {seen} (tambien|bien|si o si)? <clips>
    <clips> (tienen|deben|han) (que|de)? (salir|aparecer|estar|verse) (los|las)? ({few}|todos|todas)
    <clips> (puede|pueden|podria|podrian) (hablar|salir|aparecer|quedarse|estar|entrar|contar algo|decir algo)
    <clips> (se queda|se quedan|lo dejas|la dejas|los dejas|las dejas|me lo dejas|me la dejas|me los dejas|me las dejas)`,
  onlyOfGroup: `(de|del) <than> ,? (quiero|deja|dejame|pon|ponme|usa|coge|conserva|guarda|quedate con|nos quedamos|me quedo|nos quedamos con|me quedo con|mete|dejamos)? {only} (con)? <clips>`,
  nothingElse: `(solo|solamente|unicamente|nada mas|nomas) (ellos|ellas|ellos dos|ellas dos|los dos|las dos|ellos tres|ellas tres|los tres|las tres|ellos solos|ellas solas)
    (ellos|ellas) (dos|tres)? (nada mas|solos|solas|y nadie mas|nomas)
    (los|las) (dos|tres) (nada mas|solos|solas|y nadie mas|nomas)
    ({onlyOf}|solo con|y) (esos|esas|estos|estas) {few} (nada mas|y ya|y punto)
    {onlyOf} (esos|esas|estos|estas|los|las)? {few}? (esos|esas|estos|estas) {few} _?
    (solo|solamente|unicamente|nada mas que|nomas) (eso|esto)
    y? (los|las) demas (sobran|sobra|no pintan nada)`,
  hold: `que <clips> (hable|hablen|cante|cuente|salga|salgan|baile) ,? (pero)? {only}? <s>
    <clips> ,? pero {only} (unos|unas)? <s>
    <clips> (puede|pueden|podria) (hablar|salir|decir algo|contar algo|contar|charlar|aparecer|estar|quedarse) ,? (pero)? {abit}? <s>
    <clips> ,? (con)? <s> (me vale|me basta|le basta|basta|bastan|le sobra|va que chuta|y gracias)
    (a|al) <clips> (le|les)? (das|damos|dale|dais|doy|dejas|pones) <s>
    que <clips> (se quede|se queden|se vea|se vean|salga|aguante|permanezca) <s>`,
  quieter: `(baja|bajale|bajad|bajen|bajar|bajame|bajadle|bajenle) {abit}? (a|al)? (la|el) (volumen|sonido|audio|voz|ruido) (de|del) <clips>
    (baja|bajale|bajad|bajen|bajar|bajame|bajadle|bajenle) {abit}? (a|al)? <clips>
    (baja|bajale|bajad|bajen|bajar|bajame) {abit}? (el|la) (volumen|sonido|audio|voz|ruido) (a|al|de|del) <clips>
    <clips> (puede|pueden|que)? (quedar|quedarse|quede|quedan|sonar|suene|suenen|ir|vaya|estar|este|se queda|se oiga|se quede)? (pero|eso si)? {abit}? (mas bajo|mas baja|mas bajito|mas bajita|mas flojo|mas floja|mas flojito|mas flojita|mas suave|mas suavecito|menos fuerte|bajito|bajita|flojito|flojita)
    (menos volumen|menos sonido|menos ruido) (a|al|en|para|de|del) <clips>`,
  louder: `(sube|subele|subid|suban|subir|subeme|subidle|subenle) {abit}? (a|al)? (la|el) (volumen|sonido|audio|voz) (de|del) <clips>
    (sube|subele|subid|suban|subir|subeme|subidle|subenle) {abit}? (el|la)? (volumen|sonido|audio|voz) (a|al|de|del) <clips>
    (sube|subele|subidle|subeme) {abit} (a|al)? <clips>
    (sube|subele|subid|suban|subir) (a|al) <clips>
    <clips> (que)? (quede|suene|suenen|vaya|este|se oiga)? {abit}? (mas alto|mas alta|mas altito|mas fuerte|mas fuertecito|bien alto)
    (mas volumen|mas voz|mas sonido) (a|al|en|para|de|del) <clips>`,
  mute: `(y)? no (quiero|queremos|quisiera|quisieramos|me gustaria|necesito|hace falta|me apetece) (oir|escuchar|oirle|oirla|que se oiga|que se escuche|que se oigan|que se escuchen) (mas)? (a|al)? <clips>
    (quita|quite|quiten|quitad|quitar|saca|saque|saquen|sacar|corta|corten|elimina|eliminar|apaga|apaguen) (el|todo el)? {sound} (a|al) <clips>
    (quitale|quitenle|quitadle|quitarle|sacale|cortale|apagale|bajale del todo) el {sound} (a|al) <clips>
    (a|al)? <clips> ,? (le|les)? (quitas|quita|quitamos|quitadle|quitale|cortas|cortale|apagas) el {sound}
    que no se (oiga|oigan|escuche|escuchen) (a|al)? <clips>
    (pon|ponme|deja|dejame) (en silencio|en mudo|sin sonido|sin audio|mudo|muda) (a|al)? <clips>
    <clips> (ponlo|ponla|dejalo|dejala|va|vaya|que vaya|que quede) (en silencio|en mudo|sin sonido|sin audio|mudo|muda|callado|callada)`,
  hearOnly: `(y)? {only} <clips> (tienen que|tiene que|deben|debe|pueden|puede)? (tener|llevar|tengan|tenga|tienen|tiene|llevan|lleva|con) (su)? {sound} ,? (y)? (lo demas|el resto|los demas|todo lo demas)? (en silencio|mudo|muda|mudos|sin sonido|sin audio|silenciado)?
    {only} (la|las)? (voz|voces) (de|del) <clips>
    (que)? {only}? (se)? (oiga|oigan|escuche|escuchen) {only} (la voz de|la voz del|a|al)? <clips>`,
  everyClip: `{want} (los|las|mis) (videos|clips|planos|tomas) (todos|todas)
    {want} (todo lo que|todos los que|todas las que) (te mande|te pase|hay|tengo|subi|grabe|grabamos|he subido|te he pasado)`,
  speechOnly: `{only} (a|la|el|los|las)? (gente|personas|personajes|clips|planos|videos|momentos|los|las)? (que)? (habla|hablan|hable|hablen|hablando|este hablando|esten hablando|cuentan algo|dice algo|dicen algo)`,
  length: `(que)? {reel}? (durara|durase|tuviera|tenga|tuviese|dure|quede|quedara) (en)? (unos)? <s>
    (un|una) {video} (de|con|que dure) (unos)? <s>`,
  fadeOut: `(que)? (la imagen|el video|la pantalla|todo) {dimming} {slowly}? (a|hasta)? (el)? negro? {last}?
    (que)? {dimming} {slowly}? (a|hasta) (el)? negro {last}?
    {last} ,? (que)? (la imagen|el video|la pantalla|todo) {dimming} {slowly}? (a|hasta)? (el)? negro?
    {last} ,? (que)? {dimming} {slowly}? (a|hasta) (el)? negro`,
  titleOpening: `<text> (como|de) titulo (inicial|de apertura|de inicio|al principio|al inicio)?
    (que|debe|tiene que|deberia) (diga|ponga|decir|poner) <text> {first}
    {first} (que|debe|tiene que|deberia) (diga|ponga|decir|poner) <text>
    con (escrito|puesto|las palabras|la frase|el letrero|un letrero que diga|el rotulo|un cartel que diga) :? <quote>
    {first} ,? (el|un|la)? (rotulo|cartel|letrero|titulo|texto|frase|palabras) (que diga|que ponga|con|de)? :? <quote>
    (el|un|la)? (rotulo|cartel|letrero|titulo|texto|frase) :? <quote> ,? {first}`,
  titleEnding: `<text> (como|de) titulo (final|de cierre|al final)
    (que|debe|tiene que|deberia) (diga|ponga|decir|poner) <text> {last}
    {last} (que|debe|tiene que|deberia) (diga|ponga|decir|poner) <text>
    {last} ,? (el|un|la)? (rotulo|cartel|letrero|titulo|texto|frase|palabras) (que diga|que ponga|con|de)? :? <quote>
    (el|un|la)? (rotulo|cartel|letrero|titulo|texto|frase) :? <quote> ,? {last}`,
  musicNone: `no (quiero|queremos|quisiera) (oir|escuchar) (la|ninguna|nada de)? {music}
    {music} (ninguna|cero|fuera)`,
  courseFaster: `(vaya|ve|que vaya|va)? (acelerando|acelerandose) (hasta|hacia) (el)? (fin|final)`,
  lengthNot: `<s> ,? (no|que no) (quiero|queremos|debe durar|puede durar|dure|deberia durar|hace falta|hacen falta)`,
  partFirst: `<clips> (puede|pueden) (hablar|salir|aparecer|contar) ,? (pero)? {only}? (los|sus)? primeros <s>`,
  orderUploaded: `(en|con|por) (el|ese)? (mismo)? orden (de subida|de carga)
    (en|con|por) (el)? (mismo)? orden (en que|en el que|que|como|segun) (yo|te)? (los|las|lo|te los|te las)? {sent}
    (tal como|tal cual|como|segun) (yo)? (los|las|lo|te los|te las) {sent}`,
  speechNone: `no (quiero|queremos|quisiera) (oir|escuchar) (hablar a nadie|a nadie hablando|a nadie hablar|a nadie|hablar|voces|ninguna voz|charla)`,
  openThenClose: `(principio|inicio|comienzo|apertura|entrada|arranque) (con|:)? <clips> ,? (y)? (final|fin|cierre|remate) (con|:)? <than>`,
  transitionCrossfade: `(que)? (cada|un|una) {shots} (se)? (funda|funde|disuelva|disuelve|mezcle|mezcla) (suavemente|poco a poco|lentamente)? (con|en) (el|la) (siguiente|proximo|proxima|otro|otra) {shots}?
    (funde|fundir|funda|funda|mezcla|disuelve) (cada|un|una) {shots} (con|en) (el|la) (siguiente|proximo|proxima|otro|otra) {shots}?
    (fundidos|transiciones|encadenados|fundido|transicion) (muy|bien|mas)? (suaves|suave|lentos|lentas|delicados|delicadas|fluidos|fluidas)`,
  holdTalk: `(deja|deje|dejad|dejen|dejar|quiero|pon|muestra)? (que|a|al)? <clips> (hablar|hablando|hable|hablen|contar|contando|charlar|charlando|cuente) (solo|por|durante|unos|como|hasta)? <s>
    (deja|deje|dejad|dejen|dejar) (hablar|contar|charlar) (a|al) <clips> (solo|por|durante|unos|como|hasta)? <s>
    <s> (de|del) <clips> (hablando|contando|charlando)`,
  orderNamed: `(muestra|muestre|mostrar|ensena|saca) <clips> ,? (y)? (luego|despues|a continuacion) <than>`,
};
