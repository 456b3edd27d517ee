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
  /** Mean absolute difference left after undoing the motion, 0-255. */
  readonly residual: number;
  /** What of it an alignment half a pixel off does not explain either, 0-255: what moves by itself. */
  readonly ownChange: number;
  /** The same in each of CHANGE_COLUMNS columns. */
  readonly changeColumns: Float32Array;
}

export const CHANGE_COLUMNS = 16;

/** Between a picture and itself. */
export const NOTHING_MOVED: GlobalMotion = {
  shiftX: 0,
  shiftY: 0,
  zoom: 0,
  turn: 0,
  likeness: 1,
  residual: 0,
  ownChange: 0,
  changeColumns: new Float32Array(CHANGE_COLUMNS),
};

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
  const far = bestWholeShift(coarsest, coarsestAfter);
  const starts = far === STILL ? [STILL] : [STILL, far];
  const candidates = refineThrough(before, after, starts);
  const finest = before[before.length - 1] ?? coarsest;
  const finestAfter = after[after.length - 1] ?? coarsestAfter;
  const motion = cheapest(finest, finestAfter, candidates);
  return { ...motion, ...compare(finest, finestAfter, motion) };
}

/** Level by level; starts that have come to the same alignment go on as one. */
function refineThrough(
  before: Pyramid,
  after: Pyramid,
  starts: readonly Similarity[],
): readonly Similarity[] {
  return before.reduce((motions, from, level) => {
    const to = after[level];
    if (to === undefined) return motions;
    const [first = STILL, ...others] = motions.map((motion) => refine(from, to, motion));
    return [first, ...others.filter((other) => !isSameMotion(first, other))];
  }, starts);
}

function isSameMotion(a: Similarity, b: Similarity): boolean {
  const shift = Math.abs(a.shiftX - b.shiftX) + Math.abs(a.shiftY - b.shiftY);
  return shift + Math.abs(a.zoom - b.zoom) + Math.abs(a.turn - b.turn) < SAME_MOTION;
}

/** Of several alignments the one that most of the picture agrees with: what moves by itself cannot outvote it. */
function cheapest(from: Plane, to: Plane, candidates: readonly Similarity[]): Similarity {
  let [best = STILL] = candidates;
  if (candidates.length === 1) return best;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const cost = disagreement(from, to, candidate);
    if (cost < bestCost) {
      bestCost = cost;
      best = candidate;
    }
  }
  return best;
}

/** Sum over every second pixel's residual, each counted up to DISAGREEMENT_MAX and what lies outside half as much. */
function disagreement(from: Plane, to: Plane, motion: Similarity): number {
  const { width, height } = from;
  const light = meanOf(to) - meanOf(from);
  const sample = new Float64Array(3);
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = y & 1; x < width; x += 2) {
      const [toX, toY] = moved(x, y, width, height, motion);
      const isInside = sampleWithGradient(to, toX, toY, sample);
      const residual = (sample[0] ?? 0) - (from.values[y * width + x] ?? 0) - light;
      sum += isInside ? Math.min(DISAGREEMENT_MAX, Math.abs(residual)) : DISAGREEMENT_MAX / 2;
    }
  }
  return sum;
}

const DISAGREEMENT_MAX = 12;

function meanOf({ values }: Plane): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return sum / values.length;
}

function moved(x: number, y: number, width: number, height: number, motion: Similarity): [number, number] {
  const rx = x - (width - 1) / 2;
  const ry = y - (height - 1) / 2;
  return [
    x + motion.shiftX * width + motion.zoom * rx - motion.turn * ry,
    y + motion.shiftY * width + motion.zoom * ry + motion.turn * rx,
  ];
}

interface Similarity {
  readonly shiftX: number;
  readonly shiftY: number;
  readonly zoom: number;
  readonly turn: number;
}

const FINEST_SIDE_MAX = 96;
const COARSEST_SIDE_MAX = 24;
const ITERATIONS_MAX = 5;
/** A tenth of a pixel on the finest level. */
const SAME_MOTION = 0.001;
/** Stop when a step moves less than this share of the width. */
const STEP_MIN = 0.0002;
const STILL: Similarity = { shiftX: 0, shiftY: 0, zoom: 0, turn: 0 };

