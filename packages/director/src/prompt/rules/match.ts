import { OUTLINE } from '../outline/outline.ts';
import { outlineAt } from '../outline/outline-match.ts';
import { type Named, namedLists } from '../sentence/named-lists.ts';
import { isIn, isLiteral, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isReelRange } from '../words/reel-long.ts';
import type { Token } from '../words/tokens.ts';
import { feasibleOf } from './feasible.ts';
import type { Match, Slots } from './found-match.ts';
import type { Rule } from './grammar.ts';
import { type Element, indexByFirst, isLiteralOnly, type Sequence, type SlotName } from './pattern.ts';
import { fits, textEnds } from './slots.ts';
import { structuredAt } from './structured.ts';
import { isBehindVerb, thenListsAt } from './then-lists.ts';

/** A way through the first elements of a pattern: where it stands, and what it took on the way. */
interface State {
  readonly at: number;
  readonly slots: Slots;
  readonly score: number;
  /** The last word taken fills an argument. */
  readonly isBehindSlot?: boolean;
  /** And that is a length. */
  readonly isBehindAmount?: boolean;
}

/** What a word that asks for something tells, and what one that only holds the sentence together does. */
const TELLING = 10;
const HOLDING = 2;
/** The words of a length or part beside a thing. */
const MEASURED = 24;
const SKIPPED_MAX = 4;
/** What stands behind a comma belongs rather to what follows. */
const COMMA_COST = 2;

const NONE: readonly Rule[] = [];

/** All rules that fit from a token on. */
export function matchesAt(sentence: Sentence, from: number): readonly Match[] {
  const token = sentence.tokens[from];
  if (token === undefined || token.kind === 'break') return [];
  if (token.spelt === OUTLINE.part) return outlineAt(sentence, from);
  const { byWord, byPrefix, bySlot } = sentence.grammar;
  const rules = [
    ...feasibleOf(sentence, byWord.get(token.word) ?? NONE),
    ...byPrefix.filter(([prefix]) => token.word.startsWith(prefix)).map(([, rule]) => rule),
    ...(isSkipped(sentence, token)
      ? []
      : [...feasibleOf(sentence, bySlot), ...rulesAfterThings(sentence, from)]),
  ];
  return [
    ...rules.flatMap((rule) => (takesPlace(sentence, rule, from) ? [] : matchesOf(sentence, rule, from))),
    ...thenListsAt(sentence, from),
    ...structuredAt(sentence, from),
  ];
}

/** Of 'termina con el fuego, dos segundos cada uno' the fire has its place, and the time is that of all. */
function takesPlace(sentence: Sentence, { frame }: Rule, from: number): boolean {
  return (frame === 'holdEach' || frame === 'hold') && isBehindVerb(sentence, from);
}

/** Rules that begin with clips, of those that the words behind the clips allow. */
function rulesAfterThings(sentence: Sentence, from: number): readonly Rule[] {
  const { byNext } = sentence.grammar;
  const lists = namedLists(sentence, from);
  if (lists.length === 0) return [];
  const rules = new Set(feasibleOf(sentence, byNext.get('_') ?? NONE));
  for (const { to } of lists)
    for (let at = to; at < to + 5; at += 1) {
      const token = sentence.tokens[at];
      if (token === undefined || token.kind === 'break') break;
      for (const rule of feasibleOf(sentence, byNext.get(token.word) ?? NONE)) rules.add(rule);
      if (!isSkipped(sentence, token)) break;
    }
  return [...rules];
}

function matchesOf(sentence: Sentence, rule: Rule, from: number): readonly Match[] {
  const ends = walk(sentence, rule.sequence, { at: from, slots: {}, score: 0 }, from);
  return ends
    .filter(({ at }) => at > from)
    .map(({ at, slots, score }) => ({
      rule,
      from,
      to: at,
      slots,
      score: score + (at - from),
      literal: score,
    }));
}

/**
 * The best way to every token that a sequence may end at. Element by element, left to right: of two ways to one token the
 * better goes on, so that the work grows with the words and not with their combinations.
 * @param from where the pattern began: nothing is read over before its first word
 */
