import {
  CUTS_PER_PLAN_MAX,
  type Interval,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
  type SpokenWord,
} from '@cutroom/contract';
import { effectiveCut } from '../timeline/effective-cut.ts';
import { stumblesIn } from './fillers.ts';
import { withoutStretches } from './take-out.ts';

/** What must be known of a clip to find its pauses. */
export interface TalkingClip {
  readonly id: string;
  readonly probe: { readonly durationSeconds: number };
  readonly analysis: {
    readonly speech?: readonly Interval[] | undefined;
    readonly words?: readonly SpokenWord[] | undefined;
    /** ISO 639-1 code. */
    readonly language?: string | null | undefined;
  } | null;
}

/** A stretch of a clip, in its seconds. */
export interface Silence extends Interval {
  readonly kind: 'pause' | 'filler' | 'repeat';
}

export interface SilencesWish {
  /** Pauses that last longer go; null keeps them all. */
  readonly pauseSeconds: number | null;
  /** Whether fillers and repeated beginnings go, where words are known. */
  readonly isWithoutFillers: boolean;
  /** Whether what lies before the first word of a cut and behind its last is a pause, too. */
  readonly isTrimmed?: boolean;
}

/** What anybody would call a pause. */
export const PAUSE_SECONDS_DEFAULT = 0.7;
/** Left on both sides of a pause that goes: words ring on, and a breath belongs to the next. */
const AFTER_WORD_SECONDS = 0.14;
const BEFORE_WORD_SECONDS = 0.1;

/**
 * A plan's cuts without the pauses, fillers and repeated beginnings in them. Locked cuts and those without speech stay. Of a
 * voice that is heard under other clips its own go, also where one lies over a cut of the frames; the frames go on.
 */
