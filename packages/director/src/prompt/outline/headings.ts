import type { Match, Slots } from '../rules/found-match.ts';
import type { FrameName } from '../rules/frame-names.ts';
import { beginsPhrase, type Rule } from '../rules/grammar.ts';
import { isAboutKnown } from '../rules/known-things.ts';
import { type Named, namedLists } from '../sentence/named-lists.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { boundAt } from '../words/bounds.ts';
import type { Token } from '../words/tokens.ts';

/** What a list is asked to be, by the name of the phrases that stand over it: 'Not in the reel: the dog, the cat'. */
const FRAMES_OF_HEADINGS: Readonly<Record<string, FrameName>> = {
  headsLeftOut: 'exclude',
  headsIncluded: 'include',
  headsOnly: 'only',
  headsMuted: 'mute',
  headsLouder: 'louder',
  headsQuieter: 'quieter',
  headsSlow: 'slowMotion',
  headsFast: 'fastMotion',
  headsLonger: 'longer',
  headsShorter: 'shorter',
};

const RULES: ReadonlyMap<string, Rule> = new Map(
  [...Object.entries(FRAMES_OF_HEADINGS), ['times', 'times'] as const].map(([name, frame]) => [
    name,
    { frame, sequence: [] },
  ]),
);
const HEADED: ReadonlySet<Rule> = new Set(RULES.values());
/** More than a bare list of as many things is worth. */
const WORTH_OF_HEADING = 24;
/** More than a line is worth in a list of shots. */
const WORTH_OF_LINE = 40;
const FILLERS_MAX = 2;
const WORDS_MAX = 8;
const THINGS_MAX = 40;

/** Whether a match is a list that stands under its heading. */
export function isHeadedList({ rule }: Match): boolean {
  return HEADED.has(rule);
}

/** Whether nothing but the words over such a list stands from one token to another. */
export function isListHeading(sentence: Sentence, from: number, colon: number): boolean {
  return headingAt(sentence, from)?.colon === colon;
}

/** Lists under a heading that says what becomes of them: 'Out: the dog, the cat', 'Twice: the toast'. */
export function headedListAt(sentence: Sentence, from: number): readonly Match[] {
  if (!isHeadingStart(sentence, from)) return [];
  const heading = headingAt(sentence, from);
  if (heading === null) return [];
  const { rule, colon, slots } = heading;
  const { clips, to, lines } = listBehind(sentence, colon + 1);
  if (clips.length === 0 || !isAboutKnown(sentence, clips)) return [];
  const score = to - from + WORTH_OF_HEADING + lines * WORTH_OF_LINE;
  return [{ rule, from, to, slots: { ...slots, clips }, score, literal: score }];
}

function isHeadingStart(sentence: Sentence, at: number): boolean {
  let lead = at - 1;
  while (sentence.tokens[lead]?.kind === 'word' && isSkipped(sentence, sentence.tokens[lead])) lead -= 1;
  const before = sentence.tokens[lead];
  return (
    before === undefined ||
    /^(?:break|comma|sign)$/.test(before.kind) ||
    (['and', 'connectors', 'thens'] as const).some((name) => isIn(sentence, before, name))
  );
}

interface Heading {
  readonly rule: Rule;
  readonly colon: number;
  readonly slots: Slots;
}

function headingAt(sentence: Sentence, from: number): Heading | null {
  return statedAt(sentence, from) ?? pointingAt(sentence, from);
}

function statedAt(sentence: Sentence, from: number): Heading | null {
  const { tokens, grammar } = sentence;
  // 'Exactly once: the dog, the cat'
  const bound = boundAt(tokens, from, grammar.lexicon.numbers.bounds);
  const at = bound?.bound === 'exactly' ? bound.next : from;
  const token = tokens[at];
  for (const [name, rule] of RULES) {
    const isTimes = name === 'times' && token?.quantity?.unit === 'times';
    const end = isTimes ? at + 1 : namedPhraseEnd(sentence, name, from);
    const colon = end === null ? null : colonAt(sentence, end);
    if (colon !== null) return { rule, colon, slots: isTimes && token !== undefined ? { times: token } : {} };
  }
  return null;
}

/** 'Leave these out:' and 'the following three are out:' are read without the words that point to the list. */
function pointingAt(sentence: Sentence, from: number): Heading | null {
  const { tokens } = sentence;
  const length = tokens.slice(from, from + WORDS_MAX).findIndex(({ spelt }) => spelt === ':');
  if (length < 2) return null;
  const words = tokens.slice(from, from + length + 1);
  const kept = words.filter((token) => !isPointer(sentence, token));
  if (kept.length === words.length || words.some(({ kind }) => kind === 'break' || kind === 'comma'))
    return null;
  const stated = statedAt({ ...sentence, tokens: kept }, 0);
  return stated === null ? null : { ...stated, colon: from + length };
}

function isPointer(sentence: Sentence, token: Token): boolean {
  if (token.quantity !== null) return token.quantity.unit === 'count';
  return (
    POINTERS.some((name) => isIn(sentence, token, name)) ||
    beginsPhrase(sentence.grammar, 'followingOnes', token.word)
  );
}
const POINTERS = ['determiners', 'distributive', 'of', 'anaphora', 'clipNouns', 'being'] as const;

/** The colon behind the 'please' of 'not in it please:' */
function colonAt(sentence: Sentence, from: number): number | null {
  const { tokens } = sentence;
  let at = from;
  while (at < from + FILLERS_MAX && tokens[at]?.kind === 'word' && isSkipped(sentence, tokens[at])) at += 1;
  if (tokens[at]?.spelt === ':') return at;
  return tokens[at]?.kind === 'break' && isBullet(tokens[at + 1]) ? at - 1 : null;
}

interface Listed {
  readonly clips: readonly Named[];
  readonly to: number;
  readonly lines: number;
}

/** The things behind a colon, on one line or one a line. */
function listBehind(sentence: Sentence, from: number): Listed {
  const { tokens } = sentence;
  const clips: Named[] = [];
  let to = from;
  let lines = 0;
  for (let at = from; clips.length < THINGS_MAX; ) {
    const isLine = tokens[at]?.kind === 'break';
    const isListed = isLine && isBullet(tokens[at + 1]);
    // Behind the end of a line the list goes on with a bullet alone.
    if (isLine && !isListed && clips.length > 0) break;
    const first = isListed ? at + 2 : isLine ? at + 1 : at;
    const list = namedLists(sentence, first).find((way) => isListEnd(sentence, way.to));
    if (list === undefined) break;
    clips.push(...list.items);
    to = list.to;
    if (isListed) lines += 1;
    at = tokens[to]?.kind === 'comma' ? to + 1 : to;
  }
  return { clips, to, lines };
}

/** The '-' of a line is read as a comma. */
function isBullet(token: Token | undefined): boolean {
  return /^[-–—•*]$/.test(token?.spelt ?? '');
}

function isListEnd(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token === undefined || /^(?:break|comma)$/.test(token.kind) || isIn(sentence, token, 'connectors');
}