function walk(sentence: Sentence, sequence: Sequence, start: State, from: number): readonly State[] {
  let states: readonly State[] = [start];
  for (const element of sequence) {
    const best = new Map<number, State>();
    const take = (state: State): void => {
      const known = best.get(state.at);
      if (known === undefined || state.score > known.score) best.set(state.at, state);
    };
    for (const state of states) {
      for (const next of taken(sentence, element, state, from)) take(next);
      const skipped = afterSkipped(sentence, element, state, from);
      if (skipped !== null) for (const next of taken(sentence, element, skipped, from)) take(next);
      if (element.isOptional) take(state);
    }
    states = [...best.values()];
    if (states.length === 0) return states;
  }
  return states;
}

/** The state behind words that are read over, such as 'um' or a comma; null where there are none. */
function afterSkipped(sentence: Sentence, element: Element, state: State, from: number): State | null {
  const token = sentence.tokens[state.at];
  if (state.at === from || !isSkipped(sentence, token)) return null;
  // 'The dog is the star, so mostly the dog'
  if (state.isBehindSlot === true && isIn(sentence, token, 'thens')) return null;
  let at = state.at + 1;
  const isAsked = (token: Token | undefined) => element.kind === 'words' && isLiteral(token, element);
  while (
    isSkipped(sentence, sentence.tokens[at]) &&
    !isAsked(sentence.tokens[at]) &&
    at < state.at + SKIPPED_MAX
  )
    at += 1;
  const over = sentence.tokens.slice(state.at, at);
  // 'Like a before and after, so the ewe'
  if (element.kind === 'slot' && over.some((one) => isIn(sentence, one, 'thens'))) return null;
  // 'For a garden centre: only plants'
  if (state.isBehindSlot === true && element.kind === 'words' && over.some(({ spelt }) => spelt === ':'))
    return null;
  const hasComma = over.some(({ kind }) => kind === 'comma');
  // 'The tent, 30 seconds': the number belongs to the reel; 'the tent, twice' is of the tent.
  const isOften = element.kind === 'slot' && element.slot === 'times' && endsClause(sentence.tokens[at + 1]);
  if (
    hasComma &&
    !isOften &&
    (state.isBehindSlot === true || isTimeOfReel(sentence, element, sentence.tokens[at]))
  )
    return null;
  return { ...state, at, score: state.score - (hasComma ? COMMA_COST : 0) };
}

function endsClause(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'comma' || token.kind === 'break';
}

/** Behind a comma: '20 seconds', 'between 20 and 30 seconds', but '0:20 to 0:30' is a part of what stands before. */
function isTimeOfReel(sentence: Sentence, element: Element, token: Token | undefined): boolean {
  if (element.kind !== 'slot') return false;
  return (
    element.slot === 's' ||
    (element.slot === 'range' && isReelRange(token, sentence.grammar.lexicon.numbers.between))
  );
}

function taken(sentence: Sentence, element: Element, state: State, from: number): readonly State[] {
  const token = sentence.tokens[state.at];
  if (token === undefined || token.kind === 'break') return [];
  switch (element.kind) {
    case 'any':
      return token.kind === 'word' ? [{ ...state, at: state.at + 1 }] : [];
    case 'words':
      return isLiteral(token, element)
        ? [
            {
              ...state,
              isBehindSlot: false,
              isBehindAmount: false,
              at: state.at + 1,
              score: state.score + weightOf(sentence, token),
            },
          ]
        : [];
    case 'phrase':
      return isLiteralOnly(element.sequences)
        ? literalWays(sentence, element.sequences, state.at, from)
            // '40 seconds, each speech no more than 5'
            .filter(({ at }) => at === state.at || state.isBehindAmount !== true || token.kind !== 'comma')
            .map(({ at, score }) => ({
              ...state,
              isBehindSlot: at === state.at && state.isBehindSlot === true,
              isBehindAmount: at === state.at && state.isBehindAmount === true,
              at,
              score: state.score + score,
            }))
        : element.sequences.flatMap((inner) => walk(sentence, inner, state, from));
    case 'slot':
      return filled(sentence, element.slot, state, token);
  }
}

const literals = new WeakMap<Sentence, Map<readonly Sequence[], Map<number, readonly State[]>>>();

