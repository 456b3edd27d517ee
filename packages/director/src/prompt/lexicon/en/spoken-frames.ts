import type { Lexicon } from '../lexicon.ts';

export const SPOKEN_PHRASES: Lexicon['phrases'] = {
  thinkNot:
    "(i|we) (don't|dont|do not) (really|honestly)? (think|believe|feel|reckon) (that)? | (i|we) (really)? doubt (that|if|whether)? (anyone|anybody|people)? (will|would)? (want|wants)? (to)?",
  mayNot:
    "(we|i|they) (can't|cannot|cant|can not|mustn't|must not|may not|shouldn't|should not) | (we're|i'm|im|we are|i am|you're|you are) not (allowed|permitted|supposed) to | (asked|told|begged|wanted|prefer|preferred|promised|agreed|decided|rather|better|want|wants|try)? (me|us|you|him|her)? not to | (doesn't|doesnt|does not|didn't|didnt|did not|don't|dont) want (me|us|you|anyone|anybody) to",
  shownTo:
    'chat|group|groupchat|website|site|homepage|page|channel|feed|profile|newsletter|status|socials|blog|story|followers|subscribers|friends|relatives|colleagues|fans|family',
  notSureNeed:
    "(i'm|im|i am|we're|we are)? not (really|so|too|quite|even)? (sure|convinced|certain) (that|if|whether)? (i|we|you|it|anyone|anybody|people) (really|even|actually)? (need|needs|want|wants) (to see)?",
  may: 'should|must|can|could|shall|may|will|to | has|have|needs|need|gets|get|wants|ought to | (is|are) (supposed|meant|going)? to',
  gently: 'slowly|gently|softly|gradually|quietly|smoothly | bit by bit | little by little',
  isOver:
    "(when|once|after) (it's|its|it is|that's|thats|that is|everything's|everything is|all is|all that is|{poss} {reelNoun} is|the whole thing is) (all|completely)? (over|done|finished|at an end)",
  toBlack:
    '{gently}? (go|goes|going|fade|fades|fading|turn|turns|sink|sinks|dissolve|dim|dims) {gently}? (away|out|down)? {gently}? (to|into|in)? (black|darkness|dark|the dark)',
  uploads: 'clip|clips|file|files|video|videos|upload|uploads|shot|shots|recording|recordings',
  uploadedIt: '(that)? (i|we) (uploaded|sent|added|sent you|gave you|put in|have uploaded)',
  asItIs:
    "as is | as it is | as they are | as it was | like that | like it is | like they are | the same | alone | untouched | unchanged | the way (it is|they are|it's|they're)",
  somebody:
    "i|we|he|she|they|people|someone|somebody|anyone|anybody|me|us|him|her|them|i'm|we're|they're|someone's|somebody's|anyone's|anybody's",
  speaks: '(is|are|be)? (speak|speaks|speaking|talk|talks|talking|chatting|chatter|chats)',
  manyBits:
    '(all|any|every|each)? (of)? (the|those|my|these)? (parts|part|bits|bit|clips|clip|shots|shot|scenes|scene|moments|moment|footage|sections|stuff|ones)',
  levelUp: 'up|louder|higher|max',
  levelDown: 'down|quieter|lower|softer',
  levelOff: 'off|muted|mute|silent|out|zero',
  lowVoice: 'quieter|softer|lower | less loud | not (so|that|too|quite so|as) loud | with less {sound}',
  runsOn: '(is|are|gets|get|goes|go|comes|come|takes|take)? (up|off|out|down|by|past|on|away)? | _',
};

