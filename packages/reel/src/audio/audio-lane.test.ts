import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AudioOffsets, ReelCut } from '../reel-spec.ts';
import { anyReel, testCut } from '../testing/any-reel.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { layOutReel } from '../timeline/reel-timeline.ts';
import { captionsOf } from '../titles/captions.ts';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from './audio-format.ts';
import { cutStarts, guestSpans, hasOwnAudio, laneSpan, spokenStretches } from './audio-lane.ts';
import { fitAudioLane } from './fit-audio-lane.ts';
import { gainAt } from './gain-envelope.ts';
import { gainSegments } from './gain-segments.ts';
import { mixBlocks } from './music/music-audio.ts';
import { type CutAudio, type ReelAudio, reelAudio, UNDER_DUCK_DB } from './reel-audio.ts';
import { speechIntervals } from './speech-intervals.ts';

const offsets = (leadFrames: number, tailFrames: number, shiftFrames = 0): AudioOffsets => ({
  leadFrames,
  tailFrames,
  shiftFrames,
});
const laidOut = (...cuts: ReelCut[]) => layOutReel({ cuts: fitAudioLane(cuts), sound: 'original' });
const audioOf = (...cuts: ReelCut[]): ReelAudio => reelAudio(laidOut(...cuts));
const ofCut = ({ cuts }: ReelAudio, index: number): CutAudio => {
  const audio = cuts[index];
  if (audio === undefined) throw new Error(`There is no cut ${index}.`);
  return audio;
};
const gainDbAt = (audio: CutAudio, frame: number): number =>
  20 * Math.log10(gainAt(audio.envelope, (frame - audio.start) * SAMPLES_PER_FRAME));

const anyOffsets: fc.Arbitrary<AudioOffsets | undefined> = fc.option(
  fc.record({
    leadFrames: fc.integer({ min: -250, max: 400 }),
    tailFrames: fc.integer({ min: -250, max: 400 }),
    shiftFrames: fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 })),
  }),
  { nil: undefined },
);
/** Reels whose cuts' audio was pulled anywhere, as it was asked for. */
const anyLane = fc
  .tuple(anyReel, fc.array(anyOffsets, { minLength: 10, maxLength: 10 }))
  .map(([spec, pulled]) => ({
    ...spec,
    cuts: spec.cuts.map((cut, index): ReelCut => {
      const audio = pulled[index];
      return audio === undefined ? cut : { ...cut, audio };
    }),
  }));

describe('Audio pulled out of its cut', () => {
  it('begins before its frames, in sync, and ends after them', () => {
    const audio = audioOf(
      testCut('a', 60),
      testCut('b', 60, { startSeconds: 10, audio: offsets(6, 12) }),
      testCut('c', 60),
    );
    expect(ofCut(audio, 1)).toMatchObject({ start: 54, end: 132, cutFrame: -6, sourceSeconds: 10 - 0.2 });
    expect(ofCut(audio, 0)).toMatchObject({ start: 0, end: 60, under: [{ start: 54, end: 60 }] });
    expect(ofCut(audio, 2).under).toEqual([{ start: 120, end: 132 }]);
  });

  it('may be moved against its frames', () => {
    const audio = audioOf(testCut('a', 60), testCut('b', 60, { audio: offsets(30, -30, -30) }));
    expect(ofCut(audio, 1)).toMatchObject({ start: 30, end: 90, cutFrame: 0, sourceSeconds: 5 });
  });

  it('comes up and goes down without a click, and the other goes down 12 dB meanwhile', () => {
    const audio = audioOf(
      testCut('talk', 60, { audio: offsets(0, 60) }),
      testCut('beach', 60),
      testCut('street', 60),
    );
    const [talk, beach] = [ofCut(audio, 0), ofCut(audio, 1)];
    expect(talk.end).toBe(120);
    expect(gainDbAt(talk, 60)).toBe(0);
    expect(gainAt(talk.envelope, talk.envelope.samples - 1)).toBe(0);
    expect([70, 100, 118].map((frame) => gainDbAt(beach, frame))).toEqual(
      [-12, -12, -12].map((db) => expect.closeTo(db, 6)),
    );
    expect(gainDbAt(ofCut(audio, 2), 121)).toBeLessThanOrEqual(0);
  });

  it('goes on without a dip where its clip is taken up again', () => {
    const audio = audioOf(
      testCut('talk', 60, { startSeconds: 5, audio: offsets(0, 30) }),
      testCut('beach', 30),
      testCut('talk', 60, { startSeconds: 8 }),
    );
    const [before, after] = [ofCut(audio, 0), ofCut(audio, 2)];
    expect([before.end, after.start]).toEqual([90, 90]);
    expect(gainAt(before.envelope, before.envelope.samples - 1)).toBe(1);
    expect(gainAt(after.envelope, 0)).toBe(1);
  });

  it('lets a muted cut be heard nowhere and take nothing down', () => {
    const audio = audioOf(testCut('a', 60, { gainDb: -60, audio: offsets(0, 30) }), testCut('b', 60));
    expect(ofCut(audio, 0).isHeard).toBe(false);
    expect(ofCut(audio, 1).under).toEqual([]);
  });

  it('has music go down where the voice is heard', () => {
    const heard = { speech: [{ startSeconds: 6, endSeconds: 9 }], loudness: null, loudnessLufs: null };
    const audio = audioOf(testCut('talk', 60, { heard, audio: offsets(0, 60) }), testCut('beach', 90));
    expect(speechIntervals(audio)).toEqual([{ startSeconds: 1, endSeconds: 4 }]);
  });

  it('counts in the loudness of the whole while it is heard over others', () => {
    const loudness = { stepSeconds: 1, levelsDb: Array.from({ length: 40 }, () => -20) };
    const heard = { speech: [], loudness, loudnessLufs: -20 };
    const timeline = laidOut(
      testCut('talk', 60, { heard, audio: offsets(0, 60) }),
      testCut('beach', 60, { heard }),
    );
    const blocks = mixBlocks(timeline);
    expect(blocks).toHaveLength(120);
    expect(blocks[10]?.lufs).toBeCloseTo(-20, 6);
    expect(blocks[90]?.lufs).toBeCloseTo(10 * Math.log10(10 ** -2 + 10 ** -3.2), 6);
  });
});

