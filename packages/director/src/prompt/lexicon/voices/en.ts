import type { Lexicon } from '../lexicon.ts';

/** Who talks, and what is shown meanwhile. */
export const VOICE_PHRASES: Lexicon['phrases'] = {
  talker: "i|he|she|they|we|me|him|her|them|us|someone|somebody|people|everyone|i'm|he's|she's|they're|we're",
  talksOn:
    '(is|are|am|be|keep|keeps|go|goes|carry|carries|continue|continues|can|still|just)? (on|to|still)? (talk|talks|talking|speak|speaks|speaking|narrate|narrates|narrating|explain|explains|explaining|chat|chats|chatting) (to the camera|to camera|about it|about this|about that|away|on)? | (tell|tells|telling|explain|explains) (it|us|everything|the story|her story|his story|their story|my story|a story|her bit|his bit)',
  throughout:
    '(for|over)? (the (whole|entire|full) (time|way through|way|thing|{reelNoun})|all the time|all along|all the way through?|all of it|everything) | throughout | all through | from (start|beginning) to (finish|end) | in the background | non stop | nonstop | continuously | underneath',
  anyVoice:
    "(the|this|that|her|his|my|our|their|your)? (talking|talk|voice|voices|speech|speaking|narration|commentary|monologue|chatting|conversation|dialogue|spoken words) | (what|whatever|everything|all) {talker} (say|says|said|am saying|is saying|are saying|talk about|talks about) | (what's|what is|whatever is|everything that is) (being)? said",
  theirWords:
    '(what|whatever|something) {talker} (say|says|said|tell|tells|explain|explains) | (her|his|my|their|our) (very)? (first|last|best|opening|closing)? (sentence|sentences|line|lines|words|statement)',
  talkNoun:
    'voice|voices|talking|talk|speech|interview|story|narration|commentary|monologue|podcast|explanation|explanations|answer|answers|speaking|explaining|telling',
  asBroll:
    'as (a|the|some|my)? (b roll|broll|cutaways|cutaway|cutaway shots|cover shots|cover|overlay|overlays|inserts|insert shots|cut ins)',
  broll: '(the|some|my)? (b roll|broll|cutaways|cutaway shots|cover shots|inserts)',
  goesOn:
    '(going|running|on|playing|goes on|runs|plays|continues|carries on|going on|carrying on|keeps going|run|play|continue)',
  overTalk: 'over | on top of | over the top of | across | to | to go over | to cover',
  overIt:
    '(over|on top of|across) (it|that|this|the top) | on top | over the top | meanwhile | in the meantime | at the same time | while (that|this) (happens|goes on|is going on)',
  seeing:
    '(and|now|just|please)? (we|you|i|they|people)? (can|could|should|want to|wanna|get to)? (show|shows|see|sees|seeing|watch|put|lay|have|use|showing|shown) (us|me|them|in|pictures of|shots of|clips of)? | (and|now|just|please)? (cut|cutting|cut away|switch|jump|go) (to|over to|in) | (with)? (pictures|shots|clips|images|footage) of',
  hearing: "(hear|keep|use|want|have|let|leave|with) | (want|wanna|like|i'd like) to hear | (only)? hear",
};

export const VOICES: Lexicon['frames'] = {
  shownOver: `{seeing}? <clips> {asBroll}? {overTalk} {anyVoice} {throughout}?
    {seeing}? <clips> {asBroll}? {overTalk} <than>
    {seeing}? <clips> {asBroll}? (while|as|when|whilst) {talker}|<than> {talksOn} {throughout}?
    (while|as|when|whilst) {talker}|<than> {talksOn} {throughout}? ,? {seeing}? <clips>
    (let|have|with|keep)? {talker}|<than> {talksOn} {throughout}? ,? (and|but|while|with)? then? {seeing}? <clips> {overIt}
    (let|have|with|keep)? {talker}|<than> {talksOn} {throughout}? ,? (and|but|while)? {overIt} ,? {seeing}? <clips>
    (let|have|with|keep)? {talker}|<than> {talksOn} {throughout} ,? (and|but|while|with)? {seeing} <clips>
    {talksOn} {throughout} ,? (and|but|while|with)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (and|but|while|with)? then? {seeing}? <clips> {overIt}
    {hearing}? {anyVoice} {goesOn} {throughout}? ,? (and|but|while|with)? {seeing} <clips>
    {hearing}? {anyVoice} {throughout} ,? (and|but|while|with)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? (under|over|underneath|beneath|across|on top of) (shots of|pictures of|the shots of|the pictures of|footage of)? <clips>
    {hearing} {talker} {talksOn}? {throughout}? ,? (and|but|while|as) {seeing} <clips>
    <clips> with {anyVoice} (over|under|underneath) (it|them|that|these|those|all of it)
    {broll} (of|with|from|:) <clips> {overTalk} {anyVoice}
    {broll} (of|with|from|:) <clips> (while|as|when) {talker}|<than> {talksOn}
    {seeing}? <clips> {asBroll}? {overTalk} {anyVoice} (of) <than>`,
  talkedOver: `{hearing}? <than> {goesOn}? (over|under|underneath|beneath|across|on top of) (shots of|pictures of|the shots of|the pictures of|footage of)? <clips>
    {hearing}? {anyVoice} (of) <than> {goesOn}? (over|under|underneath|beneath|across|on top of) (shots of|pictures of|the shots of|the pictures of|footage of)? <clips>
    {hearing}? <than> {goesOn} {throughout}? ,? (and|but|while|with)? {seeing} <clips>
    {hearing}? {anyVoice} (of) <than> {goesOn}? {throughout}? ,? (and|but|while|with)? {seeing} <clips>`,
  openTalk: `{start} {startOff}? {with} {theirWords}
    {start} {startOff}? {with} (what|whatever|something) <than> (say|says|said|tells|explains)`,
  closeTalk: `{end} {endOff}? {with} {theirWords}
    {end} {endOff}? {with} (what|whatever|something) <than> (say|says|said|tells|explains)`,
  hearOnly: `(only|just) the? (voice|voices) of <clips>
    (only|just) <clips> (voice|voices)`,
  speechUnder: `{anyVoice} (should|must|can|shall|may)? (go|goes|run|runs|play|plays|be heard|is heard|continue|continues|carry|carries) (on|through|throughout|over|under|across|all through) (through|over|under|across)? (the (whole|entire) {reelNoun}|everything|all of it|it all|all the {shots})
    <clips> (should|must|can|shall|may|to) (go|run|play|be heard|continue|talk|speak|{talksOn}) (through|throughout|over|under|across|all through) (the (whole|entire) {reelNoun}|everything|all of it|it all|all the {shots})
    <clips> as (a|an|the|my|our)? (voiceover|voice over|narration|commentary) (under|over|for|on|of|through) the? (whole|entire) {reelNoun}`,
  shownOverIt: `then? {seeing} <clips> {asBroll}? {overIt}
    {overIt} ,? {seeing} <clips>
    <clips> {asBroll} {overIt}?
`,
  musicNotUnderSpeech: `(no|without|drop|stop|cut|mute|kill|lose) (any|the)? {music} (when|while|whenever|as) {talker}|<clips> {talksOn}
    (no|without|drop|stop|cut|mute|kill|lose) (any|the)? {music} (under|over|during|behind|beneath) {anyVoice}
    (no|without|drop|stop|cut|mute|kill|lose) (any|the)? {music} (under|over|during|behind|beneath) (the|my|her|his|our)? {talkNoun}
    (only|just)? {music} (only|just)? (when|while|where) (nobody|no one|noone) {talksOn}`,
};
