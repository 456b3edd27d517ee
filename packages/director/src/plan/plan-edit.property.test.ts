import { CutroomError, editingPlanSchema, MOODS, type SelectedClip } from '@cutroom/contract';
import { planAudioFault } from '@cutroom/reel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DirectorClip } from '../director-clip.ts';
import { buildClip, buildClips, subject } from '../testing/build-clip.ts';
import { heardStretches } from '../testing/heard-stretches.ts';
import { planProblems } from '../testing/plan-problems.ts';
import { planEdit } from './plan-edit.ts';

const WORDS =
  'start end with on the ocean dog no only skip clip clips second third 3 20 seconds each fast slow mute and , . then first last every use all but under about minute people talking order filmed reverse best for leave out wait i mean "title" title: before without half a two cuts warm black white vivid look crossfade dissolve hard fade in between mute the sound of lower louder voice "Summer" write show call it too loud is great them middle both ends nothing else rest not opens closes finale penultimate 1:20 instead actually image film colours title : ( ) - + > ;'.split(
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

const lengthsOf = (clips: readonly DirectorClip[]) =>
  new Map(clips.map(({ clipId, analysis: { durationSeconds } }) => [clipId, { durationSeconds }]));

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
      expect(planAudioFault(plan.selectedClips, lengthsOf(clips))).toBeNull();
      const reasons = plan.selectedClips.flatMap(({ reason }) => reason ?? []);
      expect(new Set(reasons).size).toBe(reasons.length);
      expect(plan.brief?.outcomes.map(({ wishId }) => wishId)).toEqual(
        plan.brief?.wishes.map(({ id }) => id),
      );
      const accountedFor = new Set(
        [...plan.selectedClips, ...(plan.dropped ?? [])].map(({ clipId }) => clipId),
      );
      expect(accountedFor).toEqual(new Set(clips.map(({ clipId }) => clipId)));
    }),
    { numRuns: 300 },
  );
});

const anyTalk = fc
  .array(
    fc.tuple(fc.double({ min: 0.3, max: 9, noNaN: true }), fc.double({ min: 0.1, max: 2, noNaN: true })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => {
    let at = 0.5;
    return parts.map(([said, pause]) => {
      const part = { startSeconds: at, endSeconds: at + said };
      at += said + pause;
      return part;
    });
  });

test('a voice under the frames of others ends where a sentence does, or goes on with its own', () => {
  fc.assert(
    fc.property(
      anyTalk,
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('keep what I say', 'start with me talking, 20 seconds', '30 seconds', ''),
      (speech, views, prompt) => {
        const seconds = (speech.at(-1)?.endSeconds ?? 0) + 1;
        const clips = buildClips(
          { id: 'talk', seconds, labels: ['person', 'talking'], speech },
          ...Array.from({ length: views }, (_, at) => ({ id: `view-${at}`, seconds: 4 + at * 2 })),
        );
        const { selectedClips } = planEdit({ prompt, clips });
        expect(planAudioFault(selectedClips, lengthsOf(clips))).toBeNull();
        const isInWord = (at: number) =>
          speech.some((part) => part.startSeconds < at - 0.16 && part.endSeconds > at + 0.16);
        const chopped = heardStretches(selectedClips, 'talk').filter(({ startSeconds, endSeconds }) => {
          const isUnder = selectedClips.some(
            ({ clipId, endTime, audio }) =>
              clipId === 'talk' &&
              Math.abs(endTime + (audio?.tailSeconds ?? 0) - endSeconds) < 0.005 &&
              audio !== undefined &&
              audio.tailSeconds > 0,
          );
          return isUnder && isInWord(endSeconds) && endSeconds > startSeconds;
        });
        expect(chopped).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

const anyLocks = fc.array(
  fc.record({
    clip: fc.integer({ min: 0, max: 60 }),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.double({ min: 0.05, max: 1, noNaN: true }),
    order: fc.integer({ min: 0, max: 30 }),
    gainDb: fc.option(fc.integer({ min: -60, max: 12 })),
  }),
  { maxLength: 6 },
);

test('locked cuts come through any prompt as they are, and nothing new overlaps them', () => {
  fc.assert(
    fc.property(anyPrompt, anyClips, anyLocks, fc.boolean(), (prompt, clips, locks, knowsCount) => {
      const locked = locks.map(({ clip, from, length, order, gainDb }): SelectedClip => {
        const { clipId, analysis } = clips[clip % clips.length] ?? { clipId: 'gone', analysis: null };
        const seconds = analysis?.durationSeconds ?? 1;
        const startTime = from * seconds * 0.9;
        const endTime = Math.min(seconds, startTime + Math.max(0.05, length * Math.min(30, seconds)));
        return { clipId, startTime, endTime, order, locked: true, ...(gainDb === null ? {} : { gainDb }) };
      });
      const request = { prompt, clips, locked, ...(knowsCount ? { earlierCutCount: 31 } : {}) };
      const { selectedClips } = editingPlanSchema.parse(planEdit(request));
      expect(planEdit({ ...request, locked: [...locked] }).selectedClips).toEqual(selectedClips);
      const kept = selectedClips
        .filter((cut) => cut.locked === true)
        .map(({ order: _, reason: __, ...cut }) => cut);
      const bySource = [...locked].sort((a, b) => a.order - b.order).map(({ order: _, ...cut }) => cut);
      expect(kept).toHaveLength(locked.length);
      expect(kept).toEqual(expect.arrayContaining(bySource));
      expect(selectedClips.map(({ order }) => order)).toEqual(selectedClips.map((_, at) => at));
      const fresh = selectedClips.filter((cut) => cut.locked !== true);
      const overlapping = fresh.filter((cut) =>
        locked.some(
          (other) =>
            other.clipId === cut.clipId &&
            Math.min(other.endTime, cut.endTime) - Math.max(other.startTime, cut.startTime) > 0.002,
        ),
      );
      expect(overlapping).toEqual([]);
      expect(
        planProblems(
          fresh.map((cut, order) => ({ ...cut, order })),
          clips,
        ),
      ).toEqual([]);
    }),
    { numRuns: 150 },
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
    'fade in between black and ',
    'make it warm but ',
    'mute the sound of the dog ',
    'the dog is too loud, turn it down ',
    'write "a" at the end and ',
    'dissolve, ',
    'title: the end ',
    'the first thing you see ',
    'not the ',
    'crossfade, ',
  ]) {
    const prompt = word.repeat(Math.floor(5000 / word.length));
    expect(planEdit({ prompt, clips }).selectedClips.length).toBeGreaterThan(0);
  }
});
