import { CUT_SECONDS_MIN, type Interval, type SpokenWord } from '@cutroom/contract';
import { stumblesIn } from './fillers.ts';

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
export const AFTER_WORD_SECONDS = 0.14;
export const BEFORE_WORD_SECONDS = 0.1;

/** The pauses, fillers and repeated beginnings of a whole clip that are wished away, in its seconds. */
export function silencesIn({ analysis }: Pick<TalkingClip, 'analysis'>, wish: SilencesWish): Silence[] {
  const { speech = [], words = [], language = null } = analysis ?? {};
  const pauses = wish.pauseSeconds === null ? [] : pausesBetween([...speech, ...words], wish.pauseSeconds);
  const stumbles = wish.isWithoutFillers ? stumblesIn(words, language) : [];
  return [...pauses.map((pause) => ({ ...pause, kind: 'pause' as const })), ...stumbles];
}

/** A breath is shorter than this. */
const BREATH_SECONDS = 0.3;

/** In order; what nothing is said between goes as one, with the breath between. */
export function joinedSilences(silences: readonly Silence[], words: readonly Interval[]): Silence[] {
  const all: Silence[] = [];
  for (const silence of silences.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const last = all.at(-1);
    if (last === undefined || !isBreath(last.endSeconds, silence.startSeconds, words)) all.push(silence);
    else
      all[all.length - 1] = {
        kind: last.kind === 'pause' ? silence.kind : last.kind,
        startSeconds: last.startSeconds,
        endSeconds: Math.max(last.endSeconds, silence.endSeconds),
      };
  }
  return all;
}

function isBreath(startSeconds: number, endSeconds: number, words: readonly Interval[]): boolean {
  if (endSeconds <= startSeconds) return true;
  return endSeconds - startSeconds < BREATH_SECONDS && isUnsaid({ startSeconds, endSeconds }, words);
}

/** A filler before the first word of what is heard goes with the air before it, which is too short to be a cut; one behind the last likewise. */
export function stumblesToEnds(
  silences: readonly Silence[],
  words: readonly Interval[],
  heard: Interval,
): Silence[] {
  const isAir = (startSeconds: number, endSeconds: number): boolean =>
    endSeconds - startSeconds < CUT_SECONDS_MIN && isUnsaid({ startSeconds, endSeconds }, words);
  return silences.map((silence) => {
    if (silence.kind === 'pause') return silence;
    const { startSeconds, endSeconds } = silence;
    return {
      kind: silence.kind,
      startSeconds: isAir(heard.startSeconds, startSeconds)
        ? Math.min(heard.startSeconds, startSeconds)
        : startSeconds,
      endSeconds: isAir(endSeconds, heard.endSeconds) ? Math.max(endSeconds, heard.endSeconds) : endSeconds,
    };
  });
}

function isUnsaid({ startSeconds, endSeconds }: Interval, words: readonly Interval[]): boolean {
  return (
    words.length > 0 &&
    !words.some((word) => word.startSeconds < endSeconds && word.endSeconds > startSeconds)
  );
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
