import { namesThing } from '../../vocabulary/meaning.ts';
import type { Rewording } from './sentence-terms.ts';

const MODAL = '(?:should |must |has to |needs to |will |can )';
const START = '(?:at|in) the (?:very )?(?:start|beginning)';
const END = '(?:at |in )?the (?:very )?end';
const NO_VERB = '(?!(?:should|must|has|needs|will|can|be|is|are|comes?|goes)(?= |$))';
const NAMED = `(?:the|my|our) (?:${NO_VERB}[^ .,|]+ ){0,2}?${NO_VERB}[^ .,|]+`;

/** Wishes about what comes when, each in words of its own. */
export const ORDER: readonly Rewording[] = [
  // 'first clip first, last clip last'
  [
    /(?<=^|[.,|] |\band )(?:the )?(first|last) (?:clip|one|shot|video) (?:comes |goes |is |stays |should be )?(first|last)(?= ?[.,|]|$| and )/g,
    (_whole, which = '', place = '') => `, ${place === 'first' ? 'start' : 'end'} with the ${which} clip ,`,
  ],
  [
    /\bthe (first|last|final) (?:one|1) (?=(?:should|must|has to|needs to) be (?:the|my|our|a) )/g,
    'the $1 shot ',
  ],
  // 'before and after: the wood, then the chair'
  [
    /\b(?:make |do |show |a |as |like |just )*before (?:and )?after(?: (?:video|reel|comparison|shot|thing|clip))?(?: (?:of|with))?(?: ,)? ([^.,|]+?)(?: ,)?(?: and)? then ([^.,|]+?)(?= ?[.,|]|$)/g,
    'start with $1 then $2 , nothing else',
  ],
  // 'in the order 5, 4, 3, 2'
  [
    /\bin (?:the|this) order(?: of)?(?: ,)?(?: (?:clips?|numbers?))? (\d{1,2}(?:(?: ,)?(?: and| then)? \d{1,2}(?! (?:seconds?|secs?|s|clips|cuts|shots|minutes?)\b))+)(?= |$)/g,
    (_whole, list = '') => {
      const clips = [...list.matchAll(/\d+/g)].map(([number]) => `clip ${number}`);
      return `, only ${clips.join(' and ')} , start with ${clips.join(' then ')} |`;
    },
  ],
  // 'waves to start, pizza second'
  [
    /(?<=^|[.,|] )([^ .,|]+) (?:to start|to begin|for starters)(?= ?[.,|]|$)/g,
    (whole, thing = '') => (namesThing(thing) ? `start with ${thing}` : whole),
  ],
  [
    /(?<=[.,|] )((?:the |my )?[^ .,|]+) (?:second|third|fourth)(?= ?[.,|]|$)/g,
    (whole, thing = '') => (namesThing(thing.replace(/^(?:the|my) /, '')) ? `then ${thing}` : whole),
  ],
  // 'for every dog a bird right after'
  [
    /\bfor (?:every|each) ([^ .,|]+)(?: ,)? (?:show |use |put |add |have |with )?(?:a|one|1|another) ([^ .,|]+)(?: (?:right |directly )?(?:after|afterwards|next|after it|after that))?(?= ?[.,|]|$)/g,
    'alternate between the $1 and the $2',
  ],
  // 'first we want to see the ocean'
  [
    /\bfirst(?: ,)? (?:i|we|you|people|they) (?:want|would like|need|like|should|must|have)(?: to)?(?: (?:see|have|show|get|be shown))? (?=(?:the|my|our|a) )/g,
    'start with ',
  ],
  // 'the bird first, for two seconds'
  [
    /((?:the|my|our) [^ .,|]+) (first|last) , for (?=\d)/g,
    (_whole, thing = '', place = '') => `${place === 'first' ? 'start' : 'end'} with ${thing} for `,
  ],
  // 'cutting, gluing, painting, and finally the chair itself'
  [
    /(?<=^|[.|] |\b(?:show|see|use) )((?:(?:the )?(?!and )[^ .,|]+ , ){1,7}(?:the )?(?!and )[^ .,|]+)(?: ,)?(?: and)? (?:finally|lastly|last|at last|in the end|at the end) ((?:the|my|our) (?:finished )?[^ .,|]+)(?: itself)?(?= ?[.,|]|$)/g,
    (whole, list = '', last = '') => {
      const items = list.split(' , ');
      return items.every((item) => /...ing$/.test(item) || namesThing(item.replace(/^the /, '')))
        ? `start with ${items.join(' then ')} , end with ${last}`
        : whole;
    },
  ],
  // 'chair first, then the work, chair again'
  [
    /(?<=[.,|] )(?:and |then )*((?:the |my )?[^ .,|]+) again(?: (?:at the end|last))?(?= ?[.,|]|$)/g,
    (whole, thing = '') => (namesThing(thing.replace(/^(?:the|my) /, '')) ? `end with ${thing}` : whole),
  ],
  // 'skip the talk, straight to the pizza'
  [
    /(?<=^|[.,|] |\band )(?:(?:go|jump|cut|get|move) )?(?:straight|right|directly) (?:to|into) (?=(?:the|my|our) (?!end|start|beginning|point))/g,
    'start with ',
  ],
  [/(?<=\d (?:seconds?|secs?|s) of [^.,|]{2,30}) followed by (?=\d+ (?:seconds?|secs?|s) of )/g, ' then '],
  // 'let the last one be of the bird'
  [
    /\b(?:let|have|make) the (?:very )?(first|last|final) (?:one|1|shot|clip|cut|scene|picture|thing) (?:be|show|to be)(?: (?:of|about|one of|with))? (?=(?:the|my|our|a) )/g,
    (_whole, place = '') => `${place === 'first' ? 'start' : 'end'} with `,
  ],
  // 'the person talking should open the video'
  [
    new RegExp(
      `(?<=^|[.,|] )(${NAMED}) ${MODAL}?(open|start|begin|end|close|finish)s? (?:it|the (?:video|reel|edit|film|whole thing))(?= ?[.,|]|$| for | and | with )`,
      'g',
    ),
    (_whole, thing = '', verb = '') => `${/open|start|begin/.test(verb) ? 'start' : 'end'} with ${thing}`,
  ],
  [/(?: ?,)?(?: but)? (?:only|just) for (?=\d)/g, ' for '],
  // 'show the chair at the start and again at the end', 'the kiss twice, once at the start and once at the end'
  [
    new RegExp(
      `(?:\\b(?:show|put|use|have|play) )?\\b(${NAMED})(?: ${MODAL}?(?:be|come|comes|play|plays|appear|appears|is))?(?: twice)?(?: ,)?(?: once)? ${START}(?: as (?:a|the) [^ .,|]+)?(?: ,)? and (?:then )?(?:again |once more |once |also )?${END}(?= ?[.,|]|$| and )`,
      'g',
    ),
    // A comma between them would read as a correction.
    ', start with $1 and end with $1 ,',
  ],
  // 'the rings first, second the ceremony, third the kiss'
  [
    new RegExp(
      `(${NAMED}) first(?: ,)?(?: and)? second(?:ly)?(?: ,)? (${NAMED})(?:(?: ,)?(?: and)? third(?:ly)?(?: ,)? (${NAMED}))?`,
      'g',
    ),
    (_whole, first = '', second = '', third) =>
      `, start with ${first} then ${second}${third === undefined ? '' : ` then ${third}`} ,`,
  ],
  [
    new RegExp(`\\bmake (${NAMED}) the (?:opener|opening|hook|intro)(?= ?[.,|]|$| and )`, 'g'),
    'start with $1',
  ],
  [
    new RegExp(`\\bmake (${NAMED}) the (?:closer|closing|ending|finale|outro)(?= ?[.,|]|$| and )`, 'g'),
    'end with $1',
  ],
  // 'show how it looks when finished'
  [
    /\bhow (?:it|everything|the [^ .,|]+) (?:looks?|looked|turned out|is) (?:(?:when|once|after) (?:it is |it was )?)?(?:finished|done|completed?|in the end|at the end)\b/g,
    'the result',
  ],
  [/\b(first|with|show) how is (?=the )/g, '$1 '],
  [/\bthen (?:we |you )?(?:go|cut|jump|move|switch) back to (?=the |my )/g, 'then '],
  // 'let the waves bookend it'
  [
    new RegExp(
      `\\b(?:let|have|make) (${NAMED}) bookends?(?: (?:it|the (?:video|reel|edit)))?(?= ?[.,|]|$| and )|\\bbookend (?:it|the (?:video|reel|edit)) with (${NAMED})`,
      'g',
    ),
    (_whole, subject, object) =>
      `start with ${subject ?? object ?? ''} and end with ${subject ?? object ?? ''}`,
  ],
  // 'after the dog the waves'
  [
    new RegExp(`(?<=^|[.,|] )(after|before) (him|her|${NAMED})(?: ,)? (the [^ .,|]+)(?= ?[.,|]|$)`, 'g'),
    '$3 $1 $2',
  ],
  // 'the dog in second place'
  [
    /(?<=^|[.,|] |\band )((?:the |my |our |a )?[^ .,|]+) (?:in|on|at) (?:the )?(second|third|fourth|fifth) (?:place|position|spot)(?= ?[.,|]|$| and )/g,
    'the $2 shot should be $1 |',
  ],
  // 'begin with the result, then from the beginning', 'after that all the process'
  [
    /(?:(?<=^|[.,|] )|\band )(?:then|after that|afterwards)(?: ,)? (?:(?:everything |all )?from the (?:beginning|start)(?: on)?|(?:all |the whole )(?:of )?(?:the )?(?:process|making|story))(?= ?[.,|]|$)/g,
    ', in upload order',
  ],
  // 'animals first, people later'
  [
    /\bfirst(?: ,)?(?: and)? ((?:the |my |our )?(?!then )[^ .,|]+(?: [^ .,|]+)?) (?:later|afterwards|after that)(?= ?[.,|]|$)/g,
    'first , then $1',
  ],
];

