import type { Lexicon } from '../lexicon.ts';

/** Who talks, and what is shown meanwhile. */
export const VOICE_PHRASES: Lexicon['phrases'] = {
  talker: 'yo|ello|ella|ellos|ellas|nosotros|alguien | la gente',
  talksOn:
    '(sigue|siguen|sigo|siga|sigan|esta|estan|este|estoy|continua|continue)? (hablar|habla|hablan|hablo|hable|hablen|hablando|contar|cuenta|cuentan|cuento|cuente|contando|explica|explican|explico|explique|explicando|narra|narran|narre|narrando|charla|charlan|charlando) (a camara|a la camara|de eso|la historia|su historia|lo suyo|ello|ella)?',
  throughout:
    'todo el (tiempo|rato|reel|video|clip) | durante todo el (tiempo|reel|video) | en todo (momento|el tiempo) | de fondo | por debajo | sin parar | de principio a fin | seguido',
  anyVoice:
    '(la|las|su|sus|mi|esa|esta|el|lo)? (voz|voces|narracion|locucion|explicacion|audio|conversacion) (de ello|de ella|de ellos)? | (todo)? lo que {talker}? (dice|dicen|digo|decimos|cuenta|cuentan|cuento|explica|explican|explico) {talker}?',
  theirWords:
    '(lo que|algo que) {talker}? (dice|dicen|digo|cuenta|cuentan|explica|explican) {talker}? | (su|sus|mi|mis) (primera|primeras|ultima|ultimas)? (frase|frases|palabras)',
  talkNoun:
    'voz|voces|narracion|locucion|entrevista|charla|discurso|relato|explicacion|explicaciones|conversacion|hablando|contando|explicando',
  asBroll: '(como|de) (recurso|recursos|apoyo|b roll|broll|insertos|planos recurso|imagenes de apoyo)',
  broll: '(los|unos|las|unas)? (planos recurso|recursos|b roll|broll|imagenes|planos|tomas|insertos)',
  overTalk: '(por)? (encima|arriba) (de|del) | sobre | para cubrir | con',
  goesOn:
    '(sigue|siga|siguiendo|continua|continue|sonando|suena|suene|va|vaya|se oye|se oiga|que siga|de fondo)',
  overIt:
    '(por)? encima | por encima de (eso|ello|ella) | encima de (eso|ello|ella) | sobre eso | mientras (tanto)? | a la vez | al mismo tiempo',
  seeing:
    '(y|que|ahora|solo|por favor)? (se|nos|me)? (ve|vea|vean|ven|vemos|veamos|veo|ver|muestra|muestre|muestrame|mostrar|mostrando|ensena|ensename|pon|poner|ponme|pongan|mete|usa|viendo|aparecen|aparece|salen|sale|corta a|pasa a) ((imagenes|planos|tomas) (de|del))? | (con)? (imagenes|planos|tomas) (de|del)',
  hearing:
    '(deja|dejar|mantener|manten|usa|quiero|con|que) (que)? (se)? (oir|oiga|oigan|escuchar|escuche|suene)? | (se)? (oye|oiga|oigan|oir|oimos|escucha|escuche|escuchar|escuchamos)',
};

export const VOICES: Lexicon['frames'] = {
  shownOver: `{seeing}? <clips> {asBroll}? {overTalk} {anyVoice} {throughout}?
    {seeing}? <clips> {asBroll}? {overTalk} <than>
    {seeing}? <clips> {asBroll}? mientras {talker}|<than>? {talksOn} {talker}|<than>? {throughout}?
    mientras {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? {seeing}? <clips>
    (deja|dejar|deje|pon|con) (que)? {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? (y|pero|mientras|con)? {seeing}? <clips> {overIt}
    (deja|dejar|deje|pon|con)? (que)? {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? (y|pero|mientras|con)? {overIt} ,? {seeing}? <clips>
    (deja|dejar|deje|pon|con)? (que)? {talker}|<than>? {talksOn} {talker}|<than>? {throughout} ,? (y|pero|mientras|con)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (y|pero|mientras|con)? {seeing}? <clips> {overIt}
    {hearing}? {anyVoice} {goesOn} {throughout}? ,? (y|pero|mientras|con)? {seeing} <clips>
    {hearing}? {anyVoice} {throughout} ,? (y|pero|mientras|con)? {seeing} <clips>
    {hearing} {anyVoice} (y|mientras|,) {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? (sobre|bajo|((por)? (debajo|encima) (de|del))) ((imagenes|planos|tomas) (de|del))? <clips>
    {hearing} {talker} {talksOn}? {throughout}? ,? (y|pero|mientras) {seeing} <clips>
    <clips> con {anyVoice} (por)? (encima|debajo|de fondo)
    {seeing}? <clips> {asBroll}? {overTalk} {anyVoice} (de|del) <than>`,
  talkedOver: `{hearing}? <than> {goesOn}? (sobre|bajo|((por)? (debajo|encima) (de|del))) ((imagenes|planos|tomas) (de|del))? <clips>
    {hearing}? {anyVoice} (de|del) <than> {goesOn}? (sobre|bajo|((por)? (debajo|encima) (de|del))) ((imagenes|planos|tomas) (de|del))? <clips>
    {hearing}? <than> {goesOn} {throughout}? ,? (y|pero|mientras|con)? {seeing} <clips>
    {hearing}? {anyVoice} (de|del) <than> {goesOn}? {throughout}? ,? (y|pero|mientras|con)? {seeing} <clips>`,
  openTalk: `{start} {with} {theirWords}
    {start} {with} {talker} (hablando|que habla|contando)
    {start} {with} lo que (dice|dicen|cuenta|cuentan) <than>`,
  closeTalk: `{end} {with} {theirWords}
    {end} {with} {talker} (hablando|que habla|contando)
    {end} {with} lo que (dice|dicen|cuenta|cuentan) <than>`,
  speechFinish: `(deja|dejar|deje|dejad|dejen) (que)? {talker}? (termine|terminen|acabe|acaben|terminar|acabar) (de hablar|su frase|sus frases|la frase|las frases)`,
  shownOverIt: `{seeing} <clips> {asBroll}? {overIt}
    {overIt} ,? {seeing} <clips>
    <clips> {asBroll} {overIt}?`,
  musicNotUnderSpeech: `(sin|nada de|quita|quitad|corta|cortad|para) (la)? {music} (cuando|mientras) {talker}|<clips> {talksOn}
    (sin|nada de|quita|quitad|corta|cortad|para) (la)? {music} (cuando|mientras) {talksOn} <clips>?
    (sin|nada de|quita|corta) (la)? {music} (bajo|sobre|durante|debajo de) {anyVoice}
    (sin|nada de|quita|corta) (la)? {music} (bajo|sobre|durante|debajo de) (la|el|su|mi)? {talkNoun}
    (solo)? {music} (solo)? (cuando|donde|mientras) (nadie|no) {talksOn}`,
};
