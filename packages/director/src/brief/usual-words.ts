import { namesThing } from '../vocabulary/meaning.ts';
import { readGenre } from './read-genre.ts';

/** One verb for each thing that is done to clips. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [
    / ?\. (?:please )?(?:show|use|play|put|have|keep) (?:them|these|those|it) in (?:this|that|exactly this) order\b/g,
    ' in that order',
  ],
  [
    /\b(start|end|begin|finish|open|close)(?:s|es)? (?:really |very |nice and )*(?:slow|slowly|calm|calmly|fast|quick|quickly|soft|softly|gently|quiet|quietly|strong) (with|on) /g,
    '$1 $2 ',
  ],

  [/ so (?=(?:the )?[^ .,|]+ (?:first|then|and then)\b)/g, ' . '],
  [
    /\bfad(?:e|es|ing) in(?: slowly| softly| gently)? (?:on|onto|with|into) (?=(?:the|my|our) )/g,
    'fade in , start with ',
  ],
  [/\b(?:with )?a new (?:picture|image|shot|clip|scene) every\b/g, 'cut every'],

  [/\b(?:the )?[^ .,|]+ (?:stuff|things|moments) (?=[^ .,|]+ and [^ .,|]+ and [^ .,|]+)/g, ''],
  [
    /\band (?:shows|contains|includes|features) (?:some of |a bit of |a little of |lots of )?(?=the |my |a )/g,
    ', include ',
  ],
  // 'how the wood is cut, how it is glued'
  [/\bhow (?:the [^ .,|]+|it|they|he|she|i|we) (?:is|are|was|were|gets?|got|being) cut\b/g, 'the cutting'],
  [
    /\bhow (?:the [^ .,|]+|it|they) (?:is|are|was|were|gets?|got|being) (?!made|done|used|going|looking|supposed)([^ .,|]+(?:ed|t))\b/g,
    'the $1',
  ],
  // 'first 5 clips, then the last 5'
  [
    /(?<=\b(?:first|last) \d+ clips\b[^.|]{0,40}) (?:and )?then (?:the )?(first|last) (\d+)(?: clips)?(?= ?[.,|]|$)/g,
    ' , the $1 $2 clips',
  ],
  [/(?<=^|[.,|] )first dance only(?= ?[.,|]|$)|\bonly first dance\b/g, 'only the first dance'],
  [/\bclip (\d+)(?: ,)? clip (\d+)(?: ,)? and clip (\d+)\b/g, 'clips $1 and $2 and $3'],
  [
    /(?<=\bclips\b[^|]*\b(?:choose|pick|take|select|use) )(\d+)(?= ?[.,])(?! ?[.,] (?:and )?\d+(?! (?:seconds?|secs?)))/g,
    '$1 clips',
  ],
  [/\bloop ((?:the|my|our) [^ .,|]+) (twice|\d+ times)\b/g, 'show $1 $2 ,'],
  // 'without the talking woman'
  [/\bthe (?:talking|speaking) (?:woman|man|lady|guy|girl|boy|person|kid|dude)\b/g, 'the talking clip'],
  // 'clip 2 and clip 4'
  [/\bclip (\d+)(?: ,)? and clip (\d+)(?: ,)? and clip (\d+)\b/g, 'clips $1 and $2 and $3'],
  [/\bclip (\d+)(?: ,)? and clip (\d+)\b/g, 'clips $1 and $2'],
  [
    /\b(clips|shots)(?: ,)? (?:so|that is|i mean|meaning)(?: about)? (\d+)(?! (?:seconds?|secs?|s|minutes?))\b/g,
    '$1 , $2 $1',
  ],

  // 'clips 5, 10, 15 in that order'
  [
    /(?<=\b(?:clips?|numbers?|videos?) \d+(?: (?:,|and) \d+)*) ,(?: and)? (?=\d+(?! (?:seconds?|secs?|s|minutes?|clips?|cuts?|shots?|of)\b)(?: |$))/g,
    ' and ',
  ],

  [/\beach of (?:the|my|our|these|those) (?:\d+ )?(?:clips|shots|videos)\b/g, 'each clip'],
  // 'only clips with wheels, so cars and bicycles'
  [
    /\bonly (?:use )?[^.,|]{3,40}?(?: ,)? (?:so|meaning|namely|i mean|which means|that is)(?: ,)? (?=(?:the )?[^ .,|]+ (?:and|,|[^ .,|]+ and) )/g,
    'only ',
  ],
  [
    /\b(?:only|just)(?: (?:show|use|have|want))?(?: the)? (?:places|scenery|views|landscapes?|locations)(?= ?[.,|]|$| and )|\b(?:places|scenery|landscapes?) only\b/g,
    'no people',
  ],
  // 'nine seconds in total, three each'
  [/(?<=\bseconds\b[^|]{0,40}) (\d) each(?= ?[.,|]|$)/g, ' , $1 seconds each'],

  [
    /\beach (?:1|one|single 1) of (?:them|these|those)\b|\beach of (?:them|these|those|the clips|my clips|the shots)\b|\bevery 1 of (?:them|these|those)\b/g,
    'each clip',
  ],
  [
    /\b(?:whatever|anything|everything|all)(?: that| which)? (?:is|are|looks?|seems?|came out|turned out)(?: (?:too|really|very|a bit|so|way too))*(?= (?:dark|blurry|shaky|bright|boring|bad|ugly|unsharp|overexposed) ?)/g,
    'anything',
  ],
  // 'three shots: the dog, the sea'
  [
    /(?<=^|[.,|] )((?:just |only )?\d+ (?:shots?|clips?|cuts?|scenes?|things)) , (?=(?:the |my )?[^ .,|]+(?: [^ .,|]+)?(?: ,| and))/g,
    '$1 . ',
  ],

  [
    /\b(?:kick(?:s|ing)?|start(?:s|ing)?|lead(?:s|ing)?|open(?:s|ing)?|begin(?:s|ning)?)(?: (?:it|things|everything|us|the (?:video|reel|edit|whole thing)))?(?: (?:off|out|in))(?: (?:it|things|everything))? (?:with|on|by showing|showing|from) /g,
    'start with ',
  ],
  [
    /\b(?:wrap(?:s|ping)?|finish(?:es|ing)?|close(?:s)?|closing|end(?:s|ing)?|round(?:s|ing)?|sign(?:s|ing)?|top(?:s|ping)?)(?: (?:it|things|everything|us|the (?:video|reel|edit|whole thing)))?(?: (?:off|out|up))(?: (?:it|things|everything))? (?:with|on|by showing|showing) /g,
    'end with ',
  ],
  [
    /\b(?:get(?:ting)? rid of|cut(?:ting)? out|edit out|throw out|kick out|take out|chuck out|weed out|filter out|leave off)(?= (?:the|any|all|my|our|that|those|clips?|anything|everything|every) )(?! (?:the |all |any )*(?:sound|audio|noise|colou?r))/g,
    'leave out',
  ],
  [
    /\b(?:the |a )(clip|shot|scene|video) (?:of|with|showing|that shows|featuring) (?:the |my |our |a )(\S+)(?= ?[.,|]|$| (?:and|then|to|but|must|should|before|after|first|last|is|a bit|quieter|louder|at|down|up)\b)(?! and the)/g,
    'the $2 $1',
  ],
  [
    /(?<=[.,|] ?|\band |\bthen )(?:(?:right |directly |shortly )?after (?:that|this|it|these)|afterwards|after which|following that|next up|next(?! to))(?: ,)?(?: (?:comes?|is|we see|show|put|cut to|go to|use))? (?=(?:the|my|our|a) )/g,
    'then ',
  ],
];

/** 'that dog', 'their cake': which one is meant is told by the thing. */
const DETERMINERS =
  /(?<!(?:^| )(?:after|before|so|now|know|sure|ensure|think|say|says|clips?|ones?|parts?|shots?|moments?|things?|scenes?|bits?|means?|everything|anything|all|footage|stuff)) (?:that|this|those|these|their|its|his) (?=(\S+))(?!\S+ (?:is|are|was|has|have|shows?|should|must) (?:it|all)\b)/g;

