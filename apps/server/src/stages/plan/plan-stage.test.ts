import { afterAll, describe, expect, it } from 'vitest';
import { analysisFixture, clipFixture } from '../../testing/clips/clip-fixtures.ts';
import { openDirector } from './director/open-director.ts';
import { directorClips, lockedCuts, planStage } from './plan-stage.ts';

const understood = clipFixture({ id: 'good', sequence: 3, analysis: analysisFixture() });

describe('what the director gets to see', () => {
  it('is the understood clips in the order of their upload', () => {
    const earlier = clipFixture({ id: 'earlier', sequence: 2, analysis: analysisFixture() });
    const framesPerSecond = 30;
    expect(directorClips([understood, earlier])).toEqual([
      {
        ...{ clipId: 'earlier', filename: 'beach_earlier.mp4', uploadOrder: 0, framesPerSecond },
        analysis: earlier.analysis,
      },
      {
        ...{ clipId: 'good', filename: 'beach_good.mp4', uploadOrder: 1, framesPerSecond },
        analysis: understood.analysis,
      },
    ]);
  });

  it('has them as the creator added them, whichever was accepted first', () => {
    const placed = (id: string, sequence: number, place: number | null) =>
      clipFixture({ id, sequence, place, analysis: analysisFixture() });
    const rows = [placed('second', 4, 101), placed('first', 5, 100), placed('unplaced', 6, null)];
    expect(directorClips(rows).map(({ clipId }) => clipId)).toEqual(['unplaced', 'first', 'second']);
  });

  it('leaves out clips that failed or are not analysed', () => {
    const failed = clipFixture({ id: 'failed', analysis: analysisFixture(), analysisError: 'damaged' });
    expect(directorClips([failed, clipFixture({ id: 'new' })])).toEqual([]);
  });
});

describe('the plan stage', () => {
  const request = {
    prompt: 'A calm reel',
    music: null,
    seed: 0,
    earlierPlan: null,
    signal: new AbortController().signal,
  };
  const director = openDirector();
  afterAll(() => director.close());
  const local = {
    languageModel: null,
    director,
    analyser: { embedText: async () => null, embedWords: async () => null },
  };

  it('plans with usable clips only', async () => {
    const failed = clipFixture({ id: 'failed', analysisError: 'damaged' });
    const plan = await planStage(local, { ...request, clips: [failed, understood] });
    expect(new Set(plan.selectedClips.map((clip) => clip.clipId))).toEqual(new Set(['good']));
    expect(plan.dropped).toContainEqual({ clipId: 'failed', reason: 'damaged' });
  });

  it('says so when no clip can be used', async () => {
    const clips = [clipFixture({ analysisError: 'damaged' })];
    await expect(planStage(local, { ...request, clips })).rejects.toMatchObject({ code: 'no_usable_clips' });
  });
});

describe('the locked cuts of an earlier plan', () => {
  const cut = (clipId: string, order: number, locked?: boolean) => ({
    clipId,
    startTime: 1,
    endTime: 2,
    order,
    ...(locked === undefined ? {} : { locked }),
  });
  const planOf = (...selectedClips: ReturnType<typeof cut>[]) => ({
    title: '',
    description: '',
    instructions: '',
    selectedClips,
  });
  const usable = directorClips([understood]);

  it('keep their places, counted without gaps', () => {
    const plan = planOf(cut('good', 7, true), cut('good', 2), cut('good', 3, false), cut('good', 5, true));
    expect(lockedCuts(plan, usable)).toEqual({
      locked: [
        { ...cut('good', 2, true), order: 2 },
        { ...cut('good', 3, true), order: 3 },
      ],
      earlierCutCount: 4,
    });
  });

  it('are none of clips that cannot be used, and none where there was no plan', () => {
    expect(lockedCuts(planOf(cut('gone', 0, true), cut('good', 1)), usable)).toEqual({});
    expect(lockedCuts(null, usable)).toEqual({});
  });
});
