import type { Lexicon } from '../lexicon.ts';

export const SECTION_PHRASES: Lexicon['phrases'] = {
  inTurns:
    'alternando | alternados | alternadas | alternandose | turnandose | por turnos | intercalados | intercaladas',
  sectionName:
    'intro|introduccion|gancho|apertura|inicio|comienzo|medio|desarrollo|nudo|climax|final|cierre|desenlace|teaser|outro|creditos | parte|escena|bloque|acto|paso|capitulo|seccion _',
  onwards: 'en adelante',
  again: 'otra vez | de nuevo | nuevamente | una vez mas',
  placing: 'entre | tras',
  bothEnds: '(una vez|primero)? {first} y (otra vez|otra|una vez|de nuevo|una mas|tambien|nuevamente) {last}',
};

/** Parts by name, what is said of what was named last, and nouns where others say verbs: 'inicio con', 'cierre con'. */
export const SECTIONS: Lexicon['frames'] = {
  namedSection: `{sectionName} : <clips>
    {sectionName} ( <s> ) : <clips>
    {sectionName} : <clips> ,? <s>`,
  open: `(inicio|comienzo|apertura|arranque|entrada|gancho|intro) (con|en|:) <clips>
    (para) (abrir|empezar|arrancar|comenzar) (con|por)? <clips>
    <clips> (para) (abrir|empezar|arrancar|comenzar)`,
  close: `(fin|final|cierre|remate|desenlace) (con|en|:) <clips>
    (para) (cerrar|terminar|acabar|rematar) (con)? <clips>
    <clips> (para) (cerrar|terminar|acabar|rematar)
    (guarda|deja|reserva) (a|al) <clips> para el final`,
  openAndCloseOfIt: `{bothEnds}
    <times>? {first} y <times> (mas)? {last}`,
  openAndClose: `<clips> ,? {bothEnds}
    <clips> <times> ,? {first} y (otra vez|otra|una vez|de nuevo)? {last}
    <clips> ,? <times>? {first} y <times> (mas)? {last}`,
  earlyAndClose: `<clips> ,? <times>? (pronto|temprano|cerca del principio) y <times>? (otra|otra vez|de nuevo|una mas|tambien)? {last}`,
  earlyAndCloseOfIt: `<times>? (pronto|temprano|cerca del principio) y <times>? (otra|otra vez|de nuevo|una mas|tambien)? {last}`,
  closeOfIt: `y? (tiene que|debe|va a|puede) (ser|ir|salir|quedar) (el|la|lo)? {last}
    y? (ponlo|ponla|dejalo|dejala) {last}`,
  openOfIt: `y? (tiene que|debe|va a|puede) (ser|ir|salir|quedar) (el|la|lo)? {first}
    y? (ponlo|ponla) {first}`,
  beforeIt: `(y)? (justo)? antes de (eso|esto|el|ella) ,? {put}? <clips>
    <clips> (justo)? antes de (eso|esto|el|ella)`,
  alternate: `<clips> {inTurns}`,
  timesEach: `<times> {each}`,
  placeLate: `<clips> {be}? (cerca|hacia|casi) (de|del|al|el)? final`,
  placeEarly: `<clips> {be}? (cerca|hacia|casi) (de|del|al|el)? (principio|comienzo|inicio)`,
  include: `(todo|{want}) (lo que hay)? (desde|a partir de|a partir del) <clips>`,
  afterIt: `<clips> (justo)? despues de (eso|esto)
    <clips> (va|viene)? despues
    (y)? (justo)? despues de (eso|esto) ,? {put}? <clips>
    <clips> (justo|inmediatamente) (despues|a continuacion|detras)
    (justo|inmediatamente) (despues|a continuacion|detras) <clips>`,
  middleOfIt: `y? (por ahi|en algun lugar|mas o menos) (en|por) el? medio`,
  closeAgain: `(repite|repita|repitela|repitelo|repetir|repitiendo) (a|al)? <clips> {last}
    {put}? <clips> {be}? {again} {last}`,
  closeHeld: `(quedate|quedarse|mantente|aguanta|deja|muestra)? (durante|por)? <s> (en|de|del|con) <clips> {last}
    {last} ,? (quedate|quedarse|mantente|aguanta|deja|muestra)? <s> (en|de|del|con) <clips>
    {put}? <clips> {last} (durante|por)? <s>`,
  alsoFor: `y <clips> (tambien|igualmente)`,
  sameFor: `(lo mismo|igual) (para|con|va para|vale para|en) <clips>
    idem (para|con)? <clips>`,
  partUntil: `<clips> (solo)? hasta (el|los)? <s>`,
  partBest: `(la mejor parte|el mejor momento|lo mejor) (de|del) <clips>`,
  titleAtEnding: `(con|{put}) (un|unos)? (titulo|texto|rotulo|creditos) {last}`,
  paceNotFast: `(no|ni) (muy|tan|demasiado) (rapido|rapida|acelerado)`,
  keepAny: `(la calidad no importa|no importa la calidad|da igual la calidad)`,
  paceSlow: `nada (rapido|rapida|acelerado|de prisas)`,
  courseFaster: `(mucho|un poco)? mas (rapido|rapida|deprisa|movido|agil) (hacia|al|cerca del|para) el? (final|fin)
    la? primera mitad mas? lento|lenta|tranquila ,? y? la? segunda|otra mitad mas? rapido|rapida|movida
    (mas)? lento|lenta|despacio|tranquilo|calmado|suave (al principio|al inicio|al comienzo|primero) ,? y? (luego|despues)? (mas)? rapido|rapida|movido|intenso (al final|hacia el final|despues|luego)?`,
  courseSlower: `(mas)? rapido|rapida|movido|intenso (al principio|al inicio|al comienzo|primero) ,? y? (luego|despues)? (mas)? lento|lenta|despacio|tranquilo|calmado|suave (al final|hacia el final|despues|luego)?`,
  prefer: `(quiero|queria|quisiera)? que <clips> (salga|salgan|aparezca|aparezcan) (mucho|bastante)
    bastante (de|del)? <clips>
    (lo maximo|lo mas|todo lo) posible de|del <clips>
    el maximo de|del <clips>`,
};