export function withoutSilences(
  selectedClips: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[] {
  const ordered = selectedClips.toSorted((a, b) => a.order - b.order);
  return partsWithoutSilences(ordered, clips, wish)
    .flat()
    .map((cut, order) => ({ ...cut, order }));
}

/** The same, with what is left of each cut as a list of its own. @param cuts in order */
export function partsWithoutSilences(
  cuts: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[][] {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  let room = CUTS_PER_PLAN_MAX - cuts.length;
  return cuts.map((cut, index): SelectedClip[] => {
    const clip = byId.get(cut.audioFrom?.clipId ?? cut.clipId);
    if (clip === undefined || cut.locked === true) return [cut];
    const shownSeconds = byId.get(cut.clipId)?.probe.durationSeconds ?? Number.POSITIVE_INFINITY;
    const found = silencesOf(heardIn(cuts, index, shownSeconds), clip, wish);
    const left = withoutStretches(cut, found, shownSeconds);
    // Frames under a pause that is longer than they are stay.
    const isShownNoMore = left.length === 0 && cut.audioFrom !== undefined;
    if (isShownNoMore || left.length - 1 > room) return [cut];
    room -= left.length - 1;
    return left;
  });
}

/**
 * How many of them stay because they lie where a cut's own audio goes on under other clips: its tail is one stretch of the
 * clip, out of which nothing can be taken.
 * @param cuts in order
 */
export function silencesInTails(
  cuts: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): number {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  return cuts.reduce((count, cut) => {
    const clip = byId.get(cut.clipId);
    const tailSeconds = cut.audio?.tailSeconds ?? 0;
    if (clip === undefined || cut.audioFrom !== undefined || tailSeconds <= 0) return count;
    const { startSeconds, takenSeconds } = effectiveCut(cut, clip.probe.durationSeconds);
    const shownUntil = startSeconds + takenSeconds - (cut.audio?.shiftSeconds ?? 0);
    const inTail = silencesIn(clip, wish).filter(
      (silence) =>
        silence.endSeconds > shownUntil &&
        silence.startSeconds > startSeconds &&
        silence.startSeconds < shownUntil + tailSeconds,
    );
    return count + inTail.length;
  }, 0);
}

/** What of its clip is heard in a cut, and whether that begins or ends within what goes on in the cuts beside it. */
interface Heard extends Interval {
  readonly goesOnBefore: boolean;
  readonly goesOnAfter: boolean;
}

function heardIn(cuts: readonly SelectedClip[], index: number, shownSeconds: number): Heard {
  const cut = cuts[index];
  if (cut === undefined) throw new RangeError(`There is no cut ${index}.`);
  const { startSeconds, takenSeconds } = effectiveCut(cut, shownSeconds);
  if (cut.audioFrom === undefined)
    return {
      startSeconds,
      endSeconds: startSeconds + takenSeconds,
      goesOnBefore: false,
      goesOnAfter: false,
    };
  return {
    startSeconds: cut.audioFrom.startSeconds,
    endSeconds: voiceEnd(cut),
    goesOnBefore: goesOn(cuts[index - 1], cut),
    goesOnAfter: goesOn(cut, cuts[index + 1]),
  };
}

/** Whether a voice under two cuts goes on from the one to the other. */
function goesOn(before: SelectedClip | undefined, after: SelectedClip | undefined): boolean {
  if (before?.audioFrom === undefined || after?.audioFrom === undefined) return false;
  if (before.audioFrom.clipId !== after.audioFrom.clipId) return false;
  return Math.abs(voiceEnd(before) - after.audioFrom.startSeconds) < 1 / REEL_FPS;
}

/** The second of the voice with which a cut ends. */
function voiceEnd(cut: SelectedClip): number {
  return (cut.audioFrom?.startSeconds ?? 0) + playedSeconds(cut);
}

/** In seconds of the clip that is heard, in order. */
function silencesOf(heard: Heard, clip: TalkingClip, wish: SilencesWish): Silence[] {
  const { startSeconds, endSeconds } = heard;
  const isInside = (silence: Interval): boolean =>
    (silence.startSeconds > startSeconds || heard.goesOnBefore) &&
    (silence.endSeconds < endSeconds || heard.goesOnAfter) &&
    silence.endSeconds > startSeconds &&
    silence.startSeconds < endSeconds;
  const { speech = [], words = [] } = clip.analysis ?? {};
  const ends =
    wish.isTrimmed === true && wish.pauseSeconds !== null
      ? endsWithoutTalk([...speech, ...words], heard, wish.pauseSeconds)
      : [];
  return [
    ...silencesIn(clip, wish).filter(isInside),
    ...ends.map((end) => ({ ...end, kind: 'pause' as const })),
  ];
}

/** The pauses, fillers and repeated beginnings of a whole clip that are wished away, in its seconds. */
export function silencesIn({ analysis }: Pick<TalkingClip, 'analysis'>, wish: SilencesWish): Silence[] {
  const { speech = [], words = [], language = null } = analysis ?? {};
  const pauses = wish.pauseSeconds === null ? [] : pausesBetween([...speech, ...words], wish.pauseSeconds);
  const stumbles = wish.isWithoutFillers ? stumblesIn(words, language) : [];
  return [...pauses.map((pause) => ({ ...pause, kind: 'pause' as const })), ...stumbles];
}

/** What lies before the first word of a cut and behind its last; nothing where nobody speaks in it. */
function endsWithoutTalk(spoken: readonly Interval[], cut: Interval, longerThan: number): Interval[] {
  const own = spoken.filter(
    (part) => part.endSeconds > cut.startSeconds && part.startSeconds < cut.endSeconds,
  );
  if (own.length === 0) return [];
  const first = Math.min(...own.map((part) => part.startSeconds)) - BEFORE_WORD_SECONDS;
  const last = Math.max(...own.map((part) => part.endSeconds)) + AFTER_WORD_SECONDS;
  return [
    { startSeconds: cut.startSeconds, endSeconds: first },
    { startSeconds: last, endSeconds: cut.endSeconds },
  ].filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > longerThan);
}

/** Between two stretches of speech; what lies before the first and behind the last is no pause. */
function pausesBetween(spoken: readonly Interval[], longerThan: number): Interval[] {
  const pauses: Interval[] = [];
  let reached: number | null = null;
  for (const { startSeconds, endSeconds } of spoken.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    if (reached !== null && startSeconds - reached > longerThan)
      pauses.push({
        startSeconds: reached + AFTER_WORD_SECONDS,
        endSeconds: startSeconds - BEFORE_WORD_SECONDS,
      });
    reached = Math.max(reached ?? endSeconds, endSeconds);
  }
  return pauses.filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}
