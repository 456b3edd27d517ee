import type { ClipReference } from '@cutroom/contract';
import { isPast, isWishMark } from '../../sentence/clauses.ts';
import { phraseEnds } from '../../sentence/noun-phrases.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';

/** Of a story that nobody asks to be followed so many stations make an order. */
const TOLD_MIN = 3;
const ASKED_MIN = 2;
/** What says how a reel is told, and not what happened. */
const TELLING = /^(?:open|close|order|include|prefer)$/;

/**
 * 'Fuimos en coche, comimos paella y el niño se tiró al agua. Ponlo en ese orden': what is told clause by clause comes in
 * that order where it is asked for, or where a word such as 'then' leads on and nearly every clause names what a clip shows.
 */
export function withToldStations(
  sentence: Sentence,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  if (sentence.grammar.lexicon.code === 'en') return made;
  const asked = made.find(
    ({ draft }) => draft.kind === 'order' && draft.by === 'named' && draft.clips.length === 0,
  );
  const story = storyIn(sentence, asked?.from ?? null, building);
  if (story === null) return made;
  const { from, to, stations } = story;
  const within = made.filter((wish) => wish.from < to && wish.to > from);
  if (
    within.some(({ draft }) => !TELLING.test(draft.kind) || (draft.kind === 'order' && draft.by !== 'named'))
  )
    return made;
  const last = new Set(stations.at(-1)?.clips.map(({ clipId }) => clipId));
  const closes = ({ draft }: MadeWish) =>
    draft.kind === 'close' && draft.clips.some(({ clips }) => clips.some(({ clipId }) => last.has(clipId)));
  const order: MadeWish = {
    ...madeOf(
      sentence,
      from,
      asked?.to ?? to,
      { kind: 'order', by: 'named', clips: [...stations], certainty: 'likely' },
      [],
      null,
    ),
    stands: stations.map(() => 'thing'),
  };
  const others = made.filter((wish) => wish !== asked && (!within.includes(wish) || closes(wish)));
  return [order, ...others.map((wish) => onlyOfStations(wish, to, stations))].sort((a, b) => a.from - b.from);
}

interface Story {
  readonly from: number;
  readonly to: number;
  readonly stations: readonly ClipReference[];
}

function storyIn(sentence: Sentence, askedAt: number | null, building: Building): Story | null {
  const { tokens } = sentence;
  const firstBreak = tokens.findIndex(({ kind }) => kind === 'break');
  const to = askedAt ?? (firstBreak < 0 ? tokens.length : firstBreak);
  const clauses = clausesIn(sentence, to);
  const isTold = tokens.slice(0, to).some((_, at) => isPast(sentence, at));
  if (!isTold || to > STORY_WORDS_MAX || (askedAt === null && !isLed(sentence, to, clauses))) return null;
  const stations: ClipReference[] = [];
  for (const [from, end] of clauses) {
    const station = stationIn(sentence, from, end, building);
    if (station !== null && !stations.some((one) => idsOf(one) === idsOf(station))) stations.push(station);
  }
  const isEnough =
    askedAt === null
      ? stations.length >= TOLD_MIN && stations.length >= clauses.length - 1
      : stations.length >= ASKED_MIN;
  return isEnough ? { from: 0, to, stations } : null;
}
const STORY_WORDS_MAX = 60;

/** Whether a word such as 'then' leads from one to the next, and nothing is asked for or denied. */
function isLed(sentence: Sentence, to: number, clauses: ReturnType<typeof clausesIn>): boolean {
  const isAsking = sentence.tokens
    .slice(0, to)
    .some((token) => isWishMark(sentence, token) || isIn(sentence, token, 'negators'));
  return !isAsking && clauses.some(([from]) => isThen(sentence, from - 1) || isThen(sentence, from));
}

function isThen(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'thenWords', at) !== null;
}

/** What stands between commas, 'and' and 'then'. */
function clausesIn(sentence: Sentence, to: number): readonly (readonly [from: number, to: number])[] {
  const clauses: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= to; at += 1) {
    const token = sentence.tokens[at];
    const isEdge =
      at === to || token?.kind === 'comma' || token?.kind === 'break' || isIn(sentence, token, 'and');
    if (!isEdge && !(at > from && isThen(sentence, at))) continue;
    if (at - from > 0) clauses.push([from, at]);
    from = isEdge ? at + 1 : at;
  }
  return clauses;
}

/** What a clause is about that clips are known to show: of several things those clips that show them all. */
function stationIn(sentence: Sentence, from: number, to: number, building: Building): ClipReference | null {
  let found: ClipReference | null = null;
  for (let at = from; at < to; at += 1) {
    for (const end of phraseEnds(sentence, at)) {
      if (end > to || !namesClip(sentence, at, end)) continue;
      const reference = building.referTo({ from: at, to: end });
      if (reference.answer !== 'shown') continue;
      found = found === null ? reference : amongBoth(found, reference);
      at = end - 1;
      break;
    }
  }
  return found;
}

function amongBoth(found: ClipReference, other: ClipReference): ClipReference {
  const ids = new Set(other.clips.map(({ clipId }) => clipId));
  const both = found.clips.filter(({ clipId }) => ids.has(clipId));
  return both.length > 0 ? { ...found, clips: both } : found;
}

function namesClip(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens.slice(from, to).some(({ word }) => isClipWord(sentence, word));
}

/** 'Que ces quatre là' behind a story of four are those of the story. */
function onlyOfStations(wish: MadeWish, to: number, stations: readonly ClipReference[]): MadeWish {
  const { draft } = wish;
  if (draft.kind !== 'only' || wish.from < to || draft.clips.length >= stations.length) return wish;
  const told = new Set(stations.map(idsOf));
  if (!draft.clips.every((clip) => told.has(idsOf(clip)))) return wish;
  return { ...wish, draft: { ...draft, clips: [...stations] }, stands: stations.map(() => 'thing') };
}

function idsOf({ clips }: ClipReference): string {
  return clips.map(({ clipId }) => clipId).join(' ');
}