/** 'gluing sanding and painting', 'waves dog sunset' */
const LIST_OF_THINGS =
  /(?<= (?:the|show|use|of|with|only|just|through|then) )(?:the )?([^ .,|]+) ((?:first (?=dance))?[^ .,|]+) and (?:the )?([^ .,|]+)(?= |$)/g;

/** 'only cake first dance and party' */
const ONLY_THREE =
  /(?<=(?:^| )(?:only|just) )(?:the )?([^ .,|]+) ((?:first (?=dance))?[^ .,|]+) and (?:the )?([^ .,|]+)(?= ?[.,|]|$| with | in )/g;

/** Where people who dictate make no pause: before a number after a thing, and between things with places of their own. */
const PAUSES: readonly (readonly [RegExp, (before: string, after: string) => boolean])[] = [
  [
    /(\S+) (?=(?:(?:about|around|maybe|max|under|at most|roughly) )?\d+(?:\.\d+)? (?:seconds?|secs?|s|minutes?|mins?|clips|cuts|shots)\b)/g,
    (before) =>
      namesThing(before) ||
      /^(?:only|people|talking|please|sound|audio|look|tones?|colou?rs|vibes?|style|total|overall|altogether|order|silent|mute|slow|fast|calm|music|voices?|stuff|more|else|colou?rful|vivid|warm|cool|soft|vintage|retro|cinematic|blackwhite|energetic|happy)$/.test(
        before,
      ),
  ],
  [
    /(?<=(\S+) (?:first|last|louder|quieter|opener|closer)) (?=(?:the |my )?(\S+))/g,
    (before, after) =>
      namesThing(before) &&
      // 'only cake first dance and party': the first dance is a thing.
      after !== 'dance' &&
      (namesThing(after) || /^(?:\d+|speech|music|sound|talking)$/.test(after)),
  ],
  [/(?<=clip (\d+) (?:first|last)) (?=clip (\d+))/g, () => true],
  // '20 seconds the rings then the kiss'
  [/(?<=\d (seconds|secs|minutes?|clips|shots)) (?=(?:the|my|our) (\S+))/g, (_, after) => namesThing(after)],
  [
    /(?<=\d (seconds|secs|minutes?|clips|shots)) (?=(start|end|begin|finish|skip|mute|no|leave|use|show|keep|fade|put) )/g,
    () => true,
  ],
  // 'no sound warm', 'ten seconds no talking'
  [
    /(?<= (sound|audio|music|talking|seconds|secs|s|cuts|text|silent|mute|muted|titles?|people|style|look|video|reel|speech|order)) (?=(warm|vivid|vintage|retro|cinematic|blackwhite|pastel|dreamy)(?: look| style| tones?| colou?rs?)?(?: ?[.,]|$))/g,
    () => true,
  ],
  [
    /(?<= ((?!no|with|and|but|the|a|an|use|only|just|want|make|be|is|are|it|keep|have|has|without|or|so|then|in|to|for|of|please|some|add|need|i|we|do|like|all|really|very|nice|soft|simple|hard|on|off|by|at|as|original|natural|smooth|gentle|slow|quick)[^ .,|]+)) (?=(no (?:sounds?|audio|music|talking|text|titles?|people|voices?|speech)|hard cuts|original sound|original audio|crossfade|muted?|silent)(?= ?[.,]|$| and | with ))/g,
    () => true,
  ],
  // '9 seconds 3 seconds each'
  [/(?<=\d (seconds|secs|s)) (?=(\d)(?:[\d.]*) (?:seconds?|secs?|s)\b)/g, () => true],
  [/(?<=\d (seconds|secs|s)) (?=(from) (?:the )?\S+ to )/g, () => true],
];

