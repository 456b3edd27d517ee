import { type CutTitle, type Framing, TITLE_STYLES, TRANSITIONS } from '@cutroom/contract';
import fc from 'fast-check';
import type { ReelCut, ReelSpec } from '../reel-spec.ts';

const CLIP_SECONDS = 40;

/** A cut of a landscape clip, for tests. */
export function testCut(sourceId: string, frames: number, more: Partial<ReelCut> = {}): ReelCut {
  return {
    source: { probe: { durationSeconds: CLIP_SECONDS, width: 1920, height: 1080, audio: {} } },
    sourceId,
    startSeconds: 5,
    frames,
    framing: { mode: 'fit' },
    ...more,
  };
}

const anyFraming: fc.Arbitrary<Framing> = fc.oneof(
  fc.constant<Framing>({ mode: 'fit' }),
  fc
    .array(
      fc.record({
        atSeconds: fc.double({ min: 0, max: CLIP_SECONDS, noNaN: true }),
        centerX: fc.double({ min: 0, max: 1, noNaN: true }),
        centerY: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .chain((keyframes) =>
      fc.double({ min: 1, max: 3, noNaN: true }).map((zoom): Framing => ({ mode: 'crop', keyframes, zoom })),
    ),
);

const anyTitle: fc.Arbitrary<CutTitle> = fc.record({
  text: fc.constantFrom('First', 'Last'),
  centerY: fc.double({ min: 0, max: 1, noNaN: true }),
  style: fc.constantFrom(...TITLE_STYLES),
  startSeconds: fc.double({ min: 0, max: 8, noNaN: true }),
  durationSeconds: fc.double({ min: 0.01, max: 8, noNaN: true }),
});

const anyCut: fc.Arbitrary<ReelCut> = fc
  .record({
    sourceId: fc.constantFrom('a', 'b', 'c'),
    frames: fc.integer({ min: 1, max: 200 }),
    startSeconds: fc.double({ min: 0, max: CLIP_SECONDS, noNaN: true }),
    framing: anyFraming,
    gainDb: fc.integer({ min: -60, max: 12 }),
    titles: fc.array(anyTitle, { maxLength: 2 }),
    isShotKnown: fc.boolean(),
  })
  .map(({ sourceId, frames, isShotKnown, ...more }) => {
    const { startSeconds } = more;
    const shot = { startSeconds, endSeconds: Math.min(CLIP_SECONDS, startSeconds + frames / 30) };
    return testCut(sourceId, frames, { ...more, ...(isShotKnown ? { shot } : {}) });
  });

/** Reels of any cuts with titles, transition and fades. */
export const anyReel: fc.Arbitrary<ReelSpec> = fc.record({
  cuts: fc.array(anyCut, { minLength: 1, maxLength: 10 }),
  sound: fc.constantFrom('original' as const, 'mute' as const),
  transition: fc.constantFrom(...TRANSITIONS),
  fadeIn: fc.boolean(),
  fadeOut: fc.boolean(),
});
