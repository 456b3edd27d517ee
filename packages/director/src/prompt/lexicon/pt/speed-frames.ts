import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `<clips> em camera|camara super? lenta
    <clips> em slow motion
    camera|camara lenta em|para|no|na|de|do|da|dos|das <clips>
    {put} <clips> em camera|camara super? lenta
    desacelera|desacelere|abranda|abrande <clips>
    <clips> desacelerado|desacelerada|abrandado|abrandada`,
  slowAll: 'camera|camara lenta | {reel} em camera|camara lenta',
  fastMotion: `<clips> acelerado|acelerada|acelerados|aceleradas
    <clips> em camera|camara|modo rapida|rapido
    <clips> em alta velocidade
    acelera|acelere|acelerar <clips>
    avanco rapido (de|do|da|no|na|em|por)? <clips>
    (avanca|avance|passa|passe|passar) rapido|depressa (por|pelo|pela|de|do|da|dos|das)? <clips>`,
  fastAll: '{reel} acelerado|acelerada | acelera|acelere {reel} | camera|camara rapida | timelapse',
  fastDull: `acelera|acelere|acelerar (em|n)? as|os|o|nas|nos partes|pedacos|momentos|bocados|trechos? chatas|chatos|chato|aborrecidas|aborrecidos|entediantes|lentas|lentos|paradas|parados
    (passa|passe|passar|avanca|avance) rapido|depressa (por|pelas|pelos)? as|os|o? partes|pedacos|momentos|bocados|trechos? chatas|chatos|chato|aborrecidas|aborrecidos|entediantes|lentas|lentos|paradas|parados
    as|os partes|pedacos|momentos|bocados|trechos? chatas|chatos|aborrecidas|aborrecidos|entediantes em (camera|camara rapida|modo rapido)`,
  speedFactor: `(a|ao|no|na|com|em)? <rate> (em|para|no|na|de|do|da|dos|das) <clips>
    (a|ao|no|na|com|em)? <rate>
    velocidade (de|a|em|:)? <times>|<factor> (em|para|no|na|de|do|da|dos|das) <clips>
    velocidade (de|a|em|:)? <times>|<factor>
    <clips> (a|ao|no|na|com|em)? <rate>
    <clips> {be}? (a|ao|em) <factor>
    <clips> (a|em) velocidade <times>|<factor>
    {put}|faz|faca|passa|passe|reproduz|reproduza <clips>|{reel} (a|ao|no|na|com|em)? <rate>
    {put}|faz|faca|passa|passe|reproduz|reproduza <clips>|{reel} a|ao|em|por? <factor>
    {reel} a|ao|em <factor>|<rate>
    {put}|faz|faca|deixa (o|a|isso|isto)? a|ao|em <factor>|<rate>
    desacelera|desacelere|abranda|abrande|acelera|acelere|reduz|reduza <clips>|{reel} para|a|ao|ate <times>|<share>|<factor>|<rate>`,
  fasterBy: `acelera|acelere|acelerar <clips>|{reel} (em|por)? <factor>
    acelera|acelere|acelerar (em)? <factor> <clips>|{reel}
    <clips> <times>|<factor> mais rapido|rapida|depressa
    {put}|faz|faca <clips>|{reel} <times>|<factor> mais rapido|rapida|depressa
    <times>|<factor> mais rapido|rapida|depressa`,
  slowerBy: `desacelera|desacelere|abranda|abrande <clips>|{reel} (em|por)? <factor>
    <clips> <times>|<factor> mais lento|lenta|devagar
    {put}|faz|faca <clips>|{reel} <times>|<factor> mais lento|lenta|devagar
    <times>|<factor> mais lento|lenta|devagar`,
  normalSpeed: 'em tempo real | a|em velocidade normal',
};