/** 'so waves dog sunset twelve seconds': things side by side, at least three of them, are a list. */
function listed(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runOfThings(words, at);
    if (run.length === 0) {
      out.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const after = words.slice(at + run.length, at + run.length + 4);
    out.push(isList(run, words[at - 1] ?? '', after) ? run.join(' and ') : run.join(' '));
    at += run.length;
  }
  return out.join(' ');
}

function isList(run: readonly string[], before: string, after: readonly string[]): boolean {
  return (
    run.length >= RUN_MIN &&
    run.length <= RUN_MAX &&
    run.filter((word) => readGenre(word) === null).length >= 2 &&
    // A word that more is said of may begin something else: 'cake last'.
    !/^(?:first|last|before|after|only|clips?|shots?)$/.test(after[0] ?? '') &&
    (BEFORE_LIST.test(before) || IN_ORDER.test(after.join(' ')))
  );
}

const RUN_MIN = 3;
const RUN_MAX = 12;
const IN_ORDER = /^in (?:this|that|exactly that) order/;
const BEFORE_LIST = /^(?:so|with|of|use|show|only|just|and|like|stuff|things|moments|the|seconds|clips)$/;

function runOfThings(words: readonly string[], from: number): readonly string[] {
  let to = from;
  while (namesThing(words[to] ?? '')) to += 1;
  return words.slice(from, to);
}

