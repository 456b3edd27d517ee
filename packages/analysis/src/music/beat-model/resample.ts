/** From 48 kHz to 22,050 Hz: so many samples come of so many. */
const UP = 147;
const DOWN = 320;
/** Zero crossings of the sinc to either side. */
const CROSSINGS = 40;
/** Of half the new rate: what is above is taken away before it can fold back. */
const CUTOFF = 0.95;
/** Of the Kaiser window: what folds back lies 80 dB down. */
const KAISER_BETA = 8;

/** Input samples to either side of an output sample that it is made of. */
const REACH = Math.ceil((CROSSINGS * DOWN) / UP / CUTOFF);
const TAPS = 2 * REACH;

export interface Resampler {
  add(samples: Float32Array): void;
  /** Nothing comes after this. @returns the samples at 22,050 Hz */
  end(): Float32Array;
}

/** Resamples 48 kHz to 22,050 Hz as it comes in, by a windowed sinc. @param length samples that will come */
export function openResampler(length: number): Resampler {
  const phases = filterPhases();
  const out = new Float32Array(Math.ceil((length * UP) / DOWN));
  let held = new Float32Array(REACH);
  let heldFrom = -REACH;
  let next = 0;
  const add = (samples: Float32Array): void => {
    const all = new Float32Array(held.length + samples.length);
    all.set(held);
    all.set(samples, held.length);
    for (; next < out.length; next++) {
      const first = Math.floor((next * DOWN) / UP) - REACH + 1 - heldFrom;
      if (first + TAPS > all.length) break;
      const phase = ((next * DOWN) % UP) * TAPS;
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap++) sum += (all[first + tap] ?? 0) * (phases[phase + tap] ?? 0);
      out[next] = sum;
    }
    const keepFrom = Math.floor((next * DOWN) / UP) - REACH + 1 - heldFrom;
    held = all.slice(Math.min(all.length, keepFrom));
    heldFrom += Math.min(all.length, keepFrom);
  };
  return {
    add,
    end: () => {
      add(new Float32Array(TAPS + DOWN));
      return out;
    },
  };
}

/** Of each phase, the weights of the samples around it. */
function filterPhases(): Float64Array {
  const phases = new Float64Array(UP * TAPS);
  const bandwidth = (CUTOFF * UP) / DOWN;
  for (let phase = 0; phase < UP; phase++) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const distance = tap - REACH + 1 - phase / UP;
      const weight = sinc(bandwidth * distance) * kaiser(distance / REACH);
      phases[phase * TAPS + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < TAPS; tap++) phases[phase * TAPS + tap] = (phases[phase * TAPS + tap] ?? 0) / sum;
  }
  return phases;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** @param x -1 to 1 */
function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);
}

/** Modified, of the first kind and order zero. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
