import { describe, expect, it } from 'vitest';
import { analysisFixture, clipFixture } from '../../runs/testing/clip-fixtures.ts';
import { directorClips, planStage } from './plan-stage.ts';

const understood = clipFixture({ id: 'good', sequence: 3, analysis: analysisFixture() });

describe('what the director gets to see', () => {
  it('is the understood clips in the order of their upload', () => {
    const earlier = clipFixture({ id: 'earlier', sequence: 2, analysis: analysisFixture() });
    expect(directorClips([understood, earlier])).toEqual([
      { clipId: 'earlier', filename: 'beach_earlier.mp4', uploadOrder: 2, analysis: earlier.analysis },
      { clipId: 'good', filename: 'beach_good.mp4', uploadOrder: 3, analysis: understood.analysis },
    ]);
  });

  it('leaves out clips that failed or are not analysed', () => {
    const failed = clipFixture({ id: 'failed', analysis: analysisFixture(), analysisError: 'damaged' });
    expect(directorClips([failed, clipFixture({ id: 'new' })])).toEqual([]);
  });
});

describe('the plan stage', () => {
  it('plans with usable clips only', () => {
    const failed = clipFixture({ id: 'failed', analysisError: 'damaged' });
    const plan = planStage('A calm reel', [failed, understood], 0);
    expect(new Set(plan.selectedClips.map((clip) => clip.clipId))).toEqual(new Set(['good']));
  });

  it('says so when no clip can be used', () => {
    expect(() => planStage('A calm reel', [clipFixture({ analysisError: 'damaged' })], 0)).toThrow(
      expect.objectContaining({ code: 'no_usable_clips' }),
    );
  });
});
