import { type ClipAnalysis, REEL_FPS } from '@cutroom/contract';
import type { MadeCut } from '../made-cut.ts';

/** By how much a sound is heard before its frames: less is not noticed, more is taken for a fault. */
const LEAD_FRAMES = { from: 4, to: 12 } as const;
/** What begins is heard at least this long before it is seen. */
const BEFORE_FRAMES = 4;
/** So much louder at once than just before is a sound of its own: a wave, laughter, an engine, applause. */
const RISE_DB = 8;
const BEFORE_STEPS = 3;
/** Quieter nobody hears it under what is seen. */
const HEARD_DB = -38;
/** Nor where the shot before is much louder. */
const UNDER_DB = 3;
/** Speech this near is led by its own rule or by none. */
const SPEECH_SECONDS = 0.5;

/**
 * By how many frames a cut may be heard before it is seen for a sound that begins just there; 0 where there is none, or
 * somebody speaks on either side.
 * @param mayWait whether its frames may begin a little later than they do
 */
export function audioLead(
  cut: MadeCut,
  before: MadeCut,
  mayWait: boolean,
): { readonly frames: number; readonly waits: boolean } | null {
  const { startSeconds } = cut.interval;
  const { endSeconds } = before.interval;
  const isNearSpeech =
    speaks(cut, startSeconds - SPEECH_SECONDS, startSeconds + SPEECH_SECONDS * 2) ||
    speaks(before, endSeconds - SPEECH_SECONDS, endSeconds + SPEECH_SECONDS);
  if (isNearSpeech) return null;
  const { analysis } = cut.facts.clip;
  const under = levelAt(before.facts.clip.analysis, endSeconds);
  const reach = LEAD_FRAMES.to / REEL_FPS;
  for (const at of onsetsIn(analysis, startSeconds - reach, startSeconds + reach)) {
    if (levelAt(analysis, at + 0.05) < under + UNDER_DB) continue;
    const waits = at > startSeconds - BEFORE_FRAMES / REEL_FPS;
    const frames = Math.round(Math.abs(startSeconds - at) * REEL_FPS) + (waits ? BEFORE_FRAMES : 0);
    if ((waits && !mayWait) || frames > LEAD_FRAMES.to) continue;
    return { frames: Math.max(LEAD_FRAMES.from, frames), waits };
  }
  return null;
}

/** Seconds at which a clip gets louder at once. */
function onsetsIn({ loudness }: ClipAnalysis, fromSeconds: number, untilSeconds: number): readonly number[] {
  if (loudness === undefined) return [];
  const { stepSeconds, levelsDb } = loudness;
  const onsets: number[] = [];
  for (
    let at = Math.max(1, Math.ceil(fromSeconds / stepSeconds));
    at * stepSeconds <= untilSeconds;
    at += 1
  ) {
    const level = levelsDb[at];
    const earlier = levelsDb.slice(Math.max(0, at - BEFORE_STEPS), at);
    if (level === undefined || level < HEARD_DB) continue;
    if (earlier.every((one) => level - one >= RISE_DB)) onsets.push(at * stepSeconds);
  }
  return onsets;
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
    (part) => part.startSeconds < untilSeconds && part.endSeconds > fromSeconds,
  );
}
