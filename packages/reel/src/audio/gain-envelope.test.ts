import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyReel, testCut } from '../testing/any-reel.ts';
import { layOutReel } from '../timeline/reel-timeline.ts';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from './audio-format.ts';
import { type GainEnvelope, gainAt } from './gain-envelope.ts';
import { gainCurves, gainSegments } from './gain-segments.ts';
import { type ReelAudio, reelAudio } from './reel-audio.ts';

const SECOND = 30;
const audioOf = (...cuts: ReturnType<typeof testCut>[]): ReelAudio =>
  reelAudio(layOutReel({ cuts, sound: 'original' }));
const envelopeOf = ({ cuts }: ReelAudio, index: number): GainEnvelope => {
  const audio = cuts[index];
  if (audio === undefined) throw new Error(`There is no cut ${index}.`);
  return audio.envelope;
};

describe('The gain of a cut', () => {
  it('comes up and goes down over 30 ms at a hard cut', () => {
    const envelope = envelopeOf(audioOf(testCut('a', SECOND), testCut('b', SECOND)), 0);
    expect([0, 720, 1440, 48_000 - 1441, 48_000 - 721, 47_999].map((at) => gainAt(envelope, at))).toEqual([
      ...[0, 0.5, 1, 1, 0.5, 0],
    ]);
  });

  it('goes from one level to the other over 30 ms where the clip goes on', () => {
    const cuts = [testCut('a', SECOND), testCut('a', SECOND, { startSeconds: 6, gainDb: -6 })];
    const [before, after] = [envelopeOf(audioOf(...cuts), 0), envelopeOf(audioOf(...cuts), 1)];
    expect(gainAt(before, before.samples - 1)).toBe(1);
    expect(gainAt(after, 0)).toBe(1);
    expect(20 * Math.log10(gainAt(after, 1440))).toBeCloseTo(-6, 9);
  });

  it('keeps the power of two different sounds constant where they cross-fade', () => {
    const cuts = [testCut('a', SECOND), testCut('b', SECOND)];
    const audio = reelAudio(layOutReel({ cuts, sound: 'original', transition: 'crossfade' }));
    const [leaving, coming] = audio.cuts;
    expect([leaving?.end, coming?.start]).toEqual([36, 24]);
    for (let at = 0; at < 12 * SAMPLES_PER_FRAME; at += 100) {
      const out = gainAt(envelopeOf(audio, 0), 24 * SAMPLES_PER_FRAME + at);
      expect(out ** 2 + gainAt(envelopeOf(audio, 1), at) ** 2).toBeCloseTo(1, 3);
    }
  });

  const atJoin = (audio: ReelAudio, at: number): readonly [number, number] => [
    gainAt(envelopeOf(audio, 0), SECOND * SAMPLES_PER_FRAME + at),
    gainAt(envelopeOf(audio, 1), at),
  ];

  it('keeps the power constant where a clip is taken up again later: 20 ms over each other, behind the join', () => {
    const audio = audioOf(testCut('a', SECOND), testCut('a', SECOND, { startSeconds: 8 }));
    expect(envelopeOf(audio, 0).samples).toBe(SECOND * SAMPLES_PER_FRAME + 960);
    expect(gainAt(envelopeOf(audio, 0), SECOND * SAMPLES_PER_FRAME - 1)).toBe(1);
    expect(envelopeOf(audio, 1).samples).toBe(SECOND * SAMPLES_PER_FRAME);
    for (let at = 0; at < 960; at += 10) {
      const [leaving, coming] = atJoin(audio, at);
      expect(leaving ** 2 + coming ** 2).toBeCloseTo(1, 2);
    }
  });

  it('keeps the amplitude constant where the same sound goes on with its voices made clear', () => {
    const voiceClearing = { noise: null, levels: [] };
    const audio = audioOf(testCut('a', SECOND), testCut('a', SECOND, { startSeconds: 6, voiceClearing }));
    for (let at = 0; at < 960; at += 10) {
      const [leaving, coming] = atJoin(audio, at);
      expect(leaving + coming).toBeCloseTo(1, 2);
    }
  });

  it.each([
    ['its clip ends there', { startSeconds: 39 }, { startSeconds: 8 }],
    ['the next begins where its clip does', {}, { startSeconds: 0 }],
    ['the next is silenced', {}, { startSeconds: 8, gainDb: -60 }],
    ['the next is of another clip', {}, { startSeconds: 8, sourceId: 'b' }],
  ])('goes down to silence where %s', (_, first, second) => {
    const audio = audioOf(testCut('a', SECOND, first), testCut('a', SECOND, second));
    expect(envelopeOf(audio, 0).samples).toBe(SECOND * SAMPLES_PER_FRAME);
    expect(gainAt(envelopeOf(audio, 0), SECOND * SAMPLES_PER_FRAME - 1)).toBe(0);
    expect(gainAt(envelopeOf(audio, 1), 720)).toBe('gainDb' in second ? 0 : 0.5);
  });

  it('is nothing where the cut is silenced', () => {
    const audio = audioOf(testCut('a', SECOND, { gainDb: -60 }));
    expect(audio.cuts[0]?.isHeard).toBe(false);
    expect(gainAt(envelopeOf(audio, 0), 24_000)).toBe(0);
  });
});

