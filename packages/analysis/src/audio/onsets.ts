import type { AudioSamples } from '@cutroom/contract';

const HOP_SECONDS = 0.01;
/** Hops that are compared: what begins, and what was before. */
const AFTER_HOPS = 6;
const BEFORE_HOPS = 30;
/** So much louder at once than all that was heard before is a sound of its own: a knock, a wave that breaks, laughter. */
const RISE_DB = 8;
/** Quieter nobody hears it beside other things. */
const LEVEL_DB_MIN = -38;
/** The next sound begins this much later at the soonest. */
const APART_SECONDS = 0.4;
const ONSETS_MAX = 200;
/** A bump of the camera is felt, not heard: below this little counts. */
const HIGH_PASS_HZ = 120;
const SILENT_POWER = 1e-9;

/** Seconds at which something begins to be heard that was not there before, in order, to a hundredth. */
export function audioOnsets({ samples, sampleRate }: AudioSamples): number[] {
  const levels = hopLevels(samples, sampleRate);
  const onsets: number[] = [];
  // What a clip begins with has not begun in it.
  let next = BEFORE_HOPS;
  for (let hop = next; hop + AFTER_HOPS <= levels.length && onsets.length < ONSETS_MAX; hop += 1) {
    if (hop < next) continue;
    const after = levels.subarray(hop, hop + AFTER_HOPS);
    const quietest = Math.min(...after);
    if (quietest < LEVEL_DB_MIN) continue;
    const before = Math.max(...levels.subarray(Math.max(0, hop - BEFORE_HOPS), hop));
    if (mean(after) - before < RISE_DB) continue;
    onsets.push(Math.round(hop * HOP_SECONDS * 100) / 100);
    next = hop + Math.round(APART_SECONDS / HOP_SECONDS);
  }
  return onsets;
}

/** Root mean square of each hop above the high-pass, in dB full scale. */
function hopLevels(samples: Float32Array, sampleRate: number): Float32Array {
  const length = Math.max(1, Math.round(sampleRate * HOP_SECONDS));
  const levels = new Float32Array(Math.floor(samples.length / length));
  const kept = 1 / (1 + (2 * Math.PI * HIGH_PASS_HZ) / sampleRate);
  let [last, passed] = [0, 0];
  for (let hop = 0; hop < levels.length; hop += 1) {
    let power = 0;
    for (let at = hop * length; at < (hop + 1) * length; at += 1) {
      const sample = samples[at] ?? 0;
      passed = kept * (passed + sample - last);
      last = sample;
      power += passed * passed;
    }
    levels[hop] = 10 * Math.log10(Math.max(SILENT_POWER, power / length));
  }
  return levels;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
