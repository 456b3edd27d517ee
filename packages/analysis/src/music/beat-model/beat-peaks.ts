import { MEL_FRAMES_PER_SECOND } from './log-mel.ts';

export interface FoundBeats {
  /** Seconds, in order. */
  readonly beats: readonly number[];
  /** Those of the beats that begin a bar. */
  readonly downbeats: readonly number[];
}

/** ±60 ms: no two beats are nearer. */
const REACH_FRAMES = 3;

/**
 * What the model's answers say: the highest of their surroundings, where a beat is likelier than none. A downbeat lies on
 * the nearest beat. So do the model's authors (`postp_minimal` in github.com/CPJKU/beat_this).
 * @param beat for each frame the logarithm of the odds that it is a beat
 */
export function pickBeats(beat: Float32Array, downbeat: Float32Array): FoundBeats {
  const beats = peaksOf(beat);
  const nearest = (seconds: number) =>
    beats.reduce(
      (best, other) => (Math.abs(other - seconds) < Math.abs(best - seconds) ? other : best),
      beats[0] ?? seconds,
    );
  return { beats, downbeats: [...new Set(peaksOf(downbeat).map(nearest))] };
}

/** Seconds. Frames side by side that are equally high are one peak between them. */
function peaksOf(logits: Float32Array): number[] {
  const peaks: { frame: number; count: number }[] = [];
  for (const [frame, value] of logits.entries()) {
    const around = logits.subarray(Math.max(0, frame - REACH_FRAMES), frame + REACH_FRAMES + 1);
    if (value <= 0 || around.some((other) => other > value)) continue;
    const last = peaks.at(-1);
    if (last === undefined || frame - last.frame > 1) peaks.push({ frame, count: 1 });
    else {
      last.count += 1;
      last.frame += (frame - last.frame) / last.count;
    }
  }
  return peaks.map(({ frame }) => frame / MEL_FRAMES_PER_SECOND);
}
