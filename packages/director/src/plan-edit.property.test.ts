import { CutroomError, editingPlanSchema, MOODS, REEL_SECONDS_MAX } from '@cutroom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DirectorClip } from './director-clip.ts';
import { planEdit } from './plan-edit.ts';
import { buildClip, subject } from './testing/build-clip.ts';

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
      expectWithinBounds(plan.selectedClips, clips);
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

function expectWithinBounds(
  cuts: readonly { clipId: string; startTime: number; endTime: number; order: number }[],
  clips: readonly DirectorClip[],
): void {
  const problems: string[] = [];
  let total = 0;
  cuts.forEach((cut, index) => {
    const { analysis } = clips.find(({ clipId }) => clipId === cut.clipId) ?? { analysis: null };
    const seconds = cut.endTime - cut.startTime;
    total += seconds;
    if (analysis === null) problems.push(`unknown clip ${cut.clipId}`);
    else {
      if (cut.endTime > analysis.durationSeconds + 1e-9) problems.push(`${cut.clipId} ends after its clip`);
      const longestShot = Math.max(...analysis.shots.map((shot) => shot.endSeconds - shot.startSeconds));
      if (seconds < 0.499 && longestShot >= 0.51) problems.push(`${cut.clipId} plays ${seconds} s`);
      const inOneShot = analysis.shots.some(
        (shot) => cut.startTime >= shot.startSeconds - 0.002 && cut.endTime <= shot.endSeconds + 0.002,
      );
      if (!inOneShot && longestShot >= 0.21) problems.push(`${cut.clipId} spans a cut`);
    }
    if (cut.startTime < 0 || seconds <= 0 || seconds > 30.001) problems.push(`bad length ${seconds}`);
    if (cut.order !== index) problems.push(`order ${cut.order} at ${index}`);
    for (const other of cuts.slice(0, index)) {
      if (other.clipId !== cut.clipId) continue;
      const shared = Math.min(other.endTime, cut.endTime) - Math.max(other.startTime, cut.startTime);
      if (shared > 0.002) problems.push(`${cut.clipId} is used twice`);
    }
  });
  if (total > REEL_SECONDS_MAX + 0.01) problems.push(`total ${total}`);
  expect(problems).toEqual([]);
}
