import type { Lexicon } from '../lexicon.ts';

export const MORE_PHRASES: Lexicon['phrases'] = {
  others:
    'el? resto | lo demas | los|las demas | todo lo demas | todos|todas los|las demas | (los|las) (otros|otras|demas) (clips|planos|videos|tomas|escenas) | (todos los|todas las) (otros|otras|demas) (clips|planos|videos|tomas|escenas) | (el resto) (de los|de las) (clips|planos|videos|tomas|escenas)',
  only: 'solo|solamente|unicamente|nomas|exclusivamente | nada mas | tan solo',
  exact: 'exactamente|justo|justamente | ni mas ni menos',
  anyClip: 'ninguno|ninguna|nada|ningun|ninguna | ningun|ninguna clip|plano|corte|video|toma|escena',
  fromIt: 'coge|cogele|toma|usa|usame|utiliza|pon|ponme|deja|dejame|agarra|quedate|muestra|quiero|saca|corta',
  once: '(solo|exactamente|nada mas)? una (sola)? vez',
};

/** Places, order and which clips. */
const CHOICE: Lexicon['frames'] = {
  open: `(la|el)? (primera|primer) (toma|imagen|escena|clip|plano) (es|con|:|sea|que sea|debe ser|tiene que ser) <clips>
    (el)? (principio|inicio|comienzo) (sea|debe ser|tiene que ser) <clips>
    (la|el)? (primera|primer) (toma|imagen|escena|clip) <clips>
    que <clips> (abra|abran|abriera|abriese|abrieran|empiece|empiecen|empezara|empezase|empezaran|comience|comenzara) {reel}?
    (el)? (principio|inicio|comienzo|primer plano) (es|sera|que sea|tiene que ser) <clips>
    <clips> {exact}? <times> {first}
    {start} mejor {with} <clips>
    (abres|empiezas|arrancas|empezas|empezamos|abrimos|arrancamos|arranque|arranques|abran|arranquen) {reel}? {with} <clips>
    (que|quiero que|me gustaria que) {reel}? (arranque|abra|empiece|comience|se abra) {with} <clips>
    <clips> {be}? de (entrada|apertura)
    <clips> {be}? (antes que|antes de) (nada|todo|todos)
    (de|como) (entrada|arranque|apertura) ,? <clips>
    en (primer|primera) (lugar|posicion|plano) ,? {put}? <clips>`,
  close: `(el)? (final|cierre) (sea|debe ser|tiene que ser) <clips>
    (la|el)? (ultima|ultimo) (toma|imagen|escena|clip|plano) (es|con|:|sea)? <clips>
    que <clips> (cierre|cierren|cerrara|cerrase|cerraran|termine|terminen|terminara|terminase|acabe|acaben|acabara|finalice) {reel}?
    (el)? (final|cierre|ultimo plano) (es|sera|que sea|tiene que ser) <clips>
    <clips> {exact}? <times> {last}
    (terminas|acabas|cierras|rematas|terminamos|acabamos|cerramos|terminen|cierren|cerra|termina|finalices|acaba) {reel}? {with} <clips>
    {end} en|al <clips>
    (que|quiero que|me gustaria que) {reel}? (acabe|termine|cierre|finalice|concluya) {with} <clips>
    (al final del todo|por ultimo|como cierre|de cierre) ,? {put}? <clips>
    <clips> (va|vaya|que vaya|deja|dejalo|dejala)? (al final del todo|para lo ultimo|para el final|lo ultimo|al ultimo|de ultimas)
    (como|de) (remate|broche|despedida) ,? <clips>`,
  openNot: `no (empieces|empiece|empezar|abras|abra|comiences|arranques|empezes) {with} <clips>
    (que no) (empiece|abra|comience|arranque) {with} <clips>`,
  closeNot: `no (termines|termine|terminar|acabes|acabe|cierres|cierre) {with} <clips>
    (que no) (termine|acabe|cierre) {with} <clips>`,
  neitherEnd: `<clips> no (puede|puedo|debe|deberia|tiene que|quiero que) (ser|estar|ir|salir|sea) (ni)? (el|la)? (primero|primera|primer) (plano|clip|toma|imagen|cosa)? ni (el|la)? (ultimo|ultima) (plano|clip|toma|imagen|cosa)?
    <clips> <times>? ,? (pero|eso si|aunque)? (que)? (no|ni|nunca|jamas) (sea|este|vaya|salga|quiero que este)? (ni)? {first} ,? (ni|y|o) (no|ni|tampoco)? {last}
    (ni|no|nunca|jamas) {first} ni {last} :? <clips>
    <clips> ,? (que)? (no)? (sea|puede ser|debe ser|es|ha de ser)? ni (lo|el|la) primero|primera|primer (cosa|toma|plano)? ni (lo|el|la) ultimo|ultima (cosa|toma|plano)?`,
  neitherEndOfIt: `(no|ni|nunca|jamas) (sea|este|vaya|salga)? (ni)? {first} ,? (ni|y|o) (no|ni|tampoco)? {last}`,
  openThenClose: `(desde|de) <clips> (hasta|a) <than> en (ese|este) orden
    <clips> {first} y <than> {last}`,
  openAndClose: `<clips> {be}? (al|tanto al) (principio|inicio|comienzo) (y|como) (otra vez|de nuevo|tambien)? al (final|cierre)
    <clips> (abre|empieza) y (cierra|termina|acaba)`,
  orderThose: `(y|pero)? (exactamente|justo)? (en|por) (ese|este|dicho) (mismo|exacto)? orden
    (y)? (respeta|respetando|manten) (ese|este|el) orden`,
  orderNamed: `<clips> ,? (exactamente|justo) en (ese|este|dicho) (mismo)? orden
    <clips> ,? (seguido|seguida|seguidos|seguidas) (de|del|por) <than>
    <clips> y (despues|luego|a continuacion|acto seguido) <than>`,
  after: `despues de|del <than> ,? (viene|vienen|va|van|hay|esta|sale|salen) <clips>
    <clips> (no)? (antes|nunca antes) (de|del) <than>
    <clips> {be}? (luego|mas tarde|posterior) (de|del|a|que) <than>`,
  alternate: `(que)? (alterne|alternen|alternes|intercale|intercalen|intercales) <clips> (con|y) <than>
    (que)? (alterne|alternen|alternes|intercale|intercalen|intercales) entre <clips>
    (ve|vete|ir|vas|que vaya|que vayan)? (alternando|intercalando|turnando) (entre)? (a|los|las|el|la)? <clips>
    (intercala|intercalar|combina) <clips> (con|y) <than>
    <clips> (por turnos|uno y uno|una y una|una y otra|de forma alterna|de manera alterna)
    uno|una de <clips> (y)? (otro|otra|uno|una) de <than>`,
  alternateThose: `(alterna|alternando|intercala|intercalando|intercalados|intercalalos|alternalos|alternalas|alternados|turnandose) (entre los dos|entre las dos)?
    (ve|vas|ir) (cambiando|alternando|saltando) (entre|de) (los|las)? (dos|uno a otro|una a otra|uno al otro|ambos|ambas)`,
  together: `<clips> (juntos|juntas|seguidos|seguidas|uno tras otro|una tras otra|uno detras de otro)
    (junta|agrupa|pon juntos|pon juntas) <clips>`,
  betweenEach: `entre (cada uno|cada una|uno y otro|una y otra|cada dos) ,? {put}? <clips>
    <clips> entre (cada uno|cada una|uno y otro|una y otra|cada dos)`,
  between: `entre <than> ,? {put} <clips>
    {put}? <clips> entre (los dos|las dos|ambos|ambas|ellos|ellas)
    entre (los dos|las dos|ambos|ambas|ellos|ellas) {put}? <clips>`,
  include: `<clips> (hay que|tienes que) (ponerlo|ponerla|ponerlos|ponerlas|usarlo|usarla|incluirlo|incluirla|meterlo|meterla)
    <clips> (va|van|entra|entran|sale|salen) si o si
    (asegurate|asegurense|aseguraos) de (poner|usar|incluir|mostrar|meter|que salga|que salgan) (a|al)? <clips>
    <clips> (si)? (se queda|se quedan|que se quede|que se queden) (dentro|puesto)?
    (quiero|queria|quisiera|gustaria|necesito) que <clips> (salga|salgan|aparezca|aparezcan|este|esten|entre|entren) (dentro|en el video|ahi)?
    <clips> (dentro|si|si va|si que va|va dentro|que no falte|que no falten|obligatorio|obligatoria|imprescindible)
    (que no falte|que no falten|no puede faltar|no pueden faltar|no debe faltar|que salga|que salgan|que aparezca|que aparezcan|que este|que se vea|metele|ponle|agregale) (a|al)? <clips>
    <clips> (no puede|no pueden|no debe|no deben) faltar
    (tiene|tienen|debe|deben) que? (salir|aparecer|estar|verse) (si o si)? <clips>
    <clips> (tambien)? (tiene|tienen|debe|deben) que? (salir|aparecer|estar|verse) (si o si|como sea|en algun momento)?
    <clips> (entra|entran|adentro)`,
  exclude: `<clips> (mejor|prefiero que) no
    {drop} (todo|todo lo|todos los clips|lo) que (tiene|tenga|muestra|muestre|sale|salga) <clips>
    <clips> no (quiere|quieren|quiso) (salir|aparecer|que la vean|que lo vean|que la graben|que lo graben|que la saquen|que lo saquen)
    <clips> {askedNot} (salir|aparecer|estar)
    (en vez|en lugar) de|del <clips>
    lo que (quitas|quites|sacas|saques|quita|sobra) (es|son) <clips>
    (cambia|cambiar|sustituye|sustituir|reemplaza|reemplazar|remplaza) (a|al)? <clips> por (a|al)? <than>
    ({put})? (a|al)? <than> (en vez|en lugar) de|del <clips>
    (y|ni)? <clips> tampoco
    <clips> (no|fuera|afuera|mejor no|para nada|ni de broma|ni hablar|eliminado|eliminada|descartado|descartada)
    (ni hablar de|ni se te ocurra poner|que ni aparezca|que ni salga|nada con|nada que ver con) <clips>
    <clips> (no lo|no la|no los|no las) (pongas|metas|saques|uses|quiero|incluyas|muestres|quiero ver)
    <clips> (quitalo|quitala|quitalos|quitalas|sacalo|sacala|sacalos|sacalas|borralo|borrala|fuera del todo)
    <clips> que no (salga|salgan|aparezca|aparezcan|este|esten|entre)
    (no hace falta|no hacen falta|no necesito|no necesitamos|no nos hace falta|me sobra|me sobran|no me interesa|no me interesan) <clips>
    (quitame|sacame|quitale|sacale|quitenle|saquen|quiten|quitad|sacad|omitan|saltense|borrame) (a|al)? <clips>
    no (pongan|metas|saquen|usen|muestren|incluyan|vaya a salir|aparezca|salga) (a|al)? <clips>
    todo (sin) <clips>`,
  only: `(hoy|esta vez|esta noche) (es|va|toca|sale|salen)? {only} (a|al)? <clips>
    {only} con <clips>
    {only} (quiero|queremos|quisiera|necesito) que {seen} (a)? <clips>
    (quiero|queremos|quisiera|necesito)? que {only} {seen} (a)? <clips>
    {want}? {only} (lo|los clips|los videos|las tomas) (grabado|filmado|rodado|grabados|filmados|grabadas|filmadas) (con|desde|por) <clips>
    <clips> (y|,) ya
    <clips> (y|,)? (sin mas|nada mas|punto|basta|y basta|y punto pelota)
    (quedate|limitate) (solo)? (con|a) <clips>
    (que sea|que sean|que salga|que salgan|que aparezca|que aparezcan) {only} <clips>
    (no quiero|no pongas|no uses|no metas) (nada mas que|otra cosa que|mas que) <clips>
    (todo) (fuera|afuera) {apart} <clips>`,
  restOnly: `(el|lo)? (resto|demas) (que sea|sea|es|seria)? (solo|solamente|unicamente|nada mas que) <clips>
    (por lo demas|aparte de eso|ademas de eso) ,? (solo|solamente|unicamente) <clips>`,
  nothingElse: `(y|,) (ya|listo|ya esta|punto|basta)
    y? (nada|ninguno|ninguna) (mas|otro|otra)
    , y? (listo|lista|ya esta|ya)
    y? (los|las) (demas|otros|otras) (fuera|no)
    y? (el resto|lo demas|todo lo demas) (fuera|no|afuera|quitalo|sacalo|sobra)
    y? (ningun otro|ninguna otra) (clip|plano|toma|video|escena|cosa)
    (solo|solamente|nada mas) (esos|esas|estos|estas) (dos|tres|cuatro|cinco)?
    sin (otros|mas|ningun otro) (clip|clips|planos|videos)`,
  everythingBut: `(mete|pon|usa|quiero|incluye)? (todo|todos|todas) (lo que hay|lo que grabe|lo que tengo|lo que grabamos)? (menos|excepto|salvo|quitando) (a|al)? <clips>`,
  mostly: `(mas que nada|en su mayoria|mayoritariamente|casi siempre|ante todo) <clips>
    (que predomine|que predominen|que destaque|que destaquen|dale protagonismo a|con protagonismo de) <clips>
    <clips> (la mayor parte del tiempo|casi todo el tiempo|como protagonista|de protagonista)`,
  less: `(no te pases con|poquito de|poquita|lo minimo de|lo justo de|apenas) <clips>
    un poco|poquito de|del <clips>`,
  everyOnce: `(cada|todos los|todas las) (clip|clips|plano|planos|toma|tomas|video|videos) {once}
    (cada uno|cada una|todos|todas) ,? {once}`,
  onePerClip: `(un|una|un solo|una sola) (corte|plano|toma|trozo|fragmento|momento) (por|de|de cada) (cada)? (clip|video)`,
  everyOf: `(todos|todas) (los|las|mis)? <clips> (tienen|deben|han|que) (de)? (que)? (salir|aparecer|estar|verse)`,
};

