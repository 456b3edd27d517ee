import type { Lexicon } from '../lexicon.ts';

/** Parts of patterns; `adjunct` are the words behind a noun that say where, when or how in the reel. */
export const PHRASES: Lexicon['phrases'] = {
  onlyOf: 'only|just|solely|purely|all | nothing but',
  surelyApart:
    'bar the|my|our|his|her|their|these|those | except | except for | apart from | other than | aside from | excluding | with the exception of | not counting',
  poss: 'the|my|our|this|a|an|your|whole|entire|final|finished',
  others:
    'everything else | everybody else | everyone else | all else | all the others | all others | all the? other {reelNoun}|clips|shots|ones|videos|footage | the others | the other clips|shots|ones|videos | the rest | every other clip|shot|one | the rest of it|them | all the rest | (all|every)? the remaining clips|shots|ones|footage',
  videoNoun:
    'video|reel|edit|ad|advert|commercial|promo|film|movie|montage|recap|vid|reels|compilation|tutorial|vlog|teaser|trailer|clip',
  themedReel:
    'ad|advert|commercial|promo|video|videos|reel|reels|edit|film|movie|montage|recap|compilation|vid|vids|vlog|teaser|trailer',
  slowPace: 'slow|slower|leisurely|unhurried|relaxed',
  newReel: 'a|an|some|another|one|my|our',
  neverMind: 'never mind | nevermind',
  reelNoun:
    'ad|advert|commercial|promo|video|reel|edit|film|movie|montage|recap|vid|short|piece|cut|result|reels|compilation|one|story|thing|clip|tiktok|insta',
  reel: 'it | all of it | the whole of it | the whole|entire lot | this | that | everything | things | {poss} {reelNoun} | {poss} {poss} {reelNoun} | {poss} whole|entire|final|finished|instagram|insta {reelNoun} | {poss} {poss} {poss} {reelNoun} | all | us | me | the viewer | the audience',
  be: "is|be|are|'s|should | should be | must be | has to be | needs to be | to be | will be | ought to be | can be | being | go|goes|comes|come | should go|come | must go|come | has to go|come | to go|come | gets | wants to be | (needs|need|has|have) to (come|go|be) | could be | would be | shall be | being | (can|could|may|might|will|would|shall) (go|come)",
  being:
    "is|be|are|'s|being | to be | should|must|can|may|could|would|might|will|shall be | has|have|needs|need|ought|wants to be",
  isOut:
    '{being} | gets|go|goes | should|must|can|may|could|would|might|will|shall go|come | has|have|needs|need|ought|wants to come|go',
  saidSome:
    'something|anything|hello|hi|goodbye|bye | a (few|couple of) words|sentences|lines | a bit|little | a (word|sentence|line) or two | (her|his|their|my) (bit|part|piece|lines|words|thing)',
  noneOfThem:
    '(none|not one|not a single one|no one) of (them|these|those|it|the {shots}|my {shots}|our {shots}) | (no|not) (a|one)? (single)? {thing} | nothing | none | not one | no',
  other: 'other',
  eachOne: 'each|every one|time|shot|clip | each|every single one|time | each|every one? of them|these|those',
  inHalf: 'in|for|during|over the first|second|other|last half|part',
  andAll: 'and all ,',
  noSuch: 'no',
  getsTime: 'gets|get',
  talks:
    'talk|talks|talking|speak|speaks|speaking|sing|sings|singing|play|plays|dance|dances|dancing|work|works|explain|explains|explaining|tell|tells|telling|presenting|reading',
  sharedTime: 'together | taken together | combined | between them | as a block | as one block',
  inAll: 'in total|all|sum | all in|told | all in all | altogether|total|overall|combined',
  with: 'with|on|by|using|from|off|w | w / | with showing | on showing | by showing | out with | off with | out on | with just',
  start:
    'start|starts|starting|begin|begins|beginning|open|opens|opening|kick|kicks|lead|leads|commence|starting|strat|stat',
  startOff:
    'outside|inside|outdoors|indoors|upstairs|downstairs|there|here|off|out|in|us|things|right|cold|straight|big|strong|slow|slowly|calm|calmly|gently|softly|quiet|quietly|wide|loud',
  dullWord: 'boring|shaky|dull|slow|long|bad|blurry|wobbly|awkward|useless|messy',
  end: 'end|ends|ending|finish|finishes|finishing|close|closes|closing|conclude|concludes|wrap|wraps|sign|signs|round|rounds|stop|stops|culminate|culminates',
  endOff: 'up|off|out|things|us|right|in|quietly|softly|gently|calmly|slowly|peacefully|strong|big',
  put: "choose|pick|take|put|puts|place|have|want|keep|show|use|save|leave|get|make|bring|move|stick|play|with|need|like|i'd | bring in | cut in",
  first:
    'first | very first | up top | at the (head|start|front|beginning|top) of {reel} | as the first thing (people|we|you|viewers|they|i)? (see|get)? | right first | first of all | up front | at the {atWord} {startNoun} | at the {startNoun} | at {startNoun} | in the {startNoun} | in front | to start | to begin | to open | to kick off | as text|writing | as a? title|caption | as a|the text|caption|heading|headline | as the|an|a? {openerNoun} | to start|begin|open|kick it|things|us off? with? | to lead | right away | up first | from the start | to lead off | for the {openerNoun} | right at the {startNoun} | (right|straight|all the way) to the {startNoun}',
  startNoun: 'start|beginning|front|top|opening|outset|begining',
  atWord: 'very',
  intoReel: 'in it|this|there | in the {reelNoun} | into it|this | in the whole|finished {reelNoun}',
  notDo:
    "don't|dont|never|not | do not | do neither | neither | (please)? avoid | i don't want (you)? to | (it|you|we|{reel}) (shouldn't|should not|mustn't|must not|can't|cannot|may not|doesn't have to) | without",
  levelsNoun: 'levels|volumes|mix | (audio|sound|volume) (levels|mix)? | mixing',
  afterTime: 'after | after the first',
  anyPlace: 'anywhere | wherever | in anywhere | any place | whenever',
  openerNoun:
    'opener|opening|intro|introduction|hook|teaser|start|beginning | opening|first|starting shot|clip|scene|image|picture|moment|frame',
  last: 'last | at the {atWord} {endNoun} | at the {endNoun} | at {endNoun} | in the {endNoun} | on the {endNoun} | for last | for the {endNoun} | as the|an|a? {closerNoun} | to finish|end|close|conclude | to finish|end|close|wrap|round it|things|us? off|up|out? with? | to wrap up | to round off | right at the {endNoun} | for the {closerNoun} | until the {endNoun} | till the {endNoun} | until last | till last | the thing (we|you|people|they|viewers) see last | as the thing (we|you|people|they|viewers) see last | to end|close|finish on | dead last | very last | comes last',
  endNoun: 'end|finish|close|ending|finale|conclusion',
  keepAll:
    '(keep|leave|put|have|play|show|arrange|sort|run) (everything|all|it all|all of it|things|it|them|all the clips|the clips|clips)',
  bothEnds:
    'the? first and the? last | (once|one)? {first} ,? (and|then)? (then)? (once|one|again) (more)? {last} | (as|for)? the? first and (as|for)? the? last (shot|clip|picture|image|thing|one|scene)? | the? first and the? last (thing|shot|clip|picture|image|one) (we|you|people see)? | both first and last | at the start|beginning and? at? the? end | at the start|beginning and at? the finish | at both ends | at the very? (beginning|start) and again? at? the very? end | both at? the? (start|beginning) and at? the? end',
  anything:
    "(everything|anything|all|whatever) (that|which)? (has|have|having) (anything|something)? to do with | (everything|anything|all|any|whatever) (with|showing|of|involving|from) | (anything|everything|whatever|all|any|the clips|the ones|the shots|clips|ones|shots|the one|stuff|the stuff|footage) (that|which|that is|thats|that's|that are|which is|which are|is|are|being|where it is|too|looking|that looks|that look)? (too|all|really|very|so|a bit)?",
  everyClipNoun:
    'each|every {thing} | each|every of? them | each|every one | all of them | them all | all {shots} | each|every single {thing} | all of the {shots} | all the {shots}',
  closerNoun:
    'closer|ending|finale|outro|end|finish|closing|punchline|payoff|ender | closing|final|last|ending shot|clip|scene|image|picture|moment|frame|word|one | grand finale | last|final one|thing',
  thing:
    'thing|shot|clip|scene|image|picture|frame|moment|one|bit|part|footage|video|cut | thing that? (we|you|i|people|they|viewers|everyone) (want to|wanna|should|will|can|must|get to)? (see|sees)',
  again: 'again | once more|again | one more time',
  oneThing:
    '(any one|any single|a single|one single|one|the same|any|each|every|a) {thing} | one thing | anything',
  each: 'each | apiece | per clip|shot|scene|cut|video|image|piece|one|take|moment | a clip|shot|scene|cut|piece|pop|go | for each|every {thing}? | for each|every of? them? | each {thing} | every {thing} | at a time | on each|every {thing} | on each | from each {thing} | for each|every one | of each | each time | in between cuts | on|for any (one)? (of (them|these|those|it)|{thing})? | of anything | on anything',
  shots:
    'shots|clips|cuts|scenes|takes|pieces|moments|videos|images|segments|shot|clip|cut|bits|snippets|vids',
  eachClip:
    'each|every {thing} | each|every of? them? | each|every one | all? of? them | them all | all {shots} | each|every single {thing} | all of the {shots} | all the {shots} | the {shots} | each | {shots}',
  ofIt: 'of the total|whole|entire|full length|runtime|duration|time|{reelNoun} | of the {reelNoun} | of it | of {reel} | of the time | of the whole {reelNoun} | of the runtime|length|duration | of the? screen? time | of the? (running|playing|total|overall|whole|entire|full) (time|length|runtime|duration) | the time | of the? {reelNoun} time | the {reelNoun} | of that',
  order: 'order|sequence',
  filmedWord:
    'filmed|shot|recorded|saw|seen|visited|met|passed|happened|took|were|was|occurred|captured|unfolded|went|made|happens|taken|them',
  takeBack:
    "no wait | no , scrap that | wait no | wait|no|actually|hmm that's|thats|it's way|bit|much? too long|short|much | wait , no | oh wait no? | no , wait | scratch that | forget that | forget it | forget what i said | never mind that? | nevermind that? | no actually | actually no | actually scratch that | or rather | or rather no | or actually | no sorry | sorry no | sorry i meant | i meant | no i mean | i mean | correction | on second thought* | no hang on | hang on no? | hold on no | hold on , | wait actually | actually wait | strike that | take that back | i take that back | no no | no ,? (it|that|this)? (is|was|'s) (way|much|a bit|a little)? too (long|short|much|little) | let me rephrase | i? (i've|have)? changed my mind | no? wait make that|it | no make that|it | change of plan | no not that | wait wait",
  finishedWord: 'finished|completed',
  pathFrom: 'from',
  pathJoint: 'through|via|past|into|to|across|along | over to | and? on to',
  vagueTime:
    '(for)? as long as (possible|you can|you want|you like) | forever | for ages | (really|very|super|quite) long | the (whole|entire) (time|thing|clip) | (much|a lot)? longer',
  notSoMuch: 'not (that|so|quite so|too|quite that|as) (long|much|short|many)',
  takeBackThing: 'no | sorry | wait | nope | no no',
  tooLong:
    "that's|thats|it's way|bit|much? too long|short|much | is|was|are|'s|would|might|seems|sounds be? (way|far|much|a bit|a little|bit)? too long|short|much",
  takeBackNumber:
    "{tooLong} | no | or no | well no | actually | sorry | well | rather | wait | make it | make that | hmm | no no | or | nah | better | er | err | oh | but rather | but make it | but let's | but lets | no better | or better | hmm maybe",
  instead:
    "let's|lets make it|that | make it|that | let's say|do|make|go | lets say|do|make|go with? it? | say | let's go with | lets go with | go with | rather | actually | better | it's | its | should be | make | do | have it | more like | it should be",
  lastly: 'and? then|so? finally|lastly | and? last but not least',
  thenWords:
    'then|next | and? then get|go|move|jump|dive|head|switch on|over? to|into | and? then straight|right|back|directly to|into|onto | and? then (straight|right) away | straight away | and then | followed by | after that | after which | and after that | {lastly} | and next | afterwards | before moving to | then to | then on to | into | , then | on to | then over to | leading to | leading into | leading up to | then comes|come | and? then? cut|go straight|right|directly? to',
  grade:
    'look|tones|tone|colours|colors|colour|color|grade|grading|filter|feel|vibe|style|palette|light|atmosphere|colouring|coloring|hues|mood|finish|aesthetic | colour|color grade|grading',
  onScreen:
    'in it | in this | in there | in the {reelNoun} | on camera | on screen | on the internet | online | seen | shown | filmed | posted | recognised|recognized',
  leftOut:
    'left|cut|taken|kept|edited out | is|are (a|an|absolutely|totally)? (definite|absolute|big|hard|total|complete)? (no go|nogo|no-go|no no|off limits|taboo|out of the question|banned|forbidden)',
  condition: 'if',
  whoTalks: 'people|folks|someone|somebody|everyone|everybody',
  askedNot:
    '(asked|begged|asks|prefers|preferred|rather|would rather|would prefer|wanted|wants) (us|me)? not',
  asVoiceOver: 'as (a|an|the|my|our)? (voiceover|voice over|narration|commentary)',
  outAlone: 'out',
  partOfClip: 'part|parts|bit|bits|moment|moments|section|stretch',
  partNoun:
    'part|parts|section|sections|chapter|chapters|act|acts|block|blocks|segment|segments|third|thirds|half|halves',
  equalSize:
    'equal|even | equally long|big|sized | equal|even sized | of (the same|equal|the exact same) length|size | the same length',
  sentence: 'sentence|sentences|line|lines|word|words|quote|phrase | few words|lines|sentences',
  whatSaid: 'what',
  severalOf: 'the (two|three|four|both) of them | them both|all|two | both of them | all of them',
  viewers:
    '(people|viewers|everyone|everybody|they|folks|you|the viewer|the viewers|the audience) (can|could|will|would)? (see|sees|know|knows|get|gets|feel|understand|notice|hear)',
  anybody: 'everybody | everyone',
  notThat: 'not',
  reason: 'because|cause|cuz|cos|coz',
  yes: 'yeah|yes|yep|yup',
  provided: 'if|when|where',
  unless: 'unless',
  but: 'but|however',
  placedBefore: 'before | right|just|directly|straight before',
  placedAfter: 'after | right|just|directly|straight after',
  anyone: 'i|we|you|it|{reel} | i|we want you to | (can|could) (you|we)',
  until: 'until|till|before|after|once|as',
  takesTime: 'takes|lasts|took|lasted',
  atTime: 'at',
  intoIt: 'in',
  longBehind: 'long',
  soClose: 'so|too|very|really|pretty close that|to',
  furtherTime: 'another | a further | the next|following',
  hedge:
    "for (god's|gods|heaven's|goodness|christ's|pete's) sake | for the love of god | (you|we|i)? (don't|dont|do not|needn't|need not) (need to|have to|must)? (use|show|include|take) (all|every one|each) (of (them|it|the clips|these|those|the footage|the videos))? | (you|we|i)? (don't|dont|do not) (need to|have to) (use|show|include|take) (everything|every clip|all clips|all the clips|every video|all my clips) | (i|we) (need|want|made|make|am making|'m making) (this|it) for (a|an|my|our|the|his|her) (client|customer|friend|page|channel|story|website|profile|mom|mum|dad|boss|school|class|team|shop|account|feed|followers|birthday|wedding) | (i|we)? (just|really)? (want|need|would like|'d like)? (people|everyone|everybody|viewers|them|folks|you|my followers) to (smile|laugh|cry|feel|enjoy|relax|dream|love|like|watch|wonder|remember|get hungry|be jealous|want more) (when (they|you|people) (see|watch) (it|this))? | (this is|it's|its)? just (a|an|some)? (quick|small|little|short|simple|silly)? (test|try|trial|experiment|draft|idea|thought|suggestion) | (just)? like (the)? (last|previous) (one|time|reel|video) | just like before | (and)? the rest (is|can be|could be|should be|as)? (just)? (a|any|some)? (nice|good|random|wild|colourful|colorful)? mix (of everything|of the others|of the rest|of the other clips)? | (the)? (rest|others) (stays|stay|is|are|at)? (normal|regular|as is|unchanged) (speed)? | (i'm|im|we're|i am|we are) (after|looking for|hoping for) | (just)? surprise me | (you|the ai) (decide|choose|pick) | (it is|it's|its)? (all|entirely|totally)? up to you | dealer's choice | (so)? (i'd|i would) say | all right | alright | of which | of course | what (i'm|im|we're|we are) (after|looking for) (is|would be)? | nothing (too)? (fancy|special|crazy|complicated) | whatever (fits|works|goes|you like|you want|you think) | i (don't|dont|do not) (really|quite)? know | i dunno | dunno | not sure | no idea | i'm not sure | im not sure | (the rest|everything else|all the rest|the others|anything else) (is|are|'s) (fine|ok|okay|good|alright|cool|great|up to you|your choice|your call) (as it is|like that|by me)? | what else | let me think | where (was|do) i (begin|start)? | how do i say|put (it|this)? | what was it (again|called)? | what's it called | what do you call it | i (was|am) (thinking|hoping) (of|about|for|maybe)? | i'm thinking (of|about|maybe)? | i (had|have) in mind | (i|we) (had|have) (this|an) idea (with|about|of|for)? | i've (got)? (this|an) idea (with|about|of|for)? | i (kind of|kinda|sort of)? see it like this | (my|the) idea (is|was) | what (i'd|i would) do is | what (i'd|i would|i|we) (really)? (like|want|need) is | what (i|we) (picture|imagine|envision|envisage|see) (is|would be) (something (that|which))? | what (i|we) (had|have) in mind (was|is) | (i|we) (think|thought|reckon|figure|figured|feel|suppose|believe) (that|like|maybe)? | (the|a) (best|good|nice) (thing|idea|way) (would be|is|might be) (to|if)? | the first thing (would be|is|might be) to | it (would|might) be (nice|great|good|cool|best|lovely|better|perfect) (to|if)? | it'd be (nice|great|good|cool|best|lovely|better|perfect) (to|if)?",
  purpose:
    "to hook|grab|catch|draw|get|keep|hold|engage|attract|impress the? people|viewers|viewer|them|everyone|everybody|audience|followers in|watching|hooked|engaged|interested|scrolling|smiling? | to hook|grab|catch|draw|get|keep|hold|attract people's|peoples|their|the|everyone's|your? attention|eye|interest | to keep it|things|this|everything|the reel|video? interesting|fresh|exciting|engaging|entertaining|varied | so that? people|viewers|they|everyone keep|stay|don't watching|tuned|hooked|scroll|interested away|past?",
  asksTo:
    'want|wants|need|needs|like|love|try|trying|have|has|going|supposed|meant|hope|hoping|aim|ought|how|wish',
  aside:
    'this|last|next|every|each|any|some time | last|next year|week|month|summer|winter|spring|autumn|weekend|night|season | this once | for once | the first|last time',
  adjunct:
    '{first} | {last} | in the middle | in between | in black | in slow | in slo | in b | in color|colour | in order | in that|this|the|which order | in reverse | in chronological | in sequence | in total | in full | in a row | in silence | in sepia | in monochrome | on top | on screen | on mute | on repeat | on loop | on the beat | to the beat | to the music | to the rhythm | with captions|subtitles|music|text|titles|crossfades|fades|crossfade|dissolves|transitions|a fade|a title|a crossfade|no|smooth|hard|fast|quick|slow|warm|soft|bright | with a _? title|text|caption|crossfade|fade|look|filter | with the|some|a music|soundtrack|text|title | without | for _ second|seconds|sec | for longer | for a bit|while|moment | at the end|start|beginning|bottom|top | at full | at half | at double | at normal | before | after | as the|an|a? {openerNoun} | as the|an|a? {closerNoun} | about half | over half | by itself | as the|our|my title|headline|heading | from start to finish | for instagram|tiktok|youtube|facebook|whatsapp|insta|my|our | for the|my instagram|insta|tiktok|youtube|story|ig | in there | in it | out | out of it | to be | to come | to go | up to | down | down low | between | like that | to start | to end | as loud | as long | as much | as possible | in the order | in any case | on purpose | with that | to itself | up | off | over | on | along | by name | for about | for at | for under | for around | for only | for just | for the rest | throughout | of all | at all',
  crossfade: 'crossfade|crossfades|dissolve|dissolves|fade|fades | cross fade|fades|dissolve|dissolves',
  earlyOn: 'somewhere? early on? | somewhere? near|towards|close to? the? {startNoun}',
  lateOn:
    'somewhere? late on? | somewhere? near|towards|close to? the? {endNoun} | right|just|shortly before the? {endNoun}',
  midway: 'halfway through? | somewhere? in|into|around|at|for the? middle|centre|center',
  withIt: 'with a|an|the|our|my|his|her|their',
  nothing: 'nothing',
  allNamed: 'both | all two|three|four|five',
  bothClips:
    'both | all two|three|four|five | (both|both of the|the two|all two|all three|the three) (clips|videos|shots|ones) | (both|all|two|three|the two|the three|all two|all three) of them',
  refused:
    '(no|nah|nope|naw|never|nay) ,? (thanks|thank you|please|way)? | (rather|better|please|absolutely|definitely|certainly) not | not (really|needed|necessary|this time|today) | no need | hard pass | skip (it|that|this|them) | leave (it|that|this|them) (out)',
  onlyUntil: 'until | till | up to | as far as',
  cutShorter: 'down | short | shorter | back | down to',
  unseen: "(you|we|i|one|they|people) (can't|cannot|couldn't|cant|couldnt) (see|hear|tell|spot)",
  wouldDo: "could|would|couldn't|wouldn't",
  warmUp: 'up',
  tagQuestion:
    "(isn't|wasn't|doesn't|didn't|isnt|wasnt|hasn't) (it|he|she|that) | (aren't|weren't|don't|didn't) (they|we|you)",
  tooWord: 'too | as well | also',
  iAm: "i'm|im | i am | my name is | call me",
  hereIs: "it's|its | it is | this is | here is",
  myself: 'me|myself',
  behindText:
    '(when|once|as) (it|this|the {reelNoun}) (begins|starts|opens|ends|finishes|closes|stops|is over)',
  onPlace: 'on',
  mostWord: 'mostly|mainly|especially|particularly|primarily|chiefly|predominantly | above all | most of all',
  placeAdverb:
    '(from above|from below|from behind|from afar|from outside|from inside|outside|inside|upstairs|downstairs|backstage|outdoors|indoors|overhead|next door)',
  onwards: 'onwards | onward | and onwards',
  asMuch: 'as long|much|many|often as',
  inTurns:
    'alternating | in turn | each in turn | turn and turn about | alternately | alternated | taking turns | take turns | taking|take it in turns | turn by turn | by turns | in turns | back and forth',
  placing: 'between | before | after',
  want: "let's|lets do|use|have|take|show|see|include | leave|keep|put in | let's|lets go with | go with | take|want|wants|need|needs|like|love|include|includes|including|add|adds|adding|use|uses|using|show|shows|showing|feature|features|featuring|keep|keeping|have|has | like to see | want to see | wanna see | need to see | see | give me | give us | show me | show us | get | got to|have to? have | has to have | make sure to include | get in | throw in | bring in | work in | squeeze in | fit in | put | contain|contains | must have|include|see|show | make use of | mix in | definitely | add in | love to see | like to have",
  drop: "skip|skips|skipping|drop|drops|dropping|remove|removes|removing|delete|omit|omits|exclude|excludes|excluding|ditch|lose|scrap|axe|bin|cut|avoid|avoids|ignore|hide|chuck|minus|nix|discard|trash | leave out | leave|leaving off | cut out | take out | kick out | drop out | edit out | get rid of | throw out | throw away | chuck out | do without | leave aside | keep out | filter out | without | away with | lose all | stay away from | no need for | weed out | forget | forget about | {neverMind} | toss | spare us|me | sans | steer clear of | don't need | dont need | don't want | dont want | no more",
  apart:
    'except|but | except for | apart from | other than | aside from | besides | excluding | bar | but not | save for | minus | with the exception of | all but | not counting | not',
  noOne: 'nothing|none|no',
  run: 'play|plays|run|runs|show|put|make|have|set|do|get|want|keep|turn',
  play: 'go on | goes on | play|plays|run|runs|last|lasts|stay|stays|show|hold|holds|be|is|keep|linger|gets|get|give|lasting|takes|take|have|has|appear|appears | on screen',
  hear: 'hear | listen to | be able to hear | get to hear | have the sound of|from | keep the sound|audio of|from|on | leave the sound|audio on | sound|audio from|of',
  sound: 'sound|sounds|audio|noise|noises|volume',
  on: 'on|in|with|for|from|to|of|over|under',
  say: 'saying|reading|reads|says|called|with|: | that|which says|reads|say|read | with the? words|text|title | that should say|read | to say',
  sayModal: 'to|should|must|can|could | has|have|needs|need|ought to | should just|simply | is to',
  sayVerb: 'say|read | (say|read|show) the words|word | say on the? screen',
  openingTitle:
    '(opening|intro|starting|start|first) (title|headline|heading|caption|text|card) | opening? title card | (title|headline) (at the? start|beginning)?',
  closingTitle:
    '(closing|end|ending|final|last) (title|headline|heading|caption|text|card) | (title|headline) at the? end',
  writeIt:
    '({put}|write|add|show|display|overlay|with|have|use|insert|place) (the|a|an|some)? {titleNoun}? {say}?',
  onShot: 'over|on|in|across|onto | on top of',
  titleNoun:
    'title|text|heading|headline|caption|card|words|overlay|banner|sign|lettering | intro|opening title|text|card | title card | text overlay',
  writtenOn: 'over|on|across|onto|written|shown',
  overThing: 'over|on|across|onto|under',
  splitEvenly: 'split|shared|divided evenly|equally|fairly | evenly|equally|fairly split|shared|divided',
  ofOneLength: '(with|at|for)? (the same|equal) (time|times|screen time|parts|shares|amounts)',
  theWords: 'the word|words|text|name|phrase',
  writeWord: 'write|written|writing|type|display|lettering|subtitle',
  music:
    'music|song|soundtrack|track|beat|tune|tunes|songs|beats|bgm|score | backing|audio track | background music',
  pulse: 'beat|beats|rhythm|drums|drumbeat',
  joins: 'cuts|cut|edits|changes|transitions|joins',
  cap: 'captions|subtitles|subs|subtitle|transcript|captioning|subtitled|captioned|cc | closed captions | word by word captions|subtitles|subs',
  sectionName:
    'intro|introduction|hook|teaser|opener|opening|buildup|middle|body|climax|peak|finale|outro|ending|payoff|resolution|cta|beginning|begin|end|start|setup|conflict|reveal|recap|credits|closing|conclusion | build up | main|middle part | sign off | call to action | act|part|step|chapter|section|scene _',
  followingOnes: 'following|below',
  headsLeftOut:
    "(please)? (leave|take|cut|kick|left|taken|cut) out | (to|please)? leave out | out | {drop} | skipped|excluded|omitted|dropped|removed|unwanted|forbidden|banned|unused|rejects | no|never|not | no gos | not (to be)? (in|used|shown|included|wanted|needed|allowed) | not in|for (it|there|the|this|my|our) {reelNoun}? | not (to be|to go)? in (it|there|the {reelNoun}|this {reelNoun}) | (must|should|may|can|shall) not be (in|used|shown|included)? (it|there)? | (must|should) not (go|come) in | what (i|we)? (don't|dont|do not) want | to {drop} | (do not|don't|dont|never) (use|show|include|want|need|take)",
  headsIncluded:
    '(absolutely|definitely)? (must|musts) | must haves|have|include|show|see|be|use | (has|have|needs|need|must) to? be in (it|there|the {reelNoun})? | (definitely|always)? in | in|for (it|the|this|my|our) {reelNoun}? | to? include|includes|included|use|show | needed|wanted|required|essential|essentials|mandatory|compulsory|indispensable | non negotiable|negotiables | keepers | what (i|we) (want|need)',
  headsOnly:
    '(use|show|take|include)? only (use|show|take|these|those|the)? (clips|shots|ones|videos)? | just these|those? | (nothing|none) but | exclusively|solely',
  headsMuted: 'mute|muted|silent|silenced | to mute | (no|without) (sound|audio) | sound|audio off',
  headsLouder: 'loud|louder | turn up | turned up',
  headsQuieter: 'quiet|quieter | turn down | turned down',
  headsSlow: 'slow|slowed | (in)? slow (motion|mo) | slomo | slowed down',
  headsFast: 'fast | (in)? fast motion | time lapse | sped up',
  headsLonger: 'long|longer | for longer | longer ones',
  headsShorter: 'short|shorter|brief | only? briefly | only short',
  howShown:
    '(you|we|they|people|everyone|one|i)? (can|should|could|first)? (want to)? (see|sees|watch|seeing)? how (we|i|he|she|they|you|people|everybody|everyone|somebody|it)?',
  howListed: 'how',
  longWhile:
    'a (good|little|fair|nice|long|bit of a)? (long)? while | a lot|bit of time|room|space | lots|plenty|loads|enough|more of time|room|space | for (quite)? long',
  shortWhile:
    '(only|just|but|very|really|quite|rather|super|nice and) (short|brief|briefly|shortly|quick|quickly|a moment|a bit|a little|little) | short | briefly | (for)? a (moment|second or two)',
};
