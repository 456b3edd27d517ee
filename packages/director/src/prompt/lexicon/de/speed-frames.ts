import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `<clips> {be}? in super? zeitlupe|slowmo|slowmotion zeigen?
    zeitlupe bei|beim|fuer|fur|von|vom <clips>
    verlangsame|verlangsamen|verlangsamt <clips>
    <clips> verlangsamen|verlangsamt|verlangsame
    brems|bremse|bremst <clips> ab|aus?`,
  slowAll: 'zeitlupe|slowmotion|slowmo | slow motion',
  fastMotion: `<clips> {be}? im|in zeitraffer|schnelldurchlauf|schnellvorlauf
    <clips> {be}? schneller
    zeitraffer|schnelldurchlauf bei|von|vom|durch <clips>
    beschleunige|beschleunigen|beschleunigt <clips>
    <clips> beschleunigen|beschleunigt
    (spul|spule|spult|spulen) (schnell)? (durch|ueber|uber|vor) <clips> (vor|durch)?
    <clips> (vorspulen|vorgespult|schnell vorspulen|durchspulen)`,
  fastAll: '{reel} im zeitraffer | beschleunige {reel} | zeitraffer | schnelldurchlauf',
  fastDull: `beschleunige|beschleunigen|spul|spule die|alle? langweiligen|langweilige|langatmigen|oeden|oden|zaehen|zahen|langsamen|faden stellen|teile|szenen|momente|passagen|abschnitte|sachen (vor|durch)?
    die|alle? langweiligen|langweilige|langatmigen|oeden|oden|zaehen|zahen|langsamen|faden stellen|teile|szenen|momente|passagen|abschnitte|sachen (beschleunigen|schneller|vorspulen|im zeitraffer|im schnelldurchlauf|schneller abspielen)
    (spul|spule) (schnell)? durch die|alle? langweiligen|langweilige|langatmigen|oeden|oden|zaehen|zahen|langsamen stellen|teile|szenen|momente|passagen|abschnitte|sachen`,
  speedFactor: `(mit|in|bei|auf)? <rate> (bei|beim|fuer|fur|von|vom) <clips>
    (mit|in|bei|auf)? <rate>
    geschwindigkeit|tempo|speed (:|auf|von)? <factor>
    <clips> {be}? (mit|in|bei|auf)? <rate>
    <clips> {be}? mit|in|auf|bei <factor>
    {put}|spiele|spielt|mache|macht <clips>|{reel} (mit|in|bei|auf)? <rate> ab?
    {put}|spiele|spielt|mache|macht <clips>|{reel} mit|in|auf? <factor>
    {reel} mit|in|auf <factor>|<rate>
    verlangsame|beschleunige|brems|bremse <clips>|{reel} auf <times>|<share>|<factor>|<rate>
    <clips>|{reel} auf <times>|<share>|<factor>|<rate> verlangsamen|beschleunigen|abbremsen`,
  fasterBy: `beschleunige|beschleunigen <clips>|{reel} um <share>|<factor>
    <clips>|{reel} um <share>|<factor> beschleunigen|schneller
    <clips> <times>|<factor> schneller
    {put}|mache|macht <clips>|{reel} <times>|<factor> schneller
    <times>|<factor> schneller`,
  slowerBy: `verlangsame|verlangsamen <clips>|{reel} um <share>|<factor>
    <clips>|{reel} um <share>|<factor> verlangsamen|langsamer
    <clips> <times>|<factor> langsamer
    <clips> <times> so? langsam
    {put}|mache|macht <clips>|{reel} <times>|<factor> langsamer
    <times>|<factor> langsamer | <times> so langsam`,
  normalSpeed: 'in echtzeit | in normaler geschwindigkeit',
};
