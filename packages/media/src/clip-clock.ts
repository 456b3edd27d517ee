import type { Rational, VideoPacket } from './probe-output.ts';

/** When a clip's pictures are shown, in the container's own seconds. */
export interface ClipClock {
  readonly firstPictureSeconds: number;
  readonly durationSeconds: number;
  readonly isVariableFrameRate: boolean;
  /** Of what is really in the file; null with fewer than two packets. */
  readonly measuredFrameRate: Rational | null;
}

/**
 * The true clock of a clip: from its packets and from pictures that really decoded, never from what the header
 * says about durations.
 * @param packets of the video stream, in any order
 * @param decoded presentation times of decoded pictures: the first ones and the last ones of the clip
 */
export function clipClock(packets: readonly VideoPacket[], decoded: readonly number[]): ClipClock {
  const shown = packets.filter((packet) => !packet.isDiscarded).toSorted((a, b) => a.atSeconds - b.atSeconds);
  const gaps = gapsOf(shown.map((packet) => packet.atSeconds));
  const usualGap = median(gaps);
  const first = Math.min(...decoded);
  const last = Math.max(...decoded);
  const lastPacket = shown.findLast((packet) => packet.atSeconds <= last + 0.001);
  const lastShownFor = positive(lastPacket?.durationSeconds) ?? usualGap ?? 0;
  return {
    firstPictureSeconds: first,
    durationSeconds: last - first + lastShownFor,
    isVariableFrameRate: usualGap !== null && spread(gaps) > 0.25 * usualGap + 0.002,
    measuredFrameRate: usualGap === null ? null : rateOf(gaps),
  };
}

function gapsOf(times: readonly number[]): number[] {
  const gaps: number[] = [];
  let before: number | null = null;
  for (const time of times) {
    if (before !== null && time > before) gaps.push(time - before);
    before = time;
  }
  return gaps;
}

/** The container's rate wherever it rounds to a common one; milliseconds of Matroska would give 30.3 fps. */
function rateOf(gaps: readonly number[]): Rational {
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return { num: Math.max(1, Math.round(1000 / mean)), den: 1000 };
}

function spread(values: readonly number[]): number {
  return (
    values.reduce((most, value) => Math.max(most, value), 0) -
    values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  );
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null;
}
