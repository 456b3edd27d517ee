import { namesThing } from '../vocabulary/meaning.ts';

/** Longer ways of saying what the readers know, by what they are about. Read on normalised text, in this order. */
type Paraphrase = readonly [RegExp, string | ((...args: string[]) => string)];

const THE = '(?:the |my |our |a |an |some |that |this )?';
const NAME = `${THE}(?:[^ .,|]+ ){0,3}?[^ .,|]+`;
const WATCHER = '(?:people|you|we|they|viewers?|everyone|everybody|anyone|one|the viewers?)';
const SEES = `(?: (?:that )?${WATCHER} (?:will |should |get to |gets to |first )?(?:see|sees|watch|notice|look at))?`;
const IS =
  '(?: (?:should|must|has to|have to|needs? to|ought to|will|would|can|is to|to be|i want|is|are|be|being|show))+';
const CLAUSE = '(?<=^|[.,|] |\\band |\\bbut |\\bso |\\bthen |\\balso )';
const ENDS = '(?= ?[.,|]|$| and | but | then | with | in | at | for )';

const PLACES: readonly Paraphrase[] = [
  [/\b(?:and )?then ((?:the |my |our )[^ .,|]+) again(?= ?[.,|]|$| \d| and )/g, ', end with $1 ,'],
  [
    /\b(before|after) ((?:the |my |our )[^ .,|]+)(?: ,)? and ((?:the |my |our )[^ .,|]+(?: [^ .,|]+)?) (before|after) (?:it|that|this)(?= ?[.,|]|$| and )/g,
    '$1 $2 , $3 $4 $2 ,',
  ],
  [
    new RegExp(
      `\\b(?:show|use|put|have|see|want|with) (${NAME}) (?:in|within|during|for) the (?:very )?first (?:few |couple of )?(?:\\d+ )?(?:seconds?|moments?|shot|frames?)(?= |$)`,
      'g',
    ),
    ', start with $1 ,',
  ],
  [
    /\b(?:see |show )?how ((?:the |my |our )[^ .,|]+) (?:turned out|came out|looks?|became|ended up)(?: (?:in the end|like|finished))?(?= |$)/g,
    '$1',
  ],
  [
    /(?:\bwith |\bhave |\buse )?((?:the |my |our )(?:(?!with |and )[^ .,|]+ ){0,3}?[^ .,|]+) to (?:begin|start|open|kick (?:it |things )?off)(?: with| it| off)*(?= ?[.,|]|$| and | then | but )/g,
    ', start with $1 ,',
  ],
  [
    /(?:\bwith |\bhave |\buse )?((?:the |my |our )(?:(?!with |and )[^ .,|]+ ){0,3}?[^ .,|]+) to (?:end|finish|close|conclude)(?: with| on| it| off)*(?= ?[.,|]|$| and | then | but )/g,
    ', end with $1 ,',
  ],
  [
    new RegExp(`${CLAUSE}(${NAME}) opens(?: it| things| the (?:video|reel))?(?= ?[.,|]|$| and )`, 'g'),
    ', start with $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(${NAME}) (?:closes|finishes|(?<!both |either )ends)(?: it| things| the (?:video|reel))?(?: off)?(?= ?[.,|]|$| and )`,
      'g',
    ),
    ', end with $1 ,',
  ],
  [
    new RegExp(`${CLAUSE}(${NAME}) (?:follows|comes next|is next|goes next)(?= ?[.,|]|$| and )`, 'g'),
    ', then $1 ,',
  ],
  [
    /(?:[.,|]|\band(?: then)?|\bthen) ((?:the |my |our )(?:(?!and |then )[^ .,|]+ ){0,2}?[^ .,|]+) (?:after that|afterwards|right after)(?= ?[.,|]|$| and )/g,
    ', then $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(${NAME}) (?:comes?|is|goes|should be|plays|appears?)? ?(?:first|at the (?:start|beginning))(?: as (?:a|the) (?:hook|opener|opening))?(?: ,)? and (?:then |also |again |it )*(?:comes? back|returns?|again|is back|back|shows up again|appears? again)?(?: again)? ?(?:at the (?:very )?end|last)${ENDS}`,
      'g',
    ),
    ', start with $1 , end with $1 ,',
  ],
  [
    new RegExp(
      `\\b(?:(?:some)?where (?:in|near|around) the middle|in the middle|half ?way(?: through| in)?|midway(?: through)?)(?: ,)? (?:put|show|use|have|place|comes?|add|drop in|slip in|we see|i want) (${NAME})${ENDS}`,
      'g',
    ),
    ', $1 in the middle ,',
  ],
  [/\b(?:penultimate|last but (?:one|1)|next to last)\b/g, 'second to last'],
  [
    new RegExp(
      `\\bthe (?:very )?(?:first|opening|initial) (?:thing|image|picture|moment|shot|clip|scene|frame)${SEES}${IS} (?!come|go|appear|play|first|last|not|stay|left|cut|removed|out|at|in|long|short)(?=[^ .,|])`,
      'g',
    ),
    ', start with ',
  ],
  [
    new RegExp(
      `\\bthe (?:very )?(?:last|final|closing) (?:thing|image|picture|moment|shot|clip|scene|frame)${SEES}${IS} (?!come|go|appear|play|first|last|not|stay|left|cut|removed|out|at|in|long|short)(?=[^ .,|])`,
      'g',
    ),
    ', end with ',
  ],
  [
    new RegExp(
      `\\b(?:make|have|let|use|take) (${NAME}) (?:be )?(?:as )?(?:the |my |a )?(?:very )?(?:opener|opening|intro|hook|starter|start)(?! with| on| off)${ENDS}`,
      'g',
    ),
    ', start with $1 ,',
  ],
  [
    new RegExp(
      `\\b(?:make|have|let|use|take) (${NAME}) (?:be )?(?:as )?(?:the |my |a )?(?:very )?(?:finale|closer|ending|outro|finish)(?! with| on| off)${ENDS}`,
      'g',
    ),
    ', end with $1 ,',
  ],
  [
    new RegExp(
      `(?:\\b(?:use|put|show|have|place) )?(${NAME}) (?:at|on) (?:both (?:ends|sides)|(?:the |either )?(?:beginning|start) and(?: also)?(?: at)?(?: the)? end|either end)${ENDS}`,
      'g',
    ),
    ', start with $1 , end with $1 ,',
  ],
  [
    new RegExp(`\\bbookend(?:ed)?(?: it| the (?:video|reel))?(?: with| by) (${NAME})${ENDS}`, 'g'),
    ', start with $1 , end with $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(?:the (?:video|reel) )?shows? first (?:how |what )?(?:is |are )?(${NAME})(?: (?:looks?|is|are|became?|turned out))?${ENDS}`,
      'g',
    ),
    ', start with $1 ,',
  ],
  [
    new RegExp(`${CLAUSE}first (?:how|what) (?:is |are )?(${NAME})(?: (?:looks?|is|are))?${ENDS}`, 'g'),
    ', start with $1 ,',
  ],
];

