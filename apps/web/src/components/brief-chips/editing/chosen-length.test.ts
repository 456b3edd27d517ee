import { expect, it } from 'vitest';
import { sampleBrief, sampleWish } from '../testing/sample-brief.ts';
import { editsOf, removeWish } from './brief-edits.ts';
import { wishedSeconds, withLength } from './chosen-length.ts';
import { NOTHING_READ } from './clip-marks.ts';

const twelve = sampleWish('length', { amount: { bound: 'exactly', value: 12 } });

it('a length that no words ask for is a change by hand, and leaves nothing behind when it is taken back', () => {
  const chosen = withLength(NOTHING_READ, 30);
  expect(wishedSeconds(chosen)).toBe(30);
  expect(editsOf(chosen)).toMatchObject({ wishes: [{ kind: 'length', source: 'creator', span: null }] });
  expect(wishedSeconds(withLength(chosen, 15))).toBe(15);
  for (const bare of [withLength(chosen, null), removeWish(chosen, chosen.wishes[0]?.id ?? '')]) {
    expect(bare).toMatchObject({ wishes: [], removed: [] });
  }
});

it('a length of the text is changed where its words stand, and goes back to them', () => {
  const changed = withLength(sampleBrief([twelve]), 30);
  expect(changed.wishes).toMatchObject([{ id: twelve.id, span: twelve.span, source: 'creator' }]);
  expect(wishedSeconds(changed)).toBe(30);
  expect(editsOf(withLength(changed, null))).toBeNull();
});

it('a length that the text itself asks for is taken out, where it can be brought back', () => {
  expect(withLength(sampleBrief([twelve]), null)).toMatchObject({ wishes: [], removed: [twelve] });
});

it('only about as long is not that length', () => {
  const about = sampleWish('length', { amount: { bound: 'about', value: 30 } });
  expect(wishedSeconds(sampleBrief([about]))).toBeNull();
  expect(wishedSeconds(withLength(sampleBrief([about]), 30))).toBe(30);
  expect(wishedSeconds(null)).toBeNull();
  expect(withLength(NOTHING_READ, null)).toBe(NOTHING_READ);
});
