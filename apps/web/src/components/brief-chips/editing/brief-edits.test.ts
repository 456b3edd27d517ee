import { type Wish, wishSchema } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CLIP } from '../../../testing/sample-project.ts';
import { sampleBrief, sampleReference, sampleWish } from '../testing/sample-brief.ts';
import {
  bringBack,
  changeWish,
  editsOf,
  forgetChange,
  meaning,
  removeWish,
  withoutLostClips,
} from './brief-edits.ts';
import { type WishField, wishFields } from './wish-fields.ts';

const length = sampleWish('length', { amount: { bound: 'exactly', value: 30 } }, { span: [0, 10] });
const open = sampleWish(
  'open',
  { clips: [sampleReference('the dog', 'clip-dog')], isNot: false },
  { span: [20, 30], certainty: 'guess' },
);
const sound = sampleWish('sound', { sound: 'mute' }, { span: [40, 50] });
const brief = sampleBrief([length, open, sound]);

describe('what is changed by hand', () => {
  it('is sure, the creator’s, and keeps its id and place', () => {
    const changed = changeWish(brief, open);
    expect(changed.wishes).toEqual([length, { ...open, source: 'creator', certainty: 'sure' }, sound]);
    expect(editsOf(changed)).toMatchObject({ wishes: [{ id: open.id }], removed: [] });
  });

  it('is nothing until something is changed', () => {
    expect(editsOf(brief)).toBeNull();
  });

  it('goes back to what the prompt says, and goes where no words ask for it', () => {
    const changed = changeWish(brief, sound);
    expect(editsOf(forgetChange(changed, sound.id))).toBeNull();
    const wordless = changeWish(brief, { ...sound, span: null });
    expect(forgetChange(wordless, sound.id).wishes).toEqual([length, open]);
  });

  it('is brought back among the others where it was taken out', () => {
    const without = removeWish(brief, open.id);
    expect(without).toMatchObject({ wishes: [length, sound], removed: [open] });
    expect(bringBack(without, open)).toEqual({ ...brief, removed: [] });
    expect(bringBack(removeWish(brief, sound.id), sound).wishes).toEqual(brief.wishes);
  });

  it('means the clips that were chosen by their names', () => {
    const other = { ...SAMPLE_CLIP, id: 'clip-b', filename: 'sea_1.mp4' };
    expect(meaning(sampleReference('the dog'), [SAMPLE_CLIP])).toMatchObject({
      said: 'beach',
      number: 'one',
      answer: 'shown',
      clips: [{ clipId: 'clip-a', by: 'creator', score: 1 }],
    });
    expect(meaning(sampleReference('the dog'), [SAMPLE_CLIP, other])).toMatchObject({
      said: 'beach and sea',
      number: 'all',
    });
  });

  it('forgets clips that have been deleted, and with the last of them the change', () => {
    const edits = editsOf(removeWish(changeWish(brief, open), length.id));
    if (edits === null) throw new Error('Nothing was changed');
    expect(withoutLostClips(edits, new Set(['clip-dog']))).toEqual(edits);
    expect(withoutLostClips(edits, new Set())).toEqual({ ...edits, wishes: [] });
  });
});

describe('what can be changed of a wish', () => {
  const dog = sampleReference('the dog', 'clip-dog');
  it.each([
    [length, ['How long', 'Kept to']],
    [sampleWish('length', { amount: { bound: 'longest' } }), []],
    [sampleWish('length', { amount: { bound: 'between', from: 20, to: 30 } }), ['From', 'To']],
    [
      sampleWish('count', { amount: { bound: 'about', value: 4 }, of: 'clips', perClip: false }),
      ['How many', 'Kept to'],
    ],
    [open, ['Clips for the dog']],
    [
      sampleWish('before', { clips: [dog], than: [sampleReference('the sea')], isDirect: false }),
      ['Clips for the dog', 'Clips for the sea'],
    ],
    [sampleWish('prefer', { clips: [dog], degree: 'more' }), ['How much', 'Clips for the dog']],
    [
      sampleWish('clipPart', { clips: [dog], part: { part: 'range', fromSeconds: 1, toSeconds: 4 } }),
      ['From', 'To', 'Clips for the dog'],
    ],
    [sampleWish('pace', { pace: 'slow', course: null }), ['Pace']],
    [
      sampleWish('title', { text: 'Hi', at: 'opening', placement: null, clips: [], isNot: false }),
      ['Words in the picture', 'Where'],
    ],
    [sampleWish('variety', {}), []],
  ])('%# is what makes sense for it', (wish, labels) => {
    expect(wishFields(wish).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    length,
    sampleWish('length', { amount: { bound: 'between', from: 20, to: 30 } }),
    sampleWish('share', { clips: [dog], measure: { of: 'reel', share: 0.5, bound: 'about' } }),
    sampleWish('level', { clips: [dog], of: 'named', gainDb: -60 }),
    sampleWish('grade', { look: 'warm', clips: [] }),
    sampleWish('order', { by: 'filmed', clips: [] }),
    sampleWish('title', { text: 'Hi', at: 'opening', placement: null, clips: [], isNot: false }),
    sampleWish('name', { text: 'Our Sunday' }),
    sampleWish('clipPart', { clips: [], part: { part: 'dropFirst', seconds: 2 } }),
  ])('%# is a wish again with any value of its fields', (wish) => {
    const results = wishFields(wish).flatMap(outcomesOf);
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) expect(wishSchema.safeParse(result).error).toBeUndefined();
  });
});

/** The wish with the outermost values of one of its fields. */
function outcomesOf(field: WishField): readonly Wish[] {
  switch (field.kind) {
    case 'number':
      return [field.set(field.min), field.set(field.max)];
    case 'choice':
      return field.options.map(({ value }) => field.set(value));
    case 'text':
      return [field.set(''), field.set('x'.repeat(field.charsMax))];
    case 'clips':
      return [field.set(meaning(field.reference, [SAMPLE_CLIP]))];
  }
}
