import { join } from 'node:path';
import {
  frameAt,
  gradedLuma,
  gradeRecipe,
  LUMA_BLACK,
  layOutReel,
  type ReelFrame,
  toneTable,
} from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  greyOf,
  type MediaHarness,
  openMediaHarness,
  readBack,
} from '../testing/generated-clips.ts';
import type { CutSpec, ReelSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

/**
 * Steps of luma that roundings on the way come to (found: 1 at most); a frame more or less is three. Blends of two clips, and what
 * is graded or faded, are rounded again (found: 1.85 at most, in a crossfade of two ramps).
 */
const TOLERANCE = { plain: 1, blended: 2 };
const signal = new AbortController().signal;

/** Twice the speed, then half of it, then as filmed. */
const RAMP = [
  { at: 0.1, rate: 2 },
  { at: 0.5, rate: 0.5 },
  { at: 1, rate: 1 },
];

interface NumberedClip {
  readonly source: CutSpec['source'];
  readonly rate: number;
}

let harness: MediaHarness;
let steady: NumberedClip;
let slower: NumberedClip;
let fast: NumberedClip;
let clips: readonly NumberedClip[];
beforeAll(async () => {
  harness = await openMediaHarness();
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv420p'];
  const numbered = async (name: string, rate: number, seconds = 2): Promise<NumberedClip> => {
    const path = await generate(harness, { name, encode, rate: String(rate), seconds, hasAudio: false });
    return { source: { path, probe: await probeClip(harness.toolbox, path, signal) }, rate };
  };
  steady = await numbered('steady.mp4', 30);
  slower = await numbered('slower.mp4', 25);
  fast = await numbered('fast.mp4', 60, 1.2);
  clips = [steady, slower, fast];
}, 200_000);
afterAll(() => harness.close());

const cut = (
  { source }: NumberedClip,
  startSeconds: number,
  frames: number,
  more: Partial<CutSpec> = {},
): CutSpec => ({
  source,
  sourceId: source.path,
  startSeconds,
  frames,
  framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
  ...more,
});

/** The luma of a frame of numbered clips, from what it is said to show. */
function lumaOf({ layers, grade, dip, fade }: ReelFrame<CutSpec>): number {
  const mixed = layers.reduce((sum, layer) => {
    const rate = clips.find(({ source }) => source.path === layer.cut.source.path)?.rate ?? Number.NaN;
    // The clip's last frame that begins before the middle of the reel's frame.
    const number = Math.ceil((layer.sourceSeconds + layer.reachSeconds) * rate - 1e-6) - 1;
    const grey = greyOf(number);
    return sum + layer.mix * (layer.tone === null ? grey : (toneTable(layer.tone)[grey] ?? Number.NaN));
  }, 0);
  const recipe = gradeRecipe(grade);
  const graded = recipe === null ? mixed : gradedLuma(recipe, mixed);
  return LUMA_BLACK + (graded - LUMA_BLACK) * dip * fade;
}

function toleranceOf({ layers, grade, dip, fade }: ReelFrame<CutSpec>): number {
  const isPlain = layers.length === 1 && layers[0]?.tone === null && gradeRecipe(grade) === null;
  return isPlain && dip === 1 && fade === 1 ? TOLERANCE.plain : TOLERANCE.blended;
}

async function rendered(spec: ReelSpec): Promise<number[]> {
  const outputPath = join(harness.directory, 'reel.mp4');
  const workDirectory = join(harness.directory, 'work');
  const cache = { get: async () => false, put: async () => undefined };
  await renderReel(harness.toolbox, spec, { workDirectory, outputPath, cache, signal });
  return (await readBack(harness, outputPath)).luma;
}

describe('A rendered reel', () => {
  it.each<[string, () => ReelSpec]>([
    [
      'hard cuts between clips of different frame rates',
      () => ({ cuts: [cut(steady, 0.21, 12), cut(slower, 0.333, 14), cut(steady, 1.5, 10)], sound: 'mute' }),
    ],
    [
      'a crossfade beyond the ends of the cuts, held inside a shot and at the end of a clip',
      () => ({
        cuts: [
          cut(slower, 0.5, 20, { shot: { startSeconds: 0, endSeconds: 1.2 } }),
          cut(steady, 1.3, 20),
          cut(steady, 0.1, 14),
        ],
        sound: 'mute',
        transition: 'crossfade',
      }),
    ],
    [
      'dips, fades, a grade and a clip’s tone',
      () => ({
        cuts: [cut(steady, 0.2, 20, { tone: { black: 0.06, white: 0.9, gamma: 1.2 } }), cut(steady, 1.2, 20)],
        sound: 'mute',
        transition: 'dip_to_black',
        look: 'cinematic',
        fadeIn: true,
        fadeOut: true,
      }),
    ],
    [
      'cuts at twice and four times the speed, and at a quarter and half of it',
      () => ({
        cuts: [
          cut(steady, 0.2, 10, { speed: [{ at: 0, rate: 2 }] }),
          cut(slower, 0.1, 8, { speed: [{ at: 0, rate: 4 }] }),
          cut(fast, 0.3, 12, { speed: [{ at: 0, rate: 0.5 }] }),
          cut(fast, 0.5, 12, { speed: [{ at: 0, rate: 0.25 }] }),
        ],
        sound: 'mute',
      }),
    ],
    [
      'ramps in a crossfade, with a moving crop',
      () => ({
        cuts: [
          cut(fast, 0.2, 18, { speed: RAMP }),
          cut(steady, 0.5, 16, {
            speed: RAMP.toReversed().map(({ at, rate }) => ({ at: 1 - at, rate })),
            framing: {
              mode: 'crop',
              zoom: 1.5,
              keyframes: [0.5, 0.9, 1.4].map((atSeconds, index) => ({
                atSeconds,
                centerX: 0.3 + 0.2 * index,
                centerY: 0.5,
              })),
            },
          }),
          cut(fast, 0.6, 12, {
            speed: [{ at: 0.5, rate: 0.4 }],
            shot: { startSeconds: 0.55, endSeconds: 0.9 },
          }),
        ],
        sound: 'mute',
        transition: 'crossfade',
      }),
    ],
  ])('shows in every frame what the reel says it shows: %s', async (_, specOf) => {
    const spec = specOf();
    const timeline = layOutReel(spec);
    const said = Array.from({ length: timeline.frames }, (__, frame) => frameAt(timeline, frame)).flatMap(
      (frame) => (frame === null ? [] : [{ luma: lumaOf(frame), tolerance: toleranceOf(frame) }]),
    );
    const found = await rendered(spec);
    expect(found).toHaveLength(said.length);
    const wrong = said.flatMap(({ luma, tolerance }, frame) => {
      const shown = found[frame] ?? Number.NaN;
      return Math.abs(shown - luma) <= tolerance ? [] : [{ frame, shown, luma, tolerance }];
    });
    expect(wrong).toEqual([]);
  });
});