/** Exhaustive search of whole-pixel shifts at the coarsest level, up to a quarter of each side. */
function bestWholeShift(from: Plane, to: Plane): Similarity {
  const reachX = from.width >> 2;
  const reachY = from.height >> 2;
  const light = meanOf(to) - meanOf(from);
  let best = STILL;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let dy = -reachY; dy <= reachY; dy++) {
    for (let dx = -reachX; dx <= reachX; dx++) {
      const distance = Math.abs(dx) + Math.abs(dy);
      // A tiny price on distance keeps featureless pictures still.
      const cost = shiftCost(from, to, dx, dy, light) * (1 + 0.002 * distance) + 1e-6 * distance;
      if (cost < bestCost) {
        bestCost = cost;
        best = distance === 0 ? STILL : { ...STILL, shiftX: dx / from.width, shiftY: dy / from.width };
      }
    }
  }
  return best;
}

/** Mean difference over the shared area, the light's change taken off, each counted up to SHIFT_COST_MAX. */
function shiftCost(from: Plane, to: Plane, dx: number, dy: number, light: number): number {
  const { width, height } = from;
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    const row = y * width;
    const other = (y + dy) * width + dx;
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const difference = Math.abs((to.values[other + x] ?? 0) - (from.values[row + x] ?? 0) - light);
      sum += Math.min(SHIFT_COST_MAX, difference);
      count++;
    }
  }
  return sum / count;
}

const SHIFT_COST_MAX = 40;

function refine(from: Plane, to: Plane, start: Similarity): Similarity {
  let motion = start;
  let scale = usualResidual(from, to, motion);
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
  /** Normal matrix of shiftX, shiftY, zoom, turn and light, and its right side. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  /** Typical residual: the width of the robust weight of the next round. */
  readonly scale: number;
}

const UNKNOWNS = 5;

/**
 * Sums the robust normal equations over the pixels that both pictures share, every second one where there are many;
 * written out, it is the hottest loop.
 */
function gather(from: Plane, to: Plane, motion: Similarity, scale: number): Equations {
  const { width, height, values } = from;
  const centerX = (width - 1) / 2;
  const centerY = (height - 1) / 2;
  const shiftX = motion.shiftX * width;
  const shiftY = motion.shiftY * width;
  const { zoom, turn } = motion;
  const inverseScale = 1 / scale;
  const target = to.values;
  const limitX = width - 1;
  const limitY = height - 1;
  let m00 = 0;
  let m01 = 0;
  let m02 = 0;
  let m03 = 0;
  let m04 = 0;
  let m11 = 0;
  let m12 = 0;
  let m13 = 0;
  let m14 = 0;
  let m22 = 0;
  let m23 = 0;
  let m24 = 0;
  let m33 = 0;
  let m34 = 0;
  let m44 = 0;
  let r0 = 0;
  let r1 = 0;
  let r2 = 0;
  let r3 = 0;
  let r4 = 0;
  let count = 0;
  const spacing = width * height > MANY_PIXELS ? 2 : 1;
  RESIDUALS.fill(0);
  for (let y = 1; y < height - 1; y++) {
    const ry = y - centerY;
    // Like the black squares of a chessboard.
    for (let x = spacing === 1 ? 1 : 1 + (y & 1); x < width - 1; x += spacing) {
      const rx = x - centerX;
      const toX = x + shiftX + zoom * rx - turn * ry;
      const toY = y + shiftY + zoom * ry + turn * rx;
      if (toX < 0 || toY < 0 || toX >= limitX || toY >= limitY) continue;
      const x0 = toX | 0;
      const y0 = toY | 0;
      const fx = toX - x0;
      const fy = toY - y0;
      const at = y0 * width + x0;
      const a = target[at] ?? 0;
      const b = target[at + 1] ?? 0;
      const c = target[at + width] ?? 0;
      const d = target[at + width + 1] ?? 0;
      const residual =
        (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy - (values[y * width + x] ?? 0);
      const gx = (b - a) * (1 - fy) + (d - c) * fy;
      const gy = (c - a) * (1 - fx) + (d - b) * fx;
      const size = Math.abs(residual) | 0;
      RESIDUALS[size] = (RESIDUALS[size] ?? 0) + 1;
      count++;
      const relative = residual * inverseScale;
      const weight = 1 / (1 + relative * relative);
      const c2 = gx * rx + gy * ry;
      const c3 = gy * rx - gx * ry;
      const w0 = weight * gx;
      const w1 = weight * gy;
      const w2 = weight * c2;
      const w3 = weight * c3;
      m00 += w0 * gx;
      m01 += w0 * gy;
      m02 += w0 * c2;
      m03 += w0 * c3;
      m04 += w0;
      m11 += w1 * gy;
      m12 += w1 * c2;
      m13 += w1 * c3;
      m14 += w1;
      m22 += w2 * c2;
      m23 += w2 * c3;
      m24 += w2;
      m33 += w3 * c3;
      m34 += w3;
      m44 += weight;
      r0 -= w0 * residual;
      r1 -= w1 * residual;
      r2 -= w2 * residual;
      r3 -= w3 * residual;
      r4 -= weight * residual;
    }
  }
  // The shifts' unknowns are shares of the width.
  const w = width;
  const upper = [m00 * w * w, m01 * w * w, m02 * w, m03 * w, m04 * w, m11 * w * w, m12 * w, m13 * w, m14 * w];
  const lower = [m22, m23, m24, m33, m34, m44];
  return {
    matrix: symmetric([...upper, ...lower]),
    right: Float64Array.of(r0 * w, r1 * w, r2, r3, r4),
    scale: scaleOf(count),
  };
}

/** The width of the first round's robust weight, from a few pixels and without interpolating. */
function usualResidual(from: Plane, to: Plane, motion: Similarity): number {
  const { width, height } = from;
  const centerX = (width - 1) / 2;
  const centerY = (height - 1) / 2;
  let count = 0;
  RESIDUALS.fill(0);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const rx = x - centerX;
      const ry = y - centerY;
      const toX = Math.round(x + motion.shiftX * width + motion.zoom * rx - motion.turn * ry);
      const toY = Math.round(y + motion.shiftY * width + motion.zoom * ry + motion.turn * rx);
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const residual = (to.values[toY * width + toX] ?? 0) - (from.values[y * width + x] ?? 0);
      const size = Math.abs(residual) | 0;
      RESIDUALS[size] = (RESIDUALS[size] ?? 0) + 1;
      count++;
    }
  }
  return scaleOf(count);
}