/** How long, how many, and which part. */
const AMOUNTS: Lexicon['frames'] = {
  times: `(muestra|muestre|muestres|mostrar|usa|uses|usar|pon|pongas|poner|saca|saques|sacar) <clips> <times>
    <clips> (debe|tiene que|ha de|que|puede)? (salir|aparecer|verse|salga|aparezca|se vea|sale|aparece|repetirse)? {exact}? <times> (exactas|exactamente|justas)?
    ({put}|repite|ensena) <clips> {exact}? <times>
    <clips> (solo|solamente|nada mas) <times>
    {exact} <times> <clips>`,
  shareOfReel: `<share> (del|de la|de|de todo el) ({video}|tiempo|duracion|metraje)? (debe ser|tiene que ser|que sea|que sean|dedicala a|dedicalo a|son|es|para|con|en|a)? <clips>
    <clips> (tiene que|tienen que|debe|deben|deberia|puede) (ocupar|llenar|ser|durar|salir|aparecer|verse|estar|tener) <share> (del|de la|de) ({video}|tiempo|duracion|metraje)
    <clips> (ocupa|ocupe|ocupen|llena|llene|se lleve|durante|la)? <share> (del|de la|de) ({video}|tiempo|duracion|metraje)`,
  splitBetween: `<clips> (a partes iguales|mitad y mitad|mitad mitad|a medias)
    (reparte|repartir|divide|dividir|reparti) (el|la)? (tiempo|{video}|duracion)? (por igual|a partes iguales)? (entre) <clips> (por igual|a partes iguales)?`,
  asMuchAs: `(mismo|el mismo|igual) tiempo (para|a|de|con)? <clips>
    <clips> (el mismo|mismo|igual de) (tiempo|rato|largo|largos)
    (mitad|mita) <clips> (y)? (mitad|mita) <clips>
    <clips> por igual`,
  moreThan: `(que)? <clips> (salga|salgan|aparezca|aparezcan|dure|duren|tenga|tengan) mas (tiempo|rato)? que <than>
    <clips> mas (tiempo|rato) que <than>
    mas (tiempo|rato|minutos) (de|del|para|con|a|al) <clips> que (de|del|para|con|a|al)? <than>`,
  partSaid: `(de|del|en) <than> ,? {fromIt}? {only}? (la parte|el trozo|el momento|el pedazo|la frase|el fragmento) (en)? <said>
    (de|del|en) <than> ,? {fromIt}? {only} <said>`,
  partRange: `(de|del) <clips> ,? {fromIt}? {only}? (lo que va|la parte|el trozo|los segundos|el tramo|el pedazo|lo)? (desde|de|del|desde el|entre)? <range>
    <clips> ,? (pero)? {only}? (desde|del|de|entre|la parte|el trozo)? <range>
    {fromIt} {only}? (la parte|el trozo|el tramo|lo que va)? (desde|del|de)? <range> (de|del) <clips>
    (recorta|corta|acorta) <clips> (a|de|del|desde)? <range>`,
  partRangeOfIt: `{fromIt} {only}? (la parte|el trozo|el tramo|los segundos|lo que va)? (desde|del|de|desde el|entre)? <range>
    {only} (la parte|el trozo|el tramo|los segundos|lo que va)? (desde|del|de|desde el|entre)? <range>`,
  partFrom: `<clips> (desde|a partir de|a partir del) (el)? <s> (en adelante)?
    (empieza|arranca) <clips> (en|desde|a partir de) (el)? <s>`,
  partFirst: `(el comienzo|el principio|el inicio) de <clips> ,? <s>
    <clips> ,? (pero)? {only} (los|las|sus)? primeros <s>`,
  partLast: `<clips> ,? (pero)? {only} (los|las|sus)? ultimos <s>`,
  dropFirstOfIt: `{drop} sus primeros <s> | (quitale|cortale|sacale) (los)? primeros <s>`,
  dropLastOfIt: `{drop} sus ultimos <s> | (quitale|cortale|sacale) (los)? ultimos <s>`,
  partBeginning: `{only} (el principio|el inicio|el comienzo|la primera mitad) (de|del) <clips>
    {want} (el principio|el inicio|la primera mitad) (de|del) <clips>
    (de|del) <clips> {fromIt}? {only}? (el principio|el inicio|la primera mitad)
    (el principio|el inicio|el comienzo) (de|del) <clips>`,
  partEnding: `{only} (el final|la segunda mitad) (de|del) <clips>
    {want} (el final|la segunda mitad) (de|del) <clips>
    (de|del) <clips> {fromIt}? {only}? (el final|la segunda mitad)
    el final (de|del) <clips>`,
  partMiddle: `{want}? {only}? (la mitad|la parte central|la parte de en medio|el medio) (de|del) <clips>`,
  section: `(los|las)? (otros|otras|restantes) <s> {be}? (con|de|del|para|:)? <clips>
    (los|las)? <s> (restantes|que quedan|que faltan|que sobran|siguientes|finales) {be}? (con|de|del|para|:)? <clips>
    <clips> (juntos|juntas|sumados|sumadas|en total) (con|por|hasta)? <s>
    (durante|en|para) los? primeros <s> ,? {want}? <clips>
    (durante|en|para) los? ultimos <s> ,? {want}? <clips>
    (la) (primera|segunda) mitad (es|sea|con|de|para|:)? <clips>
    <clips> (en|durante|para) (la) (primera|segunda) mitad
    <clips> (en|durante|para)? los? (primeros|ultimos|siguientes) <s>
    (el resto|lo demas|lo que queda|lo que falta|lo que sobra) (del tiempo|del video)? (que sea|sea|sean|que sean|es|son|con|para|en|de|:)? {only}? <clips>`,
  equalSections: `<n> (partes|bloques|secciones|actos|capitulos) (iguales)? de? <s>? (cada uno|cada una)? :? <clips>`,
  holdNot: `no (quiero|muestres|muestre|mostrar|uses|usar|pongas|poner|dejes|dejar|saques|ensenes) que? <clips> (dure|este|salga|quede)? (por|durante|en pantalla)? <s>`,
  hold: `(recorta|recorte|recortar|acorta|acortar|reduce|reducir|deja|corta|cortar) <clips> a|en|hasta (solo|unos)? <s>
    <clips> (tiene que|tienen que|debe|deben|puede|va a|que) (durar|dure|duren|quedarse|estar|salir) (por|durante|unos)? <s>
    <clips> ,? <s> ,? (ni mas ni menos|exactos|clavados|justos|pelados|no mas|nada mas)
    <clips> (por|durante|unos|como|al menos|solo|solamente) <s>
    <clips> (que|que me)? (dure|duren|aguante|se quede|este en pantalla|salga|salgan|aparezca|tenga|ocupe|se vea|se vean) (en pantalla)? (por|durante|unos)? <s>
    (dejame|dejalo|aguanta|sosten|mantene|manten|deja|muestra|pon|ponme) (a|al|en)? <clips> (por|durante|unos)? <s>
    (a|al)? <clips> (dale|dales|ponle|asignale|dedicale) (unos)? <s>
    (dedica|dedicale|asigna|regala) <s> (a|al|para) <clips>
    (a|al) <clips> {only} <s>
    <clips> : (unos)? <s>
    (recorta|acorta|reduce|deja) <clips> (a|en|hasta) <s>`,
  holdEach: `<clips> ,? <s> (cada uno|cada una|por cabeza)
    <s> (para|de|a) (cada uno|cada una)? (de)? <clips> (cada uno|cada una)
    (dale|dales|pon) <s> a cada (uno|una)? (de)? <clips>`,
  longer: `(alarga|detente en|demorate en|recreate en|sin prisa en) <clips>
    <clips> (un poco|bastante)? mas (rato|largo|larga|tiempo)
    (,|y|{put}|deja) <clips> (bien)? (largo|larga|largos|largas)`,
  titleOver: `{put}|escribe (el texto|el titulo|un texto|la frase)? <quote> (sobre|encima de|encima del|en) <clips>`,
  shorter: `<clips> (tiene que|tienen que|debe|deben|que) (ser|sea|quedar|durar)? (muy|bien|mas)? (corto|corta|breve|cortito|cortita|poco)
    (acorta|abrevia|resume) <clips>
    <clips> (un poco|bastante|cortito|cortita|breve|brevemente|rapidito)
    <clips> (corto|corta|cortos|cortas)`,
  length: `(que)? {reel}? (no)? (pase|supere|exceda|se pase|rebase) (de)? (los|las)? <s>
    (que)? (dure|duren|sean|quede|salga) (en)? (unos|total)? <s> (en total|total|clavados|como mucho)?
    (todo|en total|total|duracion total|tiempo total) ,? (en|de|:)? <s>
    (me vale|me basta|con|necesito|quiero) (unos)? <s> (en total|me vale|me basta|basta|bastan|vale|sobra)
    (maximo|tope|limite) (de)? <s>
    {reel} (debe|deberia|tiene que|puede|ha de) (durar|ser de|quedar en|tener) {exact}? <s> (en total)?
    <s> (de tope|como tope|tope|maximo|clavados|de video|de reel|y ya|y listo)`,
  lengthNot: `(que)? no (pase|supere|exceda|dure) (de|mas de)? (los|las)? <s>
    (no) (puede|debe|deberia)? (durar|pasar|superar|exceder|dure|pase|supere) (de|mas de)? (los|las)? <s>
    (que no) (dure|pase|supere|exceda|se pase) (de)? (los|las)? <s>
    ni un segundo mas de <s>`,
  cutLengthNot: `{anyClip} (con|de|por|que dure|dure|que pase|pase)? (de)? <s>
    (que)? {anyClip} (plano|clip|corte|toma)? (dure|pase|supere|este|exceda) (mas)? (de|los|las)? <s>
    no (quiero|pongas|dejes) (ningun|ninguna)? {shots} (de|que duren|que dure|con) <s>`,
  cutLength: `<s> (por|la|el|cada) (entrada|plano|toma|clip|escena|cosa|persona|uno|una|cada uno|cada una)
    (corta|cortar|corte|recorta|recortar|deja|dejar) (todos)? los {shots} (a|en|de) <s>
    (cada|todos los|todas las) {shots} (de|a|con|que dure|que duren|exactamente|dura|duran)? {exact}? <s> (de largo|exactos|clavados)?
    (todos|todas) (de|a) <s>
    (cada|todos los|todas las) {shots} ,? <s>
    (cambio|cambios|corte|un corte|cambiando|cortando|cortes) cada <s>
    {shots} (cortos|cortas|largos|largas|rapidos|rapidas)? ,? de <s> (cada uno|cada una)?`,
  cutLengthOthers: `{others} (a|de|con)? <s> (cada uno|cada una|cada clip)`,
  countOfLength: `<n> {shots} (cortos|rapidos|distintos|diferentes)? (de|que duren|con)? {exact}? <s> (cada uno|cada una)?`,
  count: `<n> {shots} (en total|nada mas|justos|exactos)
    (en|con) <n> {shots}
    (elige|escoge|selecciona|usa|pon|mete|muestra|coge|toma|quiero)? <n> (cualesquiera|cualquiera)? de (los|las|mis|tus|estos|estas|esos|esas|todos los|todas las) {shots}
    (elige|escoge|selecciona|usa|pon|mete|muestra|coge|toma) <n> de (ellos|ellas)
    (solo|solamente) (los|las|mis|tus)? <n> mejores {shots}
    (los|las|mis|tus) <n> mejores {shots}
    (elige|escoge|selecciona|usa|pon|muestra) (solo)? (los|las|mis|tus)? <n> mejores {shots}?`,
  evenCuts: `(todos|todas) (los|las)? {shots}? (iguales|igual de largos|igual de largas|de la misma duracion|del mismo largo|con la misma duracion|de igual duracion)
    {shots} (iguales|de la misma duracion|igual de largos|de igual duracion)
    (misma duracion|mismo tiempo) (para|en) (todos|cada)`,
  oneCut: `(un solo|una sola|en un solo|en una sola) (plano|toma|corte) | (sin cortes|plano secuencia)`,
  cutsShort: 'planos|clips|tomas|cortes cortos|cortas|breves|cortitos',
  cutsLong: 'planos|clips|tomas largos|largas',
};

