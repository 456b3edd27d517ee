import type { Interval } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import type { ReelCut, ReelMusic, ReelSpec } from '../../reel-spec.ts';
import { testCut } from '../../testing/any-reel.ts';
import { layOutReel } from '../../timeline/reel-timeline.ts';
import { AUDIO_RATE } from '../audio-format.ts';
import { gainOfPoints, gainsBetween } from '../gain-points.ts';
import { mixBlocks, musicAudio } from './music-audio.ts';

const levels = (levelDb: number) => ({
  stepSeconds: 0.5,
  levelsDb: Array.from({ length: 200 }, () => levelDb),
});
const music = (more: Partial<ReelMusic> = {}): ReelMusic => ({
  startSeconds: 10,
  endSeconds: 90,
  gainDb: 0,
  isDucked: true,
  downbeats: [],
  loudness: levels(-12),
  ...more,
});
/** Ten seconds of a clip from its second 5 on. */
const heard = (speech: readonly Interval[] = [], lufs = -24): ReelCut =>
  testCut('a', 300, { heard: { speech, loudness: levels(lufs), loudnessLufs: lufs } });
const specOf = (cuts: readonly ReelCut[], track = music()): ReelSpec => ({
  cuts,
  sound: 'original',
  music: track,
});
const gainDbAt = (spec: ReelSpec) => {
  const audio = musicAudio(layOutReel(spec));
  if (audio === null) throw new Error('No music is heard.');
  return (seconds: number) => 20 * Math.log10(gainOfPoints(audio.gains, seconds * AUDIO_RATE));
};
const said = (startSeconds: number, endSeconds: number): Interval => ({
  startSeconds: 5 + startSeconds,
  endSeconds: 5 + endSeconds,
});

/** Somebody speaks at the end, where no test looks. */
const LATE = [said(9.8, 10)];

describe('The gain of music', () => {
  it('brings the track 18 LU under the reel’s own audio where somebody speaks', () => {
    expect(gainDbAt(specOf([heard(LATE)]))(4)).toBeCloseTo(-24 - 18 + 12, 6);
    expect(gainDbAt(specOf([heard(LATE)], music({ gainDb: 5 })))(4)).toBeCloseTo(-25, 6);
  });

  describe('in a rest, in which nothing of the reel is as loud as the talk', () => {
    const talkOf = (frames: number) =>
      testCut('a', frames, {
        heard: { speech: [said(0, frames / 30)], loudness: levels(-24), loudnessLufs: -24 },
      });
    const restOf = (frames: number, lufs = -60): ReelCut => ({
      ...testCut('b', frames, { heard: { speech: [], loudness: levels(lufs), loudnessLufs: lufs } }),
    });
    const [under, rest] = [-24 - 18 + 12, -24 - 6 + 12];

    it.each([
      ['behind the talk', [talkOf(60), restOf(300)], 6],
      ['behind much of it', [talkOf(900), restOf(90)], 31.4],
      ['before it', [restOf(150), talkOf(300)], 2],
      ['between two talks', [talkOf(150), restOf(150), talkOf(150)], 7.5],
    ])('comes up to 6 LU %s, and is 18 LU under that as ever', (_, cuts, restSeconds) => {
      const at = gainDbAt(specOf(cuts));
      expect(at(restSeconds)).toBeCloseTo(rest, 1);
      const [talk] = cuts.flatMap(({ sourceId }, index) => (sourceId === 'a' ? [index] : []));
      const talkStart = cuts.slice(0, talk).reduce((sum, { frames }) => sum + frames, 0) / 30;
      expect(at(talkStart + 1)).toBeCloseTo(under - 12, 6);
    });

    it('takes a second to come up, and is down as the next voice begins', () => {
      const at = gainDbAt(specOf([talkOf(150), restOf(150), talkOf(150)]));
      expect([at(6), at(9.7)]).toEqual([rest, rest].map((db) => expect.closeTo(db, 6)));
      expect(at(5.5)).toBeLessThan(rest);
      expect(at(10)).toBeCloseTo(under - 12, 6);
    });

    it.each([
      ['as loud as the talk', restOf(150, -24)],
      ['too short for it', restOf(60)],
    ])('stays where it is when the rest is %s', (_, between) => {
      const at = gainDbAt(specOf([talkOf(150), between, talkOf(150)]));
      expect(at(5 + between.frames / 60)).toBeCloseTo(under, 6);
    });

    it('stays where it is for who does not want it to go up and down', () => {
      const at = gainDbAt(specOf([talkOf(60), restOf(300)], music({ isDucked: false })));
      expect([at(1), at(6)]).toEqual([under, under].map((db) => expect.closeTo(db, 6)));
    });
  });

  it('lets the track lead by 6 LU where nobody speaks', () => {
    expect(gainDbAt(specOf([heard()]))(4)).toBeCloseTo(-24 + 6 + 12, 6);
    expect(gainDbAt(specOf([heard()], music({ gainDb: -5 })))(4)).toBeCloseTo(-11, 6);
  });

  it('follows the passage that is heard, not the whole track', () => {
    const loudness = { stepSeconds: 10, levelsDb: [-40, -12, -40, -40] };
    expect(gainDbAt(specOf([heard(LATE)], music({ loudness })))(4)).toBeCloseTo(-30, 6);
  });

  it.each([
    ['is muted', { ...specOf([heard()]), sound: 'mute' as const }],
    ['is the noise of a room', specOf([heard([], -58)])],
  ])('leaves the track as it is where the reel’s own audio %s', (_, spec) => {
    expect(gainDbAt(spec)(4)).toBeCloseTo(0, 6);
  });

  it('goes down 12 dB before a word, in a quarter of a second, and up again behind it', () => {
    const at = gainDbAt(specOf([heard([said(3, 4)])]));
    expect([2.7, 3, 3.5, 4, 4.65].map((seconds) => at(seconds) + 30)).toEqual(
      [0, -12, -12, -12, 0].map((db) => expect.closeTo(db, 6)),
    );
    expect([at(2.9), at(4.2)].every((db) => db < -30 && db > -42)).toBe(true);
  });

  it('stays down in pauses shorter than 0.8 s, and comes up in longer ones', () => {
    const close = gainDbAt(specOf([heard([said(2, 3), said(3.7, 4.5)])]));
    expect(close(3.35)).toBeCloseTo(-42, 6);
    const apart = gainDbAt(specOf([heard([said(2, 3), said(4, 5)])]));
    expect(apart(3.7)).toBeCloseTo(-30, 6);
  });

  it('does not go down for what is not heard, or where nobody wants it', () => {
    const silenced = { ...heard([said(3, 4)]), gainDb: -60 };
    expect(gainDbAt(specOf([silenced, heard(LATE)]))(3.5)).toBeCloseTo(-18, 6);
    expect(gainDbAt(specOf([heard([said(3, 4)])], music({ isDucked: false })))(3.5)).toBeCloseTo(-30, 6);
  });

  it('goes down in the first quarter of a second for who speaks at once', () => {
    expect(gainDbAt(specOf([heard([said(0, 2)])]))(0.5)).toBeCloseTo(-42, 6);
  });

  it('fades out over a second and a half, or ends with a bar', () => {
    const faded = gainDbAt(specOf([heard()]));
    expect(faded(8.4)).toBeCloseTo(-6, 6);
    expect(faded(9.25)).toBeCloseTo(-12, 1);
    expect(gainDbAt(specOf([heard()], music({ downbeats: [20.02] })))(9.9)).toBeCloseTo(-6, 6);
  });

  it('fades out where the track ends before the reel does, on a downbeat or not', () => {
    const short = gainDbAt(specOf([heard()], music({ endSeconds: 14, downbeats: [14] })));
    expect(short(2.4)).toBeCloseTo(-6, 6);
    expect(short(3.25)).toBeCloseTo(-12, 1);
  });
});

