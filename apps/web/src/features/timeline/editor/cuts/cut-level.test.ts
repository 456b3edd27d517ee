import { expect, it } from 'vitest';
import { isSilent, levelNote, levelText, withLevel, withSilence } from './cut-level.ts';
import { unheardReason } from './unheard.ts';

const clip = { clipId: 'a', startTime: 0, endTime: 1, order: 0 };

it.each([
  [undefined, 'As recorded', null],
  [0, 'As recorded', null],
  [-6, '6 dB softer', '6 dB softer'],
  [3.04, '3 dB louder', '3 dB louder'],
  [-60, 'No sound', 'No sound'],
])('a level of %s reads "%s"', (gainDb, text, note) => {
  const level = gainDb === undefined ? {} : { gainDb };
  expect(levelText(level)).toBe(text);
  expect(levelNote(level)).toBe(note);
});

it('is held to what the slider offers', () => {
  expect(withLevel(clip, 40).gainDb).toBe(12);
  expect(withLevel(clip, -50).gainDb).toBe(-24);
});

it('is switched off, and on again as it was recorded', () => {
  const silent = withSilence(clip, true);
  expect(isSilent(silent)).toBe(true);
  expect(withSilence(silent, false)).toEqual({ ...clip, gainDb: 0 });
});

it('has nothing to turn down where there is no sound', () => {
  const plan = (sound: 'original' | 'mute') => ({ style: { pace: 'slow', sound } as const });
  expect(unheardReason({ hasAudio: true }, plan('original'))).toBeNull();
  expect(unheardReason({ hasAudio: false }, plan('original'))).toBe('This clip has no sound');
  expect(unheardReason({ hasAudio: true }, plan('mute'))).toBe('This video is made without sound');
});
