import type { SelectedClip } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { testCut } from '../testing/any-reel.ts';
import { audioOfPart, planAudioFault } from '../timeline/plan-audio.ts';
import { type PlannableClip, planSpec } from '../timeline/plan-cuts.ts';
import { layOutReel } from '../timeline/reel-timeline.ts';
import { captionsOf } from '../titles/captions.ts';
import { musicDucks } from './music/music-ducks.ts';
import { reelAudio } from './reel-audio.ts';

const probe = (durationSeconds: number) => ({ durationSeconds, width: 1920, height: 1080, audio: {} });
const word = (text: string, startSeconds: number) => ({ text, startSeconds, endSeconds: startSeconds + 0.4 });
const clip = (id: string, seconds: number, analysis: Partial<NonNullable<PlannableClip['analysis']>>) => ({
  ...{ id, sha256: `of-${id}`, probe: probe(seconds) },
  analysis: { framing: { mode: 'fit' as const }, shots: [], ...analysis },
});
const CLIPS = [
  clip('interview', 12, {
    words: [word('Hello', 3.2), word('there', 3.7), word('friends', 5.5)],
    speech: [{ startSeconds: 3, endSeconds: 6 }],
  }),
  clip('beach', 40, { words: [word('waves', 5.2)], speech: [{ startSeconds: 5, endSeconds: 6 }] }),
];
const cut = (order: number, more: Partial<SelectedClip> = {}): SelectedClip => ({
  ...{ clipId: 'beach', startTime: 5, endTime: 7, order },
  ...more,
});
const from = (startSeconds: number) => ({ audioFrom: { clipId: 'interview', startSeconds } });
const LENGTHS = new Map(CLIPS.map(({ id, probe: { durationSeconds } }) => [id, { durationSeconds }]));
const STYLE = { pace: 'medium' as const, sound: 'original' as const, captions: true };
const spec = (...cuts: SelectedClip[]) => planSpec({ selectedClips: cuts, style: STYLE }, CLIPS);

describe('A cut that is heard with another clip', () => {
  it('is heard from that second on, as it was recorded, whatever the speed of its frames', () => {
    const speed = [{ at: 0, rate: 2 }];
    const { cuts } = reelAudio(layOutReel(spec(cut(0, { ...from(3), speed, adjustedDuration: 2 }), cut(1))));
    expect(cuts[0]).toMatchObject({ start: 0, end: 60, sourceSeconds: 3, isHeard: true });
    expect(cuts[0]?.cut).toMatchObject({ clipId: 'interview', sourceId: 'of-interview' });
    expect(cuts[0]?.cut.speed).toBeUndefined();
    expect(cuts[1]?.cut.clipId).toBe('beach');
  });

  it('is pulled as its own audio is, within the other clip', () => {
    const audio = { leadSeconds: 0, tailSeconds: 1, shiftSeconds: 0 };
    const { cuts } = reelAudio(layOutReel(spec(cut(0, { ...from(3), audio }), cut(1))));
    expect(cuts[0]).toMatchObject({ end: 90 });
    expect(cuts[1]?.under).toEqual([{ start: 60, end: 90 }]);
    expect(planAudioFault([cut(0, { ...from(3), audio }), cut(1)], LENGTHS)).toBeNull();
    expect(planAudioFault([cut(0, { ...from(9.5), audio }), cut(1)], LENGTHS)).toBe('outside');
  });

  it('may end under its frames, which is no fault', () => {
    const short = [cut(0, from(11)), cut(1)];
    expect(reelAudio(layOutReel(spec(...short))).cuts[0]).toMatchObject({
      start: 0,
      end: 60,
      sourceSeconds: 11,
    });
    expect(planAudioFault(short, LENGTHS)).toBeNull();
  });

  it('is silent where the other clip has ended before it', () => {
    const { cuts } = reelAudio(layOutReel(spec(cut(0, from(12)), cut(1))));
    expect(cuts.map(({ isHeard }) => isHeard)).toEqual([false, true]);
    expect(planAudioFault([cut(0, from(12)), cut(1)], LENGTHS)).toBeNull();
  });

  it('goes on from cut to cut as one', () => {
    const { cuts } = reelAudio(
      layOutReel(spec(cut(0, from(3)), cut(1, { ...from(5), startTime: 20, endTime: 22 }))),
    );
    const gentle = layOutReel(spec(cut(0), cut(1, { startTime: 7, endTime: 9 })));
    expect(cuts[0]?.envelope).toEqual(reelAudio(gentle).cuts[0]?.envelope);
  });

  it('has the captions of what is heard, and the music goes down under that', () => {
    const planned = spec(cut(0, from(3)), cut(1, { startTime: 20, endTime: 22 }));
    expect(
      captionsOf(planned.cuts).map(({ text, sourceId, cutIndex }) => [text, sourceId, cutIndex]),
    ).toEqual([['Hello there', 'of-interview', 0]]);
    const music = {
      ...{ startSeconds: 0, endSeconds: 60, gainDb: 0, isDucked: true, downbeats: [] },
      loudness: { stepSeconds: 1, levelsDb: Array.from({ length: 60 }, () => -14) },
    };
    const [duck, ...more] = musicDucks(layOutReel({ ...planned, music }));
    expect(more).toEqual([]);
    expect(duck).toMatchObject({ startSeconds: 0, endSeconds: 2 });
  });

  it('keeps its own audio once the other clip is gone', () => {
    const gone = cut(0, { audioFrom: { clipId: 'deleted', startSeconds: 1 } });
    expect(spec(gone).cuts).toEqual(spec(cut(0)).cuts);
  });

  it('divides with its cut: the second part goes on where the first ends', () => {
    const parts = [0, 1.5].map((intoSeconds) =>
      audioOfPart(cut(0, from(3)), { isFirst: intoSeconds === 0, isLast: intoSeconds > 0, intoSeconds }),
    );
    expect(parts).toEqual([from(3), from(4.5)]);
  });

  it('leaves reels without one as they were, to the object', () => {
    const own = testCut('a', 60);
    expect(reelAudio(layOutReel({ cuts: [own], sound: 'original' })).cuts[0]?.cut).toBe(own);
  });
});
