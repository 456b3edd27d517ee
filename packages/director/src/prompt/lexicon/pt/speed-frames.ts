import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `<clips> em camera|camara super? lenta
    <clips> em slow motion
    camera|camara lenta em|para|no|na|de|do|da|dos|das <clips>
    {put} <clips> em camera|camara super? lenta
    desacelerar~|abrandar~ <clips>
    <clips> desacelerado|desacelerada|abrandado|abrandada`,
  slowAll: 'camera|camara lenta | {reel} em camera|camara lenta',
  fastMotion: `<clips> acelerado|acelerada|acelerados|aceleradas
    <clips> em camera|camara|modo rapida|rapido
    <clips> em alta velocidade
    acelerar~ <clips>
    avanco rapido (de|do|da|no|na|em|por)? <clips>
    (avanca|avance|passa|passe|passar) rapido|depressa (por|pelo|pela|de|do|da|dos|das)? <clips>`,
  fastAll: '{reel} acelerado|acelerada | acelerar~ {reel} | camera|camara rapida | timelapse',
  fastDull: `acelerar~ (em|n)? as|os|o|nas|nos partes|pedacos|momentos|bocados|trechos? chatas|chatos|chato|aborrecidas|aborrecidos|entediantes|lentas|lentos|paradas|parados
    (passa|passe|passar|avanca|avance) rapido|depressa (por|pelas|pelos)? as|os|o? partes|pedacos|momentos|bocados|trechos? chatas|chatos|chato|aborrecidas|aborrecidos|entediantes|lentas|lentos|paradas|parados
    as|os partes|pedacos|momentos|bocados|trechos? chatas|chatos|aborrecidas|aborrecidos|entediantes em (camera|camara rapida|modo rapido)`,
  speedFactor: `(a|ao|no|na|com|em)? <rate> (em|para|no|na|de|do|da|dos|das) <clips>
    (a|ao|no|na|com|em)? <rate>
    velocidade (de|a|em|:)? <times>|<factor> (em|para|no|na|de|do|da|dos|das) <clips>
    velocidade (de|a|em|:)? <times>|<factor>
    <clips> (a|ao|no|na|com|em)? <rate>
    <clips> {be}? (a|ao|em) <factor>
    <clips> (a|em) velocidade <times>|<factor>
    {put}|fazer~|passa|passe|reproduz|reproduza <clips>|{reel} (a|ao|no|na|com|em)? <rate>
    {put}|fazer~|passa|passe|reproduz|reproduza <clips>|{reel} a|ao|em|por? <factor>
    {reel} a|ao|em <factor>|<rate>
    {put}|fazer~|deixa (o|a|isso|isto)? a|ao|em <factor>|<rate>
    desacelerar~|abrandar~|acelerar~|reduz|reduza <clips>|{reel} para|a|ao|ate <times>|<share>|<factor>|<rate>`,
  fasterBy: `acelerar~ <clips>|{reel} (em|por)? <factor>
    acelerar~ (em)? <factor> <clips>|{reel}
    <clips> <times>|<factor> mais rapido|rapida|depressa
    {put}|fazer~ <clips>|{reel} <times>|<factor> mais rapido|rapida|depressa
    <times>|<factor> mais rapido|rapida|depressa`,
  slowerBy: `desacelerar~|abrandar~ <clips>|{reel} (em|por)? <factor>
    <clips> <times>|<factor> mais lento|lenta|devagar
    {put}|fazer~ <clips>|{reel} <times>|<factor> mais lento|lenta|devagar
    <times>|<factor> mais lento|lenta|devagar`,
  normalSpeed: 'em tempo real | a|em velocidade normal',
};
