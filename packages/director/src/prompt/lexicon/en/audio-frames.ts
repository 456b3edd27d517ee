import type { Lexicon } from '../lexicon.ts';

/** What is heard: talk, levels, music. */
export const AUDIO: Lexicon['frames'] = {
  speechClear: `(clean|clear|tidy) up? (the|my|our|all|all the)? (voice|voices|speech|talking|audio|dialogue) up?
    (denoise|declutter) (the|my|our|all)? (voice|voices|speech|audio|talking|dialogue|{sound})?
    make (the|my|our|all)? (voice|voices|speech|talking|dialogue) (more)? (clear|clearer|cleaner|crisp|crisper|understandable)
    (the|my|our)? (voice|voices|speech) {be}? (clear|clearer|cleaner|crisp)
    (clear|clean|crisp|clearer|cleaner) (voices|voice|speech|dialogue)
    {drop} (the|all|any)? (background|room|mains)? (noise|noises|hiss|hum|rumble)
    (reduce|lower|less|no|without) (the|any)? (background|room|mains) (noise|noises|hiss|hum|rumble)
    (reduce|no|without) (the|any)? (noise|hiss|hum|rumble)`,
  speechFluent: `{drop} (the|all|any|my|our)? (ums|uhs|ums and uhs|uhms|erms|fillers|filler words|stutters|stammers|false starts|ums and silences|ums and pauses|silences and ums|pauses and ums)
    (cut|remove|take|edit) (the|all|any|my|our)? (ums|uhs|fillers|filler words|stutters|false starts) out
    no (awkward|long)? (silences|pauses|dead air|gaps)
    (no|without) (any)? (ums|uhs|ums and uhs|uhms|erms|fillers|filler words|stutters|stammers|false starts)`,
  speechOnly: `{drop} (the|all|any)? (silences|silence|pauses|dead air|gaps)
    (cut|remove|take|edit) (the|all|any)? (silences|silence|pauses|gaps) out
    only|just|exclusively the? people|me|us|parts|bits? talking|speech|voices|dialogue|speaking|spoken parts|bits|clips?
    only|just the? parts|bits|clips|moments|scenes|shots|ones? where|when|in|with which? i|we|he|she|they|people|someone|somebody|anyone|i'm|we're|anybody is|are? speak|speaks|talk|talks|talking|speaking
    only|just the? parts|bits|clips|moments|scenes|shots|ones? where|when|in|with which? i|we|he|she|they|people|someone|somebody|anyone|i'm|we're|anybody is|are? say|says|saying something|anything
    nothing but talking|speech|dialogue|talk|me talking|speaking?
    (people|persons|us|everyone|everybody)? talking|speaking|speech|dialogue only
    only what i|we|she|he|they|people say|says|said
    only what is|was being? said
    (keep|use|take|show) only|just what (i|we|she|he|they|people|everyone|everybody) (say|says|said)
    (keep|use|take|show)? only|just the? spoken (parts|bits|clips|shots|moments|lines|sentences)
    (keep|use|take|show)? only|just the? (clips|shots|scenes|videos|footage|ones|bits|parts) (with|of) (people|somebody|someone)? (talking|speaking|speech|dialogue|voices)
    nothing but the? (people|persons|folks|ones|clips|shots)? (talking|speaking)`,
  speechPrefer: `(speech|talking|talk) first
    (keep|use|leave|hear|include) (all|everything|whatever)? (of)? (what|that)? (i|we|she|he|they|people|everyone|somebody|someone) (say|says|said|am saying)
    (keep|use|leave|hear|include) (all|everything|whatever)? (of)? (what|that)? (is|was|gets|gets being|is being|was being) (said|spoken)
    (keep|use|leave|hear|include) (all|everything) (said|spoken)
    (keep|use|leave|hear|include) (all|everything)? (of)? what's (said|being said|spoken)
    (keep|use|hear|include) (all|every|each) (of)? (the|my|our|his|her|their)? (word|words|sentence|sentences)
    (lots|plenty|a lot|loads|more|much) of (talking|speech|dialogue|talk)
    keep|leave|use|include|want the? talking|dialogue|voices|conversation|conversations in|parts|bits?
    keep|use|include the? spoken parts|bits|words
    {hear} what i|we|he|she|they|people|everyone is|are? say|says|saying|said
    {hear} me|us|them|him|her|people|everyone|everybody talk|talking|speak|speaking|say
    {hear} the? voices|conversation|dialogue|talking
    more talking|dialogue|speech
    people|me|us talking
    understand what i|we|he|she|they|people is|are? being? say|says|saying|said
    let me|us|him|her|them|people talk|speak`,
  speechNone: `(don't|dont|do not|never) (use|show|include|take|have) (any|anything|ones|clips|shots|any clips|any shots|any ones) (with|that has|that have|where) (there's|there is)? (any|people|someone|somebody)? (talking|speech|speaking|voices)
    (none|nothing|no {shots}) (with|where) (any|people|someone|somebody)? (talking|speech|speaking|voices)
    (voices|voice|speech|talking|dialogue) (off|out)
    (don't|dont|do not|without|no) want? (anybody|anyone|people|me|us|him|her|them) (talking|speaking|chatting) (in it)?
    nobody (talking|speaking|talks) (in it)?
    (me|us|him|her|them|people|anyone) (talking|speaking) ,? (isn't|is not|not) (needed|wanted|necessary|required)
    no|without any? talking|speech|voices|voice|dialogue|chatter|chatting|rambling|talk|conversation|conversations|speaking|chitchat
    {drop} the|any|all|my|our? talking|speech|voices|dialogue|chatter|talky parts|bits|sections|clips|out?
    {drop} the|any|all? parts|bits|clips|shots where|with i|we|he|she|they|people|someone|somebody|anyone|me|us|i'm|we're is|are? talk|talks|talking|speak|speaks|speaking
    (nobody|no one|noone) (should|must|may|is to|is supposed to)? (be)? {speaks} (in it|in there|in the {reelNoun})?
    (only)? {shots} (where|in which|that have|with) (nobody|no one|noone) {speaks}
    (not|no) (a|one)? (single)? {shots} (where|in which|with) {somebody} {speaks}
    (no|without) (any)? (spoken|talking|speaking) (bits|parts|words|sections|pieces|moments)
    (nobody|no one) (needs|wants) to? (see|hear) me talk|talking|speak
    i|we? don't|dont want to? hear me|us|anyone|anybody|people|them|him|her|any|my talk|talking|speak|speaking|voice|voices
    less (of)? (the|my|our|me|us|him|her|people)? talking|chatting|chatter|rambling`,
  speechUnder: `<clips> (can|could|should|must|may|shall)? be used as (a|an|the|my|our)? (voiceover|voice over|narration|commentary) (over|under|for|on)? <than>
    (use|take|have|play|lay|run|keep) <clips> as (a|the|my|our|its)? (soundtrack|audio|audio track|sound track)
    {want}? to? {hear} <clips> (while|when|as|whilst) (we|you|they|people|i)? (are|can)? (see|seeing|watch|watching|look at|looking at) <than>
    (see|show|watch|put) <than> (while|when|as|whilst) <clips> (talks|talk|speaks|speak|is talking|is speaking|tells|explains|narrates)
    (keep|let|have) <clips> (talk|talking|speak|speaking|narrate|narrating) (throughout|all through|all the way through?|the whole way through?|the whole time|over everything|over the whole thing|over all of it)
    <clips> (talking|speaking|singing|narrating) over|across <than>
    <clips> over|under|across <than>
    (can|could|let|have)? <clips> (run|play|go on|continue|carry on|be heard) (under|over|beneath|across) <than>
    (put|lay|play|run|have|use|keep|with)? <clips> (under|over|beneath|across) (the|my|all|some)? (shots|clips|footage|pictures|images|scenes|bits) of <than>
    (put|lay|show|use|cut to)? <than> (over|on top of) <clips> (while|as|when) (i|we|he|she|they|it) (keep|keeps|go on|goes on|continue|continues|am|is|are|still)? (talk|talks|talking|speak|speaks|speaking)
    (put|lay|show|use|cut to) (the|some|my|that)? (b roll|broll|cutaways) (over|on top of) <clips>
    <clips> over|under|across <than> (shots|footage|pictures|images|b roll)
    (use|play|lay|run) <clips> over|under <than>
    (let|have|hear) <clips> (talk|speak|sing|narrate|run|play|go on|carry on) over|under|across <than>
    (use|take|have|put|play|lay|run|hear|keep|with)? <clips> as (a|an|the|my|our)? (voiceover|voice over|narration|commentary)
    (use|take|have|put|play|lay|run|hear|keep|with)? <clips> as (a|an|the|my|our)? (voiceover|voice over|narration|commentary) (over|under|for|on|across) <than>
    (use|take|have|put|play|lay|run|hear|keep|with)? <clips> as (a|an|the|my|our)? (voiceover|voice over|narration|commentary) (under|over|for|on) (the|my|all)? (rest|others|other clips|clips|reel|video|whole thing|everything|it)
    (a|the|my|our)? (voiceover|voice over|narration|commentary) (from|of) <clips>
    (a|the|my|our)? (voiceover|voice over|narration|commentary) (from|of) <clips> (under|over|for|on) (the|my|all)? (rest|others|other clips|clips|reel|video|whole thing|everything|it)
    (put|lay|play|run|hear|have)? (the|my|our) (voiceover|voice over|narration|commentary) (under|over) (the|my|all)? (rest|others|other clips|clips|other shots)
    (put|lay|play|run|hear|keep|leave|have|use|let) <clips> (under|underneath|beneath|over) (everything|all of it|it all|the whole thing|the whole {reelNoun}|the entire {reelNoun}|the pictures|the images)
    (put|lay|play|run|hear) <clips> (under|underneath|beneath) (the|my|all)? (rest|others|other clips|other shots)`,
  speechFinish: `let (me|us|people|him|her|them|everyone|the speaker|the speakers) (finish|talk|speak) (talking|speaking|out|my sentences|his sentences|her sentences|their sentences|the sentences)?`,
  speechWhole: `don't|dont|never cut me|us|people|him|her|them|anyone|anybody|sentences|speech off
    don't|dont|never cut me|us|people|him|her|them|anyone|anybody off? (mid|in the middle of a|half way through a|in) (sentence|word|speech|sentences)
    (don't|dont|do not|never) cut _ _? off? (mid|half way through a|halfway through a|in the middle of a) (sentence|word|speech|sentences)
    don't|dont|never cut off anyone|anybody|people|me|us|sentences|speech|words
    don't|dont|never cut in|into|mid the? middle? of? a|the|my|our? sentence|sentences|word|speech|talking
    don't|dont|never cut when|while|as i|we|he|she|they|someone|somebody|people is|are|am|i'm? talk|talking|speak|speaking
    don't|dont|never interrupt the? speech|talking|speaker|speakers|sentences|me|us|him|her|them|anyone
    finish|complete|full|whole|entire the? sentences
    no cuts|cutting in|into|mid the? middle? of? a? sentence|sentences|speech
    keep the? sentences|speech|speeches|talking|words whole|complete|intact|together|uncut
    speech|speeches in one piece
    no half sentences`,
  audioOriginal: `only|just the? (natural|real|original|ambient|own)? (sound|sounds|noise|noises)
    keep|use|leave|with|retain|preserve|want the|all|my|our? original|natural|real|live|own|raw|ambient|actual {sound}
    keep|use|leave|retain|preserve the|all|my|our? {sound} as|on|in|untouched|alone it|they is|are?
    keep|retain|preserve the|all|my|our? {sound}
    original|natural|live|ambient|real|raw {sound}
    {sound} on
    don't|dont mute|silence it|anything|the|them? clips|sound|audio?
    with {sound}
    leave the? {sound} on|alone|in`,
  audioMute: `(kill|cut|drop|lose|remove|mute|take out) all (of)? (the|its|their)? {sound}
    no|without (the|any)? original|camera|clip? {sound}
    no {sound} at? all?
    without any? {sound}
    mute|silence {reel}
    mute|muted|silent
    want {reel} silent|muted|mute|quiet
    (with)? the? {sound} (switched|turned|cut) off
    (remove|cut|kill|drop|lose|take out|strip|turn off|switch off) the? {sound} (entirely|completely|altogether)?
    (rather|would|do) not have any {sound}
    mute|silence all|the|whole|entire {sound}|clips|video|reel|thing
    {reel} {be} silent|muted|soundless|mute
    make|keep {reel} silent|muted|soundless|mute
    silent {videoNoun}
    {sound} off
    {drop} the|all|any? original|clip? {sound}
    turn|switch the|all? {sound} off
    soundless | zero sound | total silence
    kill|strip out? the|all? {sound}`,
  muteOfThem: `(both|each|all three|all four|both of them|each of them|all of them|both of these|both of those) {be}? (silent|muted|mute|soundless)
    (both|each|all three|all four|both of them|each of them|all of them|both of these|both of those) (without|with no) (any|their|its|the)? {sound}
    (both|all three|both of them|all of them) with (the|their)? {sound} off`,
  muteOfIt: `but (please|then|just|only)? (keep|leave|make) (it|him|her|them|that one|that|those) (muted|silent|mute|quiet)
    (turn|switch) (the)? {sound} off (on|for|of|in) (it|him|her|them|that one|that|those)
    (but|and)? (it's|its|it is|they're|theyre) (silent|muted|mute)
    but (it's|its|it is|they're|theyre) (without|with no) (any|the|its)? {sound}
    but (please|then|just|only)? (mute|silence) (it|him|her|them|that one|that|those)
    (but|and|only|just)? (without|with no|no) (any|the|its|his|her|their)? {sound} (for|on|of|from|with) (it|him|her|them|that one|that|those)
    (but|and|only|just)? ,? (only|just)? take (the|its|his|her|their)? {sound} (away|off|out) (for|from|of|on) (it|him|her|them|that one|that|those)
    but (without|with no|no) (any|the|its|his|her|their)? {sound} ,? (only|just) (it|him|her|them|that one|that|those)
    and (it|he|she|they)? (is|are|stays|stay|should be|plays|play) (muted|silent|mute)`,
  hearOnly: `(and|so)? (only|just) <clips> (should|must|can|may|shall|will|needs to|need to|has to|have to|is to|are to)? (have|keep|has|keeps|get|gets|with) (their|its|the|his|her|any)? (own|original)? {sound} ,? (and)? (everything else|the rest|all the rest|the others|all others)? (is|are|should be|stays|stay|goes)? (muted|mute|silent|off|quiet)?
    (mute|silence) (all of it|all of them|it all|the whole thing|the whole lot) {apart} <clips>
    {sound} off (for|on|in|of) (all of it|all of them|the whole thing|the whole lot) {apart} <clips>
    the only {sound} (that)? (i|we|you|people) (want|need|should hear|want to hear|get|keep|should have)? (to hear)? (is|should be|are|comes) (from|of|on|in)? <clips>
    <clips> {be} the only (thing|one|sound|voice|noise) (that)? (i|we|you|people) (want to|should|can|get to|need to)? hear
    {want}? to? {hear} <clips> (only|alone|and nothing else|and no one else|nothing else)
    {hear} (nothing|no one|nobody) (but|except) <clips>
    (keep|leave|use|have|hear)? (the)? (original|own|natural)? (sound|audio) (only|just) (for|of|on|from|in|with) <clips>
    only|just hear <clips> {sound}?
    <clips> {sound} (only|alone)
    only|just keep|leave|use <clips> {sound}
    {hear} only|just <clips>
    only (want|need|like|wanna) to? hear <clips>
    (turn|switch) off the? {sound} (of|from|on|for|in)? (everything|all|everyone|every clip|all clips) {apart} <clips>
    <clips> with {sound} ,? {others} (without|silent|muted|mute) {sound}?
    <clips> with {sound} ,? (mute|silence) (all)? {others}
    (just|only) <clips> {sound}
    only <clips> {be} audible|heard
    {sound} only|just from|of|on|in|for <clips>
    only|just the? {sound} of|from|on|in <clips>
    keep|leave|use only|just the? {sound} of|from|on|in <clips>
    {hear} <clips> the? rest|others|everything else? {be}? silent|muted|mute|quiet|off
    {sound} on for <clips> only
    {hear} <clips> but|and (nothing else|no one else|nobody else|not the rest|not the others|mute the rest|mute the others)
    mute|silence everything|all|every|anything|clips|the clip|else|clips|rest|shot? {apart} <clips>
    mute|silence (everything|everyone|anything|all|everybody) (that's|who's|thats|that|which|who)? (isn't|isnt|is not|not|aren't) <clips>
    no {sound} {apart} <clips>
    no {sound} {apart} on|in|from|for <clips>
    everything|all {be}? silent|muted|mute|quiet {apart} <clips>
    {sound} off (on|for|in|of|from) (everything|all|every|anything) {shots}? {apart} <clips>
    (kill|cut|drop|remove|lose|strip) the? {sound} (of|on|in|from|for) (everything|all|every clip|all clips|all the clips|every shot) {apart} <clips>
    <clips> {be} the only (thing|clip|one|shot|sound|voice) (that)? (we|you|i|people|they)? (should|can|must|may|want to|need to|get to|to)? (hear|heard|audible|be heard)`,
  hearOnlyOfIt: `the only (clip|one|shot|thing|video) (with|that has|that keeps) any? {sound}
    the only (clip|one|shot|thing|video) {be}? (heard|audible)`,
  muteOthers: `mute|silence {others}
    rest {be}? (silent|muted|mute|soundless|off)
    {others} {be}? (silent|muted|mute|quiet|soundless|off)
    no {sound} (on|in|from|of|for) {others}
    {others} without (its|their|the|any)? {sound}
    {others} with no {sound}
    {drop} the? {sound} (on|in|from|of|for) {others}
    turn (down|off) {others}`,
  quieterOthers: `{others} (down|low)
    rest {be}? (quiet|quieter|low|lower|softer|down)
    {others} {be}? a? bit|little|much? (quieter|softer|lower|more quiet|less loud)
    (turn|bring) {others} down
    (lower|duck|soften|turn down) {others}
    {others} {be}? <share> as loud`,
  mute: `(kill|cut|drop|lose|remove|mute|take out) all (of)? (the|its|their)? {sound} (of|on|in|from|for) <clips>
    <clips> : (muted|silent|sound off|no sound)
    <clips> : (picture|video|image) (yes|on|only) ,? {sound} (no|off|out)
    (turn|switch) (the)? {sound} off (on|for|in) <clips>
    <clips> in ,? (but|and|only|though) (muted|silent|mute|on mute|without sound)
    {levelsNoun} :? <clips> (off|muted|silent)
    <clips> {sound} off
    <clips> (shouldn't|shouldnt|should not|mustn't|must not|can't|cannot|may not|doesn't need to|does not need to) (talk|speak|be heard|say anything|make a sound)
    (don't|dont|do not|never) (let|have|make) <clips> (talk|speak|be heard|say anything)
    (keep|leave|use|show|include|have) <clips> in? ,? (but|only|just) (without|with no|no) (any|the|its|his|her|their)? {sound}
    <clips> (can|may|should|must)? (stay|stays|remain) in? ,? (but|only) (without|with no|no) (any|the|its|his|her|their)? {sound}
    <clips> (can|may|should|must)? (stay|stays|remain) in? ,? (but|only) (muted|silent)
    {hear} <than> ,? (but|and)? (not|never|without) <clips>
    take the? {sound} (off|out of|from) <clips>
    mute|silence|mutes <clips>
    {drop} the? {sound} of|from|on|in|for <clips>
    no {sound} on|in|from|of|for|during|over <clips>
    <clips> {be}? without (the|its|his|her|their|any)? {sound}
    silence (for|on|over|during|in) <clips>
    <clips> {be}? silent|muted|mute|soundless
    <clips> with no {sound}
    turn|switch off the? {sound} of|from|on|in|for <clips>
    turn|switch <clips> {sound} off
    turn|switch the {sound} off in|of|on|for|from <clips>
    kill the {sound} of|on|in <clips>`,
  quieter: `(can|could) <clips> be (a bit|a little|much|way)? (less loud|quieter|softer|lower|turned down)
    make <clips> (a bit|a little|much|way)? less loud
    <clips> (should|must|can|has to|have to|needs to|need to) be (really|very|a bit|a little)? (quiet|quieter|less loud)
    <clips> (a bit|a little|much|way)? less loud
    quieten|hush|muffle|quietens (down)? (the)? <clips> (down)?
    <clips> (a bit|a little|slightly|much|way)? down (a bit|a little|a notch|a touch|slightly)? in (volume|level|the mix|loudness)
    <clips> (a bit|a little|slightly|much|way) down (in volume)?
    turn|bring|pull|tone|get down the? volume|sound|audio|level|? of|on|in|for|from? <clips>
    turn|bring|pull|tone|get|take <clips> down a? bit|little|notch?
    turn|bring|pull|tone the? {sound} of|on|in|for|from <clips> down
    make|keep|have <clips> a? bit|little|much? quieter|softer|quiet|lower|less
    lower|reduce|soften|duck|dampen the? volume|sound|audio|level|? of|on|in|for? <clips>
    <clips> {be}? a? bit|little|much? quieter|softer
    <clips> {be}? a bit|little lower
    <clips> {be}? at|to <share> (the|its|their)? (volume|loudness)
    <clips> {be} too loud
    quieter <clips>
    quiet down the? <clips>
    quiet the <clips>
    turn|bring <clips> down ,? (and|but)? (turn|bring)? <than> up
    {levelsNoun} :? <clips> (down|quieter|lower) ,? (and|but)? <than> (up|louder|higher)
    {levelsNoun} :? <clips> (down|quieter|lower)
    <clips> lower in volume`,
  louder: `<clips> (a bit|a little|slightly|much|way)? up (a bit|a little|a notch|a touch|slightly)? in (volume|level|the mix|loudness)
    turn|bring <clips> up ,? (and|but) <than> down
    <clips> (should|must|can|has to|have to|needs to|need to) be (really|very|nice and)? (loud|louder)
    <clips> {sound} up
    turn|bring <clips> up ,? (and|but)? (turn|bring)? <than> down
    {levelsNoun} :? <clips> (up|louder|higher) ,? (and|but)? <than> (down|quieter|lower)
    {levelsNoun} :? <clips> (up|louder|higher)
    turn|bring|crank|pump up the? volume|sound|audio|level|? of|on|in|for|from? <clips>
    turn|bring|crank|pump <clips> up a? bit|little|notch?
    make|have <clips> a? bit|little|much? louder
    raise|boost|increase|amplify the? volume|sound|audio|level|? of|on|in|for? <clips>
    <clips> {be}? a? bit|little|much? louder
    <clips> {be} too quiet
    louder <clips>
    <clips> loud`,
  musicAdd: `(upbeat|calm|happy|chill|soft|epic|dramatic|fitting|nice|cool|pop|rock|lofi|(lo fi)|piano|jazz|electronic|trending|cheerful|relaxing|romantic|slow|fast|sad|loud|quiet|gentle|acoustic|funky|classical) {music} ({first}|{last})?
    add|put|use|play|want|include (a|some)? _ _? _? {music}
    (a|some) _? (song|track|tune|soundtrack)
    add|put|use|with|want|need|include|have|get|find|choose|pick some|a|nice|good|the|fitting|matching|cool|great|my? fitting|matching|nice|good|cool|great|background? {music} under|on|to|in|behind|over|underneath? it|the? background?
    {music} in|on|under the? background
    background music
    set {reel} to {music}
    some {music}`,
  music: `add|put|use|with|want|need|some|a <text> {music}
    (the|my)? (music|soundtrack|background music) (should|must|can) be <text>`,
  musicNone: `{music} : (none|no|off)
    no|without any|background? {music}
    {drop} the? {music}
    don't|dont|do not add|use|want|put|need any|a? {music}`,
  musicOnly: `only|just {music}
    {music} only
    nothing but {music}
    only hear the? {music}
    just the? {music}
    {music} instead|and|but of|no|not the? original|clip|clips|other|natural? {sound}`,
  musicOnBeat: `on|to|with|in|follow|following|match|matching the? beat|rhythm
    cut|cuts|cutting|edit|edited|synced|sync|timed|matched to|on|with|in the? time? with? the? beat|rhythm|music|beats|drums|song|track|drop|drops
    beat synced|sync|matched
    on every beat
    music sync
    in time with the music|song|beat`,
  musicUnderSpeech: `{music} {be}? quiet|quieter|low|lower|softer|soft|down (when|while|whenever) <clips> (is|are)? (speaks|talks|speak|talk|speaking|talking|sings|says something)
    {music} {be}? quiet|quieter|low|lower|softer|soft|down when|while|under|during|whenever the? i|we|people|somebody|someone|they|he|she|anyone|talking|speech|voices|dialogue is|are? talk|talks|talking|speak|speaks|speaking?
    duck|lower|quiet|reduce the? {music} when|while|under|during|whenever|for the? i|we|people|somebody|someone|they|he|she|anyone|talking|speech|voices|dialogue is|are? talk|talks|talking|speak|speaks|speaking?
    turn|bring|fade|drop down the? {music} when|while|under|during|whenever the? i|we|people|somebody|someone|they|he|she|anyone|talking|speech|voices|dialogue is|are? talk|talks|talking|speak|speaks|speaking?
    {music} quiet|quietly|low|soft|softly? under|beneath the|my|our? talking|speech|voices|voice|dialogue
    {music} quiet|quietly|low|soft|softly under|beneath the|their? own|original? {sound} (of the clips)?`,
  musicAtDrop: `{start} {reel}? at|on|with|from|when the? beat|bass|music? drop|drops|hits
    {start} the? {music} right? at|on|with|from the? beat|bass|music? drop|drops
    drop the beat at|on`,
  keepAudioOf: `keep|leave|with|want|hear|let the? {sound} of|from|in <clips>
    keep|leave <clips> audible|hearable|sound|audio|voice
    <clips> {sound} on|stays|in
    {hear} <clips>
    <clips> {be} audible|heard
    let|make me|us|you|people? {hear} <clips>
    {want} to? hear <clips>
    under the music <clips>`,
};