/** 'two shots of the painting, then one of the chair': so many shots of one thing after the other. */
export function shotsInTurn(said: string): string {
  // 'the painting but three bits of it'
  const text = said.replace(
    /((?:the|my|our) [^ .,|]+)(?: ,)?(?: but)?(?: with)? (\d+) (?:different )?(?:bits|shots|parts|cuts|views|pieces) of (?:it|him|her|them)(?= |$)/g,
    '$2 shots of $1',
  );
  const turns = [...text.matchAll(SHOTS_OF)];
  const [first] = turns;
  const last = turns.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    turns.length < 2 ||
    !/\bthen\b|\bafter\b|\bfollowed\b|\bfinally\b/.test(text)
  )
    return text;
  const areTogether = turns.every((turn, at) => {
    const before = turns[at - 1];
    return before === undefined || before.index + before[0].length >= turn.index - 1;
  });
  const shots = turns.flatMap(([, number = '', thing = '']) =>
    Array.from({ length: /\d/.test(number) ? Number(number) : 1 }, () => thing),
  );
  if (!areTogether || shots.length > SHOTS_MAX) return text;
  const isAll = /\b(?:just|only) \d/.test(first[0]) || /\b(?:just|only) $/.test(text.slice(0, first.index));
  return `${text.slice(0, first.index).replace(/(?:just|only) $/, '')}start with ${shots.join(' then ')} ,${isAll ? ' nothing else ,' : ''}${text.slice(last.index + last[0].length)}`;
}

