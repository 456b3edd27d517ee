import type { Lexicon } from '../lexicon.ts';

/** How it looks and feels, and what the product cannot do. */
export const STYLE: Lexicon['frames'] = {
  gradeNatural: `natural|original|neutral|untouched|real|true|realistic|normal|unfiltered colours|colors|colour|color|look|grade|tones
    no|without any|a? filter|filters|grading|grade|effects
    no|without any? color|colour grading|grade|correction|filters|effects
    unfiltered | no colour|color grading|correction|changes
    leave|keep the? colours|colors|colour|color as|natural|alone|original they|it|? are|is?
    don't|dont touch|change|alter the? colours|colors
    keep|make {reel} natural`,
  gradeWarm: `{grade} on the (warm|warmer|golden) side
    (a bit|a little|slightly) (golden|warmer)
    warm|warmer|golden|toasty|sunny|honey|autumnal|amber and? _? {grade}
    {grade} {be}? warm|warmer|golden|sunny|toasty
    make|keep|have|want {reel} (all|nice and|a bit|a little|everything)? warm|warmer|golden
    golden hour {grade}
    and golden
    warm|warmer`,
  gradeCool: `{grade} on the (cool|cooler|cold|blue|bluish) side
    (a bit|a little|slightly) (bluish|cooler|colder|icy|cold)
    cool|cold|colder|icy|bluish|blue|frosty|cooler|wintry|moonlit|steely and? _? tones|tone|colours|colors|colour|color|grade|grading|filter|look|light|palette|hues
    {grade} {be}? cold|bluish|icy|cooler|colder
    make {reel} cold|colder|cooler|icy|bluish
    teal and blue
    with? a? blue|cold tint|tone|cast`,
  gradeVivid: `vivid|vibrant|saturated|bright|bold|strong|punchy|popping|intense|rich|colourful|colorful|brighter|stronger|juicy and? _? colours|colors|colour|color|tones|grade|filter|palette
    bright and (colourful|colorful|vivid|vibrant)
    high saturation
    (colours|colors|colour|color) that (pop|pops|shine)
    colours|colors {be}? vivid|vibrant|saturated|bright|bold|strong|punchy|rich|pop|popping|intense|stronger|juicy
    make|let|have the? colours|colors pop|shine|stand|brighter|stronger|glow|vivid|vibrant|sing out?
    vivid|vibrant|colourful|colorful|saturated
    more colour|color|saturation
    boost|bump|increase|crank up? the? up? colours|colors|saturation|colour
    pump up the colours|colors
    pops of colour|color
    (colour|color) pop|pops
    high|strong contrast`,
  gradeSoft: `soft|pastel|gentle|muted|dreamy|hazy|delicate|washed|airy|faded|milky out? and? _? tones|tone|colours|colors|colour|color|grade|grading|filter|look|light|palette|hues
    {grade} {be}? soft|pastel|gentle|muted|faded|washed|airy out?
    make {reel} soft|softer|pastel
    pastel|pastels|airy
    washed out`,
  gradeCinematic: `cinematic|filmic|cinematically|blockbuster
    movie|film|hollywood|trailer style|look|feel|grade
    (make|want|wants|keep|look|looks|feel|feels|be|is|very|really|more|so|quite|a bit|kind of|kinda) {reel}? (movie|film|hollywood|trailer) like
    (movie|film|hollywood|trailer) like (look|looks|feel|grade|grading|colours|colors|quality|shots|style)
    like|as in? a? (real|proper|feature|hollywood|action|indie|little|short)? (movie|trailer|cinema)
    like in a _? film
    like a _? film trailer|scene
    like a (feature|hollywood|action|indie) film
    (look|looks|feel|feels|edited|cut|shot|graded|it|this|everything|all|know|mean|bit|of|kinda|more|just) like a? (real|proper|little)? film
    teal and orange`,
  gradeVintage: `(like)? (it|they|this|everything|all of it) (was|were|had been|has been|is) (shot|filmed|made|recorded|taken) in the (seventies|eighties|nineties|sixties|fifties|70s|80s|90s|60s|50s)
    (retro|vintage|nostalgic) ,? (and)? (faded|washed out|muted|worn)
    (like|as) (in|on)? (an|some)? (old|faded|yellowed|vintage|antique) (photo|photos|photograph|photographs|photo album|album|postcard|postcards|polaroid|polaroids|picture|pictures)
    (brownish|faded|yellowed|sepia) (faded|old|brown)? (thing|look|photo|tone|tones|colours|colors)
    (look|looks|feel|feels|looking)? (like)? (it's|it is|it was|it comes|it came|it were|something|straight|shot|filmed|made|as if it was|as if it were|as if it came)? (from|out of|in|like) the (seventies|eighties|nineties|sixties|fifties|70s|80s|90s|60s|50s)
    (from|like) the (seventies|eighties|nineties|sixties|fifties)
    (old|like an old|like old)? (home movie|home movies|home video|home videos|super 8|super8|camcorder)
    vintage|retro|nostalgic|vhs|polaroid|analog|analogue|oldschool|sepia|kodak|throwback
    (vintage|retro|old|nostalgic) (film|movie|cinema|photo|camera) {grade}
    old film|movie|school|timey|fashioned {grade}?
    super 8
    home movie {grade}
    grainy|aged film? {grade}
    like an old film|movie`,
  gradeBlackAndWhite: `(take|get|suck|pull|wash) (all)? (of)? (the)? (colour|color|colours|colors) (out|away|out of it)
    black and|&|n white
    b and|&|n|/ w
    bw | monochrome | greyscale | grayscale | noir | desaturated | monochromatic | colourless
    drain|remove|take the colour|color out?
    no|without|zero any? colour|color (at all|whatsoever)?`,
  transitionCut: `hard|straight|simple|clean|plain|sharp|direct|normal|regular cuts|cut|transitions
    no|without any|fancy? fancy|transitions|dissolves|crossfades|fades|wipes|transition transitions|effects|between?
    just|only cuts
    cut straight|directly|hard`,
  transitionCrossfade: `(blend|dissolve|crossfade|melt) (them|everything|it all|all of them|all|the clips|the shots|the scenes|the cuts|one into the other|each into the next) (instead|please|together)?
    (let|make|have|can|could)? (everything|it all|all of it|the clips|the shots|the scenes|they|them|all) (sort of|kind of|just|should|to|slowly|gently|softly)? (melt|fade|flow|blend|dissolve|run|melts|fades|flows|blends|dissolves) (softly|gently|slowly)? (into|in|over to) (each other|one another|the next) (one|clip|shot)? (instead of|rather than)? (hard|straight|harsh|normal|abrupt)? (cuts|cutting)?
    (one|each|every|the) (clip|shot|picture|image|scene) (to|should|can)? (melt|fade|flow|blend|dissolve|glide) (softly|gently|slowly|smoothly)? into the (next|other|following) (one)?
    (blend|dissolve|crossfade|melt|fade) (each|every) (clip|shot|picture|image|scene|one)? (softly|gently|slowly|smoothly)? (into|in|over to|to|with) the (next|following|other|one after) (one|clip|shot|scene|it)?
    ({want}|put|use|add|with) (some|a few|the)? (nice|soft|smooth|gentle|subtle|slow|simple)? ({crossfade}|transitions|blends) (between|in between) (the|all|all the|each|every|my)? {shots}|them
    (a|an)? {crossfade} (between|in between|from) (each|every|all|all the|the|any|my)? {shots}
    (between|in between) (each|every|all|all the|the|my) {shots} ,? (a|an|some|{want})? {crossfade}
    (blend|melt|fade|dissolve) (the|all|all the|my)? (clips|shots|scenes|pictures|them|everything|it all) (into|together) (each other|one another|together)?
    (dissolve|fade|blend|melt|crossfade|dissolving|fading) (from one|between one|one) (clip|shot|scene|picture)? (to|into) (the next|another|the other) (one|clip|shot|scene)?
    (fade|fades|fading) (in between|between) (the|each|all|every)? (clips|shots|scenes|them)?
    (let|make|have)? (the|each|every|one)? (clip|shot|picture|shots|clips|scene|pictures) (fade|fades|melt|melts|flow|flows|blend|blends|dissolve|dissolves|overlap|overlaps|fading|melting) (softly|gently|slowly)? (into|in|over|to|with)? (the|each|one)? (next|another|other|next one)?
    (everything|it|them|things) (blend|blends|blending|fade|fading|melt|melting|flow|flowing) (together|into each other) (softly)?
    (one|each)? (clip|shot)? melting|fading|flowing|blending|dissolving (softly|gently|slowly)? into|to the next (one|clip|shot)?
    crossfades|dissolves|blends instead of hard|straight|normal? cuts
    {want} (every|each|one)? (clip|shot|picture) to (fade|melt|flow|blend|dissolve) (softly|gently|slowly)? (into|over to) the (next|one after) (one|it)?
    crossfade|crossfades|crossfading|crossfaded|dissolve|dissolves|dissolving|xfade
    cross fade|fades|fading|dissolve|dissolves
    soft|smooth|gentle|flowing|seamless|fluid|fluent|subtle|slow and? _? transitions|transition|fades|blends|changes|dissolves
    transitions {be}? soft|smooth|gentle|seamless|fluid|subtle
    fade|fades|fading|blend|blends|melt|melting|flow|flowing from? between|into|one the|each|one? clip|clips|shots|shot|scenes|scene|one|other|another into|to? each|the|another? other|next|shot|clip?
    let|make the? clips|shots|scenes|them blend|flow|melt|fade|dissolve together|into? each|one? other|another?`,
  transitionDip: `black dip|dips (as|for)? (transitions|transition|between|in between)?
    dip|dips (to|of) black
    (it|everything|the screen|the picture|the image|the video) (goes|go|turns|fades|gets) (to)? (black|dark) (briefly|shortly|quickly|for a moment|for a second|for an instant|for a beat)? (in between|between) (one|each|every|all|the|two|any)? {shots}?
    (in between|between) (one|each|every|all|the|two|any)? {shots} (i|we|you|it)? {want}? (it|everything|the screen|the picture|the image)? (to|should|can)? (go|goes|turn|turns|fade|fades) (to)? (black|dark) (briefly|shortly|quickly|for a moment|for a second)?
    (in between|between) (one|each|every|all|the|two|any)? {shots} and the? (next|another|other) one? (i|we|you|it)? {want}? (it|everything|the screen|the picture|the image)? (to|should|can)? (go|goes|turn|turns|fade|fades) (to)? (black|dark) (briefly|shortly|quickly|for a moment|for a second)?
    (each|every|all|all the|the) {shots} (should|must|can|to)? (go|goes|fade|fades|turn|turns) (to)? (black|dark) (briefly|shortly)? (before|until) (the)? next (one)? (comes|starts|begins|one)?
    (a|some)? (short|brief|quick|little)? black (screen|frame|moment|flash|pause)? (in between|between) (one|each|every|all|the|two)? {shots}
    dip|dips|dipping to black
    fade|fades|fading to|through black between|in|after|each|every|? 
    black between|in the|each|every|clips|shots|between? clips|shots|scenes?
    fade out and in between
    through black
    black frames between`,
  transitionsOther: `wipe|swipe|whip|spin|glitch|zoom|slide|flash|swoosh|star|page|cube|morph|fancy transition|transitions|pan|pans
    transitions like wipes|spins|slides
    wipes`,
  fadeIn: `(a|some)? (little|bit of a|small|short|quick|slow|soft|gentle)? fade {first}
    fade|fades|fading in
    fade|fades|fading up|in? from black
    {start} {with} a? fade in?
    {start} from|with|in|on|out a? of? black
    come up from black
    from black at the? start|beginning`,
  fadeOut: `(and)? (finally)? (the|our|my)? (ending|end|last shot|final shot|last clip|picture|image|screen) (should|must|can|may|to)? (fade|fades|fading|dissolve|dissolves|go|goes) (slowly|gently|softly|gradually)? (out|away)? (in|to|into) (black|darkness)
    (let|have|make) (it|the video|the picture|everything|the last shot|the ending) (slowly|gently|softly)? (fade out|fade away|fade to black|fade into black|go to black|sink into black)
    (go|goes|going|run|runs) out (to|into|in|on)? (black|dark|darkness)
    fade|fades|fading out|away
    {last} (it|the video|everything|the picture|the reel)? (should|must|can)? (go|goes|fades|fade|turns|turn) (slowly|gently|softly)? (to|into) (black|darkness)
    the? (ending|end|finish|last shot|final shot|last clip|last image) (should|must|can|may|to)? (fade|fades|fading|dissolve|dissolves|go|goes) (out|away|to black|into black|into darkness)
    (a|with a)? fade (at the end|at the very end|to finish|at the finish)
    (disappear|disappears|go|goes|fading|fade) (into|to) black (at the end|when it ends|to finish|in the end)?
    fade|fades|fading out|to|away to? black? at|in the? very? end
    {end} {endOff}? {with}|in|to a? slow|gentle|nice|soft? fade|black out|to? black?
    fade it|everything out
    and|then fade|fades to black
    black at the end
    fade (out)? (to black)? (when|once) it's|it|its (is)? (over|done|finished|ends)
    fade to black (when|once) it's|it|its (is)? (over|done|finished|ends)`,
  fadeBoth: `fade in / out
    fade in , fade out
    fade in and|& out
    fades in and|& out
    fades|fade at the start|beginning and? at? the? end
    fades|fade at both ends`,
  instagram: `for|on|to|my|our|an? instagram|insta|ig reels|reel|story|stories|feed|account|page|post|?`,
  tiktok: `for|on|to|my|our|a? tiktok account|page|video|? | tik tok`,
  youtube: `youtube shorts|short`,
  facebook: `for|on|to|my|our facebook|fb page|group|story|account|?`,
  whatsapp: `for|on|to|my|our|a|the|in? whatsapp status|group|story|family|? group?`,
  closeUps: `close ups|up|shots | closeups | closeup | detail shots | details | macro shots | tight shots | prefer|focus|lots|more|many of|on close ups|closeups|details`,
  wideShots: `wide shots|shot|angle|angles | landscape shots | panoramas | establishing shots | long shots of the? landscape`,
  moodEnergetic: `energetic|upbeat|lively|dynamic|exciting|pumping|hype|hyped|hypey|thrilling|electrifying|banger|punchy
    high|full|lots|more|loads|maximum|max|tons of? energy|action|power
    pump|pumped up
    with energy|power
    get people|us|them hyped|pumped|excited
    action packed
    party mood|vibe|feel
    go hard
    turn up the energy`,
  moodCalm: `calm|relaxed|relaxing|peaceful|chill|chilled|serene|tranquil|mellow|soothing|gentle|meditative|zen|easygoing
    laid back
    let it breathe
    sunday mood|vibe|vibes|feeling
    lofi | lo fi | slow living`,
  moodHappy: `a fun
    happy|joyful|cheerful|joyous|playful|lighthearted|merry|bubbly|uplifting|wholesome|feelgood|heartwarming
    feel good
    good vibes
    fun mood|vibe|feel|feeling|video|reel|edit|one|vibes
    make|keep {reel} fun|light|positive
    something fun`,
  moodFunny: `funny|hilarious|humorous|comedic|silly|goofy|comical|quirky
    make people|them|us|everyone|me|you|him|her laugh
    comedy | with humour|humor | for a laugh`,
  moodRomantic: `romantic|romance|tender | full of love | with love mood|feel`,
  moodDreamy: `dreamy|ethereal|magical|whimsical|dreamlike|otherworldly|floaty | like a dream | fairy tale | dream like`,
  moodEpic: `epic|dramatic|majestic|heroic|goosebumps | larger than life | make {reel} big`,
  moodDark: `a sad|melancholy|bittersweet|wistful
    moody|gloomy|gritty|grungy|mysterious|sinister|eerie|spooky|melancholic|brooding|gothic|melancholy
    dark and|& gritty|moody|gloomy|mysterious
    dark|sad|scary|creepy mood|vibe|feel|look|atmosphere|tone|style
    horror style`,
  cosy: `cosy|cozy|snug|homely|comfy|hygge|hyggelig|emotional|heartfelt|touching|sentimental
    warm and fuzzy
    feels like home
    like a warm hug`,
  shine: `let it|them|her|him|us|everything shine|sparkle|glow
    make it|them|everything shine|sparkle|glow|pop
    eye catching | eyecatching | stand out | make it look good|great|amazing|beautiful|stunning
    stunning | gorgeous | beautiful look`,
  cool: `make|keep {reel} cool|sick|awesome|dope|slick|stylish|edgy|fresh|trendy|swag|sleek
    something cool | stylish | slick | trendy | edgy | sleek`,
  aesthetic: `aesthetic|aesthetically|artsy|arty|tasteful|elegant|classy|minimal|minimalist|minimalistic|vibey|moodboard
    a whole? vibe|mood`,
  voiceOver: `voiceover | voice over | voice overs | narration | narrator | narrate | ai voice | read it aloud|out | record|add my|a|an voice | text to speech`,
  zoom: `zoom|zooms|zooming in|out|into|on|onto|effect|effects|slowly|a|? a|bit|on|slowly|little|? bit|faces|on|little|<clips>? <clips>?
    ken burns
    push in on <clips>`,
  splitScreen: `split screen|screens | splitscreen | side by side | picture in picture | collage | grid of clips | two clips at once|the same time | four at once | both at the same time`,
  stickers: `sticker|stickers|emoji|emojis|gif|gifs|animation|animations|graphics|arrows|hearts|logo|watermark | lower thirds | countdown timer? | progress bar | animated text | hashtag|hashtags`,
  textLook: `(in|with)? (white|black|yellow|red|blue|green|pink|gold|colourful|colorful|handwritten|cursive) (text|texts|letters|lettering|font|fonts|type|writing|words)
    (text|letters|lettering|font|title|titles|captions) in (white|black|yellow|red|blue|green|pink|gold)`,
  effects: `sound (effect|effects|fx) | sharpen|rotate|flip|mirror <clips>|{reel} (upside down)? | effects|effect|glitch|glitches|vfx|sparkles|light leaks|lens flare|lens flares|film grain|vignette|green screen|greenscreen|chroma key|particles|confetti|special effects|cgi|overlays|explosions|shake effect|strobe|letterbox|black bars`,
  reverseMotion: `play|run|show|rewind <clips> (backwards|backward|reversed|in reverse)
    rewind|reverse <clips>
    reversed footage`,
  freezeFrame: `still frame of <clips> | pause on <clips> | freeze (on)? <clips> | freeze (on)? (the|a)? (last|final|first)? (frame|shot|picture|image) | freeze`,
  stabilise: `stabilise|stabilize the|it|them|all|everything? shaky? clips|footage|shots?
    smooth out the? shaky? footage|clips|camera|shake
    fix|remove|reduce|correct the? camera? shake|shaking|shakiness|wobble
    stabilisation | stabilization`,
  denoise: `remove|reduce|clean|kill|quiet|filter|fix|suppress up|out|down? the|all|any? background|wind|traffic? noise|hiss|hum|wind|buzz|crackle
    lower|less|lessen|dampen the|all|any? background|wind|traffic? noise|hiss|hum|buzz
    (improve|enhance|clean up) the (sound|audio)
    make the (sound|audio) (better|clearer|cleaner|crisper)
    denoise | noise reduction | noise cancelling | clean up the audio | wind noise
    get rid of the? background|wind|traffic? noise|hiss|hum|wind|buzz`,
  generateFootage: `stock footage|clips|video|images
    ai generated footage|clips|images|video?
    add|generate|create some|new|ai? b roll
    find clips online | from the internet`,
  upright: `(vertical|portrait|upright|9:16) (format|mode|orientation|video|version|ratio|screen|reel|aspect ratio)
    (make|keep|have|do|export|film|want) {reel}? (in|as)? (vertical|portrait|upright)
    in? (portrait|vertical) | vertically | 9:16
    for (a|the|my)? phone|phones|mobile screen|screens?`,
  brightness: `(make|get|have|turn) <clips>|{reel} (a bit|a little|much|way|slightly|a lot)? (brighter|darker|lighter)
    brighten|lighten|darken up? <clips>|{reel}
    (more|less|higher|lower|increase the|raise the|lower the|fix the|turn up the|turn down the) (contrast|brightness|exposure)
    (contrast|brightness|exposure) (up|down|higher|lower)
    (a bit|a little|much|slightly)? (brighter|darker)`,
  swap: `(swap|switch|exchange|trade) <clips> (and|with|for) <than> (around|over|places)?
    (swap|switch|trade) <clips> (around|over|places)?`,
  aspectRatio: `landscape please? | landscape|widescreen|horizontal|square format|version|video|mode|aspect|ratio | 16:9|1:1|4:5|3:4 | widescreen | in landscape | square`,
  translate: `translate it|this|the|everything? captions|subtitles|talking|speech? into|to|in? _?
    dub|dubbed|dubbing in|into|it? _?`,
  postIt: `post|upload|publish|share it|this|the|them video|reel? directly? to|on instagram|tiktok|youtube|facebook|insta|my|our
    schedule the|a? post`,
  blurThings: `remove|replace|change the background
    blur|pixelate|censor|anonymise|anonymize out|the|his|her|my|their|all|any? face|faces|<clips>
    hide|cover (the|my|their|all|any)? (license|licence|number) (plate|plates)
    bleep out? _?`,
  titleTime: `(make|have|let|show|put)? (the|a|my|this|that)? {titleNoun} (to)? (appear|appears|come in|comes in|come up|comes up|show up|shows up|pop up|pops up|fade in|fades in|start|starts)? (after|at|from) <s>`,
  boomerang: `boomerang|boomerangs
    loop <clips>
    seamless loop
    make it loop`,
  colourMatch: `change the colour|color of <clips>
    only|keep the? red|blue|green|yellow|pink in colour|color`,
};