/** 'one dog, one bird and one boat' */
const ONE_OF_EACH =
  /(?<=^| )(?:(?:just|only) )?(?:1|one) [^ .,|]+(?:(?: ,)?(?: and)? (?:1|one) [^ .,|]+){2,}(?= |$)/g;
/** '3 sec pizza, 3 sec dog' */
const SECONDS_OF_THING =
  /(?<=^|[.,|] |\band |\bthen )(\d+(?:\.\d+)? (?:seconds?|secs?|s)) (?:the |my )?([^ .,|]+)(?= ?[.,|]|$| and \d| then )/g;

/** 'start with dog': in sentences a thing has its article. */
const BARE_THING =
  /(?<=\b(?:(?:start|end|begin|finish|open|close) (?:with|on)|then|before|after|show|include|and then) )(?!(?:him|her|them|us|me|you|it)\b)([^ .,|]+)(?= ?[.,|]|$| and | then | first| last| at | in | to | again| \d)/g;
const TERSE_WORDS_MAX = 9;

/** The same wish in the words that the readers know best. @param text with digits and joined phrases */
export function usualWords(text: string): string {
  let said = text.replace(DETERMINERS, (whole: string, thing: string) =>
    namesThing(thing) ? ' the ' : whole,
  );
  said = listed(said);
  said = said.replace(ONE_OF_EACH, (whole: string) => {
    const names = [...whole.matchAll(/(?:1|one|a) ([^ .,|]+)/g)].map(([, name = '']) => name);
    return names.every(namesThing) ? `${names.length} clips , include the ${names.join(' and the ')}` : whole;
  });
  said = said.replace(SECONDS_OF_THING, (whole: string, amount: string, thing: string) =>
    namesThing(thing) ? `${amount} of the ${thing}` : whole,
  );
  for (const [pattern, usual] of VERBS) said = said.replace(pattern, usual);
  said = squeeze(said);
  said = said.replace(ONLY_THREE, (whole: string, first: string, second: string, third: string) =>
    [first, second.replace('first ', ''), third].every(namesThing)
      ? `${first} and the ${second} and ${third}`
      : whole,
  );
  said = said.replace(LIST_OF_THINGS, (whole: string, first: string, second: string, third: string) =>
    [first, second.replace('first ', ''), third].every(
      (word) =>
        (/..ing$/.test(word) && !/thing$/.test(word)) || (namesThing(word) && readGenre(word) === null),
    ) && [first, second.replace('first ', ''), third].some(namesThing)
      ? `${first} and ${second} and ${third}`
      : whole,
  );
  if (said.split(' ').length > TERSE_WORDS_MAX)
    said = said.replace(BARE_THING, (whole: string, thing: string) =>
      namesThing(thing) && readGenre(thing) === null ? `the ${whole}` : whole,
    );
  for (const [pattern, isPause] of PAUSES)
    said = said.replace(pattern, (whole: string, before: string, after: string) =>
      isPause(before, after) ? `${whole}, ` : whole,
    );
  return squeeze(said);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
