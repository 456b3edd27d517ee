import type { Interval } from '@cutroom/contract';
import type { HeardFacts, VoiceClearing, VoiceLevel } from '../reel-spec.ts';
import { blocksWithin, gatedLoudness } from './gated-loudness.ts';

/** Words begin before they are noticed and ring on behind. */
const AROUND_SPEECH_SECONDS = 0.15;
const NOISE_SECONDS_MIN = 0.3;
const NOISE_SECONDS_MAX = 2;
/** Nothing was recorded there: a microphone that was not on yet, or audio that ends before its frames do. It tells no noise. */
export const UNRECORDED_DB = -70;
/** Levels are told apart over as long as a sentence: no word is pulled at. */
const LEVEL_SECONDS = 3;
/** A sentence comes half way to the level of the others, and no further than this. */
const LEVELLED_SHARE = 0.5;
const LEVELLED_DB_MAX = 5;

/** @returns null where nobody speaks: there is no voice to make clear, and what is heard is what was meant */
export function voiceClearing(heard: HeardFacts, clipSeconds: number): VoiceClearing | null {
  if (heard.speech.length === 0) return null;
  return { noise: noiseInterval(heard, clipSeconds), levels: voiceLevels(heard) };
}

/** The quietest stretch without speech in which something was recorded, as long as is of use. */
function noiseInterval({ speech, loudness }: HeardFacts, clipSeconds: number): Interval | null {
  const candidates = pausesOf(speech, clipSeconds)
    .flatMap(candidatesWithin)
    .flatMap((interval) => {
      const { startSeconds, endSeconds } = interval;
      const seconds = endSeconds - startSeconds;
      if (loudness === null) return [{ interval, cost: -3 * Math.min(1, seconds) }];
      const blocks = blocksWithin(loudness, startSeconds, endSeconds).filter(
        ({ lufs }) => lufs > UNRECORDED_DB,
      );
      const recorded = blocks.reduce((sum, block) => sum + block.seconds, 0);
      if (recorded < NOISE_SECONDS_MIN - 1e-9) return [];
      const level = blocks.reduce((sum, block) => sum + block.lufs * block.seconds, 0) / recorded;
      // A short pause tells less: it has to be quieter to be chosen.
      return [{ interval, cost: level - 3 * Math.min(1, recorded) }];
    });
  return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.interval ?? null;
}

function pausesOf(speech: readonly Interval[], clipSeconds: number): Interval[] {
  const ordered = speech.toSorted((a, b) => a.startSeconds - b.startSeconds);
  const starts = [0, ...ordered.map(({ endSeconds }) => endSeconds + AROUND_SPEECH_SECONDS)];
  return starts
    .map((startSeconds, index) => ({
      startSeconds,
      endSeconds:
        (ordered[index]?.startSeconds ?? clipSeconds + AROUND_SPEECH_SECONDS) - AROUND_SPEECH_SECONDS,
    }))
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= NOISE_SECONDS_MIN);
}

/** Stretches of a pause, side by side and none longer than is of use. */
function candidatesWithin({ startSeconds, endSeconds }: Interval): Interval[] {
  const count = Math.ceil((endSeconds - startSeconds) / NOISE_SECONDS_MAX);
  const length = (endSeconds - startSeconds) / count;
  return Array.from({ length: count }, (_, index) => ({
    startSeconds: startSeconds + index * length,
    endSeconds: startSeconds + (index + 1) * length,
  }));
}

/** Soft sentences up and loud ones down, gently; nothing where all are about as loud. */
function voiceLevels({ speech, loudness }: HeardFacts): VoiceLevel[] {
  if (loudness === null) return [];
  const spoken = speech.flatMap(({ startSeconds, endSeconds }) =>
    blocksWithin(loudness, startSeconds, endSeconds),
  );
  const usual = gatedLoudness(spoken);
  if (usual === null) return [];
  return speech.flatMap((interval) => {
    const parts = Math.max(1, Math.round((interval.endSeconds - interval.startSeconds) / LEVEL_SECONDS));
    const length = (interval.endSeconds - interval.startSeconds) / parts;
    return Array.from({ length: parts }, (_, part): VoiceLevel => {
      const from = interval.startSeconds + part * length;
      const level = gatedLoudness(blocksWithin(loudness, from, from + length)) ?? usual;
      const wanted = LEVELLED_SHARE * (usual - level);
      return {
        atSeconds: from + length / 2,
        gainDb: Math.min(LEVELLED_DB_MAX, Math.max(-LEVELLED_DB_MAX, wanted)),
      };
    });
  });
}

/** @returns what amplitudes are multiplied by at a second of the clip */
export function voiceGainAt(levels: readonly VoiceLevel[], atSeconds: number): number {
  const next = levels.findIndex((level) => level.atSeconds > atSeconds);
  const after = levels[next] ?? levels.at(-1);
  const before = levels[next - 1] ?? (next === -1 ? levels.at(-1) : levels[0]);
  if (before === undefined || after === undefined) return 1;
  const span = after.atSeconds - before.atSeconds;
  const share = span <= 0 ? 0 : (atSeconds - before.atSeconds) / span;
  return 10 ** ((before.gainDb + Math.min(1, Math.max(0, share)) * (after.gainDb - before.gainDb)) / 20);
}
