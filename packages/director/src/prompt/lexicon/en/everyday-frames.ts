import type { Lexicon } from '../lexicon.ts';

/** Everyday ways to say what elsewhere is said with the words of an editor. */
export const EVERYDAY: Lexicon['frames'] = {
  exclude: `(don't|dont|do not|never) (spoil|give away|reveal) <clips> (for anyone|for people|yet)?
    <than> ,? (yes|yeah|yep|yup) (please)? ,? (and|but)? <clips> ,? (no|nope|nah) (thanks|thank you)?
    <clips> (please|ideally|preferably|definitely) not in (it|there|this|the {reelNoun})`,
  include: `{videoNoun} with <clips> (all|both|each)? in (it|there)`,
  topic: `(something|anything) (short|nice|fun|quick|cute|little|sweet)? about <clips>
    {want} (something|anything) (to post|to share|i can post|we can post|i can share)? _? ,? about <clips>`,
  cutLength: `(changing|swapping|switching|cutting|change|swap|switch)? every <s>`,
  countOfLength: `<s> {shots} , <n> of (them|those|these)`,
  topicOf: `(a|an|the)? (short|quick|brief|little|small)? {videoNoun} ,? <s> ,? of <clips>`,
  reelWith: `{videoNoun} with (just|only)? <clips>
    <s> _? {videoNoun} with (just|only)? <clips>
    (give|make|cut|create|edit|build) (me|us)? <s> with <clips>
    <s> with <clips>
    (a|an|the)? (short|quick|brief|little|small)? {videoNoun} ,? <s> ,? with <clips>`,
  prefer: `{want} <clips> (a lot|lots|loads|plenty|often|as often as (you can|possible)|more often)
    (keep|always) (coming|going|cutting|returning|jumping|come|go|cut|return|jump) back? to <clips>
    (come|go|cut|return|jump) back? to <clips> (again and again|over and over|all the time|repeatedly|every time|constantly|over and over again)`,
  partWhole: `<clips> (can|may|should|must|is to)? (stay|stays|remain|be left|be kept) (as it is|as is|as they are|untouched|the way it is)
    (leave|keep) <clips> (as it is|as is|as they are|untouched|the way it is|the way they are)
    {want}? <clips> (untouched|unedited)
    {play} <clips> (right|all the way)? (from)? (the)? (very)? (start|beginning) (right)? (to|till|until|through to) (the)? (very)? (finish|end)
    {play} <clips> (all the way through|right through|the whole way through)
    (let|have|leave) <clips> {play} for? as long as (it|he|she|they) (needs|need|likes|like|wants|want|takes|lasts|goes|runs|has to|have to)
    give <clips> (as long|as much time|all the time) as? (it|he|she|they) (needs|need|takes|wants|want|likes)`,
  noText: `(nothing|no {thing}|no {manyBits}) (with|that has|that have|which has|containing) (any)? (titles|text|texts|words|writing|lettering|captions) ((or|and) (titles|text|words|writing|captions))? ((in|on) (it|them|that|there))?`,
  mostly: `<clips> heavy
    (the|our|my) (main thing|main character|main characters|star|stars|hero|heroes|focus|main focus|most important thing|most important part) (is|are|should be|must be|has to be|:) <clips>
    <clips> {be} (the|my|our) (main characters|heroes|main things|main clips|main subject|main subjects)`,
  together: `<clips> (really|kind of|sort of)? (belong|belongs|go|goes|fit) together`,
  hook: `{put}? (the|my|your|our)? (very)? (best|strongest|nicest|coolest|most exciting) {thing} {first}
    {start} {startOff}? {with} (something|anything|a shot (that's|which is)?|a clip (that's|which is)?) (really|very|super)? (eye catching|striking|strong|impressive|gripping|spectacular|catchy|exciting|attention grabbing|powerful|surprising)`,
  secondsOfEach: `{want} (each|every) (single)? (clip|video|shot|file) for (only|just)? <s>
    {want} (all|all of) (the|my|our|these) (clips|videos|shots|files) for (only|just)? <s> (each)?`,
  nothingElse: `(and|then|and then) stop`,
  lengthShort: `(short|quick|brief) (happy|funny|fun|sad|calm|nice|sweet|simple|little|cute|cool|moody|dreamy|upbeat|lively|warm) {videoNoun}`,
  shorter: `(make|keep|cut) <clips> (very|really|quite|nice and|super)? (short|brief)`,
  longer: `<clips> (gets|get|has|have|should get|should have|must get|deserves|deserve) the most (time|screen time|room|space)?
    (show|keep|hold|leave|let|have|see|want) <clips> (be|stay)? (on|in|up|seen|shown|on screen|visible)? (for)? the? longest
    <clips> (for)? the? longest ,? (and)? (the rest|the others|everything else|all else|all the others) {be}? (kept)? (short|shorter|brief|quick|quicker)
    <clips> the longest
    <clips> for the? longest
    <clips> (a bit|a little|much|clearly|way|slightly)? longer than (the rest|the others|all the others|all the rest|everything else|anything else)
    (stay|linger|remain|dwell|be) (for)? (the)? longest (on|with|at) <clips>
    (the)? most (screen)? time (on|with|for) <clips>
    (the)? longest (on|with) <clips>`,
  between: `(always|keep|and|but)? (cut|come|go|jump|switch|return|cutting|coming|going|jumping|switching|returning) back? to <clips> (in? between|after) <than>
    always back to <clips> (in? between|after) <than>`,
  moodEnergetic: `chaotic | frenetic | manic`,
  partBest: `(skip|jump|go|get|cut) (straight|right)? to the (good|best|interesting|exciting) (bit|bits|part|parts|moment) (of|in|from) <clips>`,
  count: `(just|only)? use <n> of (them|those|these)`,
  mute: `{sound} off (on|for|in|of) <clips>`,
  title: `(add|put|write|show|use|with) (the|this)? (text|word|words|lettering) <text>
    (add|put|write|show|use|with) <quote> as (a|the|my)? (text|title|caption|headline|heading)`,
  times: `<clips> {may}? (also|both|just|only)? (be)? (used|shown|seen|played|repeated) <times>`,
  length: `out of (the|a)? (total of)? <s>`,
  titleOpening: `{put}|write|show|add? <text> as (a|the|my)? (text|title|caption|words|headline|heading) {first}
    {put}|write|add|show <quote> (on|over|in|onto) (it|this|there) {first}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> (when|as|once) (it|{reel}) (begins|starts|opens|comes on)
    (write|put|add|show) {titleNoun}? {say}? <text> {first} (as text|as a text|as a title|as writing|on screen|on the screen|in letters)`,
  titleEnding: `{put}|write|show|add? <text> as (a|the|my)? (text|title|caption|words|headline|heading) {last}
    {put}|write|add|show <quote> (on|over|in|onto) (it|this|there) {last}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> (when|as|once) (it|{reel}) (ends|finishes|closes|stops)`,
  transitionCrossfade: `(blend|melt|merge|fade|dissolve) (each|every|one) {thing} (softly|gently|slowly)? (into|with|over to) (the|another)? (next|following|other|another) (one|{thing})?`,
  speechOnly: `(keep|use|take|show|leave|want) (only|just)? (the|all the)? (talking|speech|speaking|dialogue|chat) (parts|bits)? ,? (and)? {drop} {others}
    only (want|wanna|need|like)? (to)? (see|show|use|have|keep|include) (me|us|people|anyone|anybody|everyone|them) (when|while|whenever|where|as long as) {somebody} {speaks}
    (see|show|use|have|keep|include) (me|us|people|anyone|anybody|everyone|them) only (when|while|whenever|where|as long as) {somebody} {speaks}`,
};
