import { type CutDuck, DUCK_DB_MAX, DUCK_DB_MIN, type Interval, REEL_FPS } from '@cutroom/contract';
import { clipSecondsAt, cutFrameAt } from '../../timeline/cut-clock.ts';
import type { ReelTimeline } from '../../timeline/reel-timeline.ts';
import type { TimelineCut } from '../../timeline/timeline-cut.ts';
import { reelAudio } from '../reel-audio.ts';
import { speechIntervals } from '../speech-intervals.ts';

/** A place where the music is down, in seconds of the reel. Its ramps lie outside of it. */
export interface MusicDuck {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly depthDb: number;
  /** Whether it was set by hand, all of it or a part. */
  readonly isByHand: boolean;
}

/** Under speech. */
const SPEECH_DUCK_DB = 12;
/** What is left of speech at the edge of a cut with ducks of its own, where that is shorter: a crossfade's end. */
const REST_SECONDS_MIN = 0.25;
/** Two parts of one duck meet at a join; clips' seconds are kept in milliseconds. */
const SAME_PLACE_SECONDS = 0.004;

/** Where the music goes down: under a cut with ducks of its own there, elsewhere where somebody speaks. In order. */
export function musicDucks(timeline: ReelTimeline): MusicDuck[] {
  const { music } = timeline.spec;
  if (music === undefined) return [];
  const byHand = timeline.cuts.filter(({ cut }) => cut.ducks !== undefined);
  const speech = music.isDucked ? speechIntervals(reelAudio(timeline)) : [];
  const spoken = byHand
    .reduce<Interval[]>((left, placed) => left.flatMap((interval) => outside(interval, placed)), speech)
    .map((interval) => ({ ...interval, depthDb: SPEECH_DUCK_DB, isByHand: false }));
  return joined([...byHand.flatMap(ducksInReel), ...spoken]);
}

function outside({ startSeconds, endSeconds }: Interval, placed: TimelineCut): Interval[] {
  const [from, until] = [placed.start / REEL_FPS, placed.end / REEL_FPS];
  if (until <= startSeconds || from >= endSeconds) return [{ startSeconds, endSeconds }];
  return [
    { startSeconds, endSeconds: from },
    { startSeconds: until, endSeconds },
  ].filter((rest) => rest.endSeconds - rest.startSeconds >= REST_SECONDS_MIN);
}

function ducksInReel({ cut, start, end }: TimelineCut): MusicDuck[] {
  const inReel = (clipSeconds: number) =>
    Math.min(end, Math.max(start, start + cutFrameAt(cut, clipSeconds))) / REEL_FPS;
  return (cut.ducks ?? []).flatMap(({ startSeconds, endSeconds, depthDb }) => {
    const [from, until] = [inReel(startSeconds), inReel(endSeconds)];
    if (until - from < SAME_PLACE_SECONDS) return [];
    return [{ startSeconds: from, endSeconds: until, depthDb, isByHand: true }];
  });
}

function joined(ducks: readonly MusicDuck[]): MusicDuck[] {
  const all: MusicDuck[] = [];
  for (const next of ducks.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const last = all.at(-1);
    const isSame =
      last !== undefined &&
      last.depthDb === next.depthDb &&
      next.startSeconds - last.endSeconds < SAME_PLACE_SECONDS;
    if (!isSame) all.push(next);
    else
      all.splice(-1, 1, { ...last, endSeconds: next.endSeconds, isByHand: last.isByHand || next.isByHand });
  }
  return all;
}

/** Shorter ones are only ramps. */
const DUCK_SECONDS_MIN = 0.1;
/** Between two of them. */
const GAP_SECONDS_MIN = 0.1;

