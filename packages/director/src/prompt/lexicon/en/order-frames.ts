import type { Lexicon } from '../lexicon.ts';

/** Where clips come in the reel. */
export const PLACES: Lexicon['frames'] = {
  open: `{first} (we|you|i|people|they) (see|get) <clips>
    {start} {reel}? {with}? (at|from|right)? <said>
    {start} {startOff}? {reel}? {startOff}? {with} <clips>
    {start} {startOff} {with}? <clips>
    {start} {startOff}? {with} a|the|one? (nice|good|beautiful)? (long|slow|lingering|wide|quick|short) (shot|clip|look|view|take|scene) (of|at|on) <clips>
    <clips> once {first} ,? and (then)? (once more|once again|again|one more time|a second time) (later|somewhere) (on|in it|in the {reelNoun})?
    (that's|thats|that is|this is) (gotta|got to|has to|must|should) be (the)? (very)? {first} : <clips>
    {want} {reel} to {start} {startOff}? {with}? <clips>
    {start} at|in <clips>
    {start} it {startOff} at|in|from <clips>
    {start} (when|as|once) (we|i|they|you) _ <clips>
    {start} (when|as|once) <clips> (is|are|gets|goes|comes)? _?
    (and|as|for)? the|my|our {openerNoun} , ,? <clips>
    first {thing} {be}? :? <clips>
    the very? first {thing} {be} <clips>
    the {openerNoun} {be} :? <clips>
    {openerNoun} {be}? : <clips>
    opening shot|clip|scene|image|frame|picture :? {be}? <clips>
    {put} <clips> together? {first}
    {put} <clips> (before|ahead of) (everything|everyone|anything|anyone) else?
    <clips> (only|just|exactly)? <times> {first}
    (no intro|no introduction)? ,? (just|go|jump)? (straight|right|directly) (into|to|in with|in on) <clips>
    (for|at|in) the (start|beginning|opening|very start|very beginning) (i|we) {want} <clips>
    <clips> (opening|closing) {first}
    <clips> (would|will|could|can|should|must|might) (be|make) (a|an|the|my|our)? (great|good|nice|perfect|funny|cool|strong|killer)? {openerNoun}
    {want} <clips> to? (be|as) (the thumbnail|the cover|the cover frame|the preview|the cover image)? and? (the|my|our)? (very)? (first shot|opening shot|opener|first clip|first thing)
    <clips> together? {be}? {first}
    <clips> (only|just) {first}
    {start} (from above|from the air|from far away|close up|wide) {with}? <clips>
    <clips> {be} (before|ahead of) (everything|all|anything|everyone|{others})
    (before|ahead of) (everything|all that|all this|all of that|all of this|anything|anything else|{others}) ,? {put}? <clips>
    <clips> {start} {reel} (off|up|out)?
    <clips> (introduces|introduce) {reel}?
    <clips> then whatever (else|follows)?
    <clips> (has|have|gets|get|makes|make|should have|should get|should make) the|our|my (opening|first) (shot|clip|word|scene|picture|frame|spot|place)
    let <clips> (have|get|make|be|do) the|our|my? {openerNoun}
    <clips> {be} the|my|our|an? {openerNoun}
    <clips> opens|starts|begins|leads
    <clips> which|that|who {be} {first}
    the (opening|start|intro) (goes|belongs) to <clips>
    <clips> (lead|leads) the way
    intro|introduction|opener|teaser (with|on|of|from|by|is)? <clips>
    <clips> open|start|opens|starts|begins|begin|leads|lead (it|{reel})
    hook {with}? <clips>
    <clips> should|must|can|to open|start|begin|lead (it|{reel})?
    {first} :? {put}? <clips>
    i|we want|need to? see <clips> {first}
    hook {be}? with? : <clips>
    straight into <clips>
    go straight to <clips>
    let <clips> open|start|begin|lead`,
  close: `<clips> (opening|closing) {last}
    (for|at|in) the (end|ending|finish|close|very end) (i|we) {want} <clips>
    {end} {reel}? {with}? (at|right)? <said>
    {end} {endOff}? {reel}? {endOff}? {with} <clips>
    {end} {endOff} {with}? <clips>
    {want} {reel} to {end} {endOff}? {with}? <clips>
    {end} at|in|to <clips>
    {end} (when|as|once) (we|i|they|you) _ <clips>
    {end} (when|as|once) <clips> (is|are|gets|goes|comes)? _?
    (and|as|for)? the|my|our {closerNoun} , ,? <clips>
    (land|lands|landing|end up|ends up|come to rest) on <clips>
    and <clips> the|our|my {closerNoun}
    last|final {thing} {be}? :? <clips>
    the very? last|final {thing} {be} <clips>
    the {closerNoun} {be} :? <clips>
    {closerNoun} : <clips>
    closing shot|clip|scene|image|frame|picture :? {be}? <clips>
    {put} <clips> again? {last}
    <clips> (only|just|exactly)? <times> {last}
    {put} <clips> the {closerNoun} (that)? (we|you|people|they|viewers) see
    <clips> {be}? after <than> ,? (and|right)? {last}
    <clips> {be}? {last}
    <clips> (should|must|can|to)? (come|comes) {last}
    <clips> {be} (after) (everything|all|anything|everyone|{others})
    <clips> (has|have|gets|get|makes|make|should have|should get|should make) the|our|my {closerNoun}
    let <clips> (have|get|make|be|do) the|our|my? {closerNoun}
    <clips> {end} {reel} (off|up|out)?
    {end} it all (off|up)? {with} <clips>
    {end} {endOff}? around|over|under|near <clips>
    <clips> {be} the|my|our|an? {closerNoun}
    <clips> closes|ends|finishes
    (that's|thats|that is|this is) how (it|we|{reel}) (should|must|has to|needs to)? {end} ,|: <clips>
    (come|comes|go|goes) out of (it|{reel}) (with|on) <clips>
    {end} {endOff}? {with} a|the|one? (nice|good|beautiful)? (long|slow|lingering|last|final|wide|quick|short) (shot|clip|look|view|take|scene) (of|at|on) <clips>
    <clips> close|end|finish
    <clips> which|that|who {be} {last}
    <clips> (which|that) (is|should be|'s) (the|our|my) ({endNoun}|{closerNoun})
    <clips> (that's|thats) (the|our|my) ({endNoun}|{closerNoun})
    (wrap|round|finish) it all (up|off) with <clips>
    let <clips> have the last word
    outro|finale|closer|ending (with|on|of|from|by|is)? <clips>
    sign off (with|on|by) <clips>
    <clips> close|end|finish|closes|ends|finishes (it|{reel})
    <clips> should|must|can|to close|end|finish (it|{reel})?
    finally|lastly :? <clips>
    and last <clips>
    {last} :? {put}? <clips>
    let <clips> close|end|finish (it|{reel})
    let {reel} end {endOff}? {with} <clips>
    go|fade out on|with <clips>
    leave us|me|them|people|viewers with <clips>`,
  openAndClose: `(the)? first {thing}? and (the)? last {thing}? {be} the same ,? :? <clips>
    {start} and|& {end} {with} the same {thing} ,? :? <clips>
    <clips> {be}? {bothEnds}
    <clips> (opens|starts|begins|open|start|begin) and (closes|ends|finishes|close|end|finish) (it|{reel})?
    <clips> <times> ,? {bothEnds}
    {put} <clips> {bothEnds}
    {bothEnds} :? {put}? <clips>
    {start} and|& {end} {with} <clips>
    <clips> (bookend|bookends) (it|the reel|the video)?
    (bookend|frame) {reel} with <clips>
    <clips> at? (the start|the beginning) and again? at? (the end|the finish)
    {put} <clips> (the start|the beginning) and at? (the end|the finish)`,
  openAndCloseOfIt: `<s> {first} ,? and (again|then)? <s> {last}
    {bothEnds}`,
  earlyAndClose: `<clips> ,? <times>? (early|early on|near {first}|near the {startNoun}) and <times>? (again|then|right|one more time)? {last}`,
  earlyAndLate: `<clips> ,? <times>? :|,? once? (early|early on|near {first}|near the {startNoun}|towards the {startNoun}) and (then|again|once|one more time)? (towards|near|close to) the {endNoun}`,
  earlyAndCloseOfIt: `<times>? (early|early on|near {first}|near the {startNoun}) and <times>? (again|then|right|one more time)? {last}`,
  openThenClose: `from <clips> to <than>
    from <clips> to <than> in that order
    go|goes from <clips> to <than>`,
  openNot: `(don't|dont|do not|never) (put|place|use|show|have) <clips> {first}
    (anything|everything) (but|except) <clips> {first}
    not <clips> (as|for) (the|an|a)? {openerNoun}`,
  closeNot: `(don't|dont|do not|never) (put|place|use|show|have) <clips> {last}
    (anything|everything) (but|except) <clips> {last}
    not <clips> (as|for) (the|an|a)? {closerNoun}`,
  openOfIt: `{want} (that|this|it|her|him|them) (to be|as) (the|my|our|an?)? {openerNoun}
    and {first}
    (that's|thats|that is|this is) how (it|we|{reel}) (should|must|has to|needs to)? {start}
    (and)? (it|he|she|that)? (has to|have to|must|should|needs to|can) be (the)? (very)? {first}
    (start|begin|open) there
    (that's|thats|that is|this is) where (it|we|{reel}) (should|must|has to|have to|needs to|can)? {start}
    (that's|thats|that is|this is) (the|our|my) {openerNoun}
    (once)? {first} ,? and (then)? (once more|once again|again|one more time|a second time) (later|somewhere) (on|in it|in the {reelNoun})?`,
  beforeIt: `(and|but|then)? (right|just|directly)? before (that|this|it|him|her|them) :? {put}? <clips>
    <clips> (right|just|directly)? before that`,
  afterIt: `(and|then)? <clips> (straight|right|directly|immediately) (after|afterwards|after that|behind)
    (and|then)? <clips> afterwards
    and|then (right|straight)? after it|him|her|them|this|those {put}? <clips>
    <clips> straight|right|directly|immediately after it|that|him|her|them|this
    <clips> after that`,
  placeEarly: `<clips> {be}? early (on|in it|in the {reelNoun})?`,
  placeLate: `(build|builds|building|lead|leads|leading) up to <clips>
    <clips> {be}? (towards|toward|near|close to) the {endNoun}
    <clips> {be}? (right|just|shortly|directly)? before the very? {endNoun}
    <clips> {last} ,? but not (the|at the)? very? {endNoun}
    {put} <clips> {last} ,? but not (the|at the)? very? {endNoun}`,
  closeAgain: `{want}? (repeat|repeats|repeating) <clips> {last}
    {put}? <clips> {be}? (right|also)? {again} {last}
    <clips> (should|must|can|to)? (return|returns|reappear|reappears|come back|comes back) {again}? {last}`,
  openHeld: `a? <s> long? (intro|introduction|opener|opening|teaser|hook) (with|of|on|from|showing|:)? <clips>
    {start} with <s> (of|on|with) <clips>`,
  closeHeld: `a? <s> long? (outro|ending|closer|finale|sign off) (with|of|on|from|showing|:)? <clips>
    {put} <clips> {last} for <s>
    {play} <clips> {last} for <s>`,
  closeOfIt: `{want} (that|this|it|her|him|them) (to be|as) (the|my|our|an?)? {closerNoun}
    (that's|thats|that is|this is) how (it|we|{reel}) (should|must|has to|needs to)? {end}
    (and)? (it|he|she|that)? (has to|have to|must|should|needs to|can) be (the)? (very)? {last}
    (end|finish|close) there
    (that's|thats|that is|this is) where (it|we|{reel}) (should|must|has to|have to|needs to|can)? {end}
    (that's|thats|that is|this is) (the|our|my) {closerNoun}`,
  neitherEnd: `<clips> ,? (but|only)? not {first} ,? (and|or|nor|but)? not? {last}
    <clips> {be}? neither {first} nor {last}
    <clips> (is|are) (one of them|in it|in there|in) ,? (but)? neither {first} nor {last}
    <clips> (shouldn't|should not|must not|mustn't|can't|cannot|may not|isn't|is not|not|never) (be|go|come)? {first} (or|nor|and) {last}
    (neither|not) {first} (nor|and|or) not? {last} : <clips>`,
  neitherEndOfIt: `(but)? not (at|on) (either|any) end
    not {first} ,? (and|or|nor|but) (also)? not? {last}
    not {first} ,? not {last}
    neither {first} nor {last}`,
  closeList: `the? (last|final) <n> {shots} {be} :? <clips>
    the? (last|final) <n> {shots} : <clips>
    {end} {endOff}? {reel}? {endOff}? {with} <clips> (followed by|and then|then) <than>`,
  openList: `the? first <n> {shots} {be}? (in this order|in order)? :? <clips>`,
  place: `{put} <clips> <ordinal>
    <clips> {be}? as? the? <ordinal> {thing}?
    <ordinal> {thing} {be}? :? <clips>
    the <ordinal> {thing} {be} <clips>
    <clips> {be} {thing}? number <n>
    make <clips> {thing}? number <n>
    make <clips> the <ordinal> {thing}?
    <clips> in|as|at|for number|position|place|spot|slot <n>
    <clips> in|at|for the? <ordinal> position|place|spot|slot
    <ordinal> : <clips>`,
  middle: `<clips> (only|just|exactly)? <times> (somewhere|right)? in|into|around|at the middle|centre|center
    {put}? <clips> {be}? in|into|around|at|for the? middle|centre|center
    in|into|around|for the? middle :? {put}? <clips>
    (a|the)? middle (bit|part|section)? (with|showing) <clips>
    the? middle (part|bit|section|piece)? {be} :? <clips>
    halfway through {put}? <clips>
    <clips> {be}? halfway through`,
  middleAndClose: `<clips> ,? (once|one time)? (somewhere|right)? in the? middle ,? (and|then) (once|again|one more time|one)? {last}`,
  middleAndCloseOfIt: `(once|one time)? (somewhere|right)? in the? middle ,? (and|then) (once|again|one more time|one)? {last}`,
  middleOfIt: `and? somewhere|right|bang in the? middle`,
  firstThen: `<clips> first {thenWords} <than>`,
  orderNamed: `(step by step|in steps|in this order|one by one) : <clips>
    <clips> {be}? in that|this|exactly|just exact? {order}
    {order} :? <clips>
    the {order} {be} :? <clips>
    in the {order} <clips>
    <clips> then|next <than>
    <clips> (opening|closing) ,? (and)? then <than>
    <clips> followed by <than>`,
  orderThose: `(in|exactly in|just in)? (that|this|exactly that|that exact) {order}`,
  alternate: `alternate|alternating|switch|switching|cut|cutting|jump|flip|go|going|swap|toggle|intercut|intercutting back and forth? between|with? <clips> <times>?
    alternate|alternating|intercut|intercutting between? <clips> with|and <than>
    switch|switching|cut|cutting between <clips> with|and <than>
    back and forth between <clips> <times>?
    take turns between|with <clips>
    mix|interleave|interweave <clips> alternately|alternating|alternate
    {want} <clips> {inTurns}
    <clips> {inTurns}
    <clips> alternate
    a|one <clips> then a|one <than> then
    intercut|interleave|interweave <clips> with <than>`,
  alternateThose: `(going|swapping|switching|cutting|jumping)? (back and forth|to and fro) (all the time|the whole time|all through|throughout|constantly)?
    (swapping|switching|alternating|cutting|jumping|going|flipping|swap|switch|alternate|cut|jump|go|flip) (back and forth)? between (the two|them|both|these two|those two|the both of them)`,
  before: `<clips> {be}? before <than>
    {put} <clips> before <than>
    {put} <clips> ahead of <than>
    <clips> {be} ahead of <than>
    <clips> {be}? (shown|seen|played|placed|used|in)? (earlier|sooner) than <than>
    <clips> (precedes|precede|preceding) <than>
    before <than> ,? {put}? <clips>
    before <than> comes|come|goes|go <clips>
    <clips> ,? and? only (later|then|afterwards|after that) <than>
    <clips> ,? (later|afterwards) <than>`,
  directlyBefore: `<clips> {be}? right|directly|immediately|just|straight before <than>
    {put} <clips> right|directly|immediately|just|straight before <than>
    <clips> leads|lead|leading into|to <than>`,
  after: `<clips> not (before|until) <than>
    (show|use|have|bring|play|put) (in)? <clips> only (after|once) (we|you|they|people|i)? (have|has|'ve)? (seen|met|shown|had)? <than>
    <clips> only (after|once) <than> (has been|is|was|have been|are|were) (shown|seen|over|done|in|introduced)
    (don't|dont|do not|never) (show|use|have|bring|play|put) (in)? <clips> (before|until|till) <than> (has been|is|was|have been|are) (shown|seen|over|done|in|introduced)
    <clips> (shouldn't|mustn't|can't|cannot|may not|must not|should not|doesn't|not) (be|come|go|appear|play|show up) (before|until|till|ahead of) <than>
    not <clips> (before|until) <than>
    (don't|dont|do not|never) (show|use|have|bring|play|put|place) <clips> (before|until) <than>
    <clips> {be}? after <than>
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
    group <clips>`,
  apart: `keep|put|spread|space|have|split <clips> apart|separate|separated
    don't|dont|never put|puts|show|shows|have|has|use|uses|repeat|repeats|play|plays <clips> (next to each other|back to back|twice in a row|in a row|one after the other)
    <clips> (never|not) (next to each other|back to back|twice in a row)
    <clips> (must|should|may|can|do|are)? (not|never|mustn't|shouldn't|can't|cannot) (be|come|go|stand|sit|follow)? (next to each other|side by side|back to back|right after each other|directly after each other|one after the other)
    no two <clips> in a row|together|back to back|next to each other`,
  orderFilmed: `{keepAll} in? the? (chronological|filming|shooting|recording|original|right|natural|time) order
    in? the? (filming|shooting|recording|recorded|filmed|camera) order
    chronological|chronologically
    (don't|dont|do not|never) (rearrange|reorder|resort|shuffle) (the|my|these)? (clips|shots|videos|it|them|anything|footage)?
    the way it|things happened
    in? the? chronological order
    in? the? order (that|in which|it|of|as|how)? (it|we|i|they|things|everything|she|he) (was|were|all|have|had|have been)? {filmedWord} (place|it|them|it in|them in)?
    in? the? order (of|in) (filming|recording|shooting|events)
    in? the? order {filmedWord} place?
    (keep|leave) (the|that|their|its) order
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
  orderUploaded: `in? the? order (that|in which)? (i|we) (uploaded|added|put|sent|gave|selected|chose) (them|it|the clips)? in?
    in? the? order (they|these|the clips|it) (are|were|was)? (uploaded|added|sent|given|here|listed|in|numbered)
    upload order
    in? the? upload order
    in? the? uploaded order
    as uploaded|added|listed|numbered
    in? the? order of uploading|upload
    keep|leave the|my clips|them|videos|footage|shots? in the? order|sequence uploaded|given|added|i|they|?`,
  orderBackwards: `in? the? (reverse|reversed|opposite|inverse) order of (filming|recording|shooting|events)
    the? (order|sequence)? (should|must)? be? the? (opposite|reverse|inverse) of how (i|we|it|they) (was|were)? (filmed|shot|recorded|happened|took) (them|it)?
    last (clip|shot|one|video) first ,? (and)? (the)? first (clip|shot|one|video) last
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
    any order
    order doesn't|does not matter
    in no particular order
    randomly ordered|mixed?`,
  hook: `with? a? good|strong|great|catchy|real|proper? hook {first}?
    make people stop scrolling
    stop the scroll
    scroll stopping|stopper`,
};
