import { type MusicSettings, musicBodySchema } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { changedMusicSettings, musicUse, newMusicSettings } from './music-settings.ts';

const beats = Array.from({ length: 1000 }, (_, index) => index / 2);
const settings: MusicSettings = {
  beats,
  downbeats: beats.filter((_, index) => index % 4 === 0),
  bpm: 120,
  startSeconds: 0,
  endSeconds: 600,
  gainDb: 0,
  isDucked: true,
  isCutToBeat: true,
};

it.each([true, false])(
  'a new track plays from its best passage to its end, cut to the beat: %s',
  (isCutToBeat) => {
    const found = {
      ...{ beats, downbeats: settings.downbeats, bpm: 120, beatLoudness: [], bestStartSeconds: 48 },
      ...{ dropSeconds: 64, loudness: { stepSeconds: 1, levelsDb: [] } },
    };
    expect(newMusicSettings(found, 600, musicUse(null, isCutToBeat))).toEqual({
      ...settings,
      ...{ startSeconds: 48, isStartChosen: false, isCutToBeat },
    });
  },
);

it('a track that takes the place of another is used as that was, but heard', () => {
  const before = { gainDb: -6, isDucked: false, isCutToBeat: true };
  expect(musicUse(before, false)).toEqual(before);
  expect(musicUse({ ...before, gainDb: -60 }, false)).toEqual({ ...before, gainDb: 0 });
});

it('a start that was set is noted as chosen, other changes leave it to the track', () => {
  expect(changedMusicSettings(settings, { gainDb: 3 }, 600).isStartChosen).toBeUndefined();
  expect(changedMusicSettings(settings, { startSeconds: 3 }, 600).isStartChosen).toBe(true);
});

it('a thousand beats moved by hand are taken as they are, and bars begin with the same of them', () => {
  const moved = musicBodySchema.parse({ beats: beats.map((beat) => beat + 0.02) });
  expect(changedMusicSettings(settings, moved, 600)).toMatchObject({
    beats: moved.beats,
    downbeats: moved.beats?.filter((_, index) => index % 4 === 0),
  });
});

it('of other beats than before those are downbeats that were', () => {
  const { beats: fewer, downbeats } = changedMusicSettings(settings, { beats: beats.slice(3, 12) }, 600);
  expect([fewer.length, downbeats]).toEqual([9, [2, 4]]);
});

it.each([
  ['two of a thousand change places', beats.with(10, 5.5).with(11, 5)],
  ['one of a thousand lies behind the track', [...beats, 601]],
  ['two of a thousand are one', beats.with(10, 4.6)],
])('where %s, none is', (_, wrong) => {
  expect(() => changedMusicSettings(settings, { beats: wrong }, 600)).toThrowError(
    expect.objectContaining({ code: 'music_beats' }),
  );
});
