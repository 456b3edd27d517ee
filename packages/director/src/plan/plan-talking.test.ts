import { playedSeconds, type SelectedClip } from '@cutroom/contract';
import { describe, expect, test } from 'vitest';
import type { ClipSketch } from '../testing/build-clip.ts';
import { heardStretches } from '../testing/heard-stretches.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const SENTENCES = [
  { startSeconds: 1, endSeconds: 6 },
  { startSeconds: 7, endSeconds: 12.5 },
];
const talker: ClipSketch = {
  id: 'talk',
  seconds: 14,
  labels: ['person', 'talking'],
  speech: SENTENCES,
  words: SENTENCES.flatMap(({ startSeconds, endSeconds }) =>
    Array.from({ length: Math.floor((endSeconds - startSeconds) / 0.25) }, (_, at) => ({
      text: 'word',
      startSeconds: startSeconds + at * 0.25,
      endSeconds: startSeconds + at * 0.25 + 0.22,
    })),
  ),
};
const VIEWS: readonly ClipSketch[] = Array.from({ length: 10 }, () => ({ seconds: 10 }));

/** Which of the talker's sentences are heard from their first word to their last. */
function heardWhole(cuts: readonly SelectedClip[], sentences = SENTENCES): number[] {
  return sentences.flatMap(({ startSeconds, endSeconds }, at) =>
    heardStretches(cuts, 'talk').some(
      (heard) => heard.startSeconds <= startSeconds + 0.01 && heard.endSeconds >= endSeconds - 0.05,
    )
      ? [at]
      : [],
  );
}

/** Three sentences of one clip with pauses between them: 10.6 s of talk in 12.3. */
const THREE = [
  { startSeconds: 0.8, endSeconds: 4.2 },
  { startSeconds: 5.1, endSeconds: 8.6 },
  { startSeconds: 9.4, endSeconds: 13.1 },
];

describe('who wants the talking', () => {
  test.each([
    'keep what is said',
    'keep what is said, 15 seconds',
    'keep everything that is said, 20 seconds',
    'keep what I say, 30 seconds',
    'only the talking',
  ])('hears all three sentences of a clip, from the first word to the last (%s)', (prompt) => {
    const three: ClipSketch = { id: 'talk', seconds: 14.5, labels: ['person', 'talking'], speech: THREE };
    const made = plan(prompt, three, ...VIEWS.slice(0, 4));
    expect(heardWhole(made.selectedClips, THREE)).toEqual([0, 1, 2]);
    expect(new Set(made.ids).size).toBeGreaterThan(prompt === 'only the talking' ? 0 : 2);
  });

  test.each([
    'let me finish my sentences, 20s',
    'lots of talking, 20 seconds',
    'speech first, 20 seconds',
    'keep what I say',
  ])('hears whole sentences, and sees other things as well (%s)', (prompt) => {
    const made = plan(prompt, talker, ...VIEWS);
    expect(heardWhole(made.selectedClips)).toEqual([0, 1]);
    expect(new Set(made.ids).size).toBeGreaterThan(3);
  });

  test('hears all that is said where nothing else should play and no length is asked', () => {
    const made = plan('only the talking parts', talker, ...VIEWS);
    expect(new Set(made.ids)).toEqual(new Set(['talk']));
    expect(heardWhole(made.selectedClips)).toEqual([0, 1]);
  });

  test('hears one sentence to its end where two do not fit, and the next from its beginning', () => {
    const made = plan('only the talking, 8 seconds', talker);
    expect(heardWhole(made.selectedClips)).toHaveLength(1);
    const begun = made.selectedClips.map(({ startTime }) =>
      SENTENCES.some(({ startSeconds }) => Math.abs(startTime - startSeconds) <= 0.3),
    );
    expect(begun).toEqual([true, true]);
    expect(made.total).toBeGreaterThan(7.6);
  });

  test('sees the other clips long enough to read them, however much is said', () => {
    const speech = [{ startSeconds: 1, endSeconds: 58 }];
    const made = plan('speech first, 20 seconds', { id: 'talk', seconds: 60, speech }, ...VIEWS);
    const others = made.selectedClips.filter(({ clipId }) => clipId !== 'talk').map(playedSeconds);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(1.4);
    const [said] = heardStretches(made.selectedClips, 'talk');
    expect((said?.endSeconds ?? 0) - (said?.startSeconds ?? 0)).toBeGreaterThan(8);
    expect(made.total).toBe(20);
  });

  test('hears no sentence in two parts with somebody else between', () => {
    const other = { ...talker, id: 'other' };
    const made = plan('remove the silences', talker, other);
    expect(made.ids).toHaveLength(4);
    expect(heardWhole(made.selectedClips)).toEqual([0, 1]);
  });

  test('gets cuts of the length asked for all the same', () => {
    const made = plan('keep what I say, 2 seconds each', talker, ...VIEWS);
    expect(new Set(made.lengths)).toEqual(new Set([2]));
  });
});

test('who starts with somebody talking hears a sentence to its end', () => {
  const made = plan('start with me talking, 20 seconds', talker, ...VIEWS);
  expect(made.ids[0]).toBe('talk');
  expect(heardWhole(made.selectedClips).length).toBeGreaterThan(0);
});

test('who asks for no talk in particular gets cuts of the usual length', () => {
  const made = plan('20 seconds', talker, ...VIEWS);
  expect(made.lengths[made.ids.indexOf('talk')] ?? 0).toBeLessThan(4);
});

test('of clips that are mostly talk the talk is shown, and short sentences to their end', () => {
  const speech = [
    { startSeconds: 1, endSeconds: 4 },
    { startSeconds: 12, endSeconds: 15 },
  ];
  const talkers = ['mia', 'leo', 'ana'].map((id) => ({ id, seconds: 16, labels: ['person'], speech }));
  const made = plan('20 seconds', ...talkers, ...VIEWS.slice(0, 3));
  for (const cut of made.selectedClips.filter(({ clipId }) => talkers.some(({ id }) => id === clipId)))
    expect(speech.some((part) => cut.startTime <= part.startSeconds && part.endSeconds <= cut.endTime)).toBe(
      true,
    );
});

test('a take is parted where somebody pauses', () => {
  const speech = [
    { startSeconds: 0, endSeconds: 11 },
    { startSeconds: 12, endSeconds: 24 },
  ];
  const made = plan('2 cuts, 24 seconds', { id: 'talk', seconds: 24, speech });
  expect(made.selectedClips[0]?.endTime).toBeGreaterThanOrEqual(11);
  expect(made.selectedClips[0]?.endTime).toBeLessThanOrEqual(12);
});
