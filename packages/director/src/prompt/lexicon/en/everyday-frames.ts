import type { Lexicon } from '../lexicon.ts';

/** Everyday ways to say what elsewhere is said with the words of an editor. */
export const EVERYDAY: Lexicon['frames'] = {
  exclude: `(don't|dont|do not|never) (spoil|give away|reveal) <clips> (for anyone|for people|yet)?
    <than> ,? (yes|yeah|yep|yup) (please)? ,? (and|but)? <clips> ,? (no|nope|nah) (thanks|thank you)?
    <clips> (please|ideally|preferably|definitely) not in (it|there|this|the {reelNoun})`,
  include: `{videoNoun} with <clips> (all|both|each)? in (it|there)`,
  musicOnBeat: `(cut|edit|sync|time) (it|this|them|everything|all of it|{reel}) (to|on|with|in time with) (the)? {music}|{pulse}
    (cut|edit|make|time|arrange) (it|this|them|everything|{reel}) (so|so that)? (that)? (it|they)? (fits|fit|matches|match|follows|follow|goes with|go with|suits|suit) (the)? {music}|{pulse}
    (make|have|let) (it|this|everything|{reel}) (go|move|flow|run) (along|in time)? (with|to) (the)? {pulse}
    (let|have|make)? (the|my|our)? {joins} (should|must|can|to)? (be|happen|fall|land|come|hit|sit|follow|go) (on|with|to|along with|in time with|right on)? (the|a|every|each)? {music}|{pulse}
    (the|my|all|every|each)? {joins} (on|with|to|along with) (the|a|every|each) {pulse}
    (a|one|every|each)? cut|change|switch (on|with|to|at) (a|every|each|every single) {pulse}
    cut|change|switch (every|each|every single) {pulse}
    (cut|change|switch|swap) (the)? (clips|clip|shots|shot|scenes|scene|videos|pictures) (on|with|to|along with|in time with) (the|every|each)? {music}|{pulse}
    (the)? (clips|shots|scenes|videos|pictures) (should|must|to|that)? (change|switch|swap|cut) (on|with|to|along with|in time with) (the|every|each)? {music}|{pulse}
    cut|cuts|change|switch (right|exactly)? (when|whenever|where|as) (the|a)? {pulse}|bass|kick (hits|hit|drops|comes|lands|plays|kicks in)
    cut along (with|to) (the)? {music}|{pulse}
    cut (on|to|with) the? (snare|snares|kick|kicks|bass drum|claps)`,
  musicOnBeats: `(a|one|every|each)? cut|change|switch (on|with|to|at)? (every|each) (second|other|third|fourth|two|three|four|2|4|8|eight) {pulse}
    (a new|a|one|change|change the|switch|another) (clip|shot|scene|picture) (every|each|per|on every) (two|three|four|second|other|2|4|8|eight)? {pulse}|bar|bars
    (every|each) (two|three|four|second|other|2|4|8|eight)? {pulse}|bar|bars (a|one) (new|other|different)? (clip|shot|scene|picture)
    cut (on|every|each|with every|on every) (two|second|other)? bar|bars`,
  musicNotOnBeat: `(don't|dont|do not|never|no need to) (cut|edit|sync|time|change|make) (it|this|shots|clips|the cuts|the clips|{reel})? (on|to|with|in time with) (the|every)? {music}|{pulse}
    not (cut|cutting|synced|edited)? (on|to|with) the? {pulse}
    (no|without) (beat (sync|cuts|cutting|syncing)|cutting (on|to) the? {pulse}|cuts (on|to) the? {pulse}|syncing (to|with) the? {music})
    (the)? cuts (should|must|need) not (be)? (on|to|follow) the? {pulse}
    (the)? cuts (don't|dont|do not|needn't) (need to|have to)? (be|follow|fall|land)? (on|to)? the? {pulse}`,
  musicSameLevel: `(no|without) (any)? (music)? ducking
    (don't|dont|do not|never) (duck|lower|dip|turn down|fade) the? {music} (when|while|under|during|for) {anyVoice}|{speaks}
    (don't|dont|do not|never) (duck|lower|dip|turn down|fade) the? {music} (when|while) {somebody} {speaks}
    (don't|dont|do not|never) duck the? {music}
    (keep|have|leave|play|want) the? {music} (loud|up|just as loud|as loud|at full volume) (under|over|during|when|while) {anyVoice}|{speaks}
    (keep|have|leave|play|want) the? {music} (loud|up|just as loud|as loud|at full volume) (when|while|even when) {somebody} {speaks}
    (the)? (same|constant|even|steady) (volume|level|loudness) (of|for) the? {music} (all the time|throughout|all through)?
    (keep|have|leave|want)? the? {music} {be}? at? (the same|a constant|one|an even|a steady) (volume|level|loudness) (all the time|throughout|all through|the whole time)?`,
  musicUnderSpeech: `duck|ducking (the|my)? {music}
    (when|while|whenever|if|as soon as|where) {somebody} {speaks} ,? (then|please)? (turn|bring|fade|lower|drop|duck|take|make|keep|have)? (down)? (the|my)? {music} (should|must|to)? (be|go|get|come)? (down|quiet|quieter|lower|low|softer|soft)?
    (keep|make|have|turn) (the|my)? {music} (down|low|quiet|soft|lower|quieter|softer) (so|so that) (that)? (you|we|people|i|everyone) can hear|understand {anyVoice}|me|us|them|people
    (turn|bring|take|make|keep|fade|lower|drop) (down)? (the|my)? {music} (down|low|lower|quiet|quieter|softer)? (when|whenever|while|for|during|under) (there is|there's)? {anyVoice}|{speaks}
    fade|dip|drop|pull (the|my)? {music} (down|out|back)? (when|while|whenever|as soon as) {somebody} {speaks}
    (low|quiet|soft|softer|quieter|lower|gentle) {music} (when|while|during|whenever|under|behind|below) (the|my|our)? {anyVoice}|{speaks}
    (low|quiet|soft|softer|quieter|lower|gentle) {music} (when|while|whenever) {somebody}|<clips> {speaks}
    {music} (louder|loud|up) (only)? (when|while|where) (nobody|no one|noone) {speaks}
    {music} (should|must|to)? (be|stay|go)? (quiet|low|soft|softly|quietly|down|quieter|softer|lower|less loud) (than|behind|below) {anyVoice}
    {music} (only)? in the? background (when|while|whenever|during) {speaks}|{anyVoice}
    {music} (only)? in the? background (when|while|whenever) {somebody} {speaks}
    (the|my)? {music} (should|must|may|can|shall|is) (not|never) (to)? (be|get)? (drown out|drown|cover up|cover|mask|bury|overpower|go over|play over|louder than) {anyVoice}|me|us|them (out)?
    (the|my)? {music} (mustn't|shouldn't|mustnt|shouldnt) (be|get)? (drown out|drown|cover up|cover|mask|bury|overpower|go over|play over|louder than) {anyVoice}|me|us|them (out)?
    (don't|dont|do not|never) let the? {music} (drown out|drown|cover up|cover|mask|bury|overpower|go over|play over|be louder than) {anyVoice}|me|us|them (out)?
    (hear|understand) {anyVoice}|me|us|them|people (clearly|well)? (over|above|through|despite) the? {music}`,
  musicLouder: `(make|have|turn|crank|bring|get|want) (the|my)? {music} (a bit|a little|much|way|even)? (up|louder) (a bit|a little|a notch)?
    (turn|crank|bring|pump) up (the|my)? {music} (volume|level)? (a bit|a little|a notch)?
    (raise|increase|boost) the? {music} (volume|level)?
    (raise|increase|boost) the? (volume|level) of the? {music}
    (louder|more) {music}
    (the|my)? {music} (should|must|can)? {be}? (a bit|a little|much|way|even)? louder
    (the|my)? {music} {be} too (quiet|soft|low)`,
  musicQuieter: `(turn|bring|get|take|keep) (the|my)? {music} (a bit|a little|way)? down (a bit|a little|a notch)?
    (turn|bring) down (the|my)? {music} (volume|level)? (a bit|a little|a notch)?
    (make|have|keep|want|turn|bring) (the|my)? {music} (a bit|a little|much|way|very|really)? (quieter|softer|lower|less loud|quiet|low|soft)
    (lower|reduce|soften|less) the? {music} (volume|level)? (a bit|a little)?
    (lower|reduce) the? (volume|level) of the? {music}
    (quieter|softer) {music}
    (the|my)? {music} (should|must|can)? {be}? (a bit|a little|much|way|not so|less) (quieter|softer|lower|loud)
    (the|my)? {music} {be} too loud`,
  musicAtDrop: `(kick off|jump|go|skip|cut) (straight|right)? (at|to|with|on) the? (beat|bass|music)? drop
    {start} {reel}? (right)? (where|when|as) the? (beat|bass|music|song|track) (drops|kicks in|hits)
    (play|use|take|start|run|have) (the|my)? {music} (right)? (from|at|on) the? (beat|bass)? drop
    {music} (from|at) the? (beat|bass)? drop
    skip|drop|lose|cut the? (intro|introduction|slow start) of (the|my)? {music}
    {put}? the? (beat|bass)? drop (should|must|to|has to)? (be|come|go)? {first}
    {start} {reel}? (right)? where the? (beat|bass)? drop (is|comes|hits)`,
  musicOnly: `(just|only) (have|play|use|put|want|keep|leave|hear) (the|my|some)? {music} (playing|on|in it)?
    (have|play|use|put|want|keep|leave|hear) (just|only) (the|my)? {music}
    (i|we|you|people)? only want to hear (the|my)? {music}
    {music} and nothing else
    (replace|swap|exchange) (the|all|my)? (original|clip|clips|own|natural)? {sound} (of the clips|from the clips)? (with|by|for) (the|my|some)? {music}
    (mute|silence) (everything|all|all else|everything else|all the {shots}|the rest) {apart} (the|my)? {music}
    (all|every)? {sound} off {apart} (the|my)? {music}
    no (other)? {sound} (than|{apart}) (the|my)? {music}`,
  musicNone: `(mute|silence|kill|turn off|switch off|lose) (the|my)? {music}
    (turn|switch) (the|my)? {music} off
    {music} off`,
  hearOnly: `(only|just|nothing but) {music} ,? (and|plus)? {apart} <clips>
    {music} only ,? {apart} <clips>`,
  keepAudioOf: `(keep|leave|use|preserve|retain|want|hear) the? (original|natural|real|own|live|actual)? {sound} (of|from|in|on) <clips>
    (keep|leave|preserve|retain) <clips> {sound} (in|on)?
    (don't|dont|do not|never) (mute|silence) <clips>
    (don't|dont|do not|never) (remove|lose|kill|cut|drop|take away|take out|turn off|mute) the? (original|natural|real)? {sound} (of|from|in|on) <clips>`,
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
