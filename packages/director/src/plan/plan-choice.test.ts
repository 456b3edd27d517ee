import { describe, expect, test } from 'vitest';
import { type ClipSketch, subject } from '../testing/build-clip.ts';
import { FOOTAGE } from '../testing/corpus/footage-scene.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';
import { planEdit } from './plan-edit.ts';

describe('which clips play', () => {
  test('up to five usable clips are all kept', () => {
    expect(new Set(plan('', {}, {}, {}, {}, {}).ids).size).toBe(5);
  });

  test('of ten good clips more than eight are kept', () => {
    expect(new Set(plan('30 seconds', ...Array.from({ length: 10 }, () => ({}))).ids).size).toBeGreaterThan(
      8,
    );
  });

  test('of two takes of one picture the better one plays', () => {
    const takes = plan(
      '',
      { id: 'a', hash: '00ff00ff00ff00ff', measures: { sharpness: 40 } },
      { id: 'b', hash: '00ff00ff00ff00fe', measures: { sharpness: 80 } },
      { id: 'c' },
    );
    expect(takes.ids).not.toContain('a');
    expect(takes.reasonFor('a')).toMatch(/nearly the same/);
  });

  test('shares of what is left out leave a reel of the rest', () => {
    const made = plan(
      'half of it the cat, half of it the horse, 20 seconds, leave out the cat and leave out the horse',
      { id: 'cat', name: 'cat.mp4', labels: ['cat'] },
      { id: 'horse', name: 'horse.mp4', labels: ['horse'] },
      { id: 'lake', name: 'lake.mp4', labels: ['lake'] },
    );
    expect(made.ids).toContain('lake');
  });

  test('two takes both play when every clip is asked for', () => {
    const takes = plan(
      'use every clip',
      { id: 'a', hash: '00ff00ff00ff00ff' },
      { id: 'b', hash: '00ff00ff00ff00ff' },
    );
    expect(takes.ids.toSorted()).toEqual(['a', 'b']);
  });

  test('a blurred clip is dropped with its reason, but not when it is all there is', () => {
    const blurred: ClipSketch = { id: 'blurred', measures: { sharpness: 5 }, quality: { brisqueScore: 90 } };
    expect(plan('', blurred, {}).reasonFor('blurred')).toBe('Its picture is blurred.');
    expect(plan('', blurred).ids).toContain('blurred');
  });

  const smeared: ClipSketch = {
    id: 'swing',
    measures: { sharpness: 50, motion: 0.55, camera: 'pan' },
    moments: [
      { startSeconds: 5, endSeconds: 6, score: 0.25, reasons: ['sharp'] },
      { startSeconds: 0, endSeconds: 4, score: 0.17, reasons: ['a sudden sound'] },
    ],
  };

  test('a clip that a swinging camera smears is blurry, for who asks', () => {
    expect(plan('skip blurry clips', smeared, {}, {}).reasonFor('swing')).toBe(
      "You asked to leave out 'blurry clips'.",
    );
  });

  test('of the measured footage the smeared pan is blurry, and neither the close bee nor the lively scene', () => {
    const clips = FOOTAGE.filter(({ filename }) =>
      /^(?:mpy-fire2|fl-bee|m3-internal|sam2|m3-hdr)/.test(filename),
    );
    const nameOf = (id: string) => clips.find(({ clipId }) => clipId === id)?.filename.split('_')[0];
    const { dropped } = planEdit({ prompt: 'skip blurry clips', clips });
    expect(dropped?.map(({ clipId }) => nameOf(clipId))).toEqual(['mpy-fire2']);
  });

  test('a smeared clip stays out unasked where enough others are clear, and only there', () => {
    expect(plan('', smeared, {}, {}, {}, {}).reasonFor('swing')).toBe(
      "It is blurred by the camera's movement.",
    );
    expect(plan('', smeared, {}, {}).ids).toContain('swing');
  });

  test.each<[string, ClipSketch]>([
    ['a subject is held in view', { ...smeared, tracks: [subject('person', 0.5)] }],
    ['the camera stands still', { ...smeared, measures: { ...smeared.measures, camera: 'still' } }],
    ['the picture is sharp', { ...smeared, measures: { ...smeared.measures, sharpness: 85 } }],
  ])('a lively clip is no blurred one while %s', (_, lively) => {
    expect(plan('skip blurry clips', lively, {}, {}).ids).toContain('swing');
  });

  test('a blurred clip that the prompt names plays', () => {
    const blurred: ClipSketch = {
      id: 'blurred',
      name: 'goal.mp4',
      measures: { sharpness: 5 },
      quality: { brisqueScore: 90 },
    };
    expect(plan('include the goal', blurred, {}, {}).ids).toContain('blurred');
  });

  test('people stay out by label, by track and by description', () => {
    const people = plan(
      'no people',
      { id: 'label', labels: ['woman'] },
      { id: 'track', tracks: [subject('person')] },
      { id: 'text', description: 'Two kids on a swing.' },
      { id: 'denied', description: 'A bench. There are no people.' },
      { id: 'hand-held', description: 'A bench, filmed by hand; with sound, and nobody speaks.' },
    );
    expect(people.ids).toEqual(expect.arrayContaining(['denied', 'hand-held']));
    expect(people.ids).not.toEqual(expect.arrayContaining(['label']));
    expect([people.reasonFor('track'), people.reasonFor('text')]).toEqual([
      "You asked to leave out 'people'.",
      "You asked to leave out 'people'.",
    ]);
  });

  test('a wish that would leave nothing is put aside and said', () => {
    const all = plan('no dogs', { labels: ['dog'] }, { labels: ['dog'] });
    expect(all.ids.length).toBeGreaterThan(0);
    expect(all.description).toMatch(/Leaving out 'dogs' would leave no clip/);
  });

  test('a phrase that no clip answers is said, and the edit goes on', () => {
    const gone = plan('start with the volcano', {}, {}, {});
    expect(gone.ids.length).toBeGreaterThanOrEqual(3);
    expect(gone.description).toContain("No clip seems to show 'the volcano'");
  });

  test('a reel of people shows people where there are enough of them, and is not named for its last shot', () => {
    const people = ['ann', 'bob', 'cleo', 'dan'].map((id) => ({ id, labels: ['person'], seconds: 8 }));
    const made = plan(
      'A 12 second reel of people moving, end on the dog',
      { id: 'flower', labels: ['flower'] },
      ...people,
      { id: 'house', labels: ['building'] },
      { id: 'dog', labels: ['dog'] },
    );
    expect(made.ids.toSorted()).toEqual(['ann', 'bob', 'cleo', 'dan', 'dog']);
    expect(made.ids.at(-1)).toBe('dog');
    expect(made.instructions).toContain("Show mostly 'people moving'");
    expect(made.title).not.toMatch(/dog/i);
    expect(made.reasonFor('flower')).toBe('You named only people moving.');
  });

  test('the same clip comes twice only on request', () => {
    const twice = plan(
      'use the dog twice, 12 seconds',
      { id: 'dog', labels: ['dog'], seconds: 12 },
      {},
      {},
      {},
    );
    expect(twice.ids.filter((id) => id === 'dog')).toHaveLength(2);
    const once = plan('20 seconds, fast, no clip twice', { seconds: 12 }, { seconds: 12 }, { seconds: 12 });
    expect(once.ids).toHaveLength(3);
  });
});
