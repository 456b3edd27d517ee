import type { EditingPlan } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { withCutTitles } from './cut-titles.ts';
import { bandsAbout, LOWER_THIRD, middleOf, SAFE_BAND, UPPER_THIRD } from './title-bands.ts';
import { titleTime } from './title-times.ts';

type Titled = Pick<EditingPlan, 'selectedClips' | 'style'>;
const plan = (lengths: readonly number[], titles: NonNullable<Titled['style']>['titles']): Titled => ({
  selectedClips: lengths.map((length, order) => ({
    clipId: 'abc'[order] ?? '',
    startTime: 1,
    endTime: 1 + length,
    order,
  })),
  style: { pace: 'fast', sound: 'original', ...(titles === undefined ? {} : { titles }) },
});
const OPENING = { text: 'Rome', at: 'opening' } as const;
const ENDING = { text: 'Ciao', at: 'ending' } as const;
const times = ({ selectedClips }: Titled) =>
  selectedClips.map(({ titles = [] }) =>
    titles
      .map(({ text, startSeconds, durationSeconds }) => `${text} ${startSeconds}+${durationSeconds}`)
      .join(),
  );

describe('Titles of a plan’s ends', () => {
  it('belong to its first and last cuts, and to nothing else', () => {
    const titled = withCutTitles(plan([4, 2, 5], [OPENING, ENDING]));
    expect(times(titled)).toEqual(['Rome 0+2.6', '', 'Ciao 2.4+2.6']);
    expect(titled.style).toEqual({ pace: 'fast', sound: 'original' });
    expect(withCutTitles(titled)).toBe(titled);
  });

  it('stand over any cut that the director names', () => {
    const over = { text: 'Roma', at: 'cut', order: 1 } as const;
    expect(times(withCutTitles(plan([4, 2, 5], [OPENING, over])))).toEqual(['Rome 0+2.6', 'Roma 0+2', '']);
  });

  it('end with a cut that is shorter than they are', () => {
    expect(times(withCutTitles(plan([1, 2], [OPENING, ENDING])))).toEqual(['Rome 0+1', 'Ciao 0+2']);
  });

  it('share the time of a single cut', () => {
    expect(times(withCutTitles(plan([3], [OPENING, ENDING])))).toEqual(['Rome 0+1.5,Ciao 1.5+1.5']);
  });

  it('stand where that is best for their cut', () => {
    const { selectedClips } = withCutTitles(plan([3, 3], [OPENING, ENDING]), ({ clipId }) =>
      clipId === 'a' ? 0.2 : 0.6,
    );
    expect(selectedClips.map(({ titles }) => titles?.[0]?.centerY)).toEqual([0.2, 0.6]);
  });
});

describe('The time of a title', () => {
  const cut = { start: 30, end: 60 };
  it.each([
    ['from the start of a later cut', 0, 2, [30, 60, true, true]],
    ['later in its cut', 0.5, 0.3, [45, 54, true, true]],
    ['cut off with its cut', 0.5, 9, [45, 60, true, true]],
    ['nowhere where its cut is over by then', 1, 2, undefined],
  ])('is %s', (_, startSeconds, durationSeconds, wanted) => {
    const time = titleTime({ startSeconds, durationSeconds }, cut, 90);
    expect(time === null ? undefined : [time.start, time.end, time.fadesIn, time.fadesOut]).toEqual(wanted);
  });

  it('begins in full where it opens the reel, and stays to its end', () => {
    expect(titleTime({ startSeconds: 0, durationSeconds: 9 }, { start: 0, end: 60 }, 60)).toEqual({
      start: 0,
      end: 60,
      role: 'title',
      fadesIn: false,
      fadesOut: false,
    });
  });
});

describe('The bands of a title', () => {
  it.each([0, 0.1, 0.14, 0.23, 0.4, 0.6, 0.65, 0.9, 1])('all lie in the safe zone: about %d', (centerY) => {
    for (const { top, bottom } of bandsAbout(centerY)) {
      expect(top).toBeGreaterThanOrEqual(SAFE_BAND.top);
      expect(bottom).toBeLessThanOrEqual(SAFE_BAND.bottom);
    }
  });

  it('are about the asked place where there is room', () => {
    for (const third of [UPPER_THIRD, LOWER_THIRD]) {
      const [best] = bandsAbout(middleOf(third));
      expect(best === undefined ? null : middleOf(best)).toBeCloseTo(middleOf(third), 4);
    }
  });
});