const CHOICE: readonly Paraphrase[] = [
  [
    /\b(clips?|shots?|parts?|bits?|ones?|scenes?|footage|videos?) (?:where|in which|that|on which) (?:you|we|i|one|they) (?:can |could )?(?:see|spot|notice) (?:any |some )?/g,
    '$1 with ',
  ],
  [/\bnothing (?:that is )?in blackwhite\b/g, 'no blackwhite clips'],
  [
    /\bshow how (?:i|we|you|to) ([^ .,|]+)(?: (?:the|my|some|it)(?: [^ .,|]+)?)?(?= ?[.,|]|$| then | and )/g,
    'show the $1',
  ],
  [/\band then (?=that is (?:it|all))/g, ''],
  // Of a pet spoken of before.
  [
    /\b((?:my|our) (dog|cat|puppy|kitten|horse|bird)\b[^|]*?[.,] )(?:he|she|it) (?=(?:should|must|has to|needs to|is) )/g,
    '$1 the $2 ',
  ],
  [
    /\b(?:only |just |use |take )*(?:everything|every clip|all clips|all the clips|the clips|clips) up to (?:and including )?(?:the )?(?:clip |number |clip number )(\d+)\b/g,
    ', only clips 1 to $1 ,',
  ],
  [
    /\b(?:only |just |use |take )*(?:everything|every clip|all clips|all the clips|the clips|clips) (?:from|after) (?:clip |number |clip number )(\d+)(?: on(?:wards?)?)?(?= ?[.,|]|$)/g,
    ', only clips $1 to 50 ,',
  ],
  [/\bwhatever (?:is|happens|we see|you see) (?:in|on) (?=(?:the )?(?:clip|first|second|third|last))/g, ''],
  [
    new RegExp(
      `\\b(?:leave|keep|let) ((?!it |them |that |this |everything )${NAME}) (?:stay )?in(?: there| it)?(?= ?[.,|]|$| but )`,
      'g',
    ),
    ', include $1 ,',
  ],
  [/ \.(?= in (?:that|this|exactly that) order\b)/g, ''],
  [/ \. nothing else(?= ?[.,|]|$)/g, ' and nothing else'],
  [
    /\b(?:(?:the )?(?:rest|others|other (?:things|clips|ones|stuff|videos|footage)|everything else|anything else|all else)(?: (?:is|are|do|does|can|should|must|may|i|we|just|please|be))* (?:not (?:interesting|interest|needed|important|necessary|matter|wanted|want|need|care about)|uninteresting|ignored?|skip(?:ped)?|go|out|left out|dropped?|forgotten|irrelevant|thrown (?:away|out))(?: (?:me|to me|for me|us))*|(?:skip|ignore|forget(?: about)?|drop|leave out|remove|delete|discard) (?:all )?(?:the rest|the others|everything else|anything else|all (?:the )?others?|(?:the )?other (?:clips|ones|things|stuff)))(?= ?[.,|]|$| and | but )/g,
    ', nothing else ,',
  ],
  // What the speaker wants comes first, as in many languages: 'the persons who speak I do not want'.
  [
    /(?<=^|[.,|] )((?:the |my |any )(?:[^ .,|]+ ){1,6}?)(?:i|we) (do not (?:want|need|like)|hate|want|need|would like|love)((?: (?:\d+ times|twice|in it|there|to see|in there|too))*)(?= ?[.,|]|$)/g,
    (_whole, thing, verb, times) =>
      /not|hate/.test(verb)
        ? `, no ${thing.trim()} ,`
        : `, use ${thing.trim()}${times.replace(/ (?:in it|there|to see|in there|too)/g, '')} ,`,
  ],
  [
    /\b(?:nobody|no one|no 1) (?:cares? (?:about|for)|wants?(?: to see)?|needs?(?: to see)?|likes?|is interested in|asked for)(?: any| the)? (?=[^ .,|])/g,
    'no ',
  ],
  [
    /\b(?:i |we )?(?:(?:do|would|could|can) (?:not )?(?:bother(?: with| about)?|do without|care for|live without)|am not interested in|are not interested in|(?:am|are) (?:tired|sick) of|no need (?:of|for|to (?:show|see|use|have))|have no use for|have (?:seen )?enough of)(?: any| the| using| showing)? (?=[^ .,|])/g,
    'no ',
  ],
  [new RegExp(`\\b(?:throw|toss|chuck) (${NAME}) (?:away|out)${ENDS}`, 'g'), 'skip $1 ,'],
  [
    new RegExp(
      `${CLAUSE}((?:the |my |clip |img |mvi |vid |dsc )(?:[^ .,|]+ ){0,3}?[^ .,|]+) (?:is|are|was|turned out|came out|looks?)(?: just| really| so| completely| totally| absolutely)? (?:unusable|useless|garbage|trash|terrible|awful|horrible|ruined|no good|worthless|rubbish|crap)${ENDS}`,
      'g',
    ),
    ', no $1 ,',
  ],
  [
    /\b(?:show |use |have |put |play |with |first )*(?:all(?: of)?(?: the| my| our)?|every) ([^ .,|]+)(?: first)?(?: ,)?(?: and)? then (?:all(?: of)?(?: the| my| our)?|every) ([^ .,|]+)(?= ?[.,|]|$| and | in | with )/g,
    ', include every $1 and every $2 , the $1 before the $2 ,',
  ],
  [
    /\b(?:show|use|have|put|play) all(?: of)? (?:the|my|our) ([^ .,|]+) first(?= ?[.,|]|$| and | then )/g,
    ', include every $1 , start with every $1 ',
  ],
  [
    new RegExp(
      `\\b(?:show|use|include|want(?: to see)?|see|have|feature) (?:every(?: single)?|each|all(?: of)?(?: the| my| our)?) (?!\\d|for\\b|about\\b|at\\b|exactly\\b|once\\b|clips?\\b|videos?\\b|shots?\\b|one\\b|1\\b|of\\b|the\\b|it\\b|them\\b|that\\b|footage\\b)(${NAME}?)(?: (?:we|i|you) (?:have|filmed|shot|got|can find)| there (?:is|are)| in (?:there|the clips))?${ENDS}`,
      'g',
    ),
    ', include every $1 ,',
  ],
  [
    /\bkeep (?:the |my |our |his |her |their )?(?:vows|words|speech|voices?|dialogue?|conversation|talking) (?:audible|hearable|clear|in|loud)\b/g,
    'keep the voices',
  ],
  [/\bmore than once\b|\b(?:several|multiple|a few|many) times\b|\ba couple of times\b/g, 'twice'],
];

