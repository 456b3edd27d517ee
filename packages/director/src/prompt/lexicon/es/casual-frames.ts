import type { Lexicon } from '../lexicon.ts';

export const CASUAL_PHRASES: Lexicon['phrases'] = {
  withIt: 'con',
  making:
    'haz|hazme|haceme|hacer|haga|hagame|hazlo|hacelo|quiero|crea|creame|monta|montame|arma|armame|edita|editame|prepara|preparame|saca|sacame|dame|deme|pon|ponme|necesito',
  askMore: 'quiero|queremos|pon|ponme|ponle|mete|metele|deja|usa|muestra|saca|dame|agrega|anade',
  dullness:
    'aburrido|aburrida|aburridos|aburridas|feo|fea|feos|feas|horrible|horribles|malo|mala|malos|malas|soso|sosa|sosos|sosas|flojo|floja|pesimo|pesima|ridiculo|ridicula',
};

/** What people say in passing; the other languages have the same in their tables of that name. */
export const CASUAL: Lexicon['frames'] = {
  reelWith: `{video} con (solo)? <clips>
    {video} de <s> con (solo)? <clips>
    (dame|deme|hazme|haceme|haz|quiero) (unos|como)? <s> con <clips>
    <s> con <clips>`,
  longer: `(el|la) {shots} mas (largo|larga) (es|sea|que sea|tiene que ser|debe ser|:) <clips>`,
  shorter: `(el|la) {shots} mas (corto|corta) (es|sea|que sea|tiene que ser|debe ser|:) <clips>`,
  noText: `ni una (sola)? palabra (de texto|escrita)?
    ningun texto`,
  topic: `{making} (el)? {video}? sobre <clips>
    que (sea|vaya|trate|hable) (todo)? (sobre|de|del|acerca de) <clips>`,
  exclude: `(la verdad)? no me|nos (gusta|gustan|gusto|gustaron|convence|convencen|mola|molan|interesa|interesan|apetece|va|van|agrada|agradan|late|copa) (mucho|nada|tanto|para nada|demasiado)? (como (sale|quedo|queda))? <clips>
    (a|al)? <clips> no me|nos (gusta|gustan|gusto|gustaron|convence|convencen|mola|molan|interesa|interesan|agrada|agradan|late|copa) (mucho|nada|tanto|para nada|demasiado)?
    (odio|odiamos|detesto) <clips>
    no (hace|hacen|haria) falta (que)? (salga|salgan|salir|aparezca|aparezcan|aparecer|este|esten|se vea|se vean|poner|sacar|meter)? <clips>
    no (tiene|tienen|necesita|necesitan|tendria) que? (salir|aparecer|estar) <clips>`,
  ratio: `(que)? <clips> (dure|duren|salga|salgan|este|esten|ocupe|aparezca) (el)? <times> (de)? (tiempo)? que <than>`,
  titleOpening: `(el|de)? titulo (es|sea|sera|seria|que sea|va a ser) :? <text>`,
  only: `<clips> (nomas|namas|y nomas)
    {only} (de|del) <clips>`,
  middle: `{put}? <clips> {be}? (a|por|hacia) (la)? mitad (del {video})?`,
  cutsShort: `(que)? (los|las)? {shots} (duren|sean|queden) (muy|bien)? (poco|poquito|cortos|cortas|cortitos|cortitas|breves)`,
  quieter: `que se (oiga|oigan|escuche|escuchen) (mas|muy)? (bajo|bajito|poco|poquito|flojo|flojito) (a|al)? <clips>`,
  less: `<clips> (es|son|esta|estan|se ve|se ven|me parece|me parecen|quedo|quedaron) (muy|un poco|bastante|algo|demasiado|tan|super|re|medio)? {dullness}`,
  prefer: `que (salga|salgan|aparezca|aparezcan|se vea|se vean|haya|dure|duren) mas (tiempo)? (a|al|de|del)? <clips>
    {askMore} mas <clips>
    (lo|el|la) (mas importante|principal|protagonista) (de {reel})? (es|son|tiene que ser|sea|que sea|sera) <clips>
    <clips> (es|son|tiene que ser|que sea) (lo|el|la) (mas importante|principal|protagonista)`,
  lengthShort: `(que)? no (sea|quede|salga|resulte|se haga|dure) (muy|demasiado|tan) (largo|larga|mucho)
    que no dure (mucho|demasiado|tanto)
    (haz|hazme|haceme|hazlo|hacelo|deja|pon|quiero|dejalo|corta) {reel}? (un poco|algo|mucho)? mas (corto|corta|breve|cortito)`,
};