describe('The gain of the reel', () => {
  it('comes up from silence and goes down to it over its fades', () => {
    const spec = { cuts: [testCut('a', 60)], sound: 'original' as const, fadeIn: true, fadeOut: true };
    const { envelope } = reelAudio(layOutReel(spec));
    const fade = 24 * SAMPLES_PER_FRAME;
    expect([0, fade / 2, fade, 96_000 - fade - 1, 95_999].map((at) => gainAt(envelope, at))).toEqual([
      0,
      expect.closeTo(0.5, 6),
      1,
      1,
      0,
    ]);
  });
});

describe('Whatever the reel', () => {
  const anyEnvelope = anyReel.map((spec) => {
    const { cuts, envelope } = reelAudio(layOutReel(spec));
    return [...cuts.map((cut) => cut.envelope), envelope];
  });

  it('segments follow one another from the first sample to the last, and what is called steady is', () => {
    fc.assert(
      fc.property(anyEnvelope, (envelopes) => {
        for (const envelope of envelopes) {
          let at = 0;
          for (const { startSample, endSample, steadyGain } of gainSegments(envelope)) {
            expect(startSample).toBe(at);
            const middle = Math.floor((startSample + endSample) / 2);
            if (steadyGain !== null)
              expect([startSample, middle, endSample - 1].map((sample) => gainAt(envelope, sample))).toEqual([
                steadyGain,
                steadyGain,
                steadyGain,
              ]);
            at = endSample;
          }
          expect(at).toBe(envelope.samples);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('curves for Web Audio are within a hundredth of the gain of every sample', () => {
    fc.assert(
      fc.property(anyEnvelope, fc.double({ min: 0, max: 0.999, noNaN: true }), (envelopes, share) => {
        for (const envelope of envelopes)
          for (const curve of gainCurves(envelope)) {
            const first = Math.round(curve.startSeconds * AUDIO_RATE);
            if (curve.kind === 'steady') {
              expect(curve.gain).toBe(gainAt(envelope, first));
              continue;
            }
            const samples = Math.round(curve.durationSeconds * AUDIO_RATE);
            const place = share * (curve.gains.length - 1);
            const [a, b] = [curve.gains[Math.floor(place)] ?? -9, curve.gains[Math.ceil(place)] ?? -9];
            const heard = a + (place - Math.floor(place)) * (b - a);
            const loudest = Math.max(1, envelope.level.from, envelope.level.to);
            expect(Math.abs(heard - gainAt(envelope, first + share * (samples - 1)))).toBeLessThan(
              0.01 * loudest,
            );
          }
      }),
      { numRuns: 100 },
    );
  });
});
