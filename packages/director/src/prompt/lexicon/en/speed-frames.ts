import type { Lexicon } from '../lexicon.ts';

/** How fast the clips play. */
export const SPEEDS: Lexicon['frames'] = {
  slowMotion: `super? slow (motion|mo|mow|down) (on|for|of|in|when|while|at|during) <clips>
    slomo|slowmo on|for|of|in|when <clips>
    <clips> {be}? in|as|with super|ultra? slow|slo motion|mo|mow
    <clips> in slomo|slowmo
    <clips> slowed|slowing right|way? down
    <clips> (can|could|may|should|must|might) be (slowed|slowed down|slower|in slow motion|in slomo) (a bit|a little|down)?
    slow right|way|it? down (on|for|at)? <clips>
    slow <clips> right|way? down
    make|show|put|have|play <clips> in? slow|slo motion|mo
    make|show|put|have|play <clips> in? slomo|slowmo
    slow motion|mo <clips>
    slomo|slowmo <clips>`,
  slowAll: `slow motion|mo | slomo | slowmo | slo mo | {reel} in slow motion`,
  fastMotion: `speed|speeding <clips> up
    speed|speeding up|through|past <clips>
    make|show|play <clips> in? fast|faster|timelapse|hyperlapse|forward|motion? motion|forward
    <clips> {be}? in|as fast|timelapse|time|hyperlapse motion|forward|lapse?
    <clips> {be}? at|in fast|high speed
    (fast forward|fastforward|forward) (through|over|past)? <clips>
    <clips> sped up
    (can|could|should|may) <clips> be (sped up|speeded up|accelerated|fast forwarded) (a bit|a little|some)?
    <clips> (can|could|may|should|must|might) be (sped up|speeded up|accelerated|faster|in fast motion|fast forwarded) (a bit|a little|some)?
    <clips> accelerated
    accelerate <clips>
    timelapse|hyperlapse of <clips>
    turn <clips> into a timelapse|hyperlapse`,
  fastDull: `speed|fastforward|accelerate up? (through|past|over)? the|any|all? boring|dull|tedious|uneventful|slow|long|empty bits|parts|stretches|sections|moments|stuff|footage up?
    fast forward (through|past|over)? the|any|all? boring|dull|tedious|uneventful|slow|long|empty bits|parts|stretches|sections|moments|stuff|footage
    boring|dull|tedious|uneventful|slow|empty bits|parts|stretches|sections|moments|stuff|footage {be}? (sped up|faster|in fast forward|in fast motion|at double speed)`,
  fastAll: `speed {reel} up | fast forward {reel} | timelapse | sped up`,
  speedFactor: `<rate> (on|for|of|in|when|while|during) <clips>
    <rate>
    <clips> {be}? at|in|to|with? <rate>
    <clips> {be}? at <factor>
    {run} <clips>|{reel} at|in|to? <rate>
    (make|let|have) <clips> (play|run|go|move) (at|in|with) <rate>|<factor>
    {run} <clips>|{reel} at|to <factor>
    make|set|do|turn|get <clips>|{reel} <factor>
    {reel} {be}? at|in <rate>|<factor>
    speed (:|of|to|at)? <factor>
    super? slow|slo (motion|mo) (at|to)? <factor>|<rate> (on|for|of|in|when)? <clips>
    slow|speed|slowing <clips>|{reel} down|up? to (just|about|only)? <times>|<share>|<rate>
    slow|speed|slowing down|up <clips>|{reel} to (just|about|only)? <times>|<share>|<rate>`,
  fasterBy: `speed <clips>|{reel} up by? <times>|<factor>
    speed up <clips>|{reel} by? <times>|<factor>
    speed <clips>|{reel} up by <share>
    make|play|run|show|get|have <clips>|{reel} <times>|<factor> faster|quicker
    <clips> {be}? <times>|<factor> faster|quicker
    <times>|<factor> faster`,
  slowerBy: `slow <clips>|{reel} down by? <times>|<factor>
    slow down <clips>|{reel} by? <times>|<factor>
    slow <clips>|{reel} down by <share>
    make|play|run|show|get|have <clips>|{reel} <times>|<factor> slower
    make|play|run|show|get|have <clips>|{reel} <times> as slow
    <clips> {be}? <times>|<factor> slower
    <clips> {be}? <times> as slow
    <times>|<factor> slower | <times> as slow`,
  normalSpeed: `in real time`,
};
