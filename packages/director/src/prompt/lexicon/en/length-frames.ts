import type { Lexicon } from '../lexicon.ts';

/** How long and how many: the reel, its sections and its cuts. */
export const LENGTHS: Lexicon['frames'] = {
  section: `<clips> (together|combined|in total|altogether) for? <s>
    {onlyOf} <clips> (for|in|during|over) the (first|last|opening|final) <s>
    <clips> somewhere (in|during) the? (first|second|other|last) half (of it|of the {reelNoun})?
    <s> (of|for|from|with) <clips> (together|combined|in total|altogether)
    the? first|opening|initial <s> {be}? :|=|for|of|with|about|on|showing? {onlyOf}? <clips>
    the? next|following|second|third|middle <s> {be}? :|=|for|with|about|on|showing? {onlyOf}? <clips>
    the? (last|final|closing|remaining|other) <s> {be}? :|=|for|with|about|on|showing? {onlyOf}? <clips>
    then|next|after|afterwards|followed by|that? <s> of|with|on|for|about|showing <clips>
    for the first|next|last|final|following <s> {want}? <clips>
    in the first|next|last|final|following <s> {want}? <clips>
    <clips> for|in|during|over the first|next|last|final|following <s>
    the? (next|following|last|final|remaining|other) <n> {be}? :|for|with|on|showing? <clips>
    the? (first|second|other|last) half (of (it|{reel}))? (is|should be|for|with|of|about|on|showing|:)? <clips>
    the? (first|second|third|middle|last|final|other) (third|quarter|half|fifth) (of (it|{reel}))? (is|should be|for|with|of|about|on|showing|:|goes to|belongs to|shows|features|gets|to)? <clips>
    <clips> (talks|talking|speaks|speaking|only)? (for|in|during|over|as|is|fills|gets)? (the|my)? (first|second|other|last) half (of it|of the {reelNoun})?
    (in|for|during) the (first|second|other|last) half {want}? <clips>
    the? (rest|remainder) (is|should be|can be|may be|could be|for|with|about|on|showing|:)? (of it)? <clips>
    the? (rest|remainder|other half) {be}? (split|shared|divided) up? (between|among) <clips>
    (let|have)? <clips> (may|can|should|could|must|to)? ({talks}|be heard) (for|in|during|over|across|through) the (first|last|next) <s>
    <clips> (may|can|should|could|must)? (for|in|during) the (first|last|next) <s>
    the (last|final|first|next|opening|closing) <s> (belong|belongs|go|goes) to <clips>
    <clips> (for|in|fills|takes) the (rest|remainder) (of it|of the {reelNoun}|of the time)?`,
  timedSection: `<range> :|- <clips>
    from? <range> {be}? :|show|with? <clips>`,
  partLength: `<s> (for|per|in|to) each|every? {partNoun}
    (each|every|all|every single|each single) (of the)? {partNoun} (gets|get|is|are|lasts|last|takes|take|has|have|runs|plays|should be|should last|should get) for? <s> (each|long)?
    {partNoun} of <s> each`,
  equalSections: `<clips> : <n> (parts|sections|chapters|acts|steps|blocks|stages) ,? (of|with|for|lasting)? <s>? each?
    <n> (parts|sections|chapters|acts|steps|blocks|thirds|stages) (of|with|for|lasting)? <s>? each? :? <clips> {last}?`,
  shotList: `(the|my|our)? (whole|full|entire|complete|final)? {reelNoun} (is|goes|should be|should go|runs) (like this)? : <clips>`,
  namedSection: `<quote> (for|lasting|is|gets)? <s> (with|of|showing|on|is|:)? <clips>
    <quote> (with|of|showing|is|:) <clips> (for|lasting) <s>
    <quote> ( <s> ) : <clips>
    {sectionName} : <clips>
    {sectionName} : <s> (of|with)? <clips>
    (act|part|step|chapter|section|scene|third|block) <n> (is|should be|:)? (with|of|showing|for|belongs to|goes to|shows)? <clips>
    (act|part|step|chapter|section|scene|third|block) <n> (is|should be|:)? (with|of|showing|for|belongs to|goes to|shows)? <clips> ,? for? <s>
    {sectionName} ( <s> ) : <clips>
    {sectionName} : <clips> ,? <s>`,
  lengthNumber: `<s> {be}? (way|much|far)? too (long|much|short|little) ,? (so|please)? (do|make it|go for|try|say|better|rather|let's do|use)? <n>
    (the)? (whole|entire|total|full|complete) (video|reel|film|edit|thing|length|runtime|duration) :? <n>
    (make|keep|cut|trim|get|bring|hold) {reel} down? (to|at|under|around|about)? <n>`,
  cutLengthNumber: `
    <n> (each|apiece)
    (the|my|your)? <n> (best|nicest|strongest|funniest|coolest|most interesting|most exciting|most beautiful) seconds (of|from|in) (each|every|all) (of)? (the|my)? {shots}`,
  holdNot: `<clips> (shouldn't|shouldnt|mustn't|can't|cant|should not|must not|cannot|can not) (be|last|run|go on|stay) (on screen)? for? <s>
    (don't|dont|do not|never) (want|let|have|make|show|use|keep|need) <clips> to? (be|last|run|go on|stay|play)? (on|up|in|on screen)? for? <s>`,
  holdNumber: `<clips> (gets|get|has|have|takes|take|should get|can have) <n> of (those|them|these|it)
    (cut|trim|shorten|reduce|bring|get) <clips> down? to <n>`,
  hold: `<clips> <times> (in the {reelNoun}|in it|in total|overall)? ,? <s> (each|every) time
    {want}? <s> of|on|with|for|from|to <clips>
    {play}? <clips> {play}? for? about? <s> {inAll}?
    <clips> {talks} for? about? <s> {inAll}?
    {play} on? <clips> for <s>
    give|leave <clips> <s> {ofIt}?
    (cut|trim|shorten|reduce|keep|bring|get) <clips> down? to (about|around)? <s> (each|apiece)?
    <clips> (you|we|i) (can|could|may|should|must) (cut|trim|shorten|reduce|keep|bring|get)? down? to (about|around)? <s>
    (leave|keep|have|show|let) <clips> be? (on screen|on|up|in view|in shot|visible) for? <s>
    <clips> (is|being|as|are)? the (only|one)? exception (with|at|of|for|lasting)? <s>
    <clips> gets|get|needs|need|deserves <s> (of it|of them|of that|of those)?
    (stay|stop|sit|rest|remain|linger) <s> (on|with|at|over) <clips>
    let <clips> {play}? for? <s>
    {want} <clips> to (be|linger|stay|last|hold|run|go on|remain|sit|rest) (there|on|on screen|in it)? for? <s>
    make|want|need <clips> <s> long
    (make|keep|leave) <clips> (long|short|longer|shorter|brief|quick) though? <s>
    let <clips> be (long|short|longer|shorter|brief|quick) <s>
    <clips> (can|should|must|may|could) be (long|short|longer|shorter|brief|quick) <s>
    a? <s> (shot|clip|scene|moment|glimpse|look|take) (of|at) <clips>
    <clips> (may|can|could|should|must) (be|have|get|take|last) (heard|seen|shown|on screen)? for? <s>
    let <clips> (talk|speak|sing|finish|explain|tell|play|dance|work|go on)? for? (say|about|like|around)? <s>
    <clips> : <s>
    <clips> (only|just) for? about? <s>
    <clips> (is|are|'s) (way|far|much)? too long ,? so? (like|maybe|only|just)? <s>
    <clips> (cut|trimmed|shortened|reduced) down? to (about|around)? <s>
    <clips> (stays|stay|remains|remain) (up|on|on screen|there|visible|in view)? for? <s>
    <clips> (should|must|can|may|could|has to|needs to) (stay|remain|hold) (up|on|on screen|there|visible|in view)? for? <s>
    <clips> {be} <s> long?
    <clips> which|that (lasts|last|takes|gets|runs|is|goes on) for? about? <s> long?
    <clips> should|must|can|may|could {play} for? <s>
    (can|could|may) <clips> be (in|on|shown|seen|up)? (there|it|screen)? for? <s>
    <clips> has|have|needs|need|must|should to? be (in|on|seen|shown|visible|there)? (there|it|screen)? for? <s>
    <clips> (appears|appear|comes|come|is|are|plays|play|shows up|is shown|is seen|should be|should appear|should come)? (in it|in)? (just|only|exactly)? <times> ,? (and)? (only|just|exactly)? for <s>`,
  holdOfIt: `(but|though|although|and) (then)? (only|just|very|really|quite|keep it|make it|rather) (short|brief|briefly|quick|quickly|shortly|a little|a bit|a moment|a glimpse|for a moment) ,? (for)? <s>
    (talk|talks|talking|speak|speaks|speaking|sing|sings|play|plays) for (about|maybe|like)? <s>`,
  holdEach: `each|every _? (gets|get|lasts|plays|stays|takes|has|is) for? <s> : <clips>
    each|every of the|my|our|these|those <n>? _? (gets|get|lasts|plays|stays|takes|has|is) for? <s> : <clips>
    <clips> (get|gets|need|needs|take|takes|have|play|run|stay|last|should get|must get|can have|should have) for? about? <s> each|apiece
    <s> (per|for each|for every|for each of) <clips>
    give <clips> <s> each|apiece
    give (each|every one|both|all <n>) of <clips> for? about? <s>
    <clips> (should|must|can|may|has to|have to)? each|all|both (should|must|can|may|has to|have to|needs to|need to)? {play} for? about? <s>
    (each|every one|both|all <n>) of <clips> (should|must|can|may|has to|have to|needs to|need to)? {play}? for? about? <s>
    (each|every) of <clips> {play}? for? <s>
    <clips> (each|every one|all|both) <n>? of them|those|these (should|must|can|may|has to|have to|needs to|need to)? {play}? for? about? <s>
    <s> each|apiece (of|for|on|to) <clips>
    <s> each|apiece : <clips>`,
  longer: `<clips> (should|must|can|may|has to|needs to|could) (be|run|last|play|stay|go) (a bit|a little|much|clearly)? longer than? (the others|the rest|all the others|everything else|the other ones)?
    make <clips> (a bit|a little|much|clearly|way|slightly)? longer than (the others|the rest|all the others|everything else|the other ones)
    make <clips> (a bit|a little|much|clearly|way|slightly)? longer
    give <clips> (a bit|a little|much|clearly|way|slightly)? (more|longer) (time|room|space|screen time)? than (the others|the rest|all the others|everything else|the other ones|all the rest|anything else)
    <clips> (gets|get|should get|has|have) (a bit|a little|much|clearly|way|slightly)? (more|longer) (time|room|space|screen time)? than (the others|the rest|all the others|everything else|the other ones|all the rest|anything else)
    make|let|have|show|keep? <clips> {play}? (the)? longest (one|clip|shot|time)? of|out of (all|them all|all of them|all the clips|everyone|the lot)?
    (make|let|have|give|show|keep) <clips> (be|get|have)? the longest (one|clip|shot|time)? (of all|of them all|of all of them|of the lot)?
    <clips> (must|should|has to|have to|needs to|can) (be|get|have|stay|play) (seen|shown|in|in it|in there|on screen)? the? longest (one|clip|shot|time)? (of all|of them all|of all of them|of the lot)?
    <clips> (who|which|that)? (gets|get|has|have|deserves|deserve|needs|need) a (long|longer) (one|shot|clip|look|take|scene)
    a (long|longer) (one|shot|clip|look|take) (of|at) <clips>
    make <clips> the longest {thing}?
    the? longest {thing}? (is|be|should be|must be|has to be|:) <clips>
    <clips> {be} the longest {thing}?
    stay|linger|dwell|rest|hold|remain on|with <clips> longer|a|for|bit|while|moment bit|while|moment|longer?
    linger|dwell|rest on|over <clips>
    hold on|onto? <clips>
    let <clips> breathe|linger|run|last|play longer?
    let <clips> (stay|be|stand) (in|on|up|on screen)? (a while|a bit|for a while|for a bit|longer|a little longer|a bit longer)
    {play} <clips> a? bit|little|much? longer
    {put} <clips> <s> longer
    <clips> {play}? should|can|must|could? {play}? a? bit|little|much? longer
    more time on|for|with <clips>
    give <clips> (some|more|extra|plenty|lots|a bit|longer|a bit more|a little more|much more|a lot more)? of? screen? (time|space|room)
    give <clips> longer
    <clips> for (a bit|a little|a while|much|even)? longer
    (make|keep|let|hold|have)? <clips> (to)? {be}? <times> (as|so) long as {others}
    <clips> (can|may|should|could|must) {be}? (a bit|a little|quite|very|really|fairly|nice and)? (long|longer)
    (,|and|make|keep|leave) <clips> (nice and)? long
    take your|our time with|on|over <clips>
    longer <clips>
    longer on <clips>
    don't|dont rush <clips>`,
  shorter: `<clips> (only|just|for)? (a|the)? (flash|blink|glimpse|split second|fraction of a second)
    <clips> (scenes|shots|clips|parts|bits|footage) {be}? (really|very|super)? (short|brief|quick)
    <clips> (only|just)? as a (very|really|super|tiny)? (short|quick|brief|small) {thing}
    <clips> (only|just)? for (a second|a moment|a bit|a sec|a blink)
    make <clips> the shortest {thing}?
    the? shortest {thing}? (is|be|should be|must be|has to be|:) <clips>
    (don't|dont|do not) (need|want|use|show|play) (all|everything) of <clips>
    not all of <clips>
    {play} <clips> a? bit|little|much? shorter|short|brief|briefly
    make <clips> (a bit|a little|much|clearly|way|slightly)? shorter (than (the others|the rest|everything else|the other ones))?
    <clips> {play}? a? bit|little|much? shorter
    {put} <clips> <s> shorter
    (cut|trim|slash) <clips> in half
    (cut|trim|shorten) <clips> by <s>
    (cut|trim|shorten) <clips> by half
    <clips> (should be|must be|has to be|needs to be|can be|to be|'s|be|always)? (really|very|super|extra|pretty|nice and)? quick|brief|short
    <clips> {play}? only|just? briefly
    <clips> (only|just)? (needs to|need to|should|has to|have to|must|can)? be (in it|in there|in|on|seen|shown)? (only|just)? (for a bit|for a little|for a little bit|for? a moment|for? a second)
    a quick|brief|short glimpse|shot|look|flash|bit at|of? <clips>
    shorter <clips>
    less time on|for|with <clips>`,
  length: `(got|have|there's|there is|fill) (a|one)? <s> (slot|gap|space|window|spot) (to fill)?
    (fill|for) (a|my|our) <s> (slot|gap|space|window|spot)
    (i|we) (only|just)? (get|got|have|have got) <s> (for (this|it|the reel|the video))
    (so|then)? (we|let's|lets|i'd|we'd|i'll|we'll|i) (do|go with|go for|take|make it|settle on|stick with|stay at|stay with|say) <s>
    (i'm|i am|we're|we are) (aiming|going|shooting|looking) for (a length of|a duration of|a total of|a runtime of)? <s>
    (we|they|i) (agreed|settled|decided) on <s>
    {reel} (comes|should come) (in|out) at <s>
    (we|we're|i'm|it's|you're|i|you) (are|am)? (done|finished|out) (at|by|in|after) <s>
    be (done|finished|over) (at|by|in|after) <s>
    (make it)? ,? call it ,? <s>
    (show|see|explain|tell) (me|us|people)? how _ _ _? _? _? (in|within|under)? <s>
    {reel} {being} <s> long|total|in?
    {reel} (should|must|can|may|could|shall|has to|needs to|to) (last|run|take|play|stay|remain|keep|come in) for? <s>
    make|keep|cut|trim|bring|get|edit|do {reel} down? to|at|under|in|into? <s> (long|total|short|overall|altogether|all in|in total|in all)?
    <s> (long|total|overall|altogether|in total|in all|all in|in length|length)
    <s> of? _? {videoNoun}
    (i|we) (need|want) <s> of {videoNoun}
    <s> _ _ _? reel|video|edit|montage|film|movie|recap|vid
    <s> _? (cut|version|piece|story) (of|from|about|with)
    <s> (all in all|all told|in sum|start to finish)
    {videoNoun} {be}? of|around|about|lasting|that's|thats|that lasts|is|runs? <s> long?
    length|duration|runtime|time|total|lenght|run {be}? of|time|length? :|=? <s>
    the? total|overall|whole length|duration|runtime|time|thing|lenght {be}? <s>
    in|within|of|to|for|down to? <s>
    that|which|it|this makes|is|'s <s> (in total|in all|all in|all told|altogether|overall)
    (that|which|it|this)? makes <s>
    (stay|stays|keep|be|go|run|remain) {reel}? <s>
    lasting|lasts|last|runs|run|running for? <s>
    want|need|like|give me <s>
    i|we {be}? have|got only? <s>
    aim|go|shoot for <s>
    <s> please
    <s> (i|we) (think|guess|reckon|suppose)
    (i|we) (think|guess|reckon|suppose|say) <s> (is|are|would be|will be)? (ok|okay|fine|enough|good|great|best)?
    <s> (should|will|would) be? (enough|do|fine|great|good|perfect|ok|okay)
    <s> (is|are) (fine|ok|okay|enough|good|great|perfect|plenty|what i want)
    {reel} (may|can|could|should|must) be <s> long?
    {reel} {be} no? longer|more|shorter than <s>`,
  lengthCap: `(limit|cap|max) {reel} (out)? (to|at)? <s>
    put a (limit|cap|maximum|max) of <s> on {reel}`,
  lengthNot: `(anything|everything|any reel|any video) <s> (is|would be|will be) (too long|too much|a waste|wasted)
    max|maximum (length|duration|runtime) {be}? of|:? <s>
    don't|dont|not|never|mustn't|can't|cannot|shouldn't (go|run|make|be|exceed|last|pass|get) (over|past|beyond|above|it)? <s> long?
    (must|should|can|may) not (go|run|be|exceed|last|pass|get) (over|past|beyond|above)? <s> long?
    {nothing} <s>
    no (video|reel|edit|longer)? <s>
    not a second more|over than? <s>`,
  lengthLongest: `as long as possible|needed|necessary|you|it can|like|needs?
    no length|time limit
    full length
    however long it takes|needs
    length doesn't|does not matter`,
  lengthShort: `not too long|lengthy
    not very|that|so long
    {reel} {be} short
    keep|make {reel} short|brief|shortish
    short and sweet
    something|anything short|shortish|brief
    a short|quick|shortish one
    short|quick|brief|bitesize {videoNoun}
    nothing too? long
    keep it brief|tight|compact
    don't|dont make {reel} too long
    not drag on`,
  lengthVeryShort: `super|very|really|extra|ultra short
    as short as possible`,
  lengthLong: `make|keep {reel} long
    a long|longer {reelNoun}`,
  cutLengthCap: `(limit|cap|max) (out)? {eachClip} (out)? (to|at)? <s>
    put a (limit|cap|maximum|max) of <s> on {eachClip}`,
  cutLengthNot: `{noneOfThem} <s> {each}?
    {notDo} ({want}|make|let|allow) {oneThing} (that|which)? (to)? (be|is|lasts|last|goes|go|runs|run|stays|stay|takes|take|gets|get|plays|play|drags on|drag on)? (for|on)? <s>
    {notDo} let (any of (them|these|those|it)|{oneThing}|one) (go|run|last|get|be|stay|play|drag on) (on|for)? (over|past|beyond|above|it)? (for)? <s>
    (nothing|no {thing}) (stays|stay|is|be|sits|lingers|remains|should stay|should be|may stay|must stay|can stay) (on screen|on|up|there|in view)? (for)? (any)? <s>
    (cut away|cut|move on|move along|switch|change) (after|within|in) <s> (at the (most|latest|very latest|very most))? ,? (every|each) time
    (cut away|move on|move along|switch) (after|within) <s> (at the (most|latest|very latest|very most))
    (never|not|no|nothing) <s> (of|on|with|per|for) {oneThing}
    {notDo} (stay|linger|dwell|rest|hold|remain|be|sit|stick) (on|with|at) {oneThing} (for)? <s>
    {notDo} (hold|keep|show|leave|use) {oneThing} (for|on screen for)? <s>
    nothing (on screen|up) for? <s> {each}?
    no|none of? the? (other|single)? {shots} ({be}|for|on)? <s>
    don't|dont|never {want} (any|a) (other|single)? {shots} ({be}|for)? <s>`,
  secondsOfEach: `{want} <s> (from|out of|of) (each|every|all) (single|of)? (the|my|our|these)? clip|clips|video|videos|file|files
    <s> (from|out of|of) (each|every) (single|of)? (the|my|our|these)? clip|clips|video|videos|file|files
    <s> (from|out of|of) all (of)? (the|my|our|these)? clips|videos|files`,
  cutLength: `<s> (is|as|should be|'s) (the|a|my|our)? (max|maximum|limit|most|minimum|longest|shortest|cap) (per|for|of|on) (each|every|a|any|one)? {thing}
    (max|maximum|limit|cap) (of|is)? <s> (per|for|a|on) (each|every|any)? {thing}
    (everyone|everybody|everything|each one|every one|they all|all of them) (just|only)? (gets|get|has|have|plays|stays|lasts) for? <s> (each)?
    <s> {each}
    <s> (from|out of|of) (each|every|all) of? (them|those|these|shot|one)?
    <s> (of|on) {oneThing}
    (cut|trim|shorten|keep|limit|cap|get) all? (the|my|our|these)? (clips|shots|cuts|videos|scenes|takes) down? (to|at|under|around|about)? <s>
    each (for|at|of|lasting|gets)? <s>
    {want} <s> (from|out of|of) (each|every|all) (one)? of? (one|them|those|these|shot)?
    (make|keep|have|let|cut|get|show|play) {eachClip} (be|last|run|play|stay)? (for|to|at)? <s> (long)?
    each (exactly|just|only)? once (and|,)? (for|at|lasting)? <s>
    (short|quick|long|slow|lengthy|fast|punchy|brief)? {shots} (of|around|about|at|lasting|for) <s> each?
    (short|quick|long|slow|lengthy|fast|punchy|brief)? {shots} (that|which)? (last|are|should be|should last|to be|is|be) (about|around|for)? <s> (each|long)?
    {shots} {play}? <s> each
    <s> shots|clips|cuts|scenes|takes|pieces|moments|videos|images|segments|bits|snippets
    {everyClipNoun} {be}? {play}? for|at|to|about|around? <s> long|each?
    {everyClipNoun} (only|just) (for)? (about|around|like)? <s>
    (a|one)? (cut|switch|change|clip|shot) (every|per|each) <s>
    (nothing|no shot|no clip|none) (faster|quicker|shorter) than <s> {each}?
    not (more|longer) than <s> of anything
    (use|show|make) any shot for longer than <s>
    {eachClip} should|must|can|shall {play} for|at|to|about|around? <s> long|each?
    {eachClip} {be}? no|not longer|shorter|more|less than <s>
    {eachClip} : <s>
    cut|cutting|switch|change|new (the|a)? (picture|shot|image|clip|scene)? every <s>
    a? new|fresh shot|cut|clip|image|picture every <s>
    {play} {eachClip} for? <s>
    nothing|no shot|clip on screen|longer|over than|more|for|on? than? <s>
    <s> {shots} each
    no shot|clip|cut|single clip|scene longer|over|more|under|shorter than? <s>
    cuts every <s>
    everything {be}? for? <s> (each|long)?
    every <s> (a|the)? (new|fresh|next|different) {thing}
    (trim|cut|shorten|reduce|bring) {eachClip} down? to (its|their|the)? best? <s>
    {shots} <s>`,
  cutLengthOthers: `(everything else|all else|all the others|the others|every other clip|every other shot) {be}? (for|at|to)? <s> (each)?
    {others} {be}? (for|at|to)? <s> each?
    others {be}? (for|at)? <s>`,
  countClips: `<n> (different|separate|distinct) {shots}`,
  count: `(pick|choose|select) <n> (of them|of those)?
    <n> {shots} (total|overall|altogether|in all|in total)?
    {want}|make|make? (a|an|the)? <n> (clip|shot|cut|scene|part) (montage|video|reel|edit|compilation|sequence|film|mashup|recap)
    (top|best) <n> {shots}?
    (pick|choose|take|use|select|keep) (the|my|your)? (best|top|strongest|nicest|funniest) <n> {shots}?
    {want}? (only|just)? (the|my|your|our)? (best|top|strongest|nicest|funniest) <n> {shots} (only|alone)?
    <n> (best|favourite|favorite|random|strongest) {shots}?
    (your|my|our|the) <n> (best|favourite|favorite|strongest) {shots}?
    <n> (best|good|nice|short|great|single|quick|random|fast|favourite|favorite) {shots}
    (pick|choose|select|take|grab|use|show|include)? any? <n> of (the|my|our|your|these|those|all the|all my) (best|strongest)? {shots} (only|in it|in there|in total)?
    (pick|choose|select|take|grab|use|show|include) any <n> {shots}?
    (pick|choose|select|take|grab|use|show|include)? (the|my|your|our) (best|top|strongest|nicest|funniest) <n> of (them|those|these)
    (pick|choose|take|grab|use|select) <n> of them
    use|pick|choose|take|select|show|include|want <n> {shots} of?
    {shots} : <n>
    made|consist|consists of <n> {shots}`,
  countOfLength: `<times> (of|at)? <s>
    <n> (×|by) <s>
    <n> (quick|short|fast|different)? {shots} (of|at|lasting|for|with)? (exactly|about)? <s> each?
    <n> {shots} each <s>`,
  oneCut: `(everything|all|it|this) in one (go|take|shot)
    (in|as)? (a|one) single (shot|cut|take|clip)
    one (continuous|long|uncut) (shot|take)
    one (shot|cut) only`,
  countPerClipNot: `(don't|dont|do not|never) (use|show|have|include|take|put|play) <n> {shots}? (of|from) (the same|one|any one|anyone|anybody|any single|the same one) {thing}?`,
  countPerClip: `<n> {shots}? of|from (anything|everything|any one|anyone|everyone|the same|each thing|any {thing}|one {thing})
    <n> {shots} from|of|per|for|in each|every|clip|per clip|video|one|of?
    <n> per clip|video`,
};