describe('The track under a reel', () => {
  it('begins with its start and ends with the reel, or before it where the passage is over', () => {
    expect(musicAudio(layOutReel(specOf([heard()])))).toMatchObject({
      trackSample: 10 * AUDIO_RATE,
      samples: 10 * AUDIO_RATE,
    });
    const short = music({ endSeconds: 14 });
    expect(musicAudio(layOutReel(specOf([heard()], short)))?.samples).toBe(4 * AUDIO_RATE);
  });

  it('is none where it is silenced, or where there is no track', () => {
    expect(musicAudio(layOutReel(specOf([heard()], music({ gainDb: -60 }))))).toBeNull();
    expect(musicAudio(layOutReel({ cuts: [heard()], sound: 'original' }))).toBeNull();
  });

  it('adds its power to what is heard', () => {
    const [block] = mixBlocks(layOutReel(specOf([heard()], music({ gainDb: -6 }))));
    expect(block?.lufs).toBeCloseTo(-21, 1);
  });

  it('counts as loud as it is heard: less where it is down, and in its end', () => {
    const ducks = [{ startSeconds: 7, endSeconds: 9, depthDb: 12 }];
    const blocks = mixBlocks(layOutReel(specOf([{ ...heard(), ducks }])));
    expect(blocks).toHaveLength(300);
    const together = (own: number, track: number) => 10 * Math.log10(10 ** (own / 10) + 10 ** (track / 10));
    // A second before it goes down, in the middle of it, and where half of the fade is over.
    expect([30, 90, 277].map((frame) => blocks[frame]?.lufs)).toEqual([
      expect.closeTo(together(-24, -18), 2),
      expect.closeTo(together(-24, -30), 2),
      expect.closeTo(together(-24, -24), 0),
    ]);
  });

  it('is counted alone where nothing else is heard', () => {
    const blocks = mixBlocks(layOutReel({ ...specOf([heard()]), sound: 'mute' }));
    expect([blocks.length, blocks[100]?.lufs]).toEqual([300, expect.closeTo(-12, 6)]);
  });
});

it('Gains of consecutive samples are those of each sample', () => {
  const points = [
    { sample: 10, gain: 0 },
    { sample: 20, gain: 1 },
    { sample: 30.5, gain: 1 },
    { sample: 40, gain: 0.5 },
    { sample: 40, gain: 0.25 },
  ];
  const gains = gainsBetween(points, 5, 45);
  for (const [at, gain] of gains.entries()) expect(gain).toBeCloseTo(gainOfPoints(points, 5 + at), 6);
  expect([gains[0], gains[10], gains[20], gains[44]]).toEqual([0, 0.5, 1, 0.25]);
});