/** Where a phrase of nothing but words may end: read once for each place in a sentence. */
function literalWays(
  sentence: Sentence,
  sequences: readonly Sequence[],
  at: number,
  from: number,
): readonly State[] {
  const byPhrase = literals.get(sentence) ?? new Map<readonly Sequence[], Map<number, readonly State[]>>();
  literals.set(sentence, byPhrase);
  const byPlace = byPhrase.get(sequences) ?? new Map<number, readonly State[]>();
  byPhrase.set(sequences, byPlace);
  const isFirst = at === from;
  const place = isFirst ? -1 - at : at;
  const known = byPlace.get(place);
  if (known !== undefined) return known;
  const best = new Map<number, State>();
  for (const inner of sequencesAt(sentence, sequences, at, isFirst))
    for (const way of walk(sentence, inner, { at, slots: {}, score: 0 }, isFirst ? at : -1)) {
      const other = best.get(way.at);
      if (other === undefined || way.score > other.score) best.set(way.at, way);
    }
  const found = [...best.values()];
  byPlace.set(place, found);
  return found;
}

/** The sequences that can begin at a token, or behind the words read over there. */
function sequencesAt(
  sentence: Sentence,
  sequences: readonly Sequence[],
  at: number,
  isFirst: boolean,
): readonly Sequence[] {
  const token = sentence.tokens[at];
  const { byWord, rest } = indexByFirst(sequences);
  const here = byWord.get(token?.word ?? '') ?? [];
  if (isFirst || !isSkipped(sentence, token)) return [...here, ...rest];
  let behind = at + 1;
  while (isSkipped(sentence, sentence.tokens[behind]) && behind < at + SKIPPED_MAX) behind += 1;
  return [...new Set([...here, ...(byWord.get(sentence.tokens[behind]?.word ?? '') ?? []), ...rest])];
}

function thensIn(items: readonly Named[]): number {
  return items.filter(({ isThen }) => isThen === true).length;
}

/** Things with a length or a part of their own; the length of 'it' or of 'each clip' is the reel's or that of cuts. */
function measuredIn(sentence: Sentence, items: readonly Named[]): number {
  return items.filter(
    ({ from, nounTo, hold, part, range }) =>
      (hold ?? part ?? range) !== undefined &&
      !isIn(sentence, sentence.tokens[from], 'distributive') &&
      (nounTo === undefined || namedPhraseEnd(sentence, 'reel', from) !== nounTo),
  ).length;
}

function weightOf(sentence: Sentence, token: Token): number {
  return HOLDING_CLASSES.some((name) => isIn(sentence, token, name)) ? HOLDING : TELLING;
}
const HOLDING_CLASSES = ['determiners', 'prepositions', 'of', 'stops', 'and'] as const;

function filled(sentence: Sentence, slot: SlotName, state: State, token: Token): readonly State[] {
  const { at, slots, score } = state;
  switch (slot) {
    case 'said': {
      // 'Keep what he says about the oven' is more than 'what he says'.
      if (namedPhraseEnd(sentence, 'whatSaid', at) !== null)
        return filled(sentence, 'clips', { ...state, score: score + MEASURED }, token);
      const isSaid = token.kind === 'heard' || isIn(sentence, token, 'relatives');
      return isSaid ? filled(sentence, 'clips', state, token) : [];
    }
    case 'clips':
    case 'than':
      return namedLists(sentence, at).map(({ to, items }) => ({
        at: to,
        isBehindSlot: true,
        isBehindAmount: false,
        score: score + thensIn(items) * TELLING + measuredIn(sentence, items) * MEASURED,
        slots: { ...slots, [slot]: items },
      }));
    case 'text':
      return textEnds(sentence, at).map((to) => ({ at: to, score, slots: { ...slots, text: [at, to] } }));
    case 'quote':
      return token.kind === 'quote'
        ? [{ at: at + 1, score: score + 4, slots: { ...slots, text: [at, at + 1] } }]
        : [];
    case 'name':
      return token.kind === 'word' ? [{ at: at + 1, score, slots: { ...slots, name: token } }] : [];
    default:
      return fits(slot, token)
        ? [
            {
              at: at + 1,
              isBehindSlot: true,
              isBehindAmount: slot === 's',
              score: score + 4,
              slots: { ...slots, [slot]: token },
            },
          ]
        : [];
  }
}
