import { namesThing } from '../../vocabulary/meaning.ts';
import { CLAUSE, ENDS, NAME, type Paraphrase } from './paraphrase-rule.ts';

/** What is said of pictures without a flaw, and the flaw each of it rules out. */
const FLAWS = {
  sharp: 'blurry',
  crisp: 'blurry',
  'in focus': 'blurry',
  steady: 'shaky',
  stable: 'shaky',
  bright: 'dark',
  'well lit': 'dark',
} as const;
const FLAWLESS = `(?:${[...Object.keys(FLAWS), 'good'].join('|')})`;
const SHOTS = '(?:shots|clips|ones|pictures|footage|takes|moments|videos)(?= |$)';

function flawsOpposite(flawless: string): string {
  const flaws = Object.entries(FLAWS).flatMap(([word, flaw]) => (flawless.includes(word) ? [flaw] : []));
  return [...new Set(flaws)].join(' and ');
}

/** Which clips play. */
export const CHOICE: readonly Paraphrase[] = [
  // What no edit does anyway: 'so that no two shots in a row look alike'
  [
    /(?:,? ?\b(?:so that|so|with|and|make sure(?: that)?) )?\bno (?:2 |neighbou?ring )?(?:similar )?(?:shots|clips|cuts|pictures|scenes)(?: (?:that (?:look|are|feel|seem) (?:too )?)?(?:alike|the same|similar))?(?: (?:in a row|next to (?:each other|one another)|after (?:each other|one another)|back to back))(?: (?:should |may |must )?(?:look|are|be|feel|seem) (?:too )?(?:alike|the same|similar)| alike)?/g,
    '',
  ],
  // 'only sharp, well lit and steady shots': their opposites go
  [
    new RegExp(
      `\\b(?:choose |use |show |take |keep |include )?only (${FLAWLESS}(?:(?: ,)?(?: and)? ${FLAWLESS})+) ${SHOTS}`,
      'g',
    ),
    (_whole, flawless = '') => `leave out the ${flawsOpposite(flawless)} ones`,
  ],
  // 'prefer bright, sharp and steady shots': the sharp ones are preferred anyway
  [
    new RegExp(`\\bprefer (${FLAWLESS}(?:(?: ,)?(?: and)? ${FLAWLESS})+) ${SHOTS}`, 'g'),
    (_whole, flawless = '') => {
      const visible = flawless.match(/\b(?:steady|stable|bright)\b/g) ?? [];
      return visible.length === 0 ? '' : `prefer ${visible.join(' and ')} shots`;
    },
  ],
  [
    /(?<=^|[.,|] |\band )(?:everything|all)(?: (?:must|has to|should) be| is)? (?:in(?: it)?|included)(?= ?[.,|]|$| and )/g,
    'use every clip',
  ],
  [
    /(?<=\b(?:yes|include the [^ .,|]+)(?: ,)+ )(?:and )?(?:the (?:rest|others)|everything else) (?:no|not)(?= ?[.,|]|$)/g,
    'nothing else',
  ],
  // 'ceremony yes, party no'
  [
    /(?<=^|[.,|] |\b(?:yes|no|and) )((?:the )?[^ .,|]+) (yes|no)(?= ?[.,|]|$| and | (?:the )?[^ .,|]+ (?:yes|no)(?= |$))/g,
    (whole, thing = '', answer = '', ...rest) =>
      / yes\b.* yes\b/.test(rest.at(-1) ?? '') &&
      (namesThing(thing.replace(/^the /, '')) || /speech$/.test(thing))
        ? `${answer === 'yes' ? ', include the' : ', no'} ${thing.replace(/^the /, '')} ,`
        : whole,
  ],
  // 'everything that is sharp and bright'
  [
    /\b(?:use |show |take |keep |only |just |with )*(?:everything|anything|all|all clips|clips|the clips|the ones|shots|the shots)(?: that| which)? (?:is|are|looks?) (?=(?:(?:sharp|crisp|steady|bright|in focus|well lit|good)(?: and|,|or)? ?)+)((?:(?:sharp|crisp|steady|bright|in focus|well lit|good)(?: and| ,| or)? ?)+)/g,
    (_whole, qualities = '') =>
      `${/sharp|crisp|focus|good/.test(qualities) ? ', no blurry ones ' : ''}${/steady|good/.test(qualities) ? ', no shaky ones ' : ''}${/bright|lit|good/.test(qualities) ? ', no dark ones ' : ''}, `,
  ],
  // 'mainly the cutting, some glue and some paint'
  [
    /(?<=\b(?:mainly|mostly|primarily|lots of|plenty of)\b[^.|]{2,40}?)(?: ,| and)+ (?:some|a little|a bit of|a few|a little bit of) (?=(?:the )?[^ .,|]+)/g,
    ' , include ',
  ],
  [/\bno other (?:clips|shots|videos|things|footage|scenes|ones)(?= ?[.,|]|$| and )/g, 'nothing else'],
  [
    /\bno other (?!clips|shots|videos|sounds?|noises?|audio|music|text|titles?)[^ .,|]+(?= ?[.,|]|$| and )/g,
    ' ',
  ],

  // What takes up most of the reel.
  [
    /((?:the |my |our )[^ .,|]+(?: (?:and|,) (?:the |my |our )?[^ .,|]+)*)(?: ,)?(?: (?:so|and|which is why))* most of (?:the (?:video|reel|edit|film|time)|it) (?:should|must|has to) (?:be|show|feature|go to|be about) (?:those|these|them|that)(?: \d+)?(?= ?[.,|]|$)/g,
    ', mostly $1 ,',
  ],
  [
    new RegExp(
      `\\bmost of (?:the )?(?:video|reel|edit|film|time|screen ?time|it|footage|shots)(?: (?:should|must|has to|needs to|to|is|can|i want to))* (?:be|show|feature|go to|be about|be of|be with|go with|see|consist of|spent (?:on|with)) (${NAME})${ENDS}`,
      'g',
    ),
    ', mostly $1 ,',
  ],
  [
    new RegExp(
      `\\b(?:see|show|have|use|with|want|keep|stay (?:on|with)) (${NAME}?)(?: being [^ .,|]+)? for (?:most|the (?:most|biggest|main) part|the majority) of (?:the (?:time|video|reel)|it)(?= |$)`,
      'g',
    ),
    ', mostly $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(${NAME}?) (?:(?:should|must|has to|needs to|can|takes?|fills?|gets?|makes?|is) )+(?:take up|take|fill|get|have|make up|play for|be (?:seen|shown|visible|in it|on screen)(?: for)?|up)? ?most of (?:the )?(?:video|reel|time|screen ?time|it|seconds)(?= |$)`,
      'g',
    ),
    ', mostly $1 ,',
  ],
  [
    /\b(?:give me|just|i want|use|show) ((?:the |my )[^ .,|]+) and only the (parts?|bits?|moments?) where\b/g,
    ', only $1 , only the $2 where',
  ],

  // 'all clips 1 sec'
  [
    /\ball (?:the |my )?(?:clips|of them) (?:for |at |of |about |only )*(\d+(?:\.\d+)?) (?:seconds?|secs?|s)(?= ?[.,|]|$| (?!in total|total|altogether|long|all))/g,
    (whole, seconds = '0') => (Number(seconds) > 5 ? whole : `use every clip , ${seconds} seconds each`),
  ],

  [
    /\b(?:every(?: single)?|each|all(?: of)?(?: the| my| these)?) (?:clips?|1|of them|of the clips|videos?) (?:should|must|has to|have to|needs? to|is to|are to|can|gets? to) (?:be )?(?:in(?: it| there| the (?:video|reel))?|used|included|shown|seen|there|appear|part of it|play)(?: at least)?(?: (?:once|somewhere))?(?= |$)/g,
    'use every clip ,',
  ],
  [
    /(?<=[.,|] )(?:every single (?:1|one)|all of them|each and every (?:1|one|clip))(?= ?[.,|]|$| and | please)/g,
    'use every clip ,',
  ],

  [
    /\b(?:give me|make (?:me )?(?:a |one |a (?:video|reel) )?(?:of|with|from)|(?:a|one) (?:video|reel|montage) (?:of|with|from)|just) all (?:of )?(?:the|my|our) (?!clips|videos|footage|shots|rest)([^ .,|]+)(?: (?:and|plus) all (?:of )?(?:the|my|our) ([^ .,|]+))?(?= ?[.,|]|$| and | in | with | for | \d| half | 1 )/g,
    (_whole, first, second) =>
      second === undefined
        ? `, include every ${first} , only ${first} ,`
        : `, include every ${first} and every ${second} , only ${first} and ${second} ,`,
  ],

  // 'all the boats and all the cars'
  [
    /(?:\b(?:use|show|include|with|want|have|put|play|see) )?\b(?:all(?: of)? (?:the|my|our)|every) ([^ .,|]+)(?: ,)? and (?:all(?: of)? (?:the|my|our)|every) ([^ .,|]+)(?= ?[.,|]|$| and | in | with | but )/g,
    ', include every $1 and every $2 ,',
  ],

  [
    /\b(clips?|shots?|parts?|bits?|ones?|scenes?|footage|videos?) (?:where|in which|that|on which) (?:you|we|i|one|they) (?:can |could )?(?:see|spot|notice) (?:any |some )?/g,
    '$1 with ',
  ],
  [/\bnothing (?:that is )?in blackwhite\b/g, 'no blackwhite clips'],
  // 'use the cake only briefly'
  [
    new RegExp(
      `\\b(?:use|show|keep|include) (${NAME}?) (?:only |just |very )*(?:briefly|shortly|quickly|for a (?:moment|second|blink))(?= ?[.,|]|$| and | but )`,
      'g',
    ),
    'include $1',
  ],
  // What was made shows in the steps.
  [
    /\b(?:show|see|shows)(?: people| them| everyone)? (?:how|what) (?:i|we|you|he|she|they) (?:made|built|did|make|build|do) (?:it|this|that|them|everything|the [^ .,|]+)(?= ?[.,|]|$| so | and | with | in | from )/g,
    ' , ',
  ],
  [
    /\bshow how (?:i|we|you|to) ([^ .,|]+)(?: (?:the|my|some|it)(?: [^ .,|]+)?)?(?= ?[.,|]|$| then | and )/g,
    (_whole, verb = '') => `show the ${gerund(verb)}`,
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
  [
    /\bnothing else(?: at all)? (?:(?:is|should|must|needs? to|has to|may|can) )+(?:be )?(?:needed|wanted|required|necessary|in it|in there|there|shown|seen|included|used|be)(?= ?[.,|]|$| and )/g,
    'nothing else',
  ],
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
    /\b(give me )?(?:just |only |show |use |have |put |play |with |first )*(?:all(?: of)?(?: the| my| our)?|every) ([^ .,|]+)(?: first)?(?: ,)?(?: and)? then (?:all(?: of)?(?: the| my| our)?|every) ([^ .,|]+)(?= ?[.,|]|$| and | in | with )/g,
    (_whole, gives, first, second) =>
      `, include every ${first} and every ${second} , the ${first} before the ${second} ,${gives === undefined ? '' : ` only ${first} and ${second} ,`}`,
  ],
  [
    /\b(?:show|use|have|put|play) all(?: of)? (?:the|my|our) ([^ .,|]+) first(?= ?[.,|]|$| and | then )/g,
    ', include every $1 , start with every $1 ',
  ],
  [
    new RegExp(
      `\\b(?:show|use|include|want(?: to see)?|see|have|feature) (?:every(?: single)?|each|all(?: of)?(?: the| my| our)?) (?!\\d|for\\b|about\\b|at\\b|exactly\\b|once\\b|clips?\\b|videos?\\b|shots?\\b|one\\b|1\\b|of\\b|the\\b|it\\b|them\\b|that\\b|footage\\b)(${NAME}?)(?: (?:we|i|you) (?:have|filmed|shot|got|can find)| there (?:is|are)| in (?:there|the clips))?${ENDS}(?! and every )`,
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

/** 'cutting' for 'cut', 'gluing' for 'glue' */
function gerund(verb: string): string {
  if (/[^aeiouy][aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return `${verb.replace(/e$/, '')}ing`;
}
