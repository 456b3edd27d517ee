import type { SelectedClip } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { hasUnsavedChanges, openEditor } from '../editor.ts';
import { undo } from '../history.ts';
import { setDuration } from './changing-cuts.ts';
import { audioNote, pulledAudio } from './cut-audio.ts';
import { replaceCut, splitCut } from './joining-cuts.ts';
import { audioRoom, goesOnFrom, setAudio, setAudioFrom } from './pulling-audio.ts';

const cut = (clipId: string, startTime: number, order: number): SelectedClip => ({
  ...{ clipId, startTime, endTime: startTime + 2, order },
});
const opened = openEditor(
  [cut('talk', 1, 0), cut('beach', 3, 1), cut('street', 2, 2)],
  true,
  new Map([
    ['talk', 4.5],
    ['beach', 10],
    ['street', 10],
  ]),
);
const place = (leadSeconds: number, tailSeconds: number, shiftSeconds = 0) => ({
  ...{ leadSeconds, tailSeconds, shiftSeconds },
});
const audioAt = (editor: typeof opened, index: number) => editor.cuts[index]?.clip.audio;

test('a cut is heard on under others as far as its clip goes, and taken back by one undo', () => {
  const pulled = setAudio(setAudio(opened, 0, place(0, 1), 'pull'), 0, place(0, 3), 'pull');
  expect(audioAt(pulled, 0)).toEqual(place(0, 1.5));
  expect(hasUnsavedChanges(pulled)).toBe(true);
  expect(undo(pulled).cuts).toEqual(opened.cuts);
  expect(setAudio(pulled, 0, place(0, 3), 'pull')).toBe(pulled);
});

test('where it lies follows the cuts around it', () => {
  const pulled = setAudio(opened, 2, place(4, 0));
  expect(audioAt(pulled, 2)).toEqual(place(2, 0));
  const shorter = setDuration(setAudio(opened, 0, place(0, 1.5)), 1, 0.5);
  expect(audioAt(shorter, 0)).toEqual(place(0, 1.5));
  const alone = EDIT_COMMANDS.remove.perform(EDIT_COMMANDS.remove.perform(shorter, 2, 0), 1, 0);
  expect(audioAt(alone, 0)).toEqual(place(0, 0));
});

test('both parts of a divided cut are heard as it was', () => {
  const split = splitCut(setAudio(opened, 1, place(0.5, 1)), 3);
  expect([1, 2].map((index) => audioAt(split, index))).toEqual([place(0.5, 0), place(0, 1)]);
});

test('a duplicate is heard where it is seen', () => {
  const pulled = setAudio(opened, 1, place(0.5, 0));
  expect(audioAt(EDIT_COMMANDS.duplicate.perform(pulled, 1, 0), 2)).toBeUndefined();
});

test('says how far it can go, and where it is', () => {
  const { leadMax, tailMax, earliest, latest } = audioRoom(opened, 1);
  expect([leadMax, tailMax, earliest, latest]).toEqual([2, 2, -2, 2]);
  expect(audioNote({ audio: place(0.3, -1) })).toBe('Sound starts 0.3s early, ends 1.0s early');
  expect(audioNote({ audio: place(0, 0) })).toBeNull();
});

test.each([
  ['start', place(0.2, 0)],
  ['end', place(0, -0.2)],
  ['all', place(0.2, -0.2, -0.2)],
] as const)('pulled earlier by its %s', (part, expected) => {
  const { leadSeconds, tailSeconds, shiftSeconds } = pulledAudio(place(0, 0), part, -0.2);
  expect([leadSeconds + 0, tailSeconds + 0, shiftSeconds + 0]).toEqual(Object.values(expected));
});

const heardAt = (editor: typeof opened, index: number) => editor.cuts[index]?.clip.audioFrom;

test('a cut is heard with another clip, and with its own sound again', () => {
  const talk = { clipId: 'talk', startSeconds: 1 };
  const heard = setAudioFrom(opened, 1, talk);
  expect(heardAt(heard, 1)).toEqual(talk);
  expect(hasUnsavedChanges(heard)).toBe(true);
  expect(undo(heard).cuts).toEqual(opened.cuts);
  expect(setAudioFrom(heard, 1, talk)).toBe(heard);
  expect(goesOnFrom(heard, 2)).toEqual({ clipId: 'talk', startSeconds: 3 });
  expect(goesOnFrom(heard, 1)).toBeNull();
  const own = setAudioFrom(setAudio(heard, 1, place(0, 1)), 1, null);
  expect(own.cuts[1]?.clip).toEqual(opened.cuts[1]?.clip);
});

test('what is heard goes on through a split, and stays under what is shown instead', () => {
  const heard = setAudio(setAudioFrom(opened, 1, { clipId: 'talk', startSeconds: 1 }), 1, place(0, 1));
  const split = splitCut(heard, 3);
  expect([1, 2].map((index) => heardAt(split, index)?.startSeconds)).toEqual([1, 2]);
  const replaced = replaceCut(heard, 1, { clipId: 'street', startTime: 0 });
  expect(replaced.cuts[1]?.clip).toMatchObject({
    clipId: 'street',
    audioFrom: { clipId: 'talk', startSeconds: 1 },
    audio: place(0, 1),
  });
});

test('is pulled no further than the other clip goes', () => {
  const heard = setAudioFrom(opened, 1, { clipId: 'talk', startSeconds: 1 });
  expect(audioAt(setAudio(heard, 1, place(3, 3)), 1)).toEqual(place(1, 1.5));
});
