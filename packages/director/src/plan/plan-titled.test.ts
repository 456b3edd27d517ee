import { editingPlanSchema } from '@cutroom/contract';
import { describe, expect, test } from 'vitest';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';
import { planEdit } from './plan-edit.ts';

const CLIPS: ClipSketch[] = Array.from({ length: 15 }, (_, at) => ({ id: `${at}`, seconds: 10 }));

test('a cut with words over it lasts until they are read, however fast the reel is', () => {
  const { lengths, total } = plan('punchy, 12 seconds, title "No excuses" at the start', ...CLIPS);
  expect(lengths[0]).toBeGreaterThanOrEqual(1.5);
  expect(Math.max(...lengths.slice(1))).toBeLessThan(1.5);
  expect(total).toBeCloseTo(12);
});

test('so does the last one under words that end the reel', () => {
  const { lengths } = plan('punchy, 12 seconds, end with the text "See you next Sunday"', ...CLIPS);
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(2);
});

test('words change nothing where each cut is to last as long as it is asked to', () => {
  const { lengths } = plan('1 second each, title "No excuses" at the start', ...CLIPS);
  expect(new Set(lengths)).toEqual(new Set([1]));
});

describe('Words over a clip', () => {
  const clips = buildClips(
    ...['harbour', 'dog', 'cake', 'swing', 'boat'].map((id) => ({ id, name: `${id}.mp4`, labels: [id] })),
  );
  const made = (prompt: string) => {
    const { selectedClips, style, brief, instructions } = editingPlanSchema.parse(
      planEdit({ prompt, clips }),
    );
    const titles = (style?.titles ?? []).map(({ text, at, order }) =>
      at === 'cut' ? `${text} over ${selectedClips[order ?? -1]?.clipId}` : `${text} at ${at}`,
    );
    return { titles, brief, instructions, shown: selectedClips.map(({ clipId }) => clipId) };
  };

  test('stand over its cut, beside those of the ends', () => {
    const { titles, brief, instructions } = made(
      'title "Summer", "Good boy" over the dog and "Yum" on the cake',
    );
    expect(titles).toEqual(['Summer at opening', 'Good boy over dog', 'Yum over cake']);
    expect(brief?.outcomes?.every(({ outcome }) => outcome === 'met')).toBe(true);
    expect(instructions).toContain("the words 'Good boy' over 'the dog' (dog.mp4)");
  });

  test('ask for it', () => {
    const { shown, titles } = made('3 clips, put "Bye" on the boat');
    expect(shown).toContain('boat');
    expect(titles).toEqual(['Bye over boat']);
  });

  test('open the reel where no clip shows that', () => {
    expect(made('write "Wow" over the elephant').titles).toEqual(['Wow at opening']);
  });
});
