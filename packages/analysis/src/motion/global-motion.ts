import { halved, type Plane } from '../picture/picture-planes.ts';

/** How the whole picture moved from one frame to the next. */
export interface GlobalMotion {
  /** Shift of the scene in shares of the picture's width, to the right and down. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** Relative growth of the scene: 0.01 is a zoom in by one percent. */
  readonly zoom: number;
  /** Clockwise turn in radians. */
  readonly turn: number;
  /** Correlation (-1 to 1) of the two pictures after undoing the motion: near 1 the same scene, low after a cut. */
  readonly likeness: number;
  /** Mean absolute difference left after undoing the motion, 0-255: what moves by itself. */
  readonly residual: number;
  /** Mean absolute difference left in each of RESIDUAL_COLUMNS columns. */
  readonly residualColumns: Float32Array;
}

export const RESIDUAL_COLUMNS = 16;

/** Luma pyramid of a small picture, coarsest first. */
export type Pyramid = readonly Plane[];

export function pyramidOf(luma: Plane): Pyramid {
  let finest = luma;
  while (finest.width > FINEST_SIDE_MAX || finest.height > FINEST_SIDE_MAX) finest = halved(finest);
  const levels: Plane[] = [finest];
  for (let plane = finest; Math.max(plane.width, plane.height) > COARSEST_SIDE_MAX; ) {
    plane = halved(plane);
    levels.unshift(plane);
  }
  return levels;
}

/**
 * Estimates shift, zoom and turn by robust Gauss-Newton image alignment (Baker & Matthews, "Lucas-Kanade 20 years
 * on", 2004), coarse to fine: things that move by themselves are outliers and lose their weight.
 */
export function estimateGlobalMotion(before: Pyramid, after: Pyramid): GlobalMotion {
  const coarsest = before[0];
  const coarsestAfter = after[0];
  if (coarsest === undefined || coarsestAfter === undefined)
    throw new Error('A pyramid has at least one level');
  let motion = bestWholeShift(coarsest, coarsestAfter);
  for (let level = 0; level < before.length; level++) {
    const from = before[level];
    const to = after[level];
    if (from !== undefined && to !== undefined) motion = refine(from, to, motion);
  }
  const finest = before[before.length - 1] ?? coarsest;
  return { ...motion, ...compare(finest, after[after.length - 1] ?? coarsestAfter, motion) };
}

interface Similarity {
  readonly shiftX: number;
  readonly shiftY: number;
  readonly zoom: number;
  readonly turn: number;
}

const FINEST_SIDE_MAX = 96;
const COARSEST_SIDE_MAX = 24;
const ITERATIONS_MAX = 6;
/** Stop when a step moves less than this share of the width. */
const STEP_MIN = 0.00005;
const STILL: Similarity = { shiftX: 0, shiftY: 0, zoom: 0, turn: 0 };

/** Exhaustive search of whole-pixel shifts at the coarsest level, up to a quarter of each side. */
function bestWholeShift(from: Plane, to: Plane): Similarity {
  const reachX = from.width >> 2;
  const reachY = from.height >> 2;
  let best = STILL;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let dy = -reachY; dy <= reachY; dy++) {
    for (let dx = -reachX; dx <= reachX; dx++) {
      // A tiny price on distance keeps featureless pictures still.
      const cost =
        shiftCost(from, to, dx, dy) * (1 + 0.002 * (Math.abs(dx) + Math.abs(dy))) +
        1e-6 * (dx * dx + dy * dy);
      if (cost < bestCost) {
        bestCost = cost;
        best = { ...STILL, shiftX: dx / from.width, shiftY: dy / from.width };
      }
    }
  }
  return best;
}

/** Variance of the difference over the shared area: a change of light alone costs nothing. */
function shiftCost(from: Plane, to: Plane, dx: number, dy: number): number {
  const { width, height } = from;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    const row = y * width;
    const other = (y + dy) * width + dx;
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const difference = (to.values[other + x] ?? 0) - (from.values[row + x] ?? 0);
      sum += difference;
      squares += difference * difference;
      count++;
    }
  }
  return squares / count - (sum / count) ** 2;
}

function refine(from: Plane, to: Plane, start: Similarity): Similarity {
  let motion = start;
  let scale = 0;
  for (let iteration = 0; iteration < ITERATIONS_MAX; iteration++) {
    const equations = gather(from, to, motion, scale);
    scale = equations.scale;
    const step = solve(equations);
    if (step === null) return motion;
    motion = {
      shiftX: motion.shiftX + step.shiftX,
      shiftY: motion.shiftY + step.shiftY,
      zoom: motion.zoom + step.zoom,
      turn: motion.turn + step.turn,
    };
    if (!isPlausible(motion)) return start;
    if (Math.abs(step.shiftX) + Math.abs(step.shiftY) + Math.abs(step.zoom) + Math.abs(step.turn) < STEP_MIN)
      break;
  }
  return motion;
}

function isPlausible({ shiftX, shiftY, zoom, turn }: Similarity): boolean {
  return Math.abs(shiftX) < 0.6 && Math.abs(shiftY) < 0.6 && Math.abs(zoom) < 0.3 && Math.abs(turn) < 0.3;
}

interface Equations {
  /** Upper triangle of the 5x5 normal matrix (shiftX, shiftY, zoom, turn, light) and its right side. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  /** Typical residual: the width of the robust weight of the next round. */
  readonly scale: number;
}

const UNKNOWNS = 5;

