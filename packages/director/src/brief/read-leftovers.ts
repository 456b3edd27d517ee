import { namesThing } from '../vocabulary/meaning.ts';
import type { ClipReference } from './brief.ts';
import { NO_PICTURE } from './no-picture.ts';
import { referencesIn } from './phrases.ts';

export interface LeftoversFound {
  readonly opening: readonly ClipReference[];
  readonly ending: readonly ClipReference[];
  readonly middle: readonly ClipReference[];
  readonly exclude: readonly ClipReference[];
  readonly only: readonly ClipReference[];
  readonly include: readonly ClipReference[];
}

type Wish = keyof LeftoversFound;

/** Words that give a wish away wherever in a clause they stand. The first that occurs counts, so refusals come first. */
const SIGNS: readonly (readonly [Wish, RegExp])[] = [
  [
    'exclude',
    /\b(?:not|no|never|off limits|off the table|spare|without|away|behind|banned|forbidden|taboo|absent|nowhere|unwanted|hate|dislike|boring|annoying|dropped?|left out|out(?! of)|gone|clear of|except|instead|hidden?|skipped|removed?|less|free|pass on|do without|tired of)\b/,
  ],
  [
    'only',
    /\b(?:only|alone|solely|nothing (?:more|else|but)|exclusively|stick (?:to|with)|restrict\w*|limit\w*|purely|entirely|all about|just(?! a (?:little|bit)| some))\b/,
  ],
  ['middle', /\b(?:half ?way|midway|middle|centre|center)\b/],
  [
    'opening',
    /\b(?:start\w*|begin\w*|open\w*|opener|lead|leads|leading|kick\w*|first(?! (?!we|you|and|then|thing|shot|clip|scene|picture|image)[^ .,|]+)|hook|intro|introduc\w*|in front|at the front|up front|on top|at the top|get(?:s|ting)? (?:it |us |things )?going|set(?:s|ting)? the scene|right away)\b/,
  ],
  [
    'ending',
    /\b(?:end(?! of the (?:day|week|weekend|year|month|trip|holiday))|ends|ending|finish\w*|finally|close|closes|closing|closer|wrap\w*|round\w* (?:it |things |everything )?off|last|final|finale|outro|conclu\w*|left with|to the back|at the back|sign(?:s|ing)? off|goodbye|farewell|bottom|leave (?:us|people|them) with)\b/,
  ],
  [
    'include',
    /\b(?:must|need|needs|include\w*|want|wanted|sure|somewhere|featured?|love|important|essential|appear\w*|forget|missing|show|shown|see|seen|there|has to|have to|should|please|bring|squeeze|fit)\b/,
  ],
];
const SIGN_WORDS =
  /^(?:not|no|never|off|limits|table|spare|without|away|behind|banned|forbidden|taboo|absent|nowhere|unwanted|hate|dislike|boring|annoying|drop|dropped|left|out|gone|clear|except|instead|skipped|removed?|less|free|pass|do|tired|only|alone|solely|nothing|more|else|but|exclusively|stick|restrict\w*|limit\w*|purely|entirely|just|half|way|halfway|midway|middle|centre|center|start\w*|begin\w*|open\w*|lead\w*|kick\w*|first|hook|intro|front|top|get|going|set|scene|end\w*|finish\w*|finally|clos\w*|wrap\w*|round\w*|last|final\w*|outro|conclu\w*|back|goodbye|must|need\w*|include\w*|want\w*|sure|somewhere|feature\w*|love|important|essential|appear\w*|forget|missing|show\w*|see\w*|there|has|have|should|please|bring|squeeze|fit|can|could|would|will|be|is|are|was|it|its|everything|anything|things|us|people|go|goes|goes|come|comes|to|at|up|then|so|i|you|we|they|make|making|build|building|create|let|use|put|opening|image|with|what|who|belongs?|going|sits?|stays?|remains?)$/;
const WORDS_MAX = 12;
/** How good a thing is. */
const JUDGES =
  /\bnot (?:so|very|that|really|too|the|as) (?:nice|good|great|pretty|interesting|sharp|steady|bright|exciting|best)\b/;
/** 'The first dance was amazing' tells of the day and asks for nothing. */
const TELLS =
  /\b(?:was|were|went|had|did|got|came|saw|took|made|been|met|gave|sang|danced|cried|told|kissed|married|ate|drank|built|bought|stayed|drove|spent|visited|celebrated|enjoyed|happened|loved)\b/;

/**
 * A last look at clauses that no reader understood: a clause that names a thing and gives a wish away somewhere, as in
 * 'the campfire should wrap everything up' or 'the dog is off limits'.
 * @param rest what the other readers left of the prompt
 */
export function readLeftovers(rest: string): LeftoversFound {
  const found: { [W in Wish]: ClipReference[] } = {
    opening: [],
    ending: [],
    middle: [],
    exclude: [],
    only: [],
    include: [],
  };
  for (const clause of rest.split(
    / ?[.,|]+ ?| (?:and|but|so|while|then) (?=the |my |our |let |i |we |you |put |leave )/,
  )) {
    const words = clause.split(' ').filter((word) => word !== '');
    if (words.length < 2 || words.length > WORDS_MAX || TELLS.test(clause)) continue;
    const things = namedIn(words);
    const wish = SIGNS.find(([, sign]) => sign.test(clause))?.[0];
    // 'The cake is not so nice' judges it and leaves it in.
    if (wish === 'exclude' && JUDGES.test(clause)) continue;
    if (wish !== undefined && things.length > 0) found[wish].push(...things);
  }
  return found;
}

/** The things of a clause: known words, and whatever 'the', 'my' or 'our' stands before. */
export function namedIn(words: readonly string[]): ClipReference[] {
  const phrases: string[][] = [];
  let phrase: string[] = [];
  const close = (): void => {
    if (phrase.length > 0) phrases.push(phrase);
    phrase = [];
  };
  words.forEach((word, index) => {
    const isArticle = /^(?:the|my|our|any|every|all|some|a|an)$/.test(word);
    if (isArticle) {
      close();
      return;
    }
    if (isForSomeone(words, index) || PRONOUN.test(word)) {
      close();
      return;
    }
    const follows = phrase.length > 0 || /^(?:the|my|our|every|clip|clips)$/.test(words[index - 1] ?? '');
    const isOrdinal =
      /^(?:first|second|third|fourth|fifth|last)$/.test(word) &&
      /^(?:clip|one|1|shot|video)$/.test(words[index + 1] ?? '');
    if (isOrdinal || (!SIGN_WORDS.test(word) && (follows || namesThing(word) || /^clips?$/.test(word))))
      phrase.push(word);
    else close();
  });
  close();
  return phrases
    .filter((part) => part.length <= 4)
    .flatMap((part) => referencesIn(`the ${part.join(' ')}`))
    .filter((reference) => reference.kind !== 'words' || !NO_PICTURE.test(reference.words[0] ?? ''));
}

const PRONOUN =
  /^(?:i|me|my|mine|we|us|our|you|your|he|him|his|she|her|it|its|they|them|their|who|someone|somebody|nobody|everyone|everybody|those|these|this|that|which)$/;

/** 'for my wife': whom it is for is not what it shows. */
function isForSomeone(words: readonly string[], index: number): boolean {
  return words[index - 2] === 'for' || words[index - 1] === 'for';
}
