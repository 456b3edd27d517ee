import type { Lexicon } from '../lexicon.ts';

/** In which order clips follow one another. */
export const ORDER: Lexicon['frames'] = {
  firstThen: `<clips> first {thenWords} <than>`,
  orderNamed: `(step by step|in steps|in this order|one by one) : <clips>
    <clips> {be}? in that|this|exactly|just exact? {order}
    <clips> {be}? in? (exactly|precisely|just) (that|this) {order}
    {order} :? <clips>
    the {order} {be} :? <clips>
    in the {order} <clips>
    <clips> then|next <than>
    <clips> (opening|closing) ,? (and)? then <than>
    <clips> followed by <than>`,
  orderThose: `(keep|keeping|follow|stick to|stick with) (that|this|that exact) {order}
    (in|exactly in|just in)? (that|this|exactly that|that exact) {order}`,
  alternate: `(alternate|alternating|switch|switching|cut|cutting|jump|jumping|flip|flipping|go|going|swap|swapping|toggle|intercut|intercutting|move|moving) (back and forth)? between <clips> <times>?
    alternate|alternating|switch|switching|cut|cutting|jump|flip|go|going|swap|toggle|intercut|intercutting back and forth with? <clips> <times>?
    alternate|alternating|intercut|intercutting between? <clips> with|and <than>
    switch|switching|cut|cutting between <clips> with|and <than>
    back and forth between <clips> <times>?
    take turns between|with <clips>
    mix|interleave|interweave <clips> alternately|alternating|alternate
    {want} <clips> {inTurns}
    <clips> {inTurns}
    <clips> alternate
    <clips> (should|must|can|shall|to)? take turns
    a|one <clips> then a|one <than> then
    intercut|interleave|interweave <clips> with <than>`,
  alternateThose: `(going|swapping|switching|cutting|jumping)? (back and forth|to and fro) (all the time|the whole time|all through|throughout|constantly)?
    (swapping|switching|alternating|cutting|jumping|going|flipping|swap|switch|alternate|cut|jump|go|flip) (back and forth)? between (the two|them|both|these two|those two|the both of them)`,
  before: `(see|sees|show|shows|meet|meets) <clips> before (they|you|we|anyone|people|one)? (see|sees|get to see|show|shows|meet|meets)? <than>
    <clips> {be}? before <than>
    <clips> (runs|run|plays|play|appears|appear|is shown|are shown|is seen|are seen|shows up|happens|happen) (some time|sometime|somewhere|anywhere)? before <than>
    <clips> {be} (some time|sometime|somewhere|anywhere) before <than>
    {put} <clips> before <than>
    {put} <clips> ahead of <than>
    <clips> {be} ahead of <than>
    <clips> {be}? (shown|seen|played|placed|used|in)? (earlier|sooner) than <than>
    <clips> (precedes|precede|preceding) <than>
    before <than> ,? (i|we)? {want} <clips>
    before <than> ,? {put}? <clips>
    before <than> comes|come|goes|go <clips>
    <clips> ,? and? only (later|then|afterwards|after that) <than>
    <clips> ,? (later|afterwards) <than>`,
  directlyBefore: `<clips> {be}? right|directly|immediately|just|straight before <than>
    {put} <clips> right|directly|immediately|just|straight before <than>
    <clips> leads|lead|leading into|to <than>`,
  after: `after <than> ,? (i|we)? {want} <clips>
    {want} <clips> (after|once) (we|you|they|people|we've|you've|they've) (have|has|'ve)? (seen|met|had|watched|heard) <than>
    after <than> ,? {put}? a (quick|short|brief|nice|little|tiny)? (shot|clip|look|glimpse|bit|flash|moment) (of|at|from) <clips>
    <clips> not (before|until) <than>
    (show|use|have|bring|play|put) (in)? <clips> only (after|once) (we|you|they|people|i)? (have|has|'ve)? (seen|met|shown|had)? <than>
    <clips> only (after|once) <than> (has been|is|was|have been|are|were) (shown|seen|over|done|in|introduced)
    (don't|dont|do not|never) (show|use|have|bring|play|put) (in)? <clips> (before|until|till) <than> (has been|is|was|have been|are) (shown|seen|over|done|in|introduced)
    <clips> (shouldn't|mustn't|can't|cannot|may not|must not|should not|doesn't|not) (be|come|go|appear|play|show up) (before|until|till|ahead of) <than>
    not <clips> (before|until) <than>
    (don't|dont|do not|never) (show|use|have|bring|play|put|place) <clips> (before|until) <than>
    <clips> {be}? after <than>
    <clips> (runs|run|plays|play|appears|appear|is shown|are shown|is seen|are seen|shows up|happens|happen) (some time|sometime|somewhere|anywhere)? after <than>
    <clips> {be} (some time|sometime|somewhere|anywhere) after <than>
    <clips> (should|must|can|has to|needs to)? (come|comes|go|goes|follow|follows|right|directly|straight) (right|directly|just|straight)? behind <than>
    {put} <clips> after <than>
    <clips> {be} later than <than>
    after <than> ,? {put}? <clips>
    after <than> comes|come|goes|go <clips>
    after <than> i|we want <clips>
    after <than> {anyone}? (go|goes|cut|cuts|come|comes|jump|switch|return) back? to <clips>
    <clips> follows|follow|following <than>`,
  directlyAfter: `<clips> {be}? right|directly|immediately|just|straight after <than>
    {put} <clips> right|directly|immediately|just|straight after <than>
    right|directly|immediately|straight after <than> {put}? <clips>
    follow <than> with <clips>`,
  between: `{put}? <clips> {be}? in? between|betwen (them|both|these|those) (both|two)?
    {put}? <clips> {be}? in? between|betwen (the two|both) (of them|of these|of those)?
    in? between|betwen (them|these two|those two|both of them|the two of them) {put}? <clips>
    in? between|betwen the two {put} <clips>
    {put}? <clips> {be}? in? between|betwen the two|both of them
    {put}? <clips> {be}? in? between|betwen <than>
    sandwich <clips> between <than>
    between <than> (i|we)? {want} <clips>
    between <than> {put} <clips>`,
  betweenEach: `in? between|betwen {eachOne} ,? {put}? <clips>
    (with)? <clips> {be}? in? between|betwen {eachOne}
    in? between {put}? <clips> (each|every) (single)? time
    (and)? {put}? <clips> in between (each|every) (single)? time
    ({put}|with)? <clips> (after|before) {eachOne}
    (after|before) {eachOne} ,? {put}? <clips>`,
  together: `keep|put|group|leave|have <clips> together
    <clips> {be} together
    <clips> {be}? next to each other
    <clips> back to back
    <clips> side by side in the order
    <clips> {be}? one after the other|another
    group (all|the|these|those|my) <clips>`,
  apart: `keep|put|spread|space|have|split <clips> apart|separate|separated
    don't|dont|never put|puts|show|shows|have|has|use|uses|repeat|repeats|play|plays <clips> (next to each other|back to back|twice in a row|in a row|one after the other)
    <clips> (never|not) (next to each other|back to back|twice in a row)
    <clips> (must|should|may|can|do|are)? (not|never|mustn't|shouldn't|can't|cannot) (be|come|go|stand|sit|follow)? (next to each other|side by side|back to back|right after each other|directly after each other|one after the other)
    no two <clips> (in a row|together|back to back|next to each other)
    (never|not|don't|dont|do not) (show|use|put|have|play|place|cut|run)? two|three <clips> (in a row|back to back|next to each other|after each other|right after each other|one after the other)`,
  noneInARow: `(never|not|no|don't|dont|do not) (show|use|put|have|play|repeat)? (the|a|any)? same (clip|shot|thing|scene|video|one) (twice)? (in a row|back to back|next to each other|one after the other)
    (nothing|no clip|no shot|no scene|never anything) twice in a row`,
  apartOfIt: `(and)? (with)? (some|the)? (other|different) {shots}|stuff|things|ones (in between|between|between them|in the middle)
    (and)? (with)? (something|anything) (else|different) (in between|between|between them)
    (but|just|only)? (never|not) (two|twice|two of them)? (in a row|back to back|next to each other|right after each other|one after the other)`,
  orderFilmed: `{keepAll} in? the? (chronological|filming|shooting|recording|original|right|natural|time) order
    in? the? (filming|shooting|recording|recorded|filmed|camera) order
    chronological|chronologically
    (don't|dont|do not|never) (rearrange|reorder|resort|shuffle) (the|my|these)? (clips|shots|videos|it|them|anything|footage)?
    the way it|things happened
    in? the? chronological order
    in? the? order (that|in which|it|of|as|how)? (it|we|i|they|things|everything|she|he) (was|were|all|have|had|have been)? {filmedWord} (place|it|them|it in|them in)?
    in? the? order (of|in) (filming|recording|shooting|events)
    in? the? order filmed|shot|recorded|taken|captured|made place?
    (keep|leave) (the|their|its) order
    (the|my|our) order (should|must|can|has to) stay (as it is|the same)?
    in the same order
    as they come
    (don't|dont|do not|never) (change|mess with|mess up|shuffle|rearrange|mix up|alter|touch) (the|their|my)? (order|sequence) (of|in)? (the|my|all)? (clips|shots|videos)?
    chrono
    from the first to the last
    as it|they|we|things|i|everything happened|filmed|shot|unfolded|recorded|took place?
    as {filmedWord}
    in? the? same|original|right|real|actual|natural|time|correct|true order
    by date|time|timestamp|timestamps
    oldest to|first newest?
    in sequence
    from morning to|till|until night|evening|dusk
    sorted by time|date
    timeline order
    keep the? timeline|chronology|order
    don't|dont|do not|never|not change|mess|shuffle|rearrange|mix|reorder with|up? the|it|them|anything? order|clips|sequence?
    in order`,
  orderUploaded: `(in)? the? same order (as|that|in which)? (i|we) (uploaded|added|put|sent|gave|selected|chose)
    in? the? order (that|in which)? (i|we) (uploaded|added|put|sent|gave|selected|chose) (them|it|the clips)? in?
    in? the? order (they|these|the clips|it) (are|were|was)? (uploaded|added|sent|given|here|listed|in|numbered)
    upload order
    in? the? upload order
    in? the? uploaded order
    as uploaded|added|listed|numbered
    in? the? order of uploading|upload
    keep|leave the|my clips|them|videos|footage|shots? in the? order|sequence uploaded|given|added|i|they|?`,
  orderBackwards: `(the)? (last|latest|newest) (upload|uploaded) first
    reverse|reversed {order} of (upload|uploading|the upload)
    (reverse|reversed|backwards) upload {order}
    (have|make|let|run|play|show|go|goes|runs)? (it|everything|the whole thing|{reel})? (go|run|runs|goes|play)? from (the)? (very)? last (clip|shot|one|video|upload|file)? (back)? to (the)? (very)? first (clip|shot|one|video|upload|file)?
    (the)? last (upload|uploaded|filmed|recorded|file|added) first ,? (and)? (the)? first (upload|uploaded|filmed|recorded|file|added) last
    in? the? (reverse|reversed|opposite|inverse) order of (filming|recording|shooting|events)
    the? (order|sequence)? (should|must)? be? the? (opposite|reverse|inverse) of how (i|we|it|they) (was|were)? (filmed|shot|recorded|happened|took) (them|it)?
    last (clip|shot|one|video) first ,? (and)? (the)? first (clip|shot|one|video) last
    (the)? last (clip|shot|one|video) (that)? (i|we) (filmed|shot|recorded|uploaded|took|added) (comes|goes|is)? first
    (reverse|flip|invert) the? (whole|entire)? (trip|thing|order|sequence|day|story|journey|tour|lot)
    {put} (my|the|all|all my|all the) (clips|videos|shots|footage|pictures) (backwards|in reverse|the other way round)
    backwards | backward | in reverse | reverse order | in reverse order | reversed order | reverse chronological order? | from the? end to the? beginning|start | back to front | last to first | newest first | newest to oldest | in backward|backwards order | the? other way around|round | reverse the order|sequence|clips | from the? finish to the? start`,
  orderBestFirst: `best|strongest|coolest|catchiest|most|juiciest|wildest shot|shots|clip|clips|bit|bits|moment|moments|one|ones|part|parts|footage|exciting|thing|things? first
    {start} {startOff}? {with} the? best|strongest|coolest|catchiest|wildest|funniest|juiciest|nicest|biggest|most shot|shots|clip|clips|bit|bits|moment|moments|one|ones|part|parts|thing|exciting|spectacular|impressive|striking shot|clip|bit|moment|one|part?
    open|start strong|big
    {start} {with} a? strong|big|real|good|great|solid|catchy|killer? hook|bang
    grab attention|them|people|viewers right|from|at|in|immediately?
    hook the? viewers|viewer|people|them|audience
    best to worst`,
  orderBestLast: `save|keep|leave|hold the? best|strongest|coolest|biggest|wildest|nicest shot|clip|bit|moment|part|one|thing|ones|for|until|till|to|shots|moments? {last}
    best {last}
    {end} {endOff}? {with} the? best|strongest|coolest|wildest|nicest|biggest|most shot|clip|bit|moment|one|part|thing|exciting|spectacular|impressive|striking shot|clip|bit|moment|one|part?
    build|builds up? to the? best|climax
    end|finish strong|big
    {end} {endOff}? {with} a? bang|high|big strong|note|finish?
    worst to best`,
  orderShuffled: `random|shuffled|mixed|jumbled order
    in? a? random order
    shuffle|randomise|randomize|jumble the|it|them|up|all|clips|order? clips|them|order?
    mix it|them|things|the|clips|everything clips|order|shots? up
    order doesn't|does not matter
    in no particular order
    randomly ordered|mixed?`,
  hook: `with? a? good|strong|great|catchy|real|proper? hook {first}?
    make people stop scrolling
    stop the scroll
    scroll stopping|stopper`,
};
