import { CUT_SECONDS_MAX, type SelectedClip } from '@cutroom/contract';
import { planAudioFault } from '@cutroom/reel';
import { describe, expect, test } from 'vitest';
import type { ClipSketch } from '../testing/build-clip.ts';
import { planSketches } from '../testing/plan-sketches.ts';

const TALK: ClipSketch = {
  id: 'talk',
  seconds: 14,
  labels: ['person', 'talking'],
  speech: [{ startSeconds: 1, endSeconds: 6 }],
};
const VIEWS: readonly ClipSketch[] = Array.from({ length: 8 }, (_, at) => ({
  id: `view-${at}`,
  seconds: 10,
  labels: at === 0 ? ['dog'] : [],
}));
const LENGTHS = new Map(
  [TALK, ...VIEWS].map(({ id = '', seconds = 0 }) => [id, { durationSeconds: seconds }]),
);

const plan = (prompt: string, ...clips: readonly ClipSketch[]) => {
  const { selectedClips, description } = planSketches(prompt, ...clips);
  expect(planAudioFault(selectedClips, LENGTHS)).toBeNull();
  const talk = selectedClips.find(({ clipId }) => clipId === 'talk');
  return { selectedClips, description, talk, heard: talk === undefined ? null : heardOf(talk) };
};

/** What of its clip is heard in a cut. */
function heardOf({ startTime, endTime, audio }: SelectedClip) {
  return {
    startSeconds: startTime - (audio?.leadSeconds ?? 0),
    endSeconds: endTime + (audio?.tailSeconds ?? 0),
  };
}

describe('Talk that a cut would chop', () => {
  test('goes on to the end of the sentence under what follows, and the description says so', () => {
    const { talk, heard, description } = plan(
      'start with me talking, 8 second reel, fast cuts',
      TALK,
      ...VIEWS,
    );
    expect(talk?.endTime).toBeLessThan(5.8);
    expect(heard?.endSeconds).toBeGreaterThanOrEqual(6);
    expect(heard?.endSeconds).toBeLessThan(6.3);
    expect(description).toContain('Talk goes on under the shots that follow it.');
  });

  test.each([
    ['the reel is to be silent', 'start with me talking, 8 second reel, fast cuts, no sound', TALK, VIEWS],
    [
      'the others are to be silent',
      'start with me talking, 8 second reel, fast cuts, mute the other clips',
      TALK,
      VIEWS,
    ],
    [
      'somebody speaks in what follows',
      'start with me talking, 8 second reel, fast cuts',
      TALK,
      VIEWS.map((view) => ({ ...view, speech: [{ startSeconds: 0, endSeconds: 10 }] })),
    ],
    [
      'the sentence is too long for what follows',
      'start with me talking, 8 second reel, fast cuts',
      { ...TALK, speech: [{ startSeconds: 1, endSeconds: 13.9 }] },
      VIEWS,
    ],
  ])('is left as it is where %s', (_, prompt, talk, views) => {
    for (const { audio } of plan(prompt, talk, ...views).selectedClips)
      expect(audio?.tailSeconds ?? 0).toBe(0);
  });
});

describe('A voice', () => {
  const prompt = 'start with the dog, keep what I say, 20 second reel';

  test('is heard six frames before it is seen, and nothing of it is lost', () => {
    const { talk, heard, selectedClips } = plan(prompt, TALK, ...VIEWS);
    expect(talk?.audio?.leadSeconds).toBeCloseTo(0.2, 6);
    expect(heard?.startSeconds).toBeLessThanOrEqual(1);
    const seconds = selectedClips.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
    expect(seconds).toBeCloseTo(20, 3);
  });

  test('that has its place in the reel is heard there, and not where the clip is silent', () => {
    const { selectedClips } = plan('end with me talking, 12 seconds', TALK, ...VIEWS);
    const last = selectedClips.at(-1);
    expect(last?.clipId).toBe('talk');
    expect(last?.startTime).toBeGreaterThanOrEqual(0.5);
    expect(last?.endTime).toBeLessThanOrEqual(6.5);
  });

  test('waits for its frames before no cut that is as long as one may be', () => {
    const { selectedClips } = plan(
      '2 clips, 1:20',
      { id: 'view', seconds: 60 },
      { ...TALK, speech: [{ startSeconds: 0, endSeconds: 6 }] },
    );
    expect(selectedClips.map(({ clipId }) => clipId)).toEqual(['view', 'talk']);
    for (const { startTime, endTime } of selectedClips)
      expect(endTime - startTime).toBeLessThanOrEqual(CUT_SECONDS_MAX + 0.001);
  });

  test.each([
    ['every cut has a length of its own', `${prompt}, 2 seconds each`],
    ['the reel is to be silent', `${prompt}, no sound`],
    ['the talk is to be silent', `${prompt}, mute the talking`],
  ])('is heard when it is seen where %s', (_, wish) => {
    for (const { audio } of plan(wish, TALK, ...VIEWS).selectedClips) expect(audio?.leadSeconds ?? 0).toBe(0);
  });

  test('does not talk over another', () => {
    const talking = VIEWS.map((view) => ({ ...view, speech: [{ startSeconds: 0, endSeconds: 10 }] }));
    expect(plan(prompt, TALK, ...talking).talk?.audio).toBeUndefined();
  });
});