const MANNER: readonly Paraphrase[] = [
  [/\b(stays?|be|is|remains?|plays?|lasts?|appears?) (?:visible )?on (?:the )?screen for\b/g, '$1 for'],
  [
    /\b(?:let it |it should |everything )?(?:disappear|vanish|dissolve|melt|sink|fade|go)(?:s|es)? (?:away )?(?:in|into|to) (?:black|darkness|the dark)(?: (?:when|once|as) (?:it|the (?:video|reel|music)) (?:ends|is over|is done|finishes|stops)| at the (?:very )?end)(?= ?[.,|]|$| and )/g,
    'fade out at the end',
  ],
  [
    /\b(?:sound|audio) (?:is|are)? ?(?:not|no|un) ?(?:needed|necessary|required|wanted|important)\b/g,
    'no sound',
  ],
  [
    /\b(?:must|should|may|can) be not (?:inside|in it|in there|in|visible|seen|shown|there)\b/g,
    'must not be in it',
  ],
  [/\b(?:not|no) (?:be )?(?:inside|in there)(?= ?[.,|]|$)/g, 'not in it'],
  [
    /\b(?:not|without|never)(?: so| too| that| very)? (?:many|much|a lot of|lots of) (?:cuts|cutting)\b|\b(?:go )?easy on (?:the )?(?:cuts|cutting|editing)\b|\bas few cuts as possible\b/g,
    'few cuts',
  ],
  [
    /\b(?:the |my )?(?:images|pictures|shots|clips|scenes|takes) (?:should |must |can |have to |may )?(?:be |stay |last |are )(?:long|longer|slow|on screen (?:long|longer))(?= ?[.,|]|$| and )/g,
    'long takes',
  ],
  [
    /\bwhite and black\b|\bdesaturated?(?: (?:it|everything|the (?:picture|colou?rs?)))?(?: (?:completely|fully|all the way|totally))?|\b(?:take|turn) (?:the )?(?:colou?rs?|saturation) (?:all the way )?(?:out|off|down)\b/g,
    'in blackwhite',
  ],
  [
    /\bslow (?:down )?((?:the |my )(?!pace|cuts?|tempo|cutting|edit|whole|speed|video|reel|end)(?:[^ .,|]+ ){1,2}?)(?:down|part|bit|clip)(?= |$)/g,
    'slowmotion , include $1,',
  ],
  [
    /\bspeed up ((?:the |my )(?!pace|cuts?|tempo|cutting|edit|whole|speed|video|reel|end)[^ .,|]+)/g,
    'speed things up , include $1 ,',
  ],
  [
    /\b(?:close|closes|end|ends|finish|finishes|go|goes|sink|sinks|turn|turns)(?: it| everything)? (?:in|into|to|with|on) (?:the )?(?:black|dark|darkness)(?! and| ?white)(?: screen)?(?= ?[.,|]|$| and )(?! between)/g,
    'fade out at the end',
  ],
  [
    /\b(?:come|comes|start|starts|open|opens|begin|begins|rise|rises)(?: it| everything)?(?: up)? (?:out of|from|in|with) (?:the )?(?:black|dark|darkness)(?! and| ?white)(?: screen)?(?= ?[.,|]|$| and )/g,
    'fade in from black',
  ],
  [
    /(?<=^|[.,|] |\band |\bwith |\buse |\badd )(?:very |nice |some |only )*(?:soft|smooth|gentle|slow|subtle) (?:blends?|dissolves|fades)(?= ?[.,|]|$| and | with )(?! (?:in|out))/g,
    'crossfade',
  ],
  [
    /\bwithout (?:that )?(?:i|me|my|we|us|anyone|him|her|she|he)(?: (?:speak|talk|am speaking|am talking|speaking|talking|speaks|talks))(?:ing)?\b/g,
    'no talking',
  ],
  [
    /\b(?:the |any )?(music|captions?|subtitles|text|titles?|effects?|filters?|transitions?|voiceover|logo)(?: at all)?(?: (?:is|are))? (?:not|un) ?(?:necessary|needed|required|wanted|important)\b/g,
    'no $1',
  ],
];

