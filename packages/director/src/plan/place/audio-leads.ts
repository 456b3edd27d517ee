import { type ClipAnalysis, type Interval, REEL_FPS } from '@cutroom/contract';
import type { MadeCut } from '../made-cut.ts';

/** By how much a sound is heard before its frames: less is not noticed, more is taken for a fault. */
const LEAD_FRAMES = { from: 4, to: 12 } as const;
/** What begins is heard this long before it is seen. */
const BEFORE_FRAMES = 5;
/** Audio begins this long before what it is heard for, which its fade in would take the edge from. */
const FADE_FRAMES = 2;
/** A cut shows its clip by so much later or earlier at most for the sake of what is heard. */
const SLIDE_SECONDS_MAX = 0.5;
/** Nor where the shot before is much louder. */
const UNDER_DB = 3;
/** Speech this near is led by its own rule or by none. */
const SPEECH_SECONDS = 0.5;

/** What is heard before it is seen, and what becomes of the frames for that. */
export interface AudioLead {
  readonly frames: number;
  /**
   * 'stay' where the clip's audio begins before its frames do, 'wait' where these begin as much later as it leads, 'slide'
   * where the cut shows a stretch of its clip that lies elsewhere, its join staying where it is.
   */
  readonly shown: 'stay' | 'wait' | 'slide';
  /** By how much later in its clip the cut begins then; below 0 earlier. */
  readonly slideSeconds: number;
}

/** What of a cut's frames may be moved. */
export interface FramesRoom {
  readonly mayWait: boolean;
  readonly maySlide: (seconds: number) => boolean;
}

/** How a cut may be heard before it is seen for a sound that begins there; null where there is none, or somebody speaks on either side. */
export function audioLead(cut: MadeCut, before: MadeCut, room: FramesRoom): AudioLead | null {
  const { startSeconds } = cut.interval;
  if (isNearSpeech(cut, before)) return null;
  const { analysis } = cut.facts.clip;
  const under = levelAt(before.facts.clip.analysis, before.interval.endSeconds);
  const onsets = (analysis.onsets ?? [])
    .filter((at) => Math.abs(at - startSeconds) <= SLIDE_SECONDS_MAX + LEAD_FRAMES.to / REEL_FPS)
    .filter((at) => Math.max(levelAt(analysis, at), levelAt(analysis, at + 0.4)) >= under + UNDER_DB);
  const leads = onsets.flatMap((at) => waysTo(startSeconds - at, room));
  return leads.toSorted((a, b) => movedBy(a) - movedBy(b))[0] ?? null;
}

/** @param sinceSeconds from where the sound begins until the cut does; below 0 it begins in the cut */
function waysTo(sinceSeconds: number, { mayWait, maySlide }: FramesRoom): AudioLead[] {
  const since = Math.round(sinceSeconds * REEL_FPS) + FADE_FRAMES;
  if (since >= LEAD_FRAMES.from && since <= LEAD_FRAMES.to)
    return [{ frames: since, shown: 'stay', slideSeconds: 0 }];
  const frames = BEFORE_FRAMES + FADE_FRAMES;
  const slideSeconds = (frames - since) / REEL_FPS;
  // Frames that wait show what they showed, only less of it: the audio begins where the cut did.
  const waits = since <= FADE_FRAMES && slideSeconds <= LEAD_FRAMES.to / REEL_FPS && mayWait;
  if (waits) return [{ frames: Math.round(slideSeconds * REEL_FPS), shown: 'wait', slideSeconds: 0 }];
  const slides = Math.abs(slideSeconds) <= SLIDE_SECONDS_MAX && maySlide(slideSeconds);
  return slides ? [{ frames, shown: 'slide', slideSeconds }] : [];
}

function movedBy({ shown, slideSeconds }: AudioLead): number {
  return shown === 'stay' ? -1 : Math.abs(slideSeconds);
}

/** The first words of a cut heard before whoever speaks is seen, the join staying where it is; null where there is no room for it. */
export function voiceLead(
  { interval }: MadeCut,
  begins: number,
  maySlide: FramesRoom['maySlide'],
): AudioLead | null {
  const frames = BEFORE_FRAMES + FADE_FRAMES;
  const slideSeconds = Math.max(0, begins + BEFORE_FRAMES / REEL_FPS - interval.startSeconds);
  return maySlide(slideSeconds) ? { frames, shown: 'slide', slideSeconds } : null;
}

function isNearSpeech(cut: MadeCut, before: MadeCut): boolean {
  const { startSeconds } = cut.interval;
  const { endSeconds } = before.interval;
  return (
    speaks(cut, startSeconds - SPEECH_SECONDS, startSeconds + SPEECH_SECONDS * 2) ||
    speaks(before, endSeconds - SPEECH_SECONDS, endSeconds + SPEECH_SECONDS)
  );
}

function levelAt({ loudness }: ClipAnalysis, seconds: number): number {
  if (loudness === undefined) return Number.NEGATIVE_INFINITY;
  const { stepSeconds, levelsDb } = loudness;
  return (
    levelsDb[Math.min(levelsDb.length - 1, Math.floor(seconds / stepSeconds))] ?? Number.NEGATIVE_INFINITY
  );
}

function speaks({ facts }: MadeCut, fromSeconds: number, untilSeconds: number): boolean {
  return facts.clip.analysis.speech.some(
    (part: Interval) => part.startSeconds < untilSeconds && part.endSeconds > fromSeconds,
  );
}
