import type { Brief } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { editsOf, removeWish } from '../../../components/brief-chips/editing/brief-edits.ts';
import { NOTHING_READ } from '../../../components/brief-chips/editing/clip-marks.ts';
import { sampleBrief, sampleWish } from '../../../components/brief-chips/testing/sample-brief.ts';
import { type Choice, lengthChoice, paceChoice } from './choices.ts';

const twelve = sampleWish('length', { amount: { bound: 'exactly', value: 12 } });
const fast = sampleWish('pace', { pace: 'fast', course: null });
const shown = ({ counts, chosen, left }: Choice) => ({ counts, chosen, left });

it('what no words ask for is left to Cutroom', () => {
  const auto = { counts: null, chosen: null, left: 'Auto' };
  expect(shown(lengthChoice(NOTHING_READ))).toEqual(auto);
  expect(shown(paceChoice(NOTHING_READ))).toEqual(auto);
  expect(lengthChoice(NOTHING_READ).choose(null)).toBe(NOTHING_READ);
});

it('what is chosen where no words ask for it is a change by hand, and leaves nothing behind when it is left again', () => {
  for (const [choiceIn, option, kind] of [
    [lengthChoice, '30 s', 'length'],
    [paceChoice, 'Slow', 'pace'],
  ] as const) {
    const brief = choiceIn(NOTHING_READ).choose(option);
    expect(shown(choiceIn(brief))).toEqual({ counts: option, chosen: option, left: 'Auto' });
    expect(editsOf(brief)).toMatchObject({ wishes: [{ kind, source: 'creator', span: null }] });
    for (const bare of [choiceIn(brief).choose(null), removeWish(brief, brief.wishes[0]?.id ?? '')]) {
      expect(bare).toMatchObject({ wishes: [], removed: [] });
    }
  }
});

it('what the text says is shown, and can be left to it by its own words', () => {
  const brief = sampleBrief([twelve, fast]);
  expect(shown(lengthChoice(brief))).toEqual({ counts: '12 s', chosen: null, left: 'As in the text: 12 s' });
  expect(shown(paceChoice(brief))).toEqual({ counts: 'Fast', chosen: null, left: 'As in the text: Fast' });
});

it('what is chosen instead of it stands where its words stand, and goes back to them', () => {
  const changed = paceChoice(lengthChoice(sampleBrief([twelve, fast])).choose('1 min')).choose('Slow');
  expect(changed.wishes).toMatchObject([
    { id: twelve.id, span: twelve.span, source: 'creator', amount: { bound: 'exactly', value: 60 } },
    { id: fast.id, span: fast.span, source: 'creator', pace: 'slow', course: null },
  ]);
  expect(shown(paceChoice(changed))).toEqual({ counts: 'Slow', chosen: 'Slow', left: 'As in the text' });
  expect(editsOf(paceChoice(lengthChoice(changed).choose(null)).choose(null))).toBeNull();
});

it('a length that was set at its chip is among the options', () => {
  const byHand = sampleWish(
    'length',
    { amount: { bound: 'atMost', value: 20 } },
    { source: 'creator', id: 'length-chosen', span: null },
  );
  expect(lengthChoice(sampleBrief([byHand]))).toMatchObject({
    chosen: 'At most 20 s',
    options: ['15 s', '30 s', '1 min', 'At most 20 s'],
  });
  const longest = sampleWish('length', { amount: { bound: 'longest' } });
  expect(lengthChoice(sampleBrief([longest])).counts).toBe('As long as it goes');
});

it('a pace that is said surely counts before a guess, and getting faster is none', () => {
  const guess = sampleWish('pace', { pace: 'slow', course: null }, { id: 'guess', certainty: 'guess' });
  const faster = sampleWish('pace', { pace: null, course: 'faster' }, { id: 'course' });
  const pace = (...wishes: Brief['wishes']) => paceChoice(sampleBrief(wishes)).counts;
  expect(pace(fast, guess)).toBe('Fast');
  expect(pace(guess)).toBe('Slow');
  expect(pace(faster)).toBeNull();
});

it('a chosen pace leaves nothing of the lengths of cuts that the text says, only of those set by hand', () => {
  const cuts = { amount: { bound: 'about', value: 1 }, isEven: false } as const;
  const said = sampleWish('cutLength', cuts);
  const byHand = sampleWish('cutLength', cuts, { id: 'by-hand', source: 'creator' });
  const even = sampleWish('cutLength', { amount: null, isEven: true }, { id: 'even' });
  const { wishes } = paceChoice(sampleBrief([said, byHand, even])).choose('Slow');
  expect(wishes.map(({ id }) => id)).toEqual(['by-hand', 'even', 'pace-chosen']);
});