/** What is heard. */
const HEARD: Lexicon['frames'] = {
  speechUnder: `<clips> (hablando|cantando|contando) (por encima|encima|sobre) de? <than>
    (usa|usar|use|utiliza|utilizar|pon|poner|deja|quiero)? <clips> como (voz en off|voiceover|narracion|narrador)
    (la|una)? (voz en off|narracion) (de|del|con) <clips>`,
  hearOnly: `(que)? {only} (se oiga|se escuche|se oye|se escucha|suene|suenen|con sonido|con audio) (a|al|el|la)? <clips>
    <clips> (con sonido|con audio|que se oiga|que suene) (y)? {others} (en silencio|mudo|sin sonido|sin audio|callado|en mudo)
    {only} <clips> (con sonido|con audio|con voz)
    (silencio|sin sonido|sin audio|mudo|todo mudo|todo sin sonido|todo callado) {apart} (en|a|al|con)? <clips>
    (quita|quitale|apaga|corta|baja) (el)? {sound} (a|de)? (todo|todos|todas) (los clips|los planos|las tomas)? {apart} (a|al|de|en)? <clips>
    el? {sound} {only} (de|del|en) <clips>
    <clips> es lo unico que (se oye|suena|debe sonar|se debe oir)`,
  hearOnlyOfIt: `(que)? {only} (se oiga|se escuche|suene) (eso|ese|esa|el suyo)
    (es lo unico|lo unico) que (se oiga|se oye|suene|suena|se escuche)`,
  muteOthers: `(quita|quitale|silencia|corta|apaga) (el|al)? (sonido|audio)? (de|del|a|al) (todo)? (lo demas|los demas|resto)
    (quita|silencia|corta) el de (todo)? (lo demas|los demas)
    {others} (va|vaya|van|vayan|queda|que quede|que queden|quede|esta|este|esten|que vaya|que este|ponlo|dejalo)? (en silencio|en mudo|mudo|muda|mudos|mudas|sin sonido|sin audio|silenciado|silenciados|callado|callados)
    (silencia|silenciar|silencie|calla|mutea|mute|enmudece) (a)? {others}
    {drop} (el)? {sound} (de|del|a|al|en) {others}
    (apaga|corta|quita|quitale|sacale) (el)? {sound} (de|del|a|al|en) {others}
    (sin|nada de) {sound} (en|de|para|del) {others}`,
  quieterOthers: `{others} (un poco|bastante|algo)? (mas)? (bajo|bajito|flojo|suave)
    baja (el volumen de|el sonido de|el audio de)? {others}`,
  mute: `(silencia|silenciar|enmudece|mutea|mutear) (a|al)? <clips>
    sin {sound} (en|para|de|del) <clips>
    (apaga|corta|quitale|sacale) el? {sound} (a|al|de|del|en) <clips>
    <clips> (en silencio|en mudo|mudo|muda|silenciado|silenciada)`,
  audioMute: `{sound} (completamente|totalmente|del todo|todo)? (fuera|apagado|quitado|off|a cero)
    (apaga|quita|quitale|corta|sacale) (todo)? (el)? {sound} (entero|completo|del todo|por completo)?
    (que no|no quiero que|sin que) (se oiga|se escuche|suene|haya) (nada|ningun sonido|ni un ruido)
    (todo|entero|completo|completamente) (en silencio|en mudo|mudo|sin sonido)
    no quiero (ningun|nada de)? {sound}`,
  speechNone: `(que)? (no) (hable|habla|hablen|se hable|se oiga hablar a|quiero que hable) (nadie|ninguno)?
    (sin|nada de|ninguna|ningun) (gente hablando|palabras|conversacion|gente que habla|charlas|nadie hablando|voces)
    nadie (hablando|habla|hable|que hable|que habla)
    (en ningun lado|en ningun sitio|en ningun momento|en ninguna parte) (se)? (habla|hable|hablan)
    (quita|saca|corta|elimina) (donde|cuando|lo que|los trozos donde|las partes donde|la parte donde|la parte en la que|el trozo donde|el momento en que|los momentos en que|el clip donde) (se)? (habla|hablan|hablamos|hablo)`,
  speechOnly: `{only} (las|los)? (partes|trozos|momentos|clips|planos) (en que|en los que|en las que|donde|cuando|que) (se)? (habla|hablan|hablo|hablamos|alguien habla|hay alguien hablando)`,
  transitionCrossfade: `(sin|nada de|evita|no quiero) cortes? (bruscos|brusco|secos|seco|duros|duro|abruptos|violentos)`,
  holdOfIt: `(aunque|asi) (sea|fuera) (solo|solamente|nada mas)? (por|durante)? <s>`,
  excludeOfIt: `(ya|al final|mejor)? no (lo|la|los|las) (quiero|queremos|necesito)`,
};

export const MORE: Lexicon['frames'] = { ...CHOICE, ...AMOUNTS, ...HEARD };
