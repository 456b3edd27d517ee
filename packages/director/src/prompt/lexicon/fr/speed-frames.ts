import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `<clips> au|en super? ralenti
    ralenti sur|pour|de|du <clips>
    ralentis|ralentissez|ralentir <clips>
    {put} <clips> au|en ralenti
    <clips> ralenti|ralentie|ralentis|ralenties`,
  slowAll: 'au|en ralenti',
  fastMotion: `<clips> en|a accelere
    <clips> en|a (avance rapide|grande vitesse|toute vitesse)
    accelere|accelerez|accelerer <clips>
    avance rapide (sur|de|du|pour|pendant)? <clips>
    (passe|passez|passer|avance|avancez) (vite|rapidement|rapide) (sur|par|dans)? <clips>
    <clips> accelere|acceleree|acceleres|accelerees`,
  fastAll: '{reel} en accelere | accelere {reel} | en accelere | timelapse',
  fastDull: `accelere|accelerez|accelerer les|tous|toutes les? passages|moments|parties|bouts|scenes|trucs ennuyeux|ennuyeuses|chiants|chiantes|lents|lentes|longs|longues|mous|molles
    (passe|passez|passer) (vite|rapidement) (sur)? les passages|moments|parties|bouts|scenes ennuyeux|ennuyeuses|chiants|chiantes|lents|lentes|longs|longues
    les passages|moments|parties|bouts|scenes ennuyeux|ennuyeuses|chiants|chiantes (en accelere|en avance rapide|acceleres|accelerees)`,
  speedFactor: `(a|en)? <rate> (sur|pour|de|du|pendant) <clips>
    (a|en)? <rate>
    vitesse (de|a|en|:)? <times>|<factor> (sur|pour|de|du|pendant) <clips>
    vitesse (de|a|en|:)? <times>|<factor>
    <clips> (a|en)? <rate>
    <clips> {be}? (a|en) <factor>
    <clips> a|en vitesse <times>|<factor>
    {put}|passe|passez|fais|joue|lis <clips>|{reel} (a|en)? <rate>
    {put}|passe|passez|fais <clips>|{reel} a|en? <factor>
    {reel} a|en <factor>|<rate>
    {put}|passe|passez|fais le|la|les a|en <factor>|<rate>
    ralentis|ralentissez|ralentir|accelere|accelerez|accelerer <clips>|{reel} (a|jusqu a|jusque) <times>|<share>|<factor>|<rate>`,
  fasterBy: `accelere|accelerez|accelerer <clips>|{reel} (de|d)? <factor>
    <clips> <times>|<factor> plus vite|rapide|rapidement
    {put}|passe|fais <clips>|{reel} <times>|<factor> plus vite|rapide|rapidement
    <times>|<factor> plus vite|rapide|rapidement`,
  slowerBy: `ralentis|ralentissez|ralentir <clips>|{reel} (de|d)? <share>|<factor>
    <clips> <times>|<factor> plus lent|lente|lentement|lents|moins vite
    <clips> <times> moins vite|rapide
    {put}|passe|fais <clips>|{reel} <times>|<factor> (plus lent|plus lente|plus lentement|moins vite)
    <times>|<factor> (plus lent|plus lente|plus lentement|moins vite)`,
  normalSpeed: 'en temps reel | a vitesse normale',
};
