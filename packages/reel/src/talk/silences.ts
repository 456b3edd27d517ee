import { CUTS_PER_PLAN_MAX, type Interval, type SelectedClip, type SpokenWord } from '@cutroom/contract';
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

export interface TakenOut extends Interval {
  readonly clipId: string;
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
 * A plan's cuts without the pauses, fillers and repeated beginnings in them. Locked cuts and those without speech stay, and so
 * do those that are heard with another clip: the pauses of their own are not heard.
 */
export function withoutSilences(
  selectedClips: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): { readonly selectedClips: readonly SelectedClip[]; readonly taken: readonly TakenOut[] } {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const taken: TakenOut[] = [];
  const ordered = selectedClips.toSorted((a, b) => a.order - b.order);
  let room = CUTS_PER_PLAN_MAX - ordered.length;
  const cuts = ordered.flatMap((cut): SelectedClip[] => {
    const clip = byId.get(cut.clipId);
    if (clip === undefined || cut.locked === true || cut.audioFrom !== undefined) return [cut];
    const found = silencesOf(cut, clip, wish);
    const parts = withoutStretches(cut, found, clip.probe.durationSeconds);
    if (parts.length - 1 > room) return [cut];
    room -= parts.length - 1;
    taken.push(...found.filter(({ startSeconds, endSeconds }) => isGone(parts, startSeconds, endSeconds)));
    return parts;
  });
  return { selectedClips: cuts.map((cut, order) => ({ ...cut, order })), taken };
}

function silencesOf(cut: SelectedClip, clip: TalkingClip, wish: SilencesWish): TakenOut[] {
  const { startSeconds, takenSeconds } = effectiveCut(cut, clip.probe.durationSeconds);
  const endSeconds = startSeconds + takenSeconds;
  const isInside = (interval: Interval): boolean =>
    interval.startSeconds > startSeconds && interval.endSeconds < endSeconds;
  const { speech = [], words = [], language = null } = clip.analysis ?? {};
  const pauses = wish.pauseSeconds === null ? [] : pausesBetween([...speech, ...words], wish.pauseSeconds);
  const stumbles = wish.isWithoutFillers ? stumblesIn(words, language) : [];
  const inside = [...pauses.map((pause) => ({ ...pause, kind: 'pause' as const })), ...stumbles].filter(
    isInside,
  );
  const ends =
    wish.isTrimmed === true && wish.pauseSeconds !== null
      ? endsWithoutTalk([...speech, ...words], { startSeconds, endSeconds }, wish.pauseSeconds)
      : [];
  return [...inside, ...ends.map((end) => ({ ...end, kind: 'pause' as const }))].map((stretch) => ({
    ...stretch,
    clipId: clip.id,
  }));
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

function isGone(parts: readonly SelectedClip[], startSeconds: number, endSeconds: number): boolean {
  const middle = (startSeconds + endSeconds) / 2;
  return !parts.some(({ startTime, endTime }) => startTime < middle && middle < endTime);
}