function scaleOf(count: number): number {
  return Math.max(SCALE_MIN, SCALE_PER_MEDIAN * medianOf(RESIDUALS, count));
}

/** How many residuals have each whole size; one for all calls, which run one after the other. */
const RESIDUALS = new Uint32Array(512);
const MANY_PIXELS = 1500;
const SCALE_MIN = 1;
const SCALE_PER_MEDIAN = 2;

/** Of a histogram, between whole sizes. */
function medianOf(histogram: Uint32Array, count: number): number {
  let below = 0;
  for (let size = 0; size < histogram.length; size++) {
    const here = histogram[size] ?? 0;
    if (below + here >= count / 2) return size + (here === 0 ? 0 : (count / 2 - below) / here);
    below += here;
  }
  return 0;
}

/** Row-major matrix from its upper triangle, row by row. */
function symmetric(triangle: readonly number[]): Float64Array {
  const matrix = new Float64Array(UNKNOWNS * UNKNOWNS);
  let next = 0;
  for (let i = 0; i < UNKNOWNS; i++) {
    for (let j = i; j < UNKNOWNS; j++) {
      matrix[i * UNKNOWNS + j] = triangle[next] ?? 0;
      matrix[j * UNKNOWNS + i] = triangle[next++] ?? 0;
    }
  }
  return matrix;
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

/** Differences that half a pixel of misalignment, or grain, would make. */
const SLOPE_EXCUSED = 0.5;
const NOISE_EXCUSED = 2;

type Comparison = Pick<GlobalMotion, 'likeness' | 'residual' | 'ownChange' | 'changeColumns'>;

function compare(from: Plane, to: Plane, motion: Similarity): Comparison {
  const { width, height } = from;
  const columns = new Float32Array(CHANGE_COLUMNS);
  const columnCounts = new Float32Array(CHANGE_COLUMNS);
  const sample = new Float64Array(3);
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0, absolute: 0, own: 0, count: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = moved(x, y, width, height, motion);
      if (!sampleWithGradient(to, toX, toY, sample)) continue;
      const a = from.values[y * width + x] ?? 0;
      const b = sample[0] ?? 0;
      sums.a += a;
      sums.b += b;
      sums.aa += a * a;
      sums.bb += b * b;
      sums.ab += a * b;
      const difference = Math.abs(a - b);
      const slope = Math.abs(sample[1] ?? 0) + Math.abs(sample[2] ?? 0);
      const own = Math.max(0, difference - SLOPE_EXCUSED * slope - NOISE_EXCUSED);
      sums.absolute += difference;
      sums.own += own;
      sums.count++;
      const column = Math.min(CHANGE_COLUMNS - 1, Math.floor((x * CHANGE_COLUMNS) / width));
      columns[column] = (columns[column] ?? 0) + own;
      columnCounts[column] = (columnCounts[column] ?? 0) + 1;
    }
  }
  const changeColumns = columns.map((sum, index) => sum / Math.max(1, columnCounts[index] ?? 0));
  const count = Math.max(1, sums.count);
  return {
    likeness: correlation(sums),
    residual: sums.absolute / count,
    ownChange: sums.own / count,
    changeColumns,
  };
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
