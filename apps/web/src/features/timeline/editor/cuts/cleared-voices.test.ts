import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { hasUnsavedChanges, openEditor } from '../editor.ts';
import { noiseNote, voicelessReason } from './cleared-voices.ts';
import { performOn } from './several-cuts.ts';

const CUT: SelectedClip = { clipId: 'a', startTime: 0, endTime: 2, order: 0 };

it('is a switch that is undone as any other step', () => {
  const opened = openEditor([CUT, { ...CUT, order: 1 }], true);
  const on = EDIT_COMMANDS.clear_voices.perform(opened, 1, 0);
  expect(on.cuts.map(({ clip }) => clip.isVoiceCleared)).toEqual([undefined, true]);
  expect(hasUnsavedChanges(on)).toBe(true);
  expect(hasUnsavedChanges(EDIT_COMMANDS.clear_voices.perform(on, 1, 0))).toBe(false);
  expect(EDIT_COMMANDS.undo.perform(on, -1, 0).cuts).toBe(opened.cuts);
});

it('is on for all of several cuts before it is off for any', () => {
  const opened = openEditor(
    [
      { ...CUT, isVoiceCleared: true },
      { ...CUT, order: 1 },
    ],
    true,
  );
  const target = { keys: opened.cuts.map(({ key }) => key), atSeconds: 0 };
  const on = performOn(opened, 'clear_voices', target);
  expect(on.cuts.map(({ clip }) => clip.isVoiceCleared)).toEqual([true, true]);
  const off = performOn(on, 'clear_voices', target);
  expect(off.cuts.map(({ clip }) => clip.isVoiceCleared)).toEqual([false, false]);
});

it('names what disturbs the voices', () => {
  expect(noiseNote(['hum', 'wind'])).toBe('Heard in this clip: wind and a hum of the mains.');
  expect(noiseNote([])).toBeNull();
  expect(noiseNote(null)).toBeNull();
});

it('is refused only where it is known that nobody speaks', () => {
  expect(voicelessReason({ hasAudio: true, analysisData: null })).toBeNull();
  expect(voicelessReason(null)).toBeNull();
});
