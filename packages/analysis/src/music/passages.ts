import type { AudioSamples, Interval } from '@cutroom/contract';

/** A stretch of a track that sounds alike. It begins on a downbeat. */
export interface Section extends Interval {
  /** Mean loudness of its beats, 0 to 1. */
  readonly loudness: number;
}

/** So far below the loudest beat a beat counts as silent. */
const RANGE_DB = 40;
/** A beat that was found a little late begins before it: its drum is not the end of the beat before. */
const FOUND_LATE_SECONDS = 0.03;

/**
 * How loud each beat is, up to the next one: 1 is the loudest of the track, 0 is 40 dB below it or less.
 * @param beats seconds, in order
 */
export function beatLoudness({ samples, sampleRate }: AudioSamples, beats: readonly number[]): number[] {
  const levels = beats.map((seconds, beat) => {
    const usual = beat > 0 ? seconds - (beats[beat - 1] ?? 0) : 0.5;
    const from = Math.max(0, Math.round((seconds - FOUND_LATE_SECONDS) * sampleRate));
    const to = Math.round(((beats[beat + 1] ?? seconds + usual) - FOUND_LATE_SECONDS) * sampleRate);
    return 10 * Math.log10(meanSquare(samples.subarray(from, to)) + 1e-12);
  });
  const loudest = levels.reduce((most, level) => Math.max(most, level), -120);
  return levels.map((level) => Math.max(0, 1 + (level - loudest) / RANGE_DB));
}

function meanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / Math.max(1, samples.length);
}

/** Bars to either side that are compared where a section may begin. */
const SECTION_BARS = 4;
/** Change of loudness that begins one. */
const SECTION_CHANGE_MIN = 0.04;

/**
 * Where the track becomes louder or quieter for good.
 * @param downbeats indices of beats
 */
export function findSections(
  beats: readonly number[],
  downbeats: readonly number[],
  loudness: readonly number[],
  endSeconds: number,
): Section[] {
  const bars = downbeats.map((first, bar) => meanOf(loudness.slice(first, downbeats[bar + 1])));
  const changes = bars.map((_, bar) => Math.abs(changeAt(bars, bar)));
  const starts = [
    0,
    ...changes.flatMap((change, bar) =>
      isSectionStart(changes, bar) && change > SECTION_CHANGE_MIN ? [bar] : [],
    ),
  ];
  return starts.flatMap((bar, index) => {
    const nextBar = starts[index + 1];
    const [first, last] = [downbeats[bar], nextBar === undefined ? undefined : downbeats[nextBar]];
    if (first === undefined) return [];
    return [
      {
        startSeconds: beats[first] ?? 0,
        endSeconds: (last === undefined ? undefined : beats[last]) ?? endSeconds,
        loudness: meanOf(loudness.slice(first, last)),
      },
    ];
  });
}

/** The largest change within as many bars as a section has at least. */
function isSectionStart(changes: readonly number[], bar: number): boolean {
  if (bar < SECTION_BARS || bar > changes.length - SECTION_BARS) return false;
  const around = changes.slice(bar - SECTION_BARS + 1, bar + SECTION_BARS);
  return changes[bar] === Math.max(...around);
}

/**
 * Change of loudness with this bar. It counts as far as its first bar has it: one with a fill of drums at its end is the last of
 * what was, not the first of what comes.
 */
function changeAt(bars: readonly number[], bar: number): number {
  const before = bars.slice(Math.max(0, bar - SECTION_BARS), bar);
  const first = bars[bar];
  if (before.length === 0 || first === undefined) return 0;
  const change = meanOf(bars.slice(bar, bar + SECTION_BARS)) - meanOf(before);
  const atOnce = first - meanOf(before);
  return change > 0 ? Math.max(0, Math.min(change, atOnce)) : Math.min(0, Math.max(change, atOnce));
}

/** Rises smaller than this are no drop. */
const DROP_MIN = 0.04;

/** Where the track rises most from one section to the next; null where it does not. */
export function dropSeconds(sections: readonly Section[]): number | null {
  const rises = sections.slice(1).map(({ startSeconds, loudness }, index) => ({
    startSeconds,
    rise: loudness - (sections[index]?.loudness ?? loudness),
  }));
  const highest = rises.toSorted((a, b) => b.rise - a.rise)[0];
  return highest === undefined || highest.rise < DROP_MIN ? null : highest.startSeconds;
}

/** A drop counts for this much of what its passage gains over the one before. */
const RISE_WEIGHT = 0.6;

/**
 * The downbeat from which a reel of that length has the most of the track: a loud passage, and best one that begins with
 * a drop.
 * @returns seconds of the track; 0 where there is no downbeat
 */
export function bestStart(
  beats: readonly number[],
  downbeats: readonly number[],
  loudness: readonly number[],
  reelSeconds: number,
): number {
  const last = (beats.at(-1) ?? 0) - reelSeconds;
  const bars = downbeats.map((first, bar) => meanOf(loudness.slice(first, downbeats[bar + 1])));
  let best = { seconds: beats[downbeats[0] ?? 0] ?? 0, score: Number.NEGATIVE_INFINITY };
  for (const [bar, first] of downbeats.entries()) {
    const seconds = beats[first] ?? 0;
    if (bar > 0 && seconds > last) break;
    const end = beats.findIndex((beat) => beat >= seconds + reelSeconds);
    const heard = meanOf(loudness.slice(first, end < 0 ? undefined : end));
    const score = heard + RISE_WEIGHT * Math.max(0, changeAt(bars, bar));
    if (score > best.score + 1e-9) best = { seconds, score };
  }
  return best.seconds;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
