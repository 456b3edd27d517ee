import type { Lexicon } from '../lexicon.ts';

/** How fast the cuts follow each other, and whether they are short, long or of one length. */
export const PACES: Lexicon['frames'] = {
  evenCuts: `equal|even|same|uniform|identical length|lengths|long|duration|durations|timing {shots}?
    all|every|each {shots}? {be}? equally|the|of|same|equal same|equal|even? long|length|duration
    {shots} equally long
    (every|each|all|all the|all my) {shots} (get|gets|has|have|lasts|last|plays|play|takes|take) (the same|equal) (amount of)? (time|length|duration|screen time|seconds)
    (the)? (same|equal) (amount of)? (time|length|screen time) (for|to|on) (each|every|all|all the|all my)? {shots}
    evenly timed|spaced|cut
    give (every|each|all|all the|all my) {shots} (exactly)? (the same|equal) (amount of)? (time|length|duration|screen time)`,
  cutsShort: `(make|keep|cut) (them|each|all|each one|all of them|each of them|every one|everything) (really|very|super|all)? (short|quick|brief)
    make (all|all the|all my|the|my)? {shots} (a bit|a little|much|way|slightly)? shorter
    short|quick|brief|snappy|rapid {shots}
    {shots} {be}? short|quick|snappy|brief
    lots|plenty|many of? cuts
    tight cuts`,
  cutsLong: `long|longer|lengthy {shots}
    make (all|all the|all my|the|my)? {shots} (a bit|a little|much|way|slightly)? longer
    {shots} {be}? long|longer|lengthy
    few|fewer cuts
    let {shots} breathe`,
  paceFast: `fast|faster|quick|rapid|snappy|punchy|brisk|speedy|zippy|frenetic|frantic paced|pace|cutting|cuts|editing|edits|tempo|rhythm|edit|moving|cut|switching|changes|transitions|and|montage|recap
    pace|tempo|rhythm|cuts|editing|cutting|edits {be}? fast|quick|rapid|brisk|snappy|high|up|punchy|tight
    make|keep|cut|want|like|have {reel} (really|very|super|nice and)? fast|quick|snappy|punchy|brisk|moving|pacy|tight|quickly|zippy|pacey|speedy
    speedy|rapid pacing
    short ,? (and)? sharp {shots}|editing|edits|pacing?
    {reel} {be} fast|quick|snappy|punchy|brisk|pacy|zippy
    pacy | pacey | fastpaced | snappy | punchy | quickfire | rapid fire | jump cuts | high tempo | high paced | at speed
    cut fast|quickly
    lots of quick cuts
    up the pace|tempo
    (cuts|cut|editing|edit|pace|tempo|transitions) <rate>
    fast and? furious
    (a bit|a little|slightly|much|a lot|go|bit) (faster|quicker|snappier)
    fast | quick | quickly | super fast | speed of (cut|cuts) : fast`,
  paceMedium: `medium|moderate|normal|steady|average|regular pace|paced|tempo|speed|rhythm
    not too|so fast not|nor|or|but|and also|too|so? slow
    not too slow not too fast
    neither fast nor slow`,
  paceSlow: `slow|slower|leisurely|unhurried|relaxed|gentle|easy|calm paced|pace|cutting|cuts|editing|tempo|rhythm|edit|moving|edits
    slow|slower|leisurely|unhurried and
    and slow|relaxed|unrushed
    pace|tempo|rhythm|cuts|editing|cutting|edits {be}? slow|slower|leisurely|gentle|calm|relaxed|unhurried|low
    make|keep|take|cut|want|like|have {reel} (really|very|super|nice and)? slow|slowly|unhurried
    {reel} {be} slow|unhurried|slower
    unhurried | leisurely | take your time | no rush | no hurry
    nothing (really|very|that)? (hectic|rushed|frantic|fast|quick|speedy|hurried|frenetic|rapid)
    not rushed|hectic|frantic|hurried
    slow it down a bit
    low tempo
    (a bit|a little|slightly|much|a lot|go|bit) slower
    don't|dont rush it?
    {start} slow|slowly|slower`,
  paceNotFast: `not too|so|overly fast|quick|hectic|frantic|slow`,
  courseFaster: `(keep|make|have|let)? the? first (half|part) {be}? (slow|slower|calm|calmer|gentle|quiet|peaceful|relaxed) ,? (and|but|then)? the? (second|other|last) (half|part|one)? {be}? (fast|faster|quick|quicker|wild|lively|energetic|loud|exciting|upbeat|crazy)
    the? (second|last|other) (half|part|third) {be}? (faster|quicker|snappier|livelier) than? the? (first|beginning|start|rest)?
    the? first (half|part|third) {be}? (slower|calmer) than? the? (second|rest|other)?
    {start} (slow|slowly|calm|calmly|gently|quiet|quietly|relaxed) and|then|but (then|slowly|gradually)? (get|gets|getting|grow|grows|become|becomes) (faster|quicker) and? (faster|quicker)? (towards|toward|until)? the? {endNoun}?
    (get|gets|getting|grow|grows|become|becomes) (quicker|faster|shorter) and (quicker|faster|shorter)
    gets|get|getting|grow|grows|become|becomes|becoming faster|quicker and? faster|quicker?
    faster and faster
    {reel}? to? (build|builds|building) (up)? (slowly|gradually|steadily|gently) (up)?
    (slowly|gradually|steadily|gently) (build|builds|building) (up)?
    {start} (slow|slowly|calm|calmly) ,? (and|then)? (build up|build|ramp up)? ,? (and|then)? {end} (fast|quick|quickly|with energy)
    fast|faster|quick|quicker (at|in|towards|toward) the {endNoun}
    speed|speeds|speeding up towards|toward|as|over|to|near|gradually|at|in
    {start} slow|slowly|calm|gently|gentle|calmly|quiet and|then|but? then? get|gets|speed|build|pick|end|ramp|go|finish|grow|become|builds|speeds|picks|ends up? faster|fast|quick|speed|pace?
    slow at first then? fast|faster|quick
    {start} {with} (something|anything) (slow|calm|quiet|gentle) ,? (and|then|but)? {end} {with} (something|anything) (fast|quick|lively|energetic|wild|loud)
    slow start then|and fast|faster|quick
    ramp|ramps|ramping up the? speed|pace|tempo|energy?
    pick|picks|picking up the? speed|pace|tempo|energy
    pick|picks|picking it up
    build|builds|building|gather up? to|towards a|the? climax|crescendo|finish|peak
    build|builds|building up the? pace|tempo|energy|speed|momentum
    accelerate|accelerates|accelerating
    increase|increasing|increases|raise the? pace|tempo|speed
    {shots} (that)? (should|must|can|to)? (get|gets|getting|become|becomes|becoming|grow|grows|growing) (ever|gradually|steadily|progressively|always|slowly)? (shorter|quicker|faster|snappier|tighter|briefer)
    {shots} (shorter and shorter|quicker and quicker|faster and faster)
    (shorter and shorter|quicker and quicker|ever shorter|ever quicker|gradually shorter) {shots}?
    (each|every) {thing} {be}? (a bit|a little|slightly|always)? (shorter|quicker|briefer) than the (one before|last|last one|previous|previous one|one before it)
    {start} {with} (long|longer|slow) {shots}? ,? (and|then)? (get|go|end|finish) (on|with|to)? (short|shorter|quick|quicker|fast|faster) (ones|{shots})?
    {start} {startOff}? {with} (long|longer|slow) {shots} ,? (and|then|but)? {end} {with} (a|some|quick)? (flurry|burst|series|barrage|rush|lot|bunch)? of? (very|really|super)? (short|quick|fast|shorter|quicker|rapid) (ones|{shots})?
    from (long|slow|longer) {shots}? to (short|quick|shorter|fast) (ones|{shots})?
    (long|longer) {shots} (first|{first}) ,? (and|then)? (short|shorter|quick|quicker) (ones|{shots})? (after|afterwards|later|{last}|towards the end)?
    (shorten|tighten) (the|your|all)? {shots} (as (it|you|we|the {reelNoun}) (go|goes|goes on)|towards the {endNoun}|along the way|gradually)
    (faster|quicker) (towards|toward|at|near|by) the end
    (loud|wild|energetic|lively) {last}
    (slow|calm|slower|calmer|gentle) (in|at) the (beginning|start) , (fast|faster|quick|quicker) (towards|toward|at|near|by|in)? (the end|later|afterwards)?
    more and more energetic
    energy builds|rises|grows
    slowly|gradually faster|quicker
    from slow to fast
    slow|slower|calm|calmer|gentle|long {shots}? {inHalf}? ,? (and|but)? fast|faster|quick|quicker|short|shorter {shots}? {inHalf}
    the? first half {be}? slow|slower|calm|calmer|gentle ,? (and|but|then)? the? second|other half {be}? fast|faster|quick|quicker`,
  courseSlower: `the? (second|last|other) (half|part|third) {be}? (slower|calmer|quieter) than? the? (first|beginning|start|rest)?
    the? first (half|part|third) {be}? (faster|quicker) than? the? (second|rest|other)?
    gets|get|getting|grow|grows|become|becomes slower|calmer and? slower|calmer?
    slower and slower
    {shots} (that)? (should|must|can|to)? (get|gets|getting|become|becomes|becoming|grow|grows|growing) (ever|gradually|steadily|progressively|always|slowly)? (longer|slower|calmer)
    (longer and longer|ever longer|gradually longer) {shots}?
    {shots} longer and longer
    (each|every) {thing} {be}? (a bit|a little|slightly|always)? longer than the (one before|last|last one|previous|previous one|one before it)
    from (short|quick|shorter|fast) {shots}? to (long|slow|longer) (ones|{shots})?
    slow|slows|slowing|calm|calms|wind|winds|winding|settle|settles (it|things|everything)? down (towards|toward|at|to|near|by) the? (end|finish)
    {start} fast|quick|energetic|lively|strong|loud and|then|but? then? end|get|slow|finish|calm|wind|become|ends|slows|gets|finishes|calms down? slow|slower|calm|calmer|calmly|slowly|quiet|quietly?
    fast at first then? slow|slower|calm
    let it? end|finish calmly|gently|slowly|quietly|softly
    {end} {endOff}? {with} (something|anything) (really|very)? (calm|slow|quiet|gentle|peaceful|soft)
    end|ends|ending|finish|finishes|finishing calm|calmly|gently|slowly|quietly|softly|peacefully
    a? calm|gentle|quiet|slow|soft|peaceful ending|end|finish|finale
    from fast to slow
    gradually|slowly slower|calmer
    (slower|calmer) (towards|toward|at|near|by) the end
    wind down
    (calm|quiet|soft|gentle|peaceful|calmly|quietly|softly) {last}
    energy drops|fades
    fast|faster|quick|quicker|short {shots}? {inHalf}? ,? (and|but)? slow|slower|calm|calmer|gentle|long {shots}? {inHalf}
    the? first half {be}? fast|faster|quick|quicker ,? (and|but|then)? the? second|other half {be}? slow|slower|calm|calmer|gentle`,
};
