import { namesThing, SAME_THING, wordsAgree } from '../vocabulary/meaning.ts';

const ONE = '(?:it|that one|this one|that 1|this 1|that clip|this clip|that shot|that part|this part)';
const LIVING = '(?:him|her)';
const MANY =
  '(?:them|both of them|(?:these|those|the) (?:two|2|three|3)|(?:these|those) clips|these|those|both)';
const STANDS_IN = `(${ONE}|${MANY}|${LIVING})`;
const THAT_TOO = `(${ONE}|${MANY}|${LIVING}|that|this)`;
/** What is asked of the thing before and after the word that stands for it; 'make it' and 'keep it' mean the reel. */
const ASKED: readonly RegExp[] = [
  new RegExp(`\\b((?:leave|take|cut|keep|throw|edit|filter) )${THAT_TOO}(?= (?:out|away)\\b)`),
  new RegExp(
    `\\b((?:skip|drop|remove|exclude|delete|ditch|lose|omit|avoid|hide) )${THAT_TOO}(?= ?[.,|]|$| and | please| completely| this)`,
  ),
  new RegExp(
    `\\b((?:start|open|begin|end|finish|close|stay|linger|focus) (?:with|on) )${STANDS_IN}(?= |$)(?! [^ ]+ing\\b)`,
  ),
  new RegExp(
    `\\b((?:put|show|use|place|play|include|repeat|bring|move) )${STANDS_IN}(?= (?:at|in|first|last|to the|before|after|right|near|twice|for|again|as|somewhere|too|\\d)|(?: ?[.,|]| and |$))(?! on )`,
  ),
  new RegExp(`\\b(give )${THAT_TOO}(?= (?:the most|more|most|extra|a lot|plenty|longer|about|\\d))`),
  /\b((?:start|open|begin|end|finish|close) )(there)(?= ?[.,|]|$| and | then )/,
  new RegExp(`\\b((?:mute|silence) )(${MANY})(?= ?[.,|]|$| and )`),
  new RegExp(
    `\\b((?:make|turn|get|have) )(${ONE}|${MANY})(?= (?:a (?:little )?bit |a little |much |way |a lot )?(?:louder|quieter|softer|less loud)(?= |$))`,
  ),
  /(?<=[^ ] |[.,] )((?:so|and|but) )(that|it)(?= (?:can|must|should|may) not be (?:in (?:it|there|the (?:video|reel))|used|shown|seen))/,
  /\b((?:so |but |and )?(?:mostly|mainly|focus on|lots of|more of|plenty of|all about|most of) )(him|her|it)(?= ?[.,|]|$| and | but | with | \d)/,
  new RegExp(`\\b(without )${STANDS_IN}(?= ?[.,|]|$| and )`),
  /\b((?:start|open|begin|end|finish|close) (?:with|on) )(that|this)(?= ?[.,|]|$| and | then )/,
  /(?<=^|[.,|] )((?:and |then |but )*(?:the|my|our) [^ .,|]+ (?:after|before) )(him|her)(?= ?[.,|]|$)/,
  // 'my dog right after it'
  /((?:^|[.,|] )(?:and |then |put |with )*(?:the|my|our) [^ .,|]+ (?:right |directly |straight )(?:after|before) )(it)(?= ?[.,|]|$| and )/,
  new RegExp(
    `\\b(make )(${ONE})(?= the (?:opener|opening|hook|intro|closer|closing|ending|finale|outro|first|last|longest)\\b)`,
  ),
  /(?<=^|[.,|] )((?:and |but |so |then )*)(he|she|it(?= (?:should|must|has to|needs to) (?:be (?:the )?(?:very )?(?:first|last|opening|opener|ending)|come (?:first|last))))(?= (?:also )?(?:should|must|has to|needs to|comes|goes) )/,
];
const WORDS_BACK_MAX = 30;
const CLIP = /^(?:clip|shot|scene|video|one|part)$/;

/**
 * 'The drone clip is beautiful, so open with it': what was named last stands for 'it', a list for 'them'.
 * @param text normalised, with pauses as words
 */
export function resolveAnaphora(text: string): string {
  let resolved = text;
  for (const pattern of ASKED) {
    const found = pattern.exec(resolved);
    if (found === null) continue;
    const [whole, verb = '', word = ''] = found;
    const named = lastNamed(
      resolved.slice(0, found.index),
      new RegExp(`^${MANY}$`).test(word),
      /^(?:him|her|he|she)$/.test(word),
    );
    if (named === null) continue;
    resolved = `${resolved.slice(0, found.index)}${verb}${word === 'there' ? 'with ' : ''}${named}${resolved.slice(found.index + whole.length)}`;
  }
  return resolved;
}

/** The thing named last, or the list it ends. */
function lastNamed(before: string, isMany: boolean, isLiving: boolean): string | null {
  const words = before.trim().split(' ').slice(-WORDS_BACK_MAX);
  const at = words.findLastIndex(
    (word, index) =>
      (namesThing(word) || HEARD.test(word)) &&
      !NOT_MEANT.test(word) &&
      !DOES.test(words[index - 1] ?? '') &&
      (!isLiving || lives(word)),
  );
  if (at < 0) return null;
  const last = thingAt(words, at);
  if (!isMany) return last;
  const link = words.lastIndexOf('and', at);
  const other = words.findLastIndex((word, index) => index < link && namesThing(word));
  return link >= at - 3 && link > 0 && other >= link - 2 ? `${thingAt(words, other)} and ${last}` : last;
}

/** What names a clip though no picture shows it. */
const HEARD = /^(?:speech|interview|toast|vows)$/;

/** 'him' is the dog named before the pizza. */
function lives(word: string): boolean {
  return ['animal', 'person'].some((kind) => wordsAgree(kind, word) >= SAME_THING);
}

function thingAt(words: readonly string[], at: number): string {
  const next = words[at + 1] ?? '';
  return `the ${words[at] ?? ''}${CLIP.test(next) ? ' clip' : ''}`;
}

/** 'You can hardly bear it' names no bear. */
const DOES = /^(?:hardly|barely|can|could|not|to|i|we|they|you)$/;

/** Whom it is for and when it was is not what it shows. */
const NOT_MEANT =
  /^(?:son|daughter|mother|father|mom|mum|dad|wife|husband|grand\w+|sister|brother|family|friend|day|night|evening|phone|camera|someone|somebody|anyone|her|he|she|him)s?$/;
