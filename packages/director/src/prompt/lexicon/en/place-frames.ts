import type { Lexicon } from '../lexicon.ts';

/** Ways to say that a clip must not stand at one end of the reel, with the words for that end. */
const notThere = (at: Readonly<{ does: string; off: string; place: string; noun: string; nth: string }>) =>
  `(i'd|i would|we'd|we would|id)? (rather|prefer) (it|you|we|if it|if you|if we|that it|{reel}) (didn't|did not|don't|do not|doesn't|does not|wouldn't|not|never) ${at.does} ${at.off}? {with} <clips>
    (i|we) (don't|dont|do not) want (it|{reel}|you|this|us)? to ${at.does} ${at.off}? {with} <clips>
    {reel} (shouldn't|should not|must not|mustn't|can't|cannot|may not|doesn't) ${at.does} ${at.off}? {with} <clips>
    (neither|none) of <clips> (should|must|may|can|is to|are to)? ${at.does} (it|{reel})?
    (neither|none) of <clips> {be}? ${at.place}
    no <clips> ${at.place}
    (don't|dont|do not|never) (let|have) <clips> ${at.does} (it|{reel})?
    <clips> (shouldn't|should not|must not|mustn't|can't|cannot|may not) ${at.does} (it|{reel})?
    <clips> (shouldn't|should not|must not|mustn't|can't|cannot|may not|never) (be|come|go) ${at.place}
    (don't|dont|do not|never) (put|place|use|show|have) <clips> ${at.place}
    (anything|everything) (but|except) <clips> ${at.place}
    ${at.does} ${at.off}? {with} (anything|something|any clip) (but|except|other than) <clips>
    the? (very)? (${at.nth}) (shot|clip|thing|scene|image|picture|frame) ((that)? (we|you|people|they|i|viewers) (see|get))? (shouldn't|should not|must not|mustn't|can't|cannot|may not|shouldnt|cant|isn't|is not) (be|show) <clips> (or <than>)?
    the? ${at.noun} (shouldn't|should not|must not|mustn't|can't|cannot|may not|shouldnt|cant) (be|show) <clips> (or <than>)?
    not <clips> (as|for) (the|an|a)? ${at.noun}`;