/** The duck at `index` with other edges or another depth, as far as its neighbours, the reel and the limits leave room. */
export function changedDuck(
  ducks: readonly MusicDuck[],
  index: number,
  change: Partial<Pick<MusicDuck, 'startSeconds' | 'endSeconds' | 'depthDb'>>,
  reelSeconds: number,
): MusicDuck | null {
  const duck = ducks[index];
  if (duck === undefined) return null;
  const { startSeconds = duck.startSeconds, endSeconds = duck.endSeconds, depthDb = duck.depthDb } = change;
  const before = ducks[index - 1];
  const after = ducks[index + 1];
  // One that stands nearer to its neighbour than is allowed may stay there.
  const earliest =
    before === undefined ? 0 : Math.min(before.endSeconds + GAP_SECONDS_MIN, duck.startSeconds);
  const latest =
    after === undefined ? reelSeconds : Math.max(after.startSeconds - GAP_SECONDS_MIN, duck.endSeconds);
  const start = Math.max(earliest, Math.min(startSeconds, duck.endSeconds - DUCK_SECONDS_MIN));
  return {
    startSeconds: start,
    endSeconds: Math.min(latest, Math.max(endSeconds, start + DUCK_SECONDS_MIN)),
    depthDb: Math.min(DUCK_DB_MAX, Math.max(DUCK_DB_MIN, Math.round(depthDb))),
    isByHand: true,
  };
}

const NEW_DUCK_SECONDS = 1;

/** A duck that begins at a second of the reel, or a little before its end; null where there is one, or no room. */
export function addedDuck(
  ducks: readonly MusicDuck[],
  atSeconds: number,
  reelSeconds: number,
): MusicDuck | null {
  const from = Math.max(0, Math.min(atSeconds, reelSeconds - 2 * DUCK_SECONDS_MIN));
  const isTaken = ducks.some(
    ({ startSeconds, endSeconds }) =>
      from > startSeconds - DUCK_SECONDS_MIN - GAP_SECONDS_MIN && from < endSeconds + GAP_SECONDS_MIN,
  );
  if (isTaken) return null;
  const next = ducks.find(({ startSeconds }) => startSeconds > from);
  const until = Math.min(
    from + NEW_DUCK_SECONDS,
    reelSeconds,
    next === undefined ? Number.POSITIVE_INFINITY : next.startSeconds - GAP_SECONDS_MIN,
  );
  return { startSeconds: from, endSeconds: until, depthDb: SPEECH_DUCK_DB, isByHand: true };
}

/** What a cut is to have as its own ducks; `index` counts the timeline's cuts. */
export interface DucksOfCut {
  readonly index: number;
  readonly ducks: CutDuck[];
}

/**
 * The ducks of all cuts under which one is changed, added or removed, in seconds of their clips.
 * @param index of the duck that goes, among `musicDucks`; -1 for none
 * @param after what comes in its place; null for nothing
 */
export function ducksOfCuts(timeline: ReelTimeline, index: number, after: MusicDuck | null): DucksOfCut[] {
  const all = musicDucks(timeline);
  const moved = [all[index], after].filter((duck) => duck != null);
  const wanted = [...all.toSpliced(index, index < 0 ? 0 : 1), ...(after === null ? [] : [after])];
  const sorted = wanted.toSorted((a, b) => a.startSeconds - b.startSeconds);
  return timeline.cuts.flatMap((placed, at) =>
    moved.some((duck) => within(duck, placed) !== null)
      ? [{ index: at, ducks: sorted.flatMap((duck) => within(duck, placed) ?? []) }]
      : [],
  );
}

/** The part of a duck that lies under a cut; null where none does. */
function within({ startSeconds, endSeconds, depthDb }: MusicDuck, placed: TimelineCut): CutDuck | null {
  const { cut, start, end } = placed;
  const from = Math.max(start, startSeconds * REEL_FPS);
  const until = Math.min(end, endSeconds * REEL_FPS);
  if (until - from < SAME_PLACE_SECONDS * REEL_FPS) return null;
  const inClip = (frame: number) => Math.max(0, wholeMilliseconds(clipSecondsAt(cut, frame - start)));
  return { startSeconds: inClip(from), endSeconds: inClip(until), depthDb };
}

function wholeMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
