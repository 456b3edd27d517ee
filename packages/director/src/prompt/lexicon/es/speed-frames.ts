import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `<clips> a|en camara super? lenta
    camara lenta en|para|de|del <clips>
    ralentiza|ralentizar|enlentece a|al? <clips>
    {put} <clips> a|en camara super? lenta
    <clips> ralentizado|ralentizada|ralentizados|ralentizadas`,
  slowAll: 'camara lenta | {reel} a|en camara lenta | ralentizado|ralentizada',
  fastMotion: `<clips> a|en camara|modo rapida|rapido
    <clips> a mucha|gran velocidad
    acelera|acelerar|acelere <clips>
    (avance|adelanto rapido) (de|del|en|por|a traves de)? <clips>
    (avanza|adelanta|pasa|pasar|pasad) rapido|deprisa (por|de|a traves de)? <clips>
    <clips> acelerado|acelerada|acelerados|aceleradas
    <clips> acelerado|acelerada|acelerados|aceleradas`,
  fastAll: 'camara rapida | {reel} acelerado|acelerada | acelera {reel} | timelapse',
  fastDull: `acelera|acelerar|acelere (en)? las|los|lo partes|trozos|momentos|ratos|tramos? aburridas|aburridos|aburrido|lentas|lentos|lento|pesadas|pesados|tediosas|tediosos
    (pasa|pasar|avanza|adelanta) rapido|deprisa (por)? las|los|lo partes|trozos|momentos|ratos|tramos? aburridas|aburridos|aburrido|lentas|lentos|lento|pesadas|pesados|tediosas|tediosos
    las|los|lo partes|trozos|momentos|ratos|tramos? aburridas|aburridos|aburrido|pesadas|pesados|tediosas|tediosos (a|en) (camara rapida|doble velocidad)`,
  speedFactor: `(a|al|con)? <rate> (en|para|de|del) <clips>
    (a|al|con)? <rate>
    velocidad (de|a|al|:)? <times>|<factor> (en|para|de|del) <clips>
    velocidad (de|a|al|:)? <times>|<factor>
    <clips> (a|al|con)? <rate>
    <clips> {be}? (a|al) <factor>
    <clips> a velocidad <times>|<factor>
    {put}|haz|pasa|reproduce <clips>|{reel} (a|al|con)? <rate>
    {put}|haz|pasa|reproduce <clips>|{reel} a|al|en|por? <factor>
    ponlo|pasalo|hazlo|ponla|pasala|hazla|ponlos|ponlas (a|al|en|por)? <factor>|<rate>
    acelera|acelerar|acelere|aceleralo (a|al|por)? <times>|<factor>|<rate>
    {reel} a|al <factor>|<rate>
    ralentiza|acelera|ralentizar|acelerar|baja|sube|reduce a|al? <clips>|{reel} a|al|hasta <times>|<share>|<factor>|<rate>`,
  fasterBy: `acelera|acelerar <clips>|{reel} (en|por)? un? <factor>
    acelera|acelerar un? <factor> <clips>|{reel}
    <clips> (un)? <times>|<factor> mas rapido|rapida|deprisa
    {put}|haz|ponlo|hazlo <clips>|{reel}? (un)? <times>|<factor> mas rapido|rapida|deprisa
    <times>|<factor> mas rapido|rapida|deprisa`,
  slowerBy: `ralentiza|ralentizar <clips>|{reel} (en|por)? un? <factor>
    ralentiza|ralentizar un? <factor> <clips>|{reel}
    <clips> (un)? <times>|<factor> mas lento|lenta|despacio
    <clips> <times> de lento|lenta
    {put}|haz|ponlo|hazlo <clips>|{reel}? (un)? <times>|<factor> mas lento|lenta|despacio
    <times>|<factor> mas lento|lenta|despacio | <times> de lento|lenta`,
  normalSpeed: 'en tiempo real | a velocidad normal',
};