describe('What there is no room for is left out', () => {
  const fitted = (...cuts: ReelCut[]) => fitAudioLane(cuts).map(({ audio }) => audio);

  it.each([
    ['before the reel', [testCut('a', 60, { audio: offsets(30, -10) })], [offsets(0, -10)]],
    [
      'before its clip',
      [testCut('a', 60), testCut('b', 60, { startSeconds: 0.5, audio: offsets(30, 0) })],
      [undefined, offsets(15, 0)],
    ],
    [
      'behind its clip',
      [testCut('a', 60, { startSeconds: 37.5, audio: offsets(0, 30) }), testCut('b', 60)],
      [offsets(0, 15), undefined],
    ],
    [
      'under another’s',
      [
        testCut('a', 60, { audio: offsets(0, 40) }),
        testCut('b', 60),
        testCut('c', 60, { audio: offsets(40, 0) }),
      ],
      [offsets(0, 40), undefined, offsets(20, 0)],
    ],
    [
      'over a join that another’s crosses',
      [testCut('a', 60, { audio: offsets(0, 20) }), testCut('b', 60, { audio: offsets(20, 0) })],
      [offsets(0, 20), undefined],
    ],
    [
      'where its clip goes on',
      [testCut('a', 60, { audio: offsets(0, 30) }), testCut('a', 60, { startSeconds: 7.5 })],
      [undefined, undefined],
    ],
    [
      'where nothing is left of it',
      [testCut('a', 60, { audio: offsets(-40, -40) }), testCut('b', 60)],
      [undefined, undefined],
    ],
  ])('%s', (_, cuts, expected) => {
    expect(fitted(...cuts)).toEqual(expected);
  });

  it('at twice the speed half as many frames are left of a clip', () => {
    const cut = testCut('b', 60, { startSeconds: 1, speed: [{ at: 0, rate: 2 }], audio: offsets(40, 0) });
    expect(fitted(testCut('a', 60), cut)[1]).toEqual(offsets(15, 0));
  });
});

