/** Magnitudes of a real signal's spectrum by a radix-2 transform; `size` is a power of two. Frames reuse its memory. */
export function openSpectrum(size: number): (samples: Float32Array, start: number) => Float32Array {
  const window = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  const cos = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
  const order = reversedBits(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const magnitudes = new Float32Array(size / 2);
  return (samples, start) => {
    for (let at = 0; at < size; at++) {
      real[order[at] ?? 0] = (samples[start + at] ?? 0) * (window[at] ?? 0);
      imaginary[at] = 0;
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let at = 0; at < half; at++)
        turnAndAdd(real, imaginary, at, half, cos[at * stride] ?? 0, sin[at * stride] ?? 0);
    }
    for (let bin = 0; bin < size / 2; bin++)
      magnitudes[bin] = Math.sqrt((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
    return magnitudes;
  };
}

/** The butterflies of one angle, in all blocks. */
function turnAndAdd(
  real: Float64Array,
  imaginary: Float64Array,
  first: number,
  half: number,
  cos: number,
  sin: number,
): void {
  for (let upper = first; upper < real.length; upper += 2 * half) {
    const lower = upper + half;
    const re = (real[lower] ?? 0) * cos - (imaginary[lower] ?? 0) * sin;
    const im = (real[lower] ?? 0) * sin + (imaginary[lower] ?? 0) * cos;
    real[lower] = (real[upper] ?? 0) - re;
    imaginary[lower] = (imaginary[upper] ?? 0) - im;
    real[upper] = (real[upper] ?? 0) + re;
    imaginary[upper] = (imaginary[upper] ?? 0) + im;
  }
}

function reversedBits(size: number): Uint32Array {
  const bits = Math.log2(size);
  return Uint32Array.from({ length: size }, (_, at) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) reversed |= ((at >> bit) & 1) << (bits - 1 - bit);
    return reversed;
  });
}