/** The same wishes in the words that the readers know. */
export function paraphrase(text: string): string {
  let said = listed(text);
  for (const [pattern, meaning] of [...PLACES, ...CHOICE, ...MANNER]) {
    said = typeof meaning === 'string' ? said.replace(pattern, meaning) : said.replace(pattern, meaning);
  }
  return said.replace(/\s+/g, ' ').trim();
}

const NAMED =
  '(?:the|my|our) (?!end|start|beginning|first|last|rest|whole|same|best|other|second|third|clips?|video|reel|way|one)[^ .,|]+';
const SIDE_BY_SIDE = new RegExp(`(?<=^| )${NAMED}(?: ${NAMED})+(?= |$)`, 'g');
const GOES_ON =
  /(?:^|[.,|] ?| (?:with|of|use|show|and|only|just|include|on|to|then|keep|see|want|no|not|skip|without|by|in))$/;

/** 'the rings the kiss the garden': people who dictate leave out the commas. */
function listed(text: string): string {
  return text.replace(SIDE_BY_SIDE, (run: string, at: number) => {
    const things = run.split(/ (?=(?:the|my|our) )/);
    if (things.length < 3 && !things.every((thing) => namesThing(thing.split(' ')[1] ?? ''))) return run;
    return `${GOES_ON.test(text.slice(0, at).trimEnd()) ? '' : ', '}${things.join(' and ')}`;
  });
}
