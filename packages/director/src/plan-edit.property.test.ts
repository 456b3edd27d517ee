import { CutroomError, editingPlanSchema, MOODS } from '@cutroom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planEdit } from './plan-edit.ts';
import { buildClip, subject } from './testing/build-clip.ts';
import { planProblems } from './testing/plan-problems.ts';

const WORDS =
  'start end with on the ocean dog no only skip clip clips second third 3 20 seconds each fast slow mute and , . then first last every use all but under about minute people talking order filmed reverse best for leave out wait i mean "title" title: before without half a two cuts'.split(
    ' ',
  );

const anyPrompt = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  fc.constantFrom(
    '',
    'make it good',
    'use every clip under 3 seconds',
    'no people only people',
    '10 minutes',
    '200 cuts in 5 seconds',
  ),
);

const anySeconds = fc
  .double({ min: 0.2, max: 70, noNaN: true })
  .map((seconds) => Math.round(seconds * 1000) / 1000);

const anyClip = fc
  .record({
    seconds: anySeconds,
    labels: fc.array(fc.constantFrom('dog', 'person', 'beach', 'close-up', 'low light', 'car'), {
      maxLength: 4,
    }),
    mood: fc.option(fc.constantFrom(...MOODS)),
    brisqueScore: fc.integer({ min: 0, max: 100 }),
    brightness: fc.integer({ min: 0, max: 100 }),
    sharpness: fc.integer({ min: 0, max: 100 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    speech: fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      { maxLength: 4 },
    ),
    hash: fc.constantFrom('0123456789abcdef', 'fedcba9876543210', '00ff00ff00ff00ff'),
  })
  .map(({ seconds, labels, mood, brisqueScore, brightness, sharpness, cuts, speech, hash }) => ({
    seconds,
    labels,
    mood,
    hash,
    quality: { brisqueScore, brightness },
    measures: { sharpness },
    tracks: labels.includes('dog') ? [subject('dog')] : [],
    cutsAt: cuts.map((share) => share * seconds).sort((a, b) => a - b),
    speech: speech.map(([a, b]) => ({
      startSeconds: Math.min(a, b) * seconds,
      endSeconds: Math.max(a, b) * seconds,
    })),
  }));

const anyClips = fc
  .array(anyClip, { minLength: 1, maxLength: 50 })
  .map((sketches) => sketches.map(buildClip));

test('any prompt over any clips gives a plan that is valid, in bounds, deterministic and never empty', () => {
  fc.assert(
    fc.property(anyPrompt, anyClips, fc.integer({ min: 0, max: 9 }), (prompt, clips, seed) => {
      const plan = planEdit({ prompt, clips, seed });
      expect(editingPlanSchema.safeParse(plan).success).toBe(true);
      expect(planEdit({ prompt, clips: [...clips].reverse(), seed })).toEqual(plan);
      expect(planProblems(plan.selectedClips, clips)).toEqual([]);
      expect(plan.selectedClips.length).toBeGreaterThan(0);
      expect(new Set(plan.selectedClips.map(({ reason }) => reason)).size).toBe(plan.selectedClips.length);
      const accountedFor = new Set(
        [...plan.selectedClips, ...(plan.dropped ?? [])].map(({ clipId }) => clipId),
      );
      expect(accountedFor).toEqual(new Set(clips.map(({ clipId }) => clipId)));
    }),
    { numRuns: 300 },
  );
});

test('clips too short to show are an expected error', () => {
  const clips = [buildClip({ seconds: 0.1 }, 0)];
  expect(() => planEdit({ prompt: '', clips })).toThrow(CutroomError);
});

test('a prompt of five thousand repeated words is planned all the same', () => {
  const clips = [buildClip({ labels: ['dog'] }, 0)];
  for (const word of [
    'very ',
    'title ',
    'a ',
    'the dog ',
    'beach and dog ',
    'clip 1, ',
    'no ',
    'and the ',
    'start with ',
    '20 seconds ',
    'wait ',
    'no transitions or ',
    'crossfade, ',
  ]) {
    const prompt = word.repeat(Math.floor(5000 / word.length));
    expect(planEdit({ prompt, clips }).selectedClips.length).toBeGreaterThan(0);
  }
});
