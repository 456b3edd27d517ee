import type { Lexicon } from '../lexicon.ts';

/** What shots must be like to be shown: good, steady, sharp, or faulty all the same. */
export const QUALITY: Lexicon['frames'] = {
  onlyGood: `only|just the|my|our? really? good|best|great|nicest|strongest|usable|decent|top|beautiful|prettiest|nice {shots}|ones|stuff|bits|parts|footage|material|takes
    {want} the? best|strongest|nicest|finest|good {shots}|ones|bits|parts|footage|material|takes
    highlights only
    just|only the highlights
    the|my|our? best|nicest|strongest|greatest|coolest|favourite|favorite bits|moments|parts
    best of
    pick|choose|take the best {shots}|ones|moments|bits|parts?
    best|nicest|strongest|good {shots}|ones|bits|parts only
    good quality only
    only|just good|high quality
    what|whatever looks best|good`,
  noBoringParts: `no|without|skip|cut|remove|drop|nothing|avoid the|any|all|out|too? boring|dull|tedious|lame|uneventful|slow {shots}|stuff|bits|parts|moments|sections|footage
    leave|cut|take|edit out the|any|all? boring|dull|tedious|uneventful {shots}|stuff|bits|parts|moments|sections?
    {drop} the|any|all? boring|dull|tedious|lame|uneventful {shots}|stuff|bits|parts|moments|sections|footage out?
    nothing too? boring|dull
    don't|dont|never let it|things drag
    don't|dont bore me|people|them|us|anyone
    don't|dont let|make it be|get? boring|dull
    keep {reel} interesting|exciting|entertaining|engaging
    not|never boring|dull
    no dead time
    {drop} the? (bits|parts|moments|stuff) (where|when) (nothing|not much) (happens|is happening|goes on|is going on) out?
    no filler|fluff`,
  keepShaky: `keep|use|include|allow the|any|all|even? shaky|wobbly|handheld|unsteady|shake|wobble {shots}|stuff|bits|footage|ones in|too|anyway?
    even if|though it's|its|they're|theyre a? bit|little? shaky|wobbly|handheld|unsteady|shake|wobble
    even if|though it|they|some|the {shots}? is|are a? bit|little? shaky|wobbly|handheld|unsteady|shake|wobble
    shaky|wobbly|handheld|unsteady|shake|wobble {shots}|stuff|footage|ones {be} ok|okay|fine|allowed|welcome|alright
    shaky|wobbly|handheld|unsteady|shake|wobble {be} ok|okay|fine|allowed|alright
    don't|dont mind|worry if|about it's|its|the|some? shaky|wobbly|handheld|unsteady|shake|wobble {shots}?`,
  keepDark: `keep|use|include|allow the|any|all|even? dark|dim|gloomy|darkness {shots}|stuff|bits|footage|ones in|too|anyway?
    even if|though it's|its|they're|theyre a? bit|little? dark|dim|gloomy|darkness
    even if|though it|they|some|the {shots}? is|are a? bit|little? dark|dim|gloomy|darkness
    dark|dim|gloomy|darkness {shots}|stuff|footage|ones {be} ok|okay|fine|allowed|welcome|alright
    dark|dim|gloomy|darkness {be} ok|okay|fine|allowed|alright
    don't|dont mind|worry if|about it's|its|the|some? dark|dim|gloomy|darkness {shots}?`,
  keepBlurry: `keep|use|include|allow the|any|all|even? blurry|blurred|fuzzy {shots}|stuff|bits|footage|ones in|too|anyway?
    even if|though it's|its|they're|theyre a? bit|little? blurry|blurred|fuzzy
    even if|though it|they|some|the {shots}? is|are a? bit|little? blurry|blurred|fuzzy
    blurry|blurred|fuzzy {shots}|stuff|footage|ones {be} ok|okay|fine|allowed|welcome|alright
    blurry|blurred|fuzzy {be} ok|okay|fine|allowed|alright
    don't|dont mind|worry if|about it's|its|the|some? blurry|blurred|fuzzy {shots}?`,
  keepAny: `quality doesn't|does|is not? matter|important
    don't|dont care|worry|mind about the? quality`,
  keepFaulty: `keep|use|include|leave <clips> in|no matter|what|even|despite anyway|what|matter if|though? it's|its|is? shaky|blurry|dark|bad?
    keep|use|include <clips> even|despite if|though|the it's|its|it|they're|is|shake|blur? is|are? a? bit|little? shaky|blurry|dark|bad|wobbly?
    <clips> anyway|regardless|nevertheless
    <clips> {be}? a? bit|little|too|so|pretty|quite|really? shaky|blurry|dark|bad|wobbly|grainy but|and? i|we? like|love|want it|them so? please? keep|use|include it|them anyway|in?
    <clips> {be}? a? bit|little|too|so|pretty|quite|really? shaky|blurry|dark|bad|wobbly|grainy but keep|use|include|leave|want it|them anyway|in|please?
    <clips> even if|though it's|its|they're|they|it is|are? a? bit|little? shaky|blurry|dark|wobbly|bad`,
  leaveFaulty: `{drop} <clips> if|because|since|when|where it|they|it's|its|they're {be}? too? shaky|blurry|dark|bad|wobbly`,
  noShaky: `{drop} {anything} (too|so|very|really|a bit)? (shaky|wobbly|unsteady|jerky|shaking) to (see|watch|use|make out|recognise|recognize|show|look at) (anything|properly|much|well|in it)? out?
    {shots} {be} steady|stable
    nothing too? shaky|wobbly
    no camera shake|shaking`,
  noBlurry: `{drop} {anything} (too|so|very|really|a bit)? (out of focus|unfocused) out?
    everything|all|{shots} {be} sharp|crisp|focused
    in focus only
    nothing too? blurry|fuzzy`,
  noDark: `(and|or) (whatever|anything|everything) (that|which)? (is|'s|looks|was)? (too|way too) (dark|black|dim|murky|underexposed) to? (see|watch|use|make out|recognise|recognize|show|look at)? (anything|properly|much|well|in it)?
    {drop} {anything} (too|so|very|really|a bit)? (dark|black|dim|murky|underexposed) to (see|watch|use|make out|recognise|recognize|show|look at) (anything|properly|much|well|in it)? out?
    everything|all|{shots} well lit
    nothing too? dark|gloomy`,
  noBright: `nothing too? overexposed|bright`,
  variety: `no two similar|alike|same|identical shots|clips|ones|images in|next|back|after|one a|to row|each|back|another|other? other?
    no two shots|clips alike|similar|the in|next|same a|to? row|each? other?
    varied | variety | mix|mixed bag|of clips|shots|everything|angles
    a? good|nice? mix
    different|various shots|clips|angles|views|scenes|moments
    (lots of|many|use|show|plenty of|a lot of) different|various shots|clips|angles|views|scenes|moments
    show? (as many) different|various shots|clips|angles|views|scenes|moments (as you can|as possible)
    not the same thing|shot|kind again|over|twice|all and? again|over|the? time?
    don't|dont put similar clips|shots|ones next|together|back to? each|back? other?
    alternate between|different different? angles
    avoid similar shots|clips in|next|back a|to row|each|back? other?`,
};
