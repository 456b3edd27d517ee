import { isHeadedList } from '../outline/headings.ts';
import { clauseStart } from '../sentence/clauses.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isTold } from '../sentence/told/told.ts';
import type { Match } from './found-match.ts';
import { isGrounded } from './grounded.ts';
import { isAboutKnown } from './known-things.ts';
import { LOOSE_FRAMES } from './loose-frames.ts';
import { matchesAt } from './match.ts';

/** Each further frame costs a little, so that one that explains all is preferred to two that share it. */
const FRAME_COST = 3;

const SELECTED = new WeakMap<Sentence, readonly Match[]>();

/** The rules that together explain most of the words, in order and without overlaps; of one sentence they are sought once. */
export function selectMatches(sentence: Sentence): readonly Match[] {
  const known = SELECTED.get(sentence);
  if (known !== undefined) return known;
  const selected = bestMatches(sentence);
  SELECTED.set(sentence, selected);
  return selected;
}

function bestMatches(sentence: Sentence): readonly Match[] {
  const count = sentence.tokens.length;
  const byEnd: Match[][] = Array.from({ length: count + 1 }, () => []);
  for (let at = 0; at < count; at += 1)
    for (const match of bestOfEach(matchesAt(sentence, at)))
      if (isHeadedList(match) || (isGrounded(sentence, match) && !isTold(sentence, match)))
        byEnd[match.to]?.push(match);

  const best: { readonly score: number; readonly last: Match | null }[] = [{ score: 0, last: null }];
  for (let to = 1; to <= count; to += 1) {
    let here = { score: best[to - 1]?.score ?? 0, last: null as Match | null };
    for (const match of byEnd[to] ?? []) {
      const score = (best[match.from]?.score ?? 0) + worthOf(sentence, match);
      if (score > here.score) here = { score, last: match };
    }
    best.push(here);
  }
  const selected: Match[] = [];
  for (let to = count; to > 0; ) {
    const last = best[to]?.last ?? null;
    if (last !== null) selected.push(last);
    to = last === null ? to - 1 : last.from;
  }
  return selected.reverse();
}

function worthOf(sentence: Sentence, match: Match): number {
  const isLoose =
    LOOSE_FRAMES.has(match.rule.frame) && !isHeld(sentence, match) && !isMadeWith(sentence, match);
  const isUnknown =
    match.slots.clips !== undefined &&
    !NAMING_FRAMES.test(match.rule.frame) &&
    !isAboutKnown(sentence, match.slots.clips);
  // 'Four parts of 8 seconds each: the inlet, the pumps, the test and the valve at the end'
  const parts =
    match.rule.frame === 'equalSections' && match.slots.s !== undefined
      ? (match.slots.clips ?? []).length * WORTH_OF_PART
      : 0;
  return (isLoose || isUnknown ? match.score * 0.6 : match.score) + parts - FRAME_COST;
}
const WORTH_OF_PART = 12;

/** These are about what they name, whether anybody knows it: 'two shots of the lighthouse'. */
const NAMING_FRAMES = /^(?:countOf|topic|topicOf|hold|times|partSaid)$/;

/** 'Stay on the tiling for six seconds' is more than a length beside a thing. */
function isHeld(sentence: Sentence, { rule, literal, slots: { clips = [], s }, from, to }: Match): boolean {
  if (s?.quantity?.unit === 'seconds' && s.quantity.amount.bound === 'between') return false;
  if (rule.frame !== 'hold' || literal < HELD_BY_WORDS || clips.length !== 1) return false;
  const isFor = sentence.tokens.slice(from, to).some((token) => isIn(sentence, token, 'lasting'));
  return (isFor || literal >= SAID_OUTRIGHT) && isAboutKnown(sentence, clips);
}

/** 'Make me something fun with the dog' asks for the dog, 'we walked with the dog' does not. */
function isMadeWith(sentence: Sentence, { rule, from, slots: { clips = [] } }: Match): boolean {
  if (rule.frame !== 'include' || namedPhraseEnd(sentence, 'withIt', from) === null) return false;
  const before = sentence.tokens.slice(clauseStart(sentence, from), from);
  // 'Twelve seconds with the dog' is how long that is.
  if (before.at(-1)?.quantity?.unit === 'seconds') return false;
  // 'Faz um vídeo e começa com o rio'
  if (isIn(sentence, before.at(-1), 'verbs')) return false;
  // 'The bit with the iron' is a clip.
  if (isIn(sentence, before.at(-1), 'clipNouns')) return false;
  return before.some((token) => isIn(sentence, token, 'making')) && isAboutKnown(sentence, clips);
}

const HELD_BY_WORDS = 14;

/** 'Can be short, like two seconds' */
const SAID_OUTRIGHT = 18;

/** Of the matches of one frame with one end, that which explains most. */
function bestOfEach(matches: readonly Match[]): readonly Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.rule.frame} ${match.to}`;
    const known = best.get(key);
    if (known === undefined || match.score > known.score) best.set(key, match);
  }
  return [...best.values()];
}
