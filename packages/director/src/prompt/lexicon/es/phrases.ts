import type { Lexicon } from '../lexicon.ts';

export const PHRASES: Lexicon['phrases'] = {
  afterTime: 'despues de | tras | pasados',
  video: 'video|reel|edit|pelicula|montaje|corto|clip|resumen|film',
  partOfClip: 'parte|partes|trozo|momento|momentos|rato',
  reel: 'todo | lo | esto | el|mi|nuestro|este|un {video} | el|un reel',
  be: 'tienen|deben|tengan|sera|seran|seria|sea|sean|es|son|va|vaya|vayan|van|debe|deberia|tiene|que|este|esten|ser|ir que? sea|ser|ir|estar?',
  with: 'con|en|por|mostrando',
  start:
    'empieza|empiece|empieces|empieze|empiese|comienze|comiense|empezar|empezando|comienza|comience|comiences|comenzar|comenzando|abre|abra|abrir|abriendo|inicia|iniciar|arranca|arrancar|empecemos|empiecen',
  end: 'termina|termine|termines|terminar|terminando|acaba|acabe|acabes|acabar|acabando|cierra|cierre|cerrar|cerrando|finaliza|finalizar|finalice|concluye|remata|rematar|remate|culmina|despide|despidete|concluir',
  put: 'pon|poner|ponga|ponme|quiero|queremos|queria|queriamos|deja|deje|usa|use|muestra|mete|coloca|guarda|con|que|pongas|quisiera',
  first:
    'desde el principio|inicio|comienzo | primero|primera | al empezar|comenzar | (solo|solamente)? al principio|inicio|comienzo | de primero|primera|entrada|apertura | en primer lugar | como|de apertura|inicio|comienzo | para empezar|abrir|comenzar | lo primero | en primera posicion | para el|la primer|primera plano|toma|clip|escena|imagen',
  last: 'ultimo|ultima | al terminar|acabar | al final | para el final | de ultimo|ultima | en ultimo lugar | como|de cierre|final | para terminar|acabar|cerrar | lo ultimo | hasta el final | y ya al final | y ya para terminar|acabar|cerrar | y ya por ultimo | para el|la ultimo|ultima plano|toma|clip|escena|imagen',
  onlyOf: 'solo | solamente | unicamente | nada mas que',
  shots: 'clips|clip|tomas|toma|planos|plano|cortes|corte|escenas|escena|videos|trozos|imagenes',
  partNoun:
    'parte|partes|seccion|secciones|capitulo|capitulos|acto|actos|bloque|bloques|mitad|mitades|tercio|tercios',
  equalSize: 'iguales | de igual duracion | igual de largas|largos | de la misma duracion',
  sharedTime: 'juntos|juntas | en conjunto | entre todos|todas | entre los|las dos|tres|cuatro | en bloque',
  each: 'cada uno|una|clip|toma|plano|escena|corte|video? | por clip|toma|plano|escena|corte|video | de cada uno|una|clip | cada vez | de cada vez',
  sound: 'sonido|audio|ruido',
  music: 'musica|cancion|tema|banda sonora? | melodia',
  cap: 'subtitulos|subtitulo|subtitulado|rotulos',
  apart: 'excepto|salvo|menos | a excepcion de | quitando',
  surelyApart: 'excepto|salvo | a excepcion de',
  lastly:
    'y? por ultimo|fin | y? finalmente | y ya? por ultimo | y ya? al final | y ya? para terminar|acabar|cerrar|finalizar',
  thenWords:
    'luego|despues|entonces|seguido|seguida | y luego|despues|entonces | a continuacion | seguido|seguida de|por | despues de eso | y? luego|despues directo|directamente|enseguida | y? enseguida | {lastly} | , luego',
  takeBack:
    'no ,? en realidad | no ,? mejor dicho | no espera | espera no? | no ,? mejor | ay no | mejor dicho | olvida eso|lo | olvidalo | perdon no? | digo | quiero decir | corrijo | no perdon | o mejor | bueno no , | no no | ah no | o sea no | mejor no | uy no | corrijo | miento | no perdona',
  iAm: 'soy | me llamo | mi nombre es',
  myself: 'mi|migo|conmigo',
  finishedWord: 'terminado|terminada|acabado|acabada',
  pathFrom: 'desde',
  pathJoint: 'por|hasta|hacia|a|al | pasando por',
  vagueTime: '(todo)? (lo mas largo|el tiempo|el mayor tiempo) posible | (muy|super) largo',
  notSoMuch: 'no tanto | no tan (largo|corto)',
  takeBackThing: 'no | perdon | digo',
  tooLong:
    '(es|son|seria|serian|me parece|me parecen) (muy|un poco)? (demasiado|mucho|poco|largo|corto) (largo|corto|tiempo)?',
  takeBackNumber: '{tooLong} | no | mejor | digo | perdon | bueno | no no',
  instead: 'mejor | que sean | hazlo de | pon | digamos',
  order: 'orden',
  notThat: 'no',
  provided: 'si|cuando',
  exceptThe: 'menos el|la|los|las',
  unless: 'a menos que | salvo que | a no ser que',
  but: 'pero',
  reason: 'porque | ya que | puesto que',
  placedBefore: 'antes de|del',
  placedAfter: 'despues de|del',
  until: 'hasta|antes|cuando',
  takesTime: 'tarda|demora|tiene',
  yes: 'si',
  noSuch: 'ningun|ninguna | nada de',
  other: 'otro|otra|otros|otras',
  hedge:
    '(por el|por) amor de dios | (y)? (el resto|lo demas) (me|nos)? (da igual|da lo mismo|no importa|normal|como quieras|como veas|a tu gusto) | en plan | (quedaria|estaria|seria|molaria) (bien|guay|genial|bonito|chulo|mejor|ideal) (si|que)? | (yo)? (creo que|pienso que|pense en|estaba pensando en) | (yo)? no se (si|cual|como|,|quizas|quiza|tal vez|igual|pues|bueno|la verdad) | (mi|la) idea (es|era|seria) | lo (ideal|mejor) (es|era|seria) | (la|lo|los|las|le|les) (quiero|queremos|adoro|amo) (un monton|mucho|muchisimo|tanto|con locura) | (en|por|luego|despues) (el|lo)? (medio|demas)? (me|nos)? da igual | lo que quieras|veas',
  condition: 'si',
  askedNot: '(me|nos)? (pidio|pidieron|prefiere|prefieren|prefirio) no',
  out: 'fuera|afuera',
  whatSaid: 'lo que',
  midway: 'justo? en|por el? medio|mitad|centro | a la mitad',
  adjunct:
    '{first} | {last} | en el medio | en medio | a la mitad | en blanco y negro | en camara lenta | en orden | en ese|este|el orden | con subtitulos|musica|texto|titulo|fundidos | con un|una titulo|fundido|texto|transicion|filtro | sin | por|durante _ segundos|segundo | antes de|del | despues de|del | a la vez | al ritmo | para instagram|tiktok|youtube | entre | en total | al reves | a blanco | a negro | como apertura|cierre | dos|tres veces | por favor',
  look: 'tonos|tono|colores|color|look|filtro|luz|estilo|aspecto|ambiente|toque',
  drop: 'quita|quite|quitar|quites|saca|saque|sacar|omite|omitir|elimina|eliminar|evita|evitar|excluye|excluir|salta|saltate|saltar|suprime|descarta|borra|olvida | deja|deje|dejar fuera | deja|dejar afuera',
  want: 'incluye|incluya|incluir|muestra|muestre|mostrar|mete|meter|anade|agrega|usa|use|usar|utiliza|pon|ponga|quiero|queremos|queria|queriamos|manten|mantener|conserva|ensena | que salga|aparezca|este | quiero ver | que se vea|vean | quisiera ver?',
  followingOnes: 'siguiente|siguientes',
  headsLeftOut:
    'fuera|sin|no|nunca|excluir|excluidos|excluido|excluye|quitar|quita|omitir|descartar|descartados|prohibido | no (usar|usa|uses|poner|pongas|mostrar|incluir|salen|sale|van|entran) | no (en|van en|salen en) (el|este) {video} | lo que no (quiero|queremos|va|entra) | (dejar|deja) fuera',
  headsIncluded:
    'dentro|obligatorio|obligatorios|imprescindible|imprescindibles|incluir|incluye|siempre|si|necesario|necesarios | en el {video} | (tienen|tiene) que (estar|salir) | lo que (quiero|queremos)',
  headsOnly:
    'solo|solamente|unicamente|exclusivamente | solo (usa|pon|estos|estas|estos clips) | nada mas que',
  headsMuted: 'silenciado|silenciados|silenciar|silencia|mudo|mudos | sin (sonido|audio)',
  headsLouder: 'alto|fuerte | mas (alto|fuerte)',
  headsQuieter: 'bajito|bajo | mas bajo',
  headsSlow: 'lento|lentos | en? camara lenta',
  headsFast: 'rapido|rapidos | en? camara rapida',
  headsLonger: 'largo|largos|largas | mas (largo|largos|tiempo)',
  headsShorter: 'corto|cortos|cortas|breve|breves | mas (corto|cortos)',
  blackAndWhite: 'blanco y|& negro | b y|& n | b / n | b n',
  overThing: 'sobre|en | encima de|del',
  writeWord: 'escribe|escriba|escribir|escribid|escrito|escrita',
  behindText: 'como|de titulo',
  howShown:
    '(se|uno|tu)? (ve|vea|vean|ven|vemos|muestra|muestre)? como (se|yo|nosotros|ella|ellos|ellas|la gente)?',
  longWhile:
    'un? (buen|bastante|largo) (rato|tiempo) | mucho|bastante|mas (rato|tiempo) | un rato (largo|bueno)? | largo y tendido',
  shortWhile:
    '(pero|muy|solo|nada mas)? (poquito|poquitin|cortito|cortita|poco|brevemente) (tiempo|rato)? | un (momentito|momento|ratito|poquito)',
  purpose:
    'para enganchar|atrapar|captar|llamar|mantener|atraer a? la|los|el|su? gente|atencion|espectadores|publico|interes',
};
