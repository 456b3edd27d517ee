import { type Plane, shrunk } from './picture-planes.ts';

/**
 * 64-bit perceptual hash: signs of the 8x8 lowest DCT frequencies of a 32x32 picture against their median
 * (Zauner, "Implementation and benchmarking of perceptual image hash functions", 2010).
 * @returns 16 hex digits
 */
export function pictureHash(luma: Plane): string {
  const small = shrunk(luma, SIDE, SIDE);
  const coefficients = lowFrequencies(small.values);
  const ranked = [...coefficients.slice(1)].sort((a, b) => a - b);
  const median = ranked[ranked.length >> 1] ?? 0;
  let hash = 0n;
  for (const value of coefficients) hash = (hash << 1n) | (value > median ? 1n : 0n);
  return hash.toString(16).padStart(16, '0');
}

/** Number of differing bits, 0-64. */
export function hashDistance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

const SIDE = 32;
const KEPT = 8;
const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
);

function lowFrequencies(values: Float32Array): number[] {
  const out: number[] = [];
  const rows = COSINES.map((cosine) =>
    Float64Array.from({ length: SIDE }, (_, y) =>
      cosine.reduce((sum, c, x) => sum + c * (values[y * SIDE + x] ?? 0), 0),
    ),
  );
  for (const vertical of COSINES) {
    for (const row of rows) out.push(vertical.reduce((sum, c, y) => sum + c * (row[y] ?? 0), 0));
  }
  return out;
}