/** What people say rather than write. */
export const SPOKEN: Lexicon['frames'] = {
  open: `<clips> {may} (kick|start|set) {reel}|things (off|going|rolling)
    <clips> {may} (get|set) {reel}|things (going|started|rolling|off the ground)
    <clips> {may} (kick|start|lead) off
    <clips> (kicks|kick) {reel}|things off
    <clips> {may} (get|set|start|keep) the ball rolling
    <clips> {may} make the (start|beginning)`,
  close: `<clips> {may} (wrap|round|finish|close|end|top) {reel}|things (off|up|out)
    <clips> {may} (wrap|round|finish) (off|up)
    <clips> {may} bring {reel}|things (home|to an end|to a close)`,
  place: `<clips> (in|as|at|for)? the? {thing} number <n>
    <clips> (in|as|at|for)? the number <n> {thing}?`,
  hold: `(let|have|keep|show|play|run) <clips> {play}? for? <s> long
    (let|have) <clips> {play}? for? <s> (straight|running|on end|at a stretch)`,
  length: `<s> for (my|our|the|a|all my|all our|her|his|their)? (family|group|team|class|club|company|school|parents|school's|company's|family's|friends)? {shownTo}
    (all of it|the whole of it|the lot|(the (whole|entire|full) (lot|thing|{reelNoun}))) {be}? (takes|lasts|runs|comes to|comes in at)? (together|in total|altogether)? (for|in|to|about)? <s> (long|in total|together|altogether)?`,
  after: `{put}? <clips> {be}? (shown|seen|played|placed|used|in)? later than <than>
    {put}? <clips> (somewhere|some time|sometime) later than <than>
    <than> {be} over before <clips>
    <than> {be} (shown|seen|through|done) before <clips>`,
  exclude: `{notSureNeed} <clips>
    {mayNot} (show|use|include|feature|post|publish|have|put in|share|upload|keep|take) <clips> (in it|in there|at all|anywhere|online)?
    <clips> (i'd|id|i would|we'd|we would|let's|lets|i'll) (rather|prefer to|sooner|honestly|really)? (forget|skip|lose|drop|cut|ditch|bin|avoid|leave out|leave off|leave aside|cut out|take out|forget about|do without|not see|not show|not use) (this time|today|for now|altogether|entirely|completely)?`,
  orderUploaded: `(keep|leave|follow|respect|use) (my|our) own? {order} {asItIs}?
    (stick|stay|keep|go) (to|with|by|in) (my|our) own? {order}
    (my|our) own? {order} {asItIs}? please
    in (my|our) own? {order}
    (go|run|work|play|step) (straight)? (through)? (the|my|all the|all my|these)? {uploads} (in order)? from (the)? (very)? first (one|{uploads})? (straight|right)? (to|till|until|through to) (the)? (very)? last (one|{uploads})?
    (leave|keep) the? {order} (of|in) (the|my|these|all the|all my) {uploads} {asItIs}?
    (the|my) {order} (of|in) (the|my|these|all the|all my)? {uploads} (stays|stay|is to stay|must stay|should stay|can stay|remains|should remain) {asItIs}?
    (leave|keep) (the|my|all the|all my|these)? {uploads} in the order (they're in|they are in|they are|they have)
    (the|my|all the|all my|these) {uploads} (should|must|can|have to)? (stay|remain) in (the|their|this|that) (same)? order`,
  orderBackwards: `from the? (very)? last {uploads}|one {uploadedIt}? (back|right back|all the way)? to the? (very)? first {uploads}|one? {uploadedIt}?`,
  cutLengthFrom: `{notDo} (cut|switch|jump|change) (away|off|on|to (the|another) (next)? {thing}|{reel}|anything|any {thing})? (before|until|till) <s> (in|are|is|have|has)? (up|over|gone|passed|done|by)?
    (no|never a) (cut|cuts|cutting|cutting away|change|changes) (before|until|till) <s> (are|is|have|has)? (up|over|gone|passed|done|by)?
    (wait|give it|leave it) <s> before (every|each|any|the next|you|a) (cut|change|cut away)
    (stay|remain) (on|with) (each|every|a) {thing} (for)? <s> before (you cut|cutting|moving on|you move on|the next|the cut)`,
  speechNone: `{drop} {manyBits} (where|when|in which|that have|which have|with|of) {somebody} {speaks} (in it|in them)?
    {drop} (whatever|anything|everything|all|any {thing}) (that|which)? (has|have|with|where|in which) {somebody} {speaks} (in it|in them|in there)?
    {drop} {manyBits}|anything|everything|whatever (with|that has|that have|has|have) (talking|speech|speaking|voices|chatter) (in it|in them)?
    (no|without) (any)? (parts|bits|clips|shots|scenes|moments) (where|when|in which|with) {somebody} {speaks}`,
  courseFaster: `(long|longer|slow) {shots} (at first|{first}|to begin with|to start with|in the beginning|early on) ,? (and|but)? (then|later|after that)? (shorter|quicker|faster) and (shorter|quicker|faster)
    (long|longer|slow) {shots} (at first|{first}|to begin with|to start with|in the beginning|early on)? ,? (and|but)? (then|later|after that) (they|it)? (should|must|can)? (get|gets|getting|become|becomes|becoming)? (ever|always|gradually|steadily|much)? (shorter|quicker|faster|short|quick) (ones|{shots})? (and (shorter|quicker|faster))?
    (get|gets|getting|become|becomes)? (shorter|quicker) and (shorter|quicker) (ones|{shots})? (towards|toward|at|near|by)? (the)? {endNoun}?`,
  courseSlower: `(short|quick|fast) {shots} (at first|{first}|to begin with|to start with|in the beginning|early on) ,? (and|but)? (then|later|after that)? (longer|slower) and (longer|slower)
    (short|quick|fast) {shots} (at first|{first}|to begin with|to start with|in the beginning|early on)? ,? (and|but)? (then|later|after that) (they|it)? (should|must|can)? (get|gets|getting|become|becomes|becoming)? (ever|always|gradually|steadily|much)? (longer|slower|long|slow) (ones|{shots})? (and (longer|slower))?`,
  quieter: `<clips> ,? but (please|only|then|rather|just)? (a bit|a little|much|way|slightly)? {lowVoice}
    <clips> {be} the? quietest (thing|one|sound|clip|voice|part|bit)? (of all|of them all|of the lot|in there|in it)?
    <clips> {be}? (a bit|a little|much|way|clearly|really|a lot)? (quieter|softer) than ({others}|anything|everything|anything else)
    (turn|bring) (it|the {sound}) down a? bit|little|notch? (when|while|whenever|where|during) <clips> {runsOn}`,
  louder: `<clips> ,? but (please|then|rather|just)? (a bit|a little|much|way|slightly)? louder
    <clips> {be} (really|clearly|definitely|by far)? the? loudest (thing|one|sound|clip|voice|part|bit)? (of all|of them all|of the lot|in there|in it|in the {reelNoun})? ,? (and|so)? (really|much|way|clearly)? (louder than ({others}|anything|everything))?
    <clips> {be}? (a bit|a little|much|way|clearly|really|a lot|far)? louder than ({others}|anything|everything|anything else)
    (turn|bring|crank) (it|the {sound}) up a? bit|little|notch? (when|while|whenever|where|during) <clips> {runsOn}`,
  muteOthers: `{levelsNoun} :? {others} {levelOff}`,
  quieterOthers: `{levelsNoun} :? {others} {levelDown}`,
  mute: `{levelsNoun} :? <clips> {levelOff}
    <clips> ,? but (please|only|then|just)? (muted|silent|on mute|no {sound}|without (any|the|its|his|her|their)? {sound}|with no {sound})
    (take|strip|pull|get) (all)? the? {sound} (away|out|off)? (from|of) <clips>
    ({drop}|kill|stop) (all)? the? {sound} (when|while|whenever|where|as|once|during) <clips> {runsOn}
    (turn|switch|take) (all)? the? {sound} (off|away|out) (when|while|whenever|where|as|once|during) <clips> {runsOn}
    (turn|switch) off the? {sound} (when|while|whenever|where|as|once|during) <clips> {runsOn}
    (mute|silence) {reel}|{sound}|(the {sound}) (when|while|whenever|where|as|once|during) <clips> {runsOn}
    (no|without any|without) {sound} (when|while|whenever|where|once) <clips> {runsOn}`,
  evenOfThem: `(both|both of them|(the|all) <n> of them|all <n>|each of the <n>) {may}? (be|get|gets|have|has|are|is|play|last)? (for)? (exactly|about)? (equally long|the same (time|length|amount of time|screen time)|an equal (share|amount of time))
    (the same (time|length|amount of time|screen time)) for (both|both of them|all <n>|all <n> of them)`,
  fadeOut: `{isOver} ,? (please|just|then)? {reel}? {may}? {toBlack}
    (let|have|make)? {reel}? {may}? {toBlack} {isOver}
    {last} ,? (please|just|then)? (let|have|make)? {reel}? {may}? {toBlack}
    {end} {endOff}? by {toBlack}
    let {reel} {toBlack} {last}
    (let {reel})? (fade|fade out|fade to black|fade into black) {last}`,
};