/** Where in the reel a clip stands: first, last, in the middle. */
export const PLACES: Lexicon['frames'] = {
  open: `the? (very)? first (thing|shot|image|picture) (on|on the) (screen|video|reel) : <clips>
    <clips> (as)? (the|an|my|our)? (opening|first|starting) (shot|clip|scene|image|picture|frame)
    the? (very)? first (thing|shot|image|picture) (on|on the) (screen|video|reel) {be} <clips>
    the? (very)? first (thing|shot) (that)? (appears|shows up|comes up|comes) {be} <clips>
    what (we|you|people|they) (see|get) first {be} <clips>
    (what|who|the one that) (opens|starts|begins|leads|kicks off) {reel}? {be} <clips>
    let {reel} {start} at <clips>
    (what|who) (opens|starts|begins|leads|kicks off) {reel}? : <clips>
    <clips> {be} what (i'd|i would|i'll|we'd|we would|we'll|i want to|we want to) (show|put|use|have|see|start with|open with) first?
    <clips> (has to|have to|needs to|need to|gets to|get to|ought to|is supposed to) (open|start|begin|lead) (it|{reel})?
    (i'd|i would|id|we'd|we would) (really)? (love|like|prefer) it if <clips> (came|went|was|were|is|comes|goes|would be|could be) {first}
    let (it|this|that|{reel}) {start} {with} <clips>
    _? {themedReel} with <clips> as (the|an|a|our|my) {openerNoun}
    {want} <clips> (before|ahead of) (everything|everyone|anything|anyone) else?
    {first} (we|you|i|people|they) (see|get) <clips>
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
    the? {openerNoun} {be} :? <clips>
    the? {openerNoun} of {reel} {be}? :? <clips>
    {openerNoun} {be}? : <clips>
    opening shot|clip|scene|image|frame|picture :? {be}? <clips>
    {put} <clips> together? {first}
    (i|we)? (want|need) (people|everyone|everybody|viewers|them|you|us) to (see|get|hear|meet) <clips> {first}
    {put} <clips> (before|ahead of) (everything|everyone|anything|anyone) else?
    <clips> (only|just|exactly)? <times> {first}
    (no intro|no introduction)? ,? (just|go|jump)? (straight|right|directly) (into|to|in with|in on) <clips>
    (for|at|in) the (start|beginning|opening|very start|very beginning) (i|we) {want} <clips>
    <clips> (opening|closing) {first}
    <clips> (would|will|could|can|should|must|might) (be|make|work|look|do) (really|so|quite|very)? (well|great|good|nice|perfect|funny|cool|strong|killer|fun|lovely|hilarious|fine)? as? (a|an|the|my|our)? (great|good|nice|perfect|funny|cool|strong|killer)? {openerNoun}
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
    <clips> open|start|begin
    <clips> which|that|who {be} {first}
    the (opening|start|intro) (goes|belongs) to <clips>
    <clips> (lead|leads) the way
    intro|introduction|opener|teaser (with|on|of|from|by|is)? <clips>
    <clips> open|start|opens|starts|begins|begin|leads|lead (it|{reel})
    hook {with}? <clips>
    <clips> should|must|can|to open|start|begin|lead (it|{reel})?
    {first} ({be}|:)? {put}? <clips>
    i|we want|need to? see <clips> {first}
    hook {be}? with? : <clips>
    straight into <clips>
    go straight to <clips>
    let <clips> open|start|begin|lead`,
  close: `(the|my|our)? (last|final|closing) (shot|clip|thing|scene|image|picture) , (which|that) (should|must|will|has to|needs to|is going to)? (be|is|show|shows) <clips>
    the? (very)? last (thing|shot|image|picture) (on|on the) (screen|video|reel) : <clips>
    <clips> (as)? (the|a|my|our)? (closing|last|final|ending) (shot|clip|scene|image|picture|frame)
    the? (very)? last (thing|shot|image|picture) (on|on the) (screen|video|reel) {be} <clips>
    <clips> (exactly|only|just)? once ,? (and|but) (only)? {last}
    the? (very)? last (thing|shot) (that)? (appears|shows up|comes up|comes) {be} <clips>
    (and)? stop (on|at|with) <clips>
    <clips> (has to|have to|needs to|need to|gets to|get to|ought to|is supposed to) (close|end|finish) (it|{reel})?
    let (it|this|that|{reel}) {end} {with} <clips>
    _? {themedReel} with <clips> as (the|an|a|our|my) {closerNoun}
    <clips> (opening|closing) {last}
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
    (what|who|the one that) (closes|ends|finishes) {reel}? {be} <clips>
    {reel} (should|must|can|has to|needs to)? be over {with} <clips>
    we {end} at <clips>
    let {reel} {end} at <clips>
    (what|who) (closes|ends|finishes) {reel}? : <clips>
    (save|leave|keep|hold back) <clips> (right)? to the (very)? {endNoun}
    last|final {thing} {be}? :? <clips>
    the very? last|final {thing} {be} <clips>
    the? {closerNoun} {be} :? <clips>
    the? {closerNoun} of {reel} {be}? :? <clips>
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
    {last} ({be}|:)? {put}? <clips>
    let <clips> close|end|finish (it|{reel})
    let {reel} end {endOff}? {with} <clips>
    go|fade out on|with <clips>
    leave us|me|them|people|viewers with <clips>`,
  openAndClose: `<clips> <times>? :? ,? {first} and (again|then|once more|once again)? {last}
    (the)? first {thing}? and (the)? last {thing}? {be} the same ,? :? <clips>
    {start} and|& {end} {with} the same {thing} ,? :? <clips>
    <clips> {be}? {bothEnds}
    <clips> as (the|an|both)? (intro|opener|introduction|opening) and (the|as|an)? (outro|closer|ending|finale)
    <clips> {be}? {first} ,? and (then)? (also|again|once more)? {last}
    <clips> {be}? {last} ,? and (also|again)? {first}
    <clips> (opens|starts|begins|open|start|begin) and (closes|ends|finishes|close|end|finish) (it|{reel})?
    <clips> <times> ,? {bothEnds}
    {put} <clips> {bothEnds}
    {bothEnds} {be}? :? {put}? <clips>
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
  openNot: notThere({
    does: '{start}',
    off: '{startOff}',
    place: '{first}',
    noun: '{openerNoun}',
    nth: 'first|opening',
  }),
  openNotOfIt: `(but|just|only)? not {first}`,
  closeNotOfIt: `(but|just|only)? not {last}`,
  closeNot: notThere({
    does: '{end}',
    off: '{endOff}',
    place: '{last}',
    noun: '{closerNoun}',
    nth: 'last|final|closing',
  }),
  openOfIt: `{be} what {anyone} (should|must|can|could|has to|needs to|want to|would like to|wanted to)? {start} {with}?
    (i'd|i would|i'll|we'd|we'll|you can) (put|show|have|use|want|place|see) {first}
    (gets|get) (us|it|things) (going|started)
    {want} (that|this|it|her|him|them) (to be|as) (the|my|our|an?)? {openerNoun}
    and {first}
    (that's|thats|that is|this is) how (it|we|{reel}) (should|must|has to|needs to)? {start}
    (that's|thats|that is|this is) (how|where|what) (i|we) (want|would like|wanna|need|'d like) (it|{reel})? to? {start} (with|on)?
    (and)? (it|he|she|that)? (has to|have to|must|should|needs to|can) be (the)? (very)? {first}
    (start|begin|open) there
    (that's|thats|that is|this is) where (it|we|{reel}) (should|must|has to|have to|needs to|can)? {start}
    (that's|thats|that is|this is) (the|our|my) {openerNoun}
    (once)? {first} ,? and (then)? (once more|once again|again|one more time|a second time) (later|somewhere) (on|in it|in the {reelNoun})?`,
  beforeIt: `(and|but|then)? (right|just|directly)? before (that|this|it|him|her|them) :? {put}? <clips>
    <clips> (right|just|directly)? before that`,
  afterIt: `(and|then)? <clips> (straight|right|directly|immediately) (after|afterwards|after that|behind)
    (and|then)? <clips> afterwards
    (and|then)? <clips> (comes|goes)? after
    and|then (right|straight)? after it|him|her|them|this|those {put}? <clips>
    <clips> straight|right|directly|immediately after it|that|him|her|them|this
    <clips> after that`,
  placeEarly: `(somewhere)? (near|close to|early on at) the {startNoun} ,? {put}? <clips>
    <clips> {be}? early (on|in it|in the {reelNoun})?`,
  placeLate: `(somewhere|right)? (towards|toward|near|close to) the very? {endNoun} ,? {put}? <clips>
    (build|builds|building|lead|leads|leading) up to <clips>
    <clips> {be}? (towards|toward|near|close to) the {endNoun}
    <clips> {be}? (right|just|shortly|directly)? before the very? {endNoun}
    <clips> {last} ,? but not (the|at the)? very? {endNoun}
    {put} <clips> {last} ,? but not (the|at the)? very? {endNoun}`,
  closeAgain: `{want}? (repeat|repeats|repeating) <clips> {last}
    {put}? <clips> {be}? (right|also)? {again} {last}
    <clips> (should|must|can|to)? (return|returns|reappear|reappears|come back|comes back) {again}? {last}`,
  openHeld: `{onlyOf} {want}? <clips> {onlyUntil} <s>
    {want} {onlyOf} <clips> {onlyUntil} <s>
    {onlyUntil} <s> ,? {want}? {onlyOf} <clips>
    a? <s> long? (intro|introduction|opener|opening|hook) (with|of|on|from|showing|:)? <clips>
    a? <s> long? teaser (of|showing|from) <clips>
    {start} {startOff}? {with} <s> (of|on|with|from|in) <clips>
    {start} {startOff}? {with} a? <s> long? (intro|introduction|opener|opening|teaser|hook|montage|glimpse|look|flash|shot|clip|scene|burst) (with|of|on|from|at|showing|:)? <clips>`,
  openAndLateOfIt: `once {first} ,? and once (right|just|shortly|directly)? (before|near|towards|close to) the very? {endNoun}`,
  closeHeld: `a? <s> long? (outro|ending|closer|finale|sign off) (with|of|on|from|showing|:)? <clips>
    {put} <clips> {last} for <s>
    {play} <clips> {last} for <s>
    {end} {endOff}? {with} <s> (of|on|from|in) <clips>
    {end} {endOff}? {with} a? <s> long? (outro|ending|closer|finale|montage|glimpse|look|flash|shot|clip|scene) (with|of|on|from|at|showing|:)? <clips>`,
  closeOfIt: `{be} what {anyone} (should|must|can|could|has to|needs to|want to|would like to|wanted to)? {end} {with}?
    (i'd|i would|i'll|we'd|we'll|you can) (put|show|have|use|want|place|see) {last}
    {want} (that|this|it|her|him|them) (to be|as) (the|my|our|an?)? {closerNoun}
    (that's|thats|that is|this is) how (it|we|{reel}) (should|must|has to|needs to)? {end}
    (that's|thats|that is|this is) (how|where|what) (i|we) (want|would like|wanna|need|'d like) (it|{reel})? to? {end} (with|on)?
    (and)? (it|he|she|that)? (has to|have to|must|should|needs to|can) be (the)? (very)? {last}
    (end|finish|close) there
    (that's|thats|that is|this is) where (it|we|{reel}) (should|must|has to|have to|needs to|can)? {end}
    (that's|thats|that is|this is) (the|our|my) {closerNoun}`,
  neitherEnd: `<clips> ,? (but|only)? not {first} ,? (and|or|nor|but)? not? {last}
    <clips> {be}? neither {first} nor {last}
    <clips> (must|should|may|can|to|has to|have to)? be? neither (the|a)? (first|opening) {thing}? nor (the|a)? (last|closing|final) {thing}?
    <clips> {being}? not the? very? first {thing}? ,? (and|or|nor) not? the? very? last {thing}?
    <clips> <times>? ,? (but|only)? (not|never) {first} ,? (and|or|nor|but)? (not|never)? ({last}|the {endNoun})
    <clips> (is|are) (one of them|in it|in there|in) ,? (but)? neither {first} nor {last}
    <clips> (shouldn't|should not|must not|mustn't|can't|cannot|may not|isn't|is not|not|never) (be|go|come)? {first} (or|nor|and) {last}
    (neither|not) {first} (nor|and|or) not? {last} : <clips>`,
  noEnds: `{notDo} {start} {startOff}? (or|and|nor) {end} {endOff}? {with} <clips>
    {notDo} {end} {endOff}? (or|and|nor) {start} {startOff}? {with} <clips>
    {notDo} {start} {with}? (or|and|nor) {end} {with} <clips>
    {notDo} {start} {with} <clips> ,? (or|and|nor) {end} {with} (it|him|her|them)
    (neither|not) {start} {with}? (or|and|nor) {end} {with} <clips>
    (neither|none) of <clips> (should|must|may|can|is to|are to)? {start} (it|{reel})? (or|and|nor) {end} (it|{reel})?
    (neither|none) of <clips> {be}? {first} (or|and|nor) {last}
    {notDo} (let|have) <clips> {start} (or|and|nor) {end} (it|{reel})?
    <clips> (shouldn't|should not|must not|mustn't|can't|cannot|may not|won't) (ever)? {start} (or|and|nor) {end} (it|{reel})?
    <clips> (should|must|may|can|will|would)? neither {start} (it|{reel})? nor {end} (it|{reel})?
    <clips> (never|not) {first} ,? (and|or|nor|but)? (never|not|nor) {last}
    {reel} (shouldn't|should not|must not|mustn't|can't|cannot|may not|doesn't) {start} {startOff}? (or|nor|and) {end} {endOff}? {with} <clips>`,
  neitherEndOfIt: `(so)? (it's|its|it is|that's|thats|it|they're)? not the first (thing|shot|clip|one) and not the last (thing|shot|clip|one)?
    (but)? not (at|on) (either|any) end
    not {first} ,? (and|or|nor|but) (also)? not? {last}
    not {first} ,? not {last}
    (never|not) as the first {thing}? (or|nor|and) not? as? the? last {thing}?
    {being}? neither the first {thing}? nor the last {thing}?
    neither {first} nor {last}
    {notDo} {start} {with}? (or|and|nor) {end} {with} (it|him|her|them)`,
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
    <ordinal> : <clips>
    (shot|cut|scene|picture|image|frame|spot|slot|position) number? <n> {be}? :? <clips>`,
  middle: `<clips> (only|just|exactly)? <times> (somewhere|right)? in|into|around|at the middle|centre|center
    {put}? <clips> {be}? in|into|around|at|for the? middle|centre|center
    {put}? <clips> {be}? (exactly|dead|bang|smack|just) (in|at) the (very)? middle|centre|center
    in|into|around|for the? middle :? {put}? <clips>
    {put}? <clips> {be}? (somewhere)? in between
    (a|the)? middle (bit|part|section)? (with|showing) <clips>
    the? middle (part|bit|section|piece)? {be} :? <clips>
    halfway through {put}? <clips>
    <clips> {be}? halfway through`,
  middleAgain: `(come|comes|coming|go|goes|cut|jump|switch|return|returns) back? to <clips> again? <times>? {midway}
    <clips> again <times>? {midway}`,
  middleAndClose: `<clips> ,? (once|one time)? (somewhere|right)? in the? middle ,? (and|then) (once|again|one more time|one)? {last}`,
  middleAndCloseOfIt: `(once|one time)? (somewhere|right)? in the? middle ,? (and|then) (once|again|one more time|one)? {last}`,
  middleOfIt: `(somewhere)? in the middle (or so|somewhere|ish|or thereabouts)
    and? somewhere|right|bang in the? middle`,
};