function gather(from: Plane, to: Plane, motion: Similarity, scale: number): Equations {
  const { width, height } = from;
  const matrix = new Float64Array(UNKNOWNS * UNKNOWNS);
  const right = new Float64Array(UNKNOWNS);
  const centerX = (width - 1) / 2;
  const centerY = (height - 1) / 2;
  const row = new Float64Array(UNKNOWNS);
  const sample = new Float64Array(3);
  let absolute = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const rx = x - centerX;
      const ry = y - centerY;
      const toX = x + motion.shiftX * width + motion.zoom * rx - motion.turn * ry;
      const toY = y + motion.shiftY * width + motion.zoom * ry + motion.turn * rx;
      if (!sampleWithGradient(to, toX, toY, sample)) continue;
      const residual = (sample[0] ?? 0) - (from.values[y * width + x] ?? 0);
      const gx = sample[1] ?? 0;
      const gy = sample[2] ?? 0;
      absolute += Math.abs(residual);
      count++;
      const weight = scale === 0 ? 1 : 1 / (1 + (residual / scale) ** 2);
      row[0] = gx * width;
      row[1] = gy * width;
      row[2] = gx * rx + gy * ry;
      row[3] = gy * rx - gx * ry;
      row[4] = 1;
      for (let i = 0; i < UNKNOWNS; i++) {
        const weighted = weight * (row[i] ?? 0);
        right[i] = (right[i] ?? 0) - weighted * residual;
        for (let j = i; j < UNKNOWNS; j++) {
          matrix[i * UNKNOWNS + j] = (matrix[i * UNKNOWNS + j] ?? 0) + weighted * (row[j] ?? 0);
        }
      }
    }
  }
  return { matrix, right, scale: Math.max(1, (1.5 * absolute) / Math.max(1, count)) };
}

/** Value and slopes of a plane between its pixels; false outside. */
function sampleWithGradient(plane: Plane, x: number, y: number, into: Float64Array): boolean {
  const { width, height, values } = plane;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return false;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const a = values[at] ?? 0;
  const b = values[at + 1] ?? 0;
  const c = values[at + width] ?? 0;
  const d = values[at + width + 1] ?? 0;
  into[0] = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
  into[1] = (b - a) * (1 - fy) + (d - c) * fy;
  into[2] = (c - a) * (1 - fx) + (d - b) * fx;
  return true;
}

/** Solves the normal equations by Cholesky; null where the picture has too little detail to tell. */
function solve({ matrix, right }: Equations): Similarity | null {
  const n = UNKNOWNS;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[j * n + i] ?? 0;
      if (i === j) sum *= 1 + 1e-6;
      for (let k = 0; k < j; k++) sum -= (lower[i * n + k] ?? 0) * (lower[j * n + k] ?? 0);
      if (i !== j) lower[i * n + j] = sum / (lower[j * n + j] ?? 1);
      else if (sum <= 1e-3) return null;
      else lower[i * n + i] = Math.sqrt(sum);
    }
  }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (lower[i * n + k] ?? 0) * (y[k] ?? 0);
    y[i] = sum / (lower[i * n + i] ?? 1);
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (lower[k * n + i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (lower[i * n + i] ?? 1);
  }
  return { shiftX: x[0] ?? 0, shiftY: x[1] ?? 0, zoom: x[2] ?? 0, turn: x[3] ?? 0 };
}

type Comparison = Pick<GlobalMotion, 'likeness' | 'residual' | 'residualColumns'>;

function compare(from: Plane, to: Plane, motion: Similarity): Comparison {
  const { width, height } = from;
  const columns = new Float32Array(RESIDUAL_COLUMNS);
  const columnCounts = new Float32Array(RESIDUAL_COLUMNS);
  const sample = new Float64Array(3);
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0, absolute: 0, count: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const rx = x - (width - 1) / 2;
      const ry = y - (height - 1) / 2;
      const toX = x + motion.shiftX * width + motion.zoom * rx - motion.turn * ry;
      const toY = y + motion.shiftY * width + motion.zoom * ry + motion.turn * rx;
      if (!sampleWithGradient(to, toX, toY, sample)) continue;
      const a = from.values[y * width + x] ?? 0;
      const b = sample[0] ?? 0;
      sums.a += a;
      sums.b += b;
      sums.aa += a * a;
      sums.bb += b * b;
      sums.ab += a * b;
      sums.absolute += Math.abs(a - b);
      sums.count++;
      const column = Math.min(RESIDUAL_COLUMNS - 1, Math.floor((x * RESIDUAL_COLUMNS) / width));
      columns[column] = (columns[column] ?? 0) + Math.abs(a - b);
      columnCounts[column] = (columnCounts[column] ?? 0) + 1;
    }
  }
  const residualColumns = columns.map((sum, index) => sum / Math.max(1, columnCounts[index] ?? 0));
  return { likeness: correlation(sums), residual: sums.absolute / Math.max(1, sums.count), residualColumns };
}

/** Two featureless pictures are alike; a featureless one and another are not. */
function correlation(sums: {
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
  count: number;
}): number {
  const n = Math.max(1, sums.count);
  const varianceA = sums.aa / n - (sums.a / n) ** 2;
  const varianceB = sums.bb / n - (sums.b / n) ** 2;
  const flat = 1;
  if (varianceA < flat && varianceB < flat) return 1;
  if (varianceA < flat || varianceB < flat) return 0;
  return (sums.ab / n - (sums.a / n) * (sums.b / n)) / Math.sqrt(varianceA * varianceB);
}
