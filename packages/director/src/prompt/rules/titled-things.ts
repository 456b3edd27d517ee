import { phraseEnds } from '../sentence/noun-phrases.ts';
import { isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Match } from './found-match.ts';
import type { Rule } from './grammar.ts';

const TITLE_OVER: Rule = { frame: 'titleOver', sequence: [] };
/** More than words at the beginning are worth, and than a list. */
const WORTH = 30;
const TEXT_WORDS_MAX = 8;
const THING_WORDS_MAX = 7;

type Stretch = readonly [from: number, to: number];

/** One clip and the words over it, as they stand in the sentence. */
interface Titled {
  readonly from: number;
  readonly to: number;
  readonly thing: Stretch;
  readonly text: Stretch;
}

/** Words over clips, one after the other: 'over the onion write Step 1, over the ham Step 2', 'write Fire on the forge and Water on the tub'. */
export function titledThingsAt(sentence: Sentence, from: number): readonly Match[] {
  return titledIn(sentence)
    .filter((titled) => titled.from === from)
    .map(({ to, thing, text }) => {
      const score = to - from + WORTH;
      const slots = { clips: [{ from: thing[0], to: thing[1] }], text };
      return { rule: TITLE_OVER, from, to, slots, score, literal: score };
    });
}

const known = new WeakMap<Sentence, readonly Titled[]>();

function titledIn(sentence: Sentence): readonly Titled[] {
  const found =
    known.get(sentence) ??
    sentence.tokens.flatMap((_, at) => [...thingsFirst(sentence, at), ...textsFirst(sentence, at)]);
  known.set(sentence, found);
  return found;
}

/** 'Over the onion write Step 1, over the ham Step 2': behind what is written once the others need no verb. */
function thingsFirst(sentence: Sentence, from: number): readonly Titled[] {
  const titled: Titled[] = [];
  let next: number | null = from;
  while (next !== null) {
    const thing = thingOver(sentence, next, titled.length > 0);
    if (thing === null) break;
    const verb = skipped(sentence, thing[1]);
    const words: number | null =
      namedPhraseEnd(sentence, 'writeWord', verb) ?? (titled.length > 0 ? verb : null);
    const end: number | null = words === null ? null : textEnd(sentence, words);
    if (words === null || end === null) break;
    titled.push({ from: next, to: end, thing, text: [words, end] });
    next = behindJoint(sentence, end);
  }
  return titled;
}

/** 'Write Step 1 over the onion, Step 2 over the ham' */
function textsFirst(sentence: Sentence, from: number): readonly Titled[] {
  const titled: Titled[] = [];
  const verb = namedPhraseEnd(sentence, 'writeWord', from);
  // 'Write the words Step 1 over the onion'
  const named = verb === null ? null : namedPhraseEnd(sentence, 'theWords', verb);
  let [at, words]: readonly [number, number | null] = [from, named ?? verb];
  while (words !== null) {
    const over = overBehind(sentence, words);
    const thing = over === null ? null : thingOver(sentence, over, false);
    if (over === null || thing === null) break;
    titled.push({ from: at, to: thing[1], thing, text: [words, over] });
    words = behindJoint(sentence, thing[1]);
    at = words ?? at;
  }
  return titled;
}

/** The thing behind 'over'; before words with no verb it ends as soon as it is known. */
function thingOver(sentence: Sentence, at: number, isShort: boolean): Stretch | null {
  const from = namedPhraseEnd(sentence, 'overThing', at);
  if (from === null || ['first', 'last'].some((name) => namedPhraseEnd(sentence, name, from) !== null))
    return null;
  const ends = phraseEnds(sentence, from).filter(
    (to) => to <= from + THING_WORDS_MAX && isShown(sentence, from, to),
  );
  const to = isShort ? ends.at(-1) : ends[0];
  return to === undefined ? null : [from, to];
}

/** 'The screen' is where all is shown, unless a clip shows one. */
function isShown(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .some(
      ({ kind, word, quantity }) =>
        kind === 'file' || (kind === 'word' && quantity === null && isClipWord(sentence, word)),
    );
}

/** Where the words end that are written from a token on; null where there are none. */
function textEnd(sentence: Sentence, from: number): number | null {
  const { tokens } = sentence;
  if (tokens[from]?.kind === 'quote') return from + 1;
  let to = from;
  while (to < from + TEXT_WORDS_MAX && isText(sentence, to)) to += 1;
  return to > from ? to : null;
}

/** The 'over' behind the words that are written. */
function overBehind(sentence: Sentence, from: number): number | null {
  if (sentence.tokens[from]?.kind === 'quote')
    return namedPhraseEnd(sentence, 'overThing', from + 1) === null ? null : from + 1;
  for (let at = from; at <= from + TEXT_WORDS_MAX && isText(sentence, at); at += 1)
    if (at > from && namedPhraseEnd(sentence, 'overThing', at) !== null) return at;
  return null;
}

function isText(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || /^(?:comma|break|quote)$/.test(token.kind)) return false;
  if (isIn(sentence, token, 'connectors')) return false;
  return !(isIn(sentence, token, 'and') && namedPhraseEnd(sentence, 'overThing', at + 1) !== null);
}

/** Behind the comma or the 'and' between two of them. */
function behindJoint(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  let next = at;
  while (
    tokens[next]?.kind === 'comma' ||
    isIn(sentence, tokens[next], 'and') ||
    isIn(sentence, tokens[next], 'thens')
  )
    next += 1;
  return next === at ? null : next;
}

function skipped(sentence: Sentence, at: number): number {
  return isSkipped(sentence, sentence.tokens[at]) ? at + 1 : at;
}