describe('Captions of a voice', () => {
  const words = Array.from({ length: 12 }, (_, index) => ({
    text: `word${index}`,
    startSeconds: 5 + index / 3,
    endSeconds: 5 + (index + 1) / 3,
  }));

  it('stay at their time under other clips, whose own words are not shown meanwhile', () => {
    const talk = testCut('talk', 60, { words });
    const babble = words.map((word) => ({ ...word, text: `other${word.text}` }));
    const beach = testCut('beach', 90, { words: babble });
    const whole = captionsOf([testCut('talk', 120, { words })]);
    const laid = captionsOf(fitAudioLane([{ ...talk, audio: offsets(0, 60) }, beach]));
    const ofVoice = laid.filter(({ start }) => start < 120);
    expect(ofVoice.map(({ text, start, end }) => ({ text, start, end }))).toEqual(
      whole.map(({ text, start, end }) => ({ text, start, end })),
    );
    expect(ofVoice.at(-1)?.cutIndex).toBe(1);
    expect(laid.filter(({ start }) => start >= 120).map(({ text }) => text)).toEqual([
      'otherword6 otherword7 otherword8',
    ]);
  });
});

describe('Whatever was asked for', () => {
  it('audio lies in its clip and in the reel, at most one of others under each frame, and fits again as it is', () => {
    fc.assert(
      fc.property(anyLane, ({ cuts: wished }) => {
        const cuts = fitAudioLane(wished);
        expect(fitAudioLane(cuts)).toEqual(cuts);
        const starts = cutStarts(cuts);
        const total = cuts.reduce((sum, { frames }) => sum + frames, 0);
        const seen = new Set<number>();
        for (const [index, cut] of cuts.entries()) {
          const start = starts[index] ?? 0;
          const span = laneSpan(cut, start);
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(total);
          expect(span.end).toBeGreaterThan(span.start);
          if (cut.audio === undefined) continue;
          const last = Math.max(clipSecondsAt(cut, cut.frames), cut.source.probe.durationSeconds);
          expect(clipSecondsAt(cut, span.cutFrame)).toBeGreaterThanOrEqual(-1e-6);
          expect(clipSecondsAt(cut, span.cutFrame + span.end - span.start)).toBeLessThanOrEqual(last + 1e-6);
          if (!hasOwnAudio(cut)) continue;
          for (const guest of guestSpans(cut, start))
            for (let frame = guest.start; frame < guest.end; frame += 1) {
              expect(seen.has(frame)).toBe(false);
              seen.add(frame);
            }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every cut’s gain is steady where it says so, never jumps, and is 12 dB down under others', () => {
    fc.assert(
      fc.property(anyLane, (spec) => {
        const { cuts } = reelAudio(layOutReel({ ...spec, cuts: fitAudioLane(spec.cuts) }));
        for (const { envelope, start, under, end } of cuts) {
          // It may go on for 20 ms while the next one comes up.
          expect([0, 960]).toContain(envelope.samples - (end - start) * SAMPLES_PER_FRAME);
          let at = 0;
          for (const { startSample, endSample, steadyGain } of gainSegments(envelope)) {
            expect(startSample).toBe(at);
            at = endSample;
            const middle = Math.floor((startSample + endSample) / 2);
            if (steadyGain !== null) expect(gainAt(envelope, middle)).toBeCloseTo(steadyGain, 9);
          }
          expect(at).toBe(envelope.samples);
          const loudest = Math.max(envelope.level.from, envelope.level.to);
          for (const span of under) {
            const middle = Math.round(((span.start + span.end) / 2 - start) * SAMPLES_PER_FRAME);
            if (middle < 0 || middle >= envelope.samples) continue;
            expect(gainAt(envelope, middle)).toBeLessThanOrEqual(
              loudest * 10 ** (-UNDER_DUCK_DB / 20) + 1e-9,
            );
            // A tenth of a second down: no step is larger than that of a fade of a hundredth.
            const before = gainAt(envelope, Math.max(0, middle - 10));
            expect(Math.abs(gainAt(envelope, middle) - before)).toBeLessThan(
              (loudest * 10) / (AUDIO_RATE / 100) + 1e-9,
            );
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('words are shown of one cut at a time', () => {
    fc.assert(
      fc.property(anyLane, ({ cuts }) => {
        const stretches = spokenStretches(fitAudioLane(cuts.filter(hasOwnAudio)));
        for (const [index, { start, end }] of stretches.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(stretches[index - 1]?.end ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a reel whose audio lies with its frames is as it ever was', () => {
    fc.assert(
      fc.property(anyReel, (spec) => {
        expect(fitAudioLane(spec.cuts)).toEqual(spec.cuts);
        const { cuts } = reelAudio(layOutReel(spec));
        expect(cuts.every(({ envelope, under }) => envelope.ducks === undefined && under.length === 0)).toBe(
          true,
        );
      }),
    );
  });
});