const SHOTS_MAX = 10;
const SHOTS_OF =
  /(?<=^|[.,|] |\b(?:use|show|with|have|and|then|want|put|of) )(?:(?:first|and|then|,|after that|after this|followed by|finally|at the end|(?:start|open|begin|end|finish) (?:with|on)|just|only|show|use) )*(\d+|one|a single)(?: (?:quick|short|long|different|nice|good))?(?: (?:shots?|cuts?|clips?|scenes?|ones?|bits?|parts?|views?|moments?))? (?:of|with|from|showing) ((?:the|my|our) (?:(?!and |then )[^ .,|]+ )?[^ .,|]+|[^ .,|]+)(?= ?[.,|]|$| and | then | after | followed )(?: ?,)?/g;

/** Wishes about how much of what. */
export const AMOUNT: readonly Rewording[] = [
  [
    /\b(?:show |use )?((?:the |my )?[^ .,|]+) more than (?:anything|everything)(?: else)?(?= ?[.,|]|$| \d)/g,
    (whole, thing = '') => (namesThing(thing.replace(/^(?:the|my) /, '')) ? `mostly ${thing}` : whole),
  ],
  [
    /\bmore ([^ .,|]+) than (?:anything|everything|any(?:thing)? other|all the) (?:else|others?|thing|rest)(?= |$)/g,
    'mostly $1',
  ],
  [
    new RegExp(
      `\\bmake (${NAMED}|it|that|this) the longest(?: (?:part|shot|clip|one|bit|scene))?(?= |$)`,
      'g',
    ),
    'give $1 the most time',
  ],
  [
    new RegExp(
      `\\bmake (${NAMED}) the (?:star|hero|focus|heart|main (?:thing|character|subject|attraction))(?: of (?:it|this|the (?:video|reel|clip|show)|a (?=\\d)))?`,
      'g',
    ),
    'focus on $1 , ',
  ],
  // 'two shots of the dog, everything else once'
  [
    /\b(?:use |show |take )?(\d+) (?:shots?|cuts?|clips?) of ((?:the|my|our) [^ .,|]+|him|her|it)(?: ,)?(?: and)? (?:everything else|the rest|all (?:the )?others?|the others)(?: only| just)? once(?= |$)/g,
    'show $2 $1 times , use every clip',
  ],
  // 'five dogs, five birds'
  [
    /(?<=^|[.,|] |\b(?:use|show|with|want|take|only|just) )\d+ [^ .,|]+s(?:(?: ,)?(?: and)? \d+ [^ .,|]+s)+(?= ?[.,|]|$| and )/g,
    (whole) => {
      const things = [...whole.matchAll(/(\d+) ([^ .,|]+)/g)].map(([, number = '', thing = '']) => ({
        number,
        thing,
      }));
      if (!things.every(({ thing }) => namesThing(thing))) return whole;
      const sum = things.reduce((total, { number }) => total + Number(number), 0);
      return `${sum} clips , include ${things.map(({ thing }) => `the ${thing}`).join(' and ')}`;
    },
  ],
  // 'ten clips, at least three of them with dogs'
  [
    /(?:(?<=[.,|] )|\bwith |\band |\bbut )(?:at least |minimum )?\d+ of (?:them|these|those) (?:with|of|showing|should (?:be|have|show)|must (?:be|have|show)|being) /g,
    ', include ',
  ],
  [
    /\b(?:cut|go|switch|jump)(?:ing|s)? (?:back and forth )?between ((?:the |my )?[^ .,|]+) and ((?:the |my )?[^ .,|]+)(?: all the time| constantly)?(?= |$)/g,
    (whole, first = '', second = '') =>
      [first, second].every((thing) => namesThing(thing.replace(/^(?:the|my) /, '')))
        ? `alternate between ${first} and ${second}`
        : whole,
  ],
  // 'half the time the dance, half the time the party'
  [
    /\bhalf (?:of )?(?:the time |of it |it |the (?:video|reel) )(?:is |should be |of )?(?:the )?([^ .,|]+)(?: ,)?(?: and)? (?:the other )?half (?:of )?(?:the time |of it |it |the (?:video|reel) )?(?:is |should be |of )?(?:the )?([^ .,|]+)/g,
    'only the $1 and the $2',
  ],
  [
    /\bno (?:2|two) [^ .,|]+ (?:in a row|after each other|back to back|next to each other|side by side)(?= ?[.,|]|$)/g,
    '',
  ],
  [new RegExp(`\\bwhat (${NAMED}) (?:does|do|did|is doing|are doing)(?= ?[.,|]|$)`, 'g'), '$1'],
  [
    new RegExp(
      `\\bgive (${NAMED}) (?:twice|2 times|double)(?: as (?:long|much time)| the (?:time|length))(?: as [^.,|]+)?`,
      'g',
    ),
    'focus on $1',
  ],
  [
    /\balternat(?:e|es|ing) (?!between |back )((?:the )?[^ .,|]+) (?:and|with) (?=[^ .,|])/g,
    'alternate between $1 and ',
  ],
  [/(?: ,)? whichever (?:ones )?(?:are|look) (?:the )?([a-z]+est)(?= ?[.,|]|$)/g, ' , prefer the $1 ones'],
  // 'open with the drone shot and let it stay for five seconds'
  [
    new RegExp(
      `\\b((?:with|on|show|use|keep) ${NAMED})(?: ,)? and (?:let|have|keep|hold|leave) (?:it|that|this)(?: (?:stay|run|play|last|linger|there|on screen|on|up))* for (?=\\d|a |half)`,
      'g',
    ),
    '$1 for ',
  ],
  [new RegExp(`\\blet (${NAMED}) (?:run|play|stay|last|go on)(?: on)?(?= for )`, 'g'), 'show $1'],
  [
    /\b(?:2 thirds|3 quarters|(?:5[1-9]|[6-9]\d) percent)(?: of (?:it|the (?:video|reel)))?(?: is| should be| for| on)? (?:the |my )?(?!of |a |an )([^ .,|]+)(?:(?: ,)?(?: and)? (?:1|one|a|the) (?:third|quarter)(?: is| for)? (?:the )?(?:rest|others))?/g,
    'mostly $1',
  ],
  [/\bwhat (?:we|i) (?:ate|had to eat|were eating|was eating)\b/g, 'the food'],
  [/\bwhat (?:we|i) drank\b/g, 'the drinks'],
];
