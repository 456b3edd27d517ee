import { CUT_GAIN_DB_MIN, playedSeconds, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { isSped } from './time-map.ts';

/** A voice that goes on from one cut into a later one, by their indexes. */
export interface VoiceLink {
  readonly from: number;
  readonly to: number;
  /** Whether a pause was taken out between them, under other clips: both words beside it stay where they are. */
  readonly isJump: boolean;
}

/** Less than this apart, two moments are one: rounding to milliseconds and frames lies between them. */
const SAME_SECONDS = 1 / REEL_FPS;

/** Longer than this and what follows is another moment. */
export const LEFT_OUT_SECONDS_MAX = 10;

/** Where each cut begins in the reel, and behind the last one where the reel ends. */
export function startsOf(cuts: readonly SelectedClip[]): number[] {
  let reached = 0;
  return [0, ...cuts.map((cut) => (reached += playedSeconds(cut)))];
}

/** The second of the clip that is heard in a cut, at the cut's first frame. */
export function heardAt({ startTime, audio, audioFrom }: SelectedClip): number {
  return (audioFrom?.startSeconds ?? startTime) - (audio?.shiftSeconds ?? 0);
}

export function heardClipId({ clipId, audioFrom }: Pick<SelectedClip, 'clipId' | 'audioFrom'>): string {
  return audioFrom?.clipId ?? clipId;
}

export function isSilent({ gainDb = 0 }: Pick<SelectedClip, 'gainDb'>): boolean {
  return gainDb <= CUT_GAIN_DB_MIN;
}

/** Cuts of one shot that follow each other with their own audio are no links: their frames go on, too. @param cuts in order */
export function voiceLinks(cuts: readonly SelectedClip[]): VoiceLink[] {
  const starts = startsOf(cuts);
  return cuts.flatMap((before, from) => {
    const jumps = cuts.map((after, index) =>
      index > from ? jumpInto(before, starts[from] ?? 0, after, starts[index] ?? 0) : null,
    );
    const to = jumps.findIndex((jump) => jump !== null);
    const isOneShot = to === from + 1 && [before, cuts[to]].every((cut) => cut?.audioFrom === undefined);
    const isJump = !isSame(jumps[to] ?? 0, 0);
    return to < 0 || (isOneShot && !isJump && tailOf(before) === 0) ? [] : [{ from, to, isJump }];
  });
}

/** Seconds of its clip that a voice leaves out from one cut to another; null where it does not go on there. */
function jumpInto(
  before: SelectedClip,
  beforeStart: number,
  after: SelectedClip,
  afterStart: number,
): number | null {
  if (heardClipId(before) !== heardClipId(after) || isSilent(before) || isSilent(after)) return null;
  if ([before, after].some((cut) => cut.audioFrom === undefined && isSped(cut.speed))) return null;
  const ends = beforeStart + playedSeconds(before) + tailOf(before);
  const begins = afterStart - leadOf(after);
  if (!isSame(ends, begins)) return null;
  const jump = heardAt(after) - afterStart - heardAt(before) + beforeStart;
  const isPulled = tailOf(before) !== 0 || leadOf(after) !== 0;
  return isSame(jump, 0) || (isPulled && jump > 0 && jump < LEFT_OUT_SECONDS_MAX) ? jump : null;
}

/** The second of its clip at which a cut is to begin being heard, so that a voice goes on into it as it did before the cuts moved. */
export function heardAtAfter(
  { from, to }: VoiceLink,
  before: readonly SelectedClip[],
  moved: readonly SelectedClip[],
  toStart: number,
): number {
  const [was, is, next] = [before[from], moved[from], before[to]];
  if (was === undefined || is === undefined || next === undefined)
    throw new RangeError(`There is no cut ${from}.`);
  const wasApart = (startsOf(before)[to] ?? 0) - (startsOf(before)[from] ?? 0);
  const isApart = toStart - (startsOf(moved.slice(0, from))[from] ?? 0);
  return heardAt(next) + heardAt(is) - heardAt(was) + isApart - wasApart;
}

/**
 * The moved cuts with their tails as long as before is heard what was: up to the cut that goes on with the voice, else up to the
 * same second of the clip. Where that was left for a later one, which is heard early, this begins with the same second, too.
 */
export function withTails(
  moved: readonly SelectedClip[],
  before: readonly SelectedClip[],
  links: readonly VoiceLink[],
): SelectedClip[] {
  const [wereAt, areAt] = [startsOf(before), startsOf(moved)];
  return moved.map((cut, index) => {
    const was = before[index];
    if (cut.audio === undefined || was === undefined || cut.locked === true) return cut;
    const tail = tailOf(was);
    const link = links.find(({ from, isJump }) => from === index && !isJump);
    const gap = (at: readonly number[]): number => (at[link?.to ?? 0] ?? 0) - (at[index + 1] ?? 0);
    const lasts =
      link === undefined ? tail - (heardEnd(cut) - heardEnd(was)) : tail + gap(areAt) - gap(wereAt);
    const held = tail > 0 ? Math.max(0, lasts) : tail < 0 ? Math.min(0, lasts) : 0;
    const jumps = links.filter(({ isJump }) => isJump);
    const tailSeconds = wholeMicroseconds(jumps.some(({ from }) => from === index) ? lasts : held);
    const earlier = jumps.some(({ to }) => to === index) ? heardAt(cut) - heardAt(was) : 0;
    const leadSeconds = wholeMicroseconds(cut.audio.leadSeconds + earlier);
    const isAsBefore = tailSeconds === cut.audio.tailSeconds && leadSeconds === cut.audio.leadSeconds;
    return isAsBefore ? cut : { ...cut, audio: { ...cut.audio, leadSeconds, tailSeconds } };
  });
}

/** The second of the clip that is heard with which a cut's frames end. */
export function heardEnd(cut: SelectedClip): number {
  return heardAt(cut) + playedSeconds(cut);
}

/** The first and the last of the cuts that have to keep their lengths. */
export type Crowded = Pick<VoiceLink, 'from' | 'to'>;

/**
 * Audio that has no room any more: it would lie under a cut, or in the audio of one, that it did not come to before.
 * Each as the first and the last of the cuts that have to keep their lengths for it.
 */
export function crowdedAudio(
  before: readonly SelectedClip[],
  moved: readonly SelectedClip[],
  links: readonly VoiceLink[],
): Crowded[] {
  const [were, are] = [lanesOf(before), lanesOf(moved)];
  const crowded: Crowded[] = links.filter((link) => isSeenOutOfStep(moved, link));
  for (const [from, was] of were.entries()) {
    if (links.some((link) => link.from === from)) continue;
    const hasTail = tailOf(before[from]) > 0;
    for (let to = from + 1; to < were.length; to += 1) {
      const [next, is, goesTo] = [were[to], are[from], are[to]];
      if (next === undefined || is === undefined || goesTo === undefined) continue;
      const tailGrew =
        hasTail && was.end <= next.start + SAME_SECONDS && is.end > goesTo.start + SAME_SECONDS;
      const leadGrew =
        leadOf(before[to]) > 0 &&
        was.shown <= next.start + SAME_SECONDS &&
        is.shown > goesTo.start + SAME_SECONDS;
      if (tailGrew || leadGrew) crowded.push({ from, to });
    }
  }
  return crowded;
}

/** Whether who speaks is seen where what comes before or after what was taken out is heard. */
function isSeenOutOfStep(moved: readonly SelectedClip[], { from, to, isJump }: VoiceLink): boolean {
  const [before, after] = [moved[from], moved[to]];
  const isSeenOn = before?.audioFrom === undefined && tailOf(before) < -SAME_SECONDS;
  const isSeenEarly = after?.audioFrom === undefined && leadOf(after) < -SAME_SECONDS;
  return isJump && (isSeenOn || isSeenEarly);
}

interface Lane {
  /** Of its frames. */
  readonly shown: number;
  /** Of its audio. */
  readonly start: number;
  readonly end: number;
}

/** Of each cut, in seconds of the reel, and behind them the reel's end, beyond which nothing is heard. */
function lanesOf(cuts: readonly SelectedClip[]): Lane[] {
  const starts = startsOf(cuts);
  const last = starts.at(-1) ?? 0;
  const lanes = cuts.map((cut, index): Lane => {
    const shown = starts[index] ?? 0;
    return { shown, start: shown - leadOf(cut), end: (starts[index + 1] ?? last) + tailOf(cut) };
  });
  return [...lanes, { shown: last, start: last, end: last }];
}

function leadOf(cut: SelectedClip | undefined): number {
  return cut?.audio?.leadSeconds ?? 0;
}

function tailOf(cut: SelectedClip | undefined): number {
  return cut?.audio?.tailSeconds ?? 0;
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_SECONDS;
}

export function wholeMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
