import type { DominantColour, RgbFrame } from '@cutroom/contract';
import { type Oklab, oklabHex, toOklab } from '@cutroom/reel';

const GRID_COLUMNS = 16;
const GRID_ROWS = 9;

/** A frame's colours at a grid of points, for dominantColours(). */
export function colourSamples(frame: RgbFrame): readonly Oklab[] {
  const { rgb, width, height } = frame;
  return Array.from({ length: GRID_COLUMNS * GRID_ROWS }, (_, point) => {
    const x = Math.floor((((point % GRID_COLUMNS) + 0.5) * width) / GRID_COLUMNS);
    const y = Math.floor(((Math.floor(point / GRID_COLUMNS) + 0.5) * height) / GRID_ROWS);
    const at = (y * width + x) * 3;
    return toOklab(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
  });
}

const COLOURS_MAX = 5;
const ROUNDS = 8;
const SAMPLES_MAX = 6000;
/** Colours nearer than this are one to the eye. */
const DISTANCE_MIN = 0.08;
const SHARE_MIN = 0.04;

/** The colours that a clip is mostly made of, by k-means from starts that lie far apart; the same for the same samples. */
export function dominantColours(samples: readonly Oklab[]): DominantColour[] {
  const spacing = Math.ceil(samples.length / SAMPLES_MAX);
  const points = samples.filter((_, index) => index % spacing === 0);
  let clusters = startsOf(points).map((center): Cluster => ({ center, count: 0 }));
  for (let round = 0; round < ROUNDS; round++) clusters = assigned(points, clusters);
  return joined(clusters)
    .map(({ center, count }) => ({ hex: oklabHex(center), share: rounded(count / points.length) }))
    .filter(({ share }) => share >= SHARE_MIN)
    .sort((a, b) => b.share - a.share);
}

interface Cluster {
  readonly center: Oklab;
  readonly count: number;
}

/** The mean first, then always the colour that is furthest from those taken, among what is not rare. */
function startsOf(points: readonly Oklab[]): Oklab[] {
  const first = points.length === 0 ? null : meanOf(points);
  if (first === null) return [];
  const starts = [first];
  let nearest = points.map((point) => distance(point, first));
  while (starts.length < COLOURS_MAX) {
    // Not the very furthest, which may be a single speck.
    const ranked = nearest.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
    const chosen = points[ranked[Math.floor(points.length * 0.02)]?.index ?? 0];
    if (chosen === undefined) break;
    starts.push(chosen);
    nearest = nearest.map((value, index) => Math.min(value, distance(points[index] ?? chosen, chosen)));
  }
  return starts;
}

function assigned(points: readonly Oklab[], clusters: readonly Cluster[]): Cluster[] {
  const members: Oklab[][] = clusters.map(() => []);
  for (const point of points) {
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let index = 0; index < clusters.length; index++) {
      const far = squaredDistance(point, clusters[index]?.center ?? point);
      if (far >= bestDistance) continue;
      best = index;
      bestDistance = far;
    }
    members[best]?.push(point);
  }
  return members.flatMap((own) => (own.length === 0 ? [] : [{ center: meanOf(own), count: own.length }]));
}

function joined(clusters: readonly Cluster[]): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const index = kept.findIndex((other) => distance(other.center, cluster.center) < DISTANCE_MIN);
    const alike = kept[index];
    if (alike === undefined) kept.push(cluster);
    else kept[index] = { center: alike.center, count: alike.count + cluster.count };
  }
  return kept;
}

function distance(a: Oklab, b: Oklab): number {
  return Math.sqrt(squaredDistance(a, b));
}

function squaredDistance(a: Oklab, b: Oklab): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

function meanOf(points: readonly Oklab[]): Oklab {
  let lightness = 0;
  let greenRed = 0;
  let blueYellow = 0;
  for (const point of points) {
    lightness += point[0];
    greenRed += point[1];
    blueYellow += point[2];
  }
  return [lightness / points.length, greenRed / points.length, blueYellow / points.length];
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
