import { namesThing } from '../../vocabulary/meaning.ts';
import { CLAUSE, ENDS, NAME, type Paraphrase } from './paraphrase-rule.ts';

const WATCHER = '(?:people|you|we|they|viewers?|everyone|everybody|anyone|one|the viewers?)';
const SEES = `(?: (?:that )?${WATCHER} (?:will |should |get to |gets to |first )?(?:see|sees|watch|notice|look at))?`;
const IS =
  '(?: (?:should|must|has to|have to|needs? to|ought to|will|would|can|is to|to be|i want|is|are|be|being|show))+';

/** What opens, follows and ends. */
export const PLACES: readonly Paraphrase[] = [
  // 'first shot garden, second shot rings, last shot dance'
  [
    /(?<=^|[.,|] |(?<!first )\band )(?:the )?(first|second|third|fourth|last) (?:shot|scene|picture|clip)(?: ,| is)? ((?:the |my |our |a )?[^ .,|]+)(?= ?[.,|]|$| and )/g,
    (whole, place = '', thing = '') => {
      if (!namesThing(thing.replace(/^(?:the|my|our|a) /, ''))) return whole;
      if (place === 'first') return `, start with ${thing} ,`;
      return place === 'last' ? `, end with ${thing} ,` : `, the ${place} shot should be ${thing} |`;
    },
  ],

  [
    /(?<=^|[.,|] |\b(?:but|and) )(?:please )?(?:not|never) ((?:the |my |our )?[^ .,|]+) (?:first|at the (?:start|beginning))(?= ?[.,|]|$| and | but )/g,
    'do not start with $1 ,',
  ],
  [
    /(?<=^|[.,|] |\b(?:but|and) )(?:please )?(?:not|never) ((?:the |my |our )?[^ .,|]+) (?:last|at the end)(?= ?[.,|]|$| and | but )/g,
    'do not end with $1 ,',
  ],

  // 'the sunset comes last and the waves right before it'
  [
    /((?:the |my |our )[^ .,|]+) (?:(?:should|must|to|can) )?(?:come|comes|be|is|go|goes|plays?)? ?(?:last|at the (?:very )?end)(?: ,)? and ((?:the |my |our )[^ .,|]+) (?:(?:should|must|to|can) )?(?:come|comes|be|is|go|goes|plays?)? ?(?:right |directly |just |immediately )?before (?:it|that|them)(?= |$)/g,
    ', end with $2 and $1 ,',
  ],
  [
    /((?:the |my |our )[^ .,|]+) (?:(?:should|must|to|can) )?(?:come|comes|be|is|go|goes|plays?)? ?(?:first|at the (?:very )?(?:start|beginning))(?: ,)? and ((?:the |my |our )[^ .,|]+) (?:(?:should|must|to|can) )?(?:come|comes|be|is|go|goes|plays?)? ?(?:right |directly |just |immediately )?after (?:it|that|them)(?= |$)/g,
    ', start with $1 then $2 ,',
  ],
  [
    /(?<=^|[.,|] )((?:the |my |our )?[^ .,|]+) (?:twice|2 times)(?: ,| \.)? (?:once )?first and (?:once )?last(?= ?[.,|]|$| and )/g,
    ', start with $1 , end with $1 ,',
  ],

  [
    new RegExp(
      `\\b(?:the )?(?:very )?first and (?:the )?(?:very )?last (?:shot|clip|scene|picture|thing|frame)(?: (?:is|are|be|should|must|both|the same|of))*(?: ,)? ((?:the |my |our )?[^ .,|]+)${ENDS}`,
      'g',
    ),
    (whole, thing = '') =>
      namesThing(thing.replace(/^(?:the|my|our) /, ''))
        ? `, start with ${thing} , end with ${thing} ,`
        : whole,
  ],
  [
    /\b(?:make |have |let )?the first (?:shot|clip|one|1|thing|scene) (?:(?:should |must )?be |is )?((?:the |my |me )[^.,|]*?)(?: ,)? and (?:the )?second(?: (?:shot|clip|one|1))? (?:(?:should |must )?be |is )?((?:the |my |me )[^.,|]+?)(?:(?: ,)? and (?:the )?third(?: (?:shot|clip|one|1))? (?:(?:should |must )?be |is )?((?:the |my |me )[^.,|]+?))?(?= ?[.,|]|$| and )/g,
    (_whole, first, second, third) =>
      `, start with ${first} then ${second}${third === undefined ? '' : ` then ${third}`} ,`,
  ],

  [
    new RegExp(
      `(?:${CLAUSE}|\\b(?:make|have|let|use|put) )((?:the |my |our )(?!first|last)[^ .,|]+(?: [^ .,|]+)?)(?:${IS}| be| as)? (?:both )?(?:the (?:very )?first(?: (?:thing|shot|clip|scene|picture|image))? and (?:also |again )?(?:the )?(?:very )?last) (?:thing|shot|clip|scene|picture|image|frame)(?: (?:that )?(?:we|you|people|viewers) see)?${ENDS}`,
      'g',
    ),
    ', start with $1 , end with $1 ,',
  ],
  [
    /(\bthe (?:very )?first [^.|]{3,60}?)(?: ,)? and the (?:very )?last (?:(?:1|one|shot|clip|scene|thing) )?(?:should be |must be |is )?(?=(?:the|my|a) )/g,
    '$1 , end with ',
  ],
  [
    new RegExp(
      `${CLAUSE}(${NAME})(?: (?:that|it|this|which))?(?: (?:should|must|has to|will|can|needs to))? be the (?:opening|opener|start|beginning|intro|hook)(?: (?:shot|scene|clip))?${ENDS}`,
      'g',
    ),
    ', start with $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(${NAME})(?: (?:that|it|this|which))?(?: (?:should|must|has to|will|can|needs to))? be the (?:ending|end|finale|outro|closing|closer|finish)(?: (?:shot|scene|clip))?${ENDS}`,
      'g',
    ),
    ', end with $1 ,',
  ],

  [
    new RegExp(
      `\\b(?:move|bring|push|pull|shift|put|place|set|get) (${NAME}?) (?:up |forward |down |back |over )?(?:to|at|in|into|on) the (?:very )?(?:front|start|beginning|top|first (?:place|position))(?: of (?:it|everything|the (?:video|reel|line)))?${ENDS}`,
      'g',
    ),
    ', start with $1 ,',
  ],
  [
    new RegExp(
      `\\b(?:move|bring|push|shift|put|place|set) (${NAME}?) (?:up |forward |down |back |over )?(?:to|at|into) the (?:very )?(?:back|end|bottom|last (?:place|position))(?: of (?:it|everything|the (?:video|reel|line)))?${ENDS}`,
      'g',
    ),
    ', end with $1 ,',
  ],

  [
    new RegExp(
      `(?:\\b(?:show|use|put|have|with|want|play) )?((?:the |my |our )(?:[^ .,|]+ ){0,2}?[^ .,|]+)(?: (?:should|must|has to|can) (?:be|come|go|play))? (?:both )?first and (?:also |again |then |once more )?last${ENDS}`,
      'g',
    ),
    ', start with $1 , end with $1 ,',
  ],

  [
    /(?<=^|[.,|] )((?:the |my |our )?(?!no |not |skip |without |never |strong|cool|nice|good|great|big|quick|slow|fast|an?\b)[^ .,|]+(?: (?:clip|shot|scene))?) (?:opener|opening|intro|hook)(?= ?[.,|]|$| and | then )/g,
    ', start with $1 ,',
  ],
  [
    /(?<=^|[.,|] )((?:the |my |our )?(?!no |not |skip |without |never |strong|cool|nice|good|great|big|quick|slow|fast|happy|an?\b)[^ .,|]+(?: (?:clip|shot|scene))?) (?:closer|ending|outro|finale)(?= ?[.,|]|$| and )/g,
    ', end with $1 ,',
  ],
  [
    new RegExp(
      `${CLAUSE}(?:i (?:would like|want|need) )?(${NAME}?)(?:${IS}| to)(?: (?:come|comes|appear|appears|show|shows|shown|seen|used|up|in it|in there|visible))*(?: (?:twice|2 times|both))?(?: ,)? (?:once )?(?:first )?(?:right |both )?(?:at|in) the (?:very )?(?:start|beginning|opening)(?: ,)?(?: and| then)+ (?:once |again |also )*(?:(?:at|in) (?:the )?|the )(?:very )?(?:end|ending|finish)${ENDS}`,
      'g',
    ),
    ', start with $1 , end with $1 ,',
  ],
  [
    new RegExp(
      `\\b(?:leave|keep|let|put|have) (${NAME}?) (?:stay )?in (?=(?:at|in|for) the (?:start|beginning|end|middle)|first|last)`,
      'g',
    ),
    'put $1 ',
  ],

  [/\b(?:and )?then ((?:the |my |our )[^ .,|]+) again(?= ?[.,|]|$| \d| and )/g, ', end with $1 ,'],
  // 'the glue before the paint and the cutting before that'
  [
    /((?:the|my|our) [^ .,|]+) (before|after) ((?:the|my|our) [^ .,|]+)(?: ,)? and ((?:the|my|our) [^ .,|]+) \2 (?:it|that|this)(?= ?[.,|]|$| and )/g,
    '$1 $2 $3 , $4 $2 $1 ,',
  ],
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
