import { meanOf, type Plane } from '../picture/picture-planes.ts';
import { type Similarity, STILL } from './similarity.ts';

/** Exhaustive search of whole-pixel shifts at the coarsest level, up to a quarter of each side. */
export function bestWholeShift(from: Plane, to: Plane): Similarity {
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
