import { CUT_GAIN_DB_MIN, type EditingPlan, type ReelTitle, type SelectedClip } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { analysisFixture, clipFixture, probeFixture } from '../../testing/clips/clip-fixtures.ts';
import { buildReelSpec, usedClips } from './reel-spec.ts';

const framing = { mode: 'fit' } as const;
const beach = clipFixture({ id: 'beach', analysis: analysisFixture({ framing }) });
const dog = clipFixture({ id: 'dog', probe: probeFixture({ durationSeconds: 3 }) });
const pathOf = (clipId: string) => `/scratch/${clipId}`;

const planOf = (...selectedClips: SelectedClip[]): EditingPlan => ({
  title: 'T',
  description: '',
  instructions: '',
  selectedClips,
});

const heardIn = ({ analysis }: typeof beach) => ({
  speech: analysis?.speech ?? [],
  loudness: analysis?.loudness ?? null,
  loudnessLufs: analysis?.measures.loudnessLufs ?? null,
});

describe('the reel of a plan', () => {
  it('has one cut per selected clip, sorted by order', () => {
    const { spec, timeline } = buildReelSpec(
      planOf(
        { clipId: 'dog', startTime: 0.5, endTime: 2, order: 2 },
        { clipId: 'beach', startTime: 1, endTime: 3, order: 1 },
      ),
      [beach, dog],
      pathOf,
    );
    expect(spec).toEqual({
      sound: 'original',
      cuts: [
        {
          source: { path: '/scratch/beach', probe: beach.probe },
          sourceId: 'sha-of-beach',
          startSeconds: 1,
          frames: 60,
          framing,
          shot: beach.analysis?.shots[0],
          heard: heardIn(beach),
        },
        {
          source: { path: '/scratch/dog', probe: dog.probe },
          sourceId: 'sha-of-dog',
          startSeconds: 0.5,
          frames: 45,
          framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
          shot: dog.analysis?.shots[0],
          heard: heardIn(dog),
        },
      ],
    });
    expect(timeline).toEqual([
      { clipId: 'beach', startTime: 1, endTime: 3 },
      { clipId: 'dog', startTime: 0.5, endTime: 2 },
    ]);
  });

  it('hands on what is said where captions are wanted and it is heard', () => {
    const words = [{ text: 'Hello', startSeconds: 1, endSeconds: 1.5 }];
    const talk = clipFixture({ id: 'talk', analysis: analysisFixture({ words }) });
    const wordsIn = (style: EditingPlan['style'], gainDb?: number) => {
      const cut = {
        clipId: 'talk',
        startTime: 0,
        endTime: 2,
        order: 0,
        ...(gainDb === undefined ? {} : { gainDb }),
      };
      const plan = { ...planOf(cut), ...(style && { style }) };
      return buildReelSpec(plan, [talk], pathOf).spec.cuts.map((made) => made.words);
    };
    const captioned = { pace: 'medium', sound: 'original', captions: true } as const;
    expect(wordsIn(captioned)).toEqual([words]);
    expect(wordsIn({ ...captioned, captions: false })).toEqual([undefined]);
    expect(wordsIn({ ...captioned, sound: 'mute' })).toEqual([undefined]);
    expect(wordsIn(captioned, CUT_GAIN_DB_MIN)).toEqual([undefined]);
  });

  it.each([
    ['an adjusted duration', { startTime: 1, endTime: 3, adjustedDuration: 1.5 }, 1, 2.5],
    [
      'a duration longer than what is left moves the in-point',
      { startTime: 2, endTime: 2.5, adjustedDuration: 2 },
      1,
      3,
    ],
    [
      'a duration longer than the clip is the whole clip',
      { startTime: 1, endTime: 2, adjustedDuration: 9 },
      0,
      3,
    ],
    ['a duration between two frames becomes the nearer', { startTime: 0, endTime: 1.01 }, 0, 1],
    ['less than a frame becomes one', { startTime: 1, endTime: 1.004 }, 1, 1.033333],
  ])('%s', (_, times, startTime, endTime) => {
    const { timeline } = buildReelSpec(planOf({ clipId: 'dog', order: 0, ...times }), [dog], pathOf);
    expect(timeline).toEqual([{ clipId: 'dog', startTime, endTime }]);
  });

  it('leaves out clips that are gone', () => {
    const plan = planOf(
      { clipId: 'deleted', startTime: 0, endTime: 1, order: 0 },
      { clipId: 'dog', startTime: 0, endTime: 1, order: 1 },
    );
    expect(buildReelSpec(plan, [dog], pathOf).timeline).toEqual([
      { clipId: 'dog', startTime: 0, endTime: 1 },
    ]);
  });

  it('makes the same cut of the same clip wherever it stands', () => {
    const first = { clipId: 'beach', startTime: 0.37, endTime: 1.8, order: 0 };
    const second = { clipId: 'dog', startTime: 0.21, endTime: 1.05, order: 1 };
    const asPlanned = buildReelSpec(planOf(first, second), [beach, dog], pathOf).spec.cuts;
    const swapped = buildReelSpec(planOf({ ...first, order: 2 }, second), [beach, dog], pathOf).spec.cuts;
    expect(swapped).toEqual(asPlanned.toReversed());
  });

  it('takes a cut’s own framing and level, and its clip’s shot and tone', () => {
    const shots = [
      { startSeconds: 0, endSeconds: 1.5 },
      { startSeconds: 1.5, endSeconds: 4 },
    ];
    const toneCorrection = { black: 0.05, white: 0.9, gamma: 1.1 };
    const corrected = clipFixture({
      id: 'corrected',
      analysis: analysisFixture({ framing, shots, toneCorrection }),
    });
    const own = { mode: 'crop' as const, keyframes: [{ atSeconds: 2, centerX: 0.3, centerY: 0.5 }] };
    const plan = planOf({
      clipId: 'corrected',
      startTime: 1.6,
      endTime: 3,
      order: 0,
      framing: own,
      gainDb: -6,
    });
    const [cut] = buildReelSpec(plan, [corrected], pathOf).spec.cuts;
    expect(cut).toMatchObject({ framing: own, gainDb: -6, tone: toneCorrection, shot: shots[1] });
  });

  it('keeps everything that the plan’s style says', () => {
    const style = {
      look: 'warm',
      transition: 'crossfade',
      fadeIn: true,
      fadeOut: false,
    } as const;
    const titles: ReelTitle[] = [{ text: 'Rome 2026', at: 'opening' }];
    const plan: EditingPlan = {
      ...planOf({ clipId: 'dog', startTime: 0, endTime: 1, order: 0 }),
      style: { pace: 'fast', sound: 'original', ...style, titles },
    };
    const { spec } = buildReelSpec(plan, [dog], pathOf);
    expect(spec).toMatchObject({ ...style, cuts: [{ titles: [{ text: 'Rome 2026', durationSeconds: 1 }] }] });
  });

  it('is silent when the plan mutes it', () => {
    const muted = {
      ...planOf({ clipId: 'dog', startTime: 0, endTime: 1, order: 0 }),
      style: { pace: 'slow', sound: 'mute' } as const,
    };
    expect(buildReelSpec(muted, [dog], pathOf).spec.sound).toBe('mute');
  });
});

describe('the clips that a plan uses', () => {
  it('are each named once, in order of appearance', () => {
    const plan = planOf(
      { clipId: 'dog', startTime: 0, endTime: 1, order: 1 },
      { clipId: 'beach', startTime: 0, endTime: 1, order: 0 },
      { clipId: 'dog', startTime: 1, endTime: 2, order: 2 },
      { clipId: 'deleted', startTime: 1, endTime: 2, order: 3 },
    );
    expect(usedClips(plan, [dog, beach, clipFixture({ id: 'unused' })])).toEqual([beach, dog]);
  });

  it('are also those that are only heard, and the file of one is what the renderer reads', () => {
    const plan = planOf({
      ...{ clipId: 'dog', startTime: 0, endTime: 1, order: 0 },
      audioFrom: { clipId: 'beach', startSeconds: 0.5 },
    });
    expect(usedClips(plan, [dog, beach])).toEqual([dog, beach]);
    const [cut] = buildReelSpec(plan, [dog, beach], pathOf).spec.cuts;
    expect(cut?.source.path).toBe(pathOf('dog'));
    expect(cut?.audioFrom).toMatchObject({ source: { path: pathOf('beach') }, startSeconds: 0.5 });
  });
});
