import { tellingWord } from '../../sentence/clauses.ts';
import { namedLists } from '../../sentence/named-lists.ts';
import { namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import type { MadeWish } from '../made-wish.ts';
import { clipsOf } from '../refer-to-wishes.ts';
import { afterJoints, bareThings, isEdge, isRestEmpty, LISTED_MIN } from './bare-things.ts';

/**
 * 'Fast montage, squats and juggling, cut on action': clauses that are nothing but a thing or two which clips are known to
 * show and no other wish names, in a sentence that tells of nothing.
 */
export function namedClauses(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const clauses = clausesWithin(sentence, from, to);
  const runs: [number, number][] = [];
  for (const [start, end] of clauses) {
    if (!isNamedClause(sentence, start, end, building)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === start - 1) last[1] = end;
    else runs.push([start, end]);
  }
  const [run, another] = runs;
  if (run === undefined || another !== undefined) return [];
  // 'Start with the cat for three seconds, and then the dog, and then I guess the rest'
  const isNext =
    run[0] <= from + 1 &&
    beginsThen(sentence, run[0]) &&
    made.some(({ to: end }) => end === from || end === from - 1);
  if (!isNext && tells(sentence, from)) return [];
  const stated = { isAll: false, hasLength: false };
  const things = bareThings(sentence, ...run, building, stated) ?? [];
  const named = new Set(made.flatMap(clipIds));
  return things.some((wish) => wish.stands.length >= LISTED_MIN || clipIds(wish).some((id) => named.has(id)))
    ? []
    : things;
}

function beginsThen(sentence: Sentence, at: number): boolean {
  return [at, at + 1].some((place) => namedPhraseEnd(sentence, 'thenWords', place) !== null);
}

function clipIds({ draft }: MadeWish): readonly string[] {
  return clipsOf(draft).flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
}

/** What stands between commas or the sentence's own ends, inside of a stretch. */
function clausesWithin(sentence: Sentence, from: number, to: number): readonly (readonly [number, number])[] {
  const clauses: [number, number][] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !isEdge(sentence, at)) continue;
    if (at > start && isEdge(sentence, start - 1) && isEdge(sentence, at)) clauses.push([start, at]);
    start = at + 1;
  }
  return clauses;
}

/** Whether any clause of the sentence around a token tells. */
function tells(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const isBreak = (place: number) => (tokens[place]?.kind ?? 'break') === 'break';
  let from = at;
  while (!isBreak(from - 1)) from -= 1;
  for (let place = from; !isBreak(place); place += 1) if (tellingWord(sentence, place) !== null) return true;
  return false;
}

function isNamedClause(sentence: Sentence, from: number, to: number, building: Building): boolean {
  const start = afterJoints(sentence, from, to);
  const list = namedLists(sentence, start).find((way) => way.to <= to);
  if (list === undefined || !isRestEmpty(sentence, list.to, to)) return false;
  return list.items.every((named) => {
    const { answer, missing } = building.referTo(named);
    return answer === 'shown' && missing.length === 0;
  });
}
