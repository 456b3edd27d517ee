import { playedSeconds } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { type Editor, openEditor } from '../editor.ts';
import { timelineReducer } from '../timeline-reducer.ts';

const clips = [
  { clipId: 'a', startTime: 1, endTime: 2.1, order: 0 },
  { clipId: 'b', startTime: 0, endTime: 1.9, order: 1 },
  { clipId: 'a', startTime: 8, endTime: 9.2, order: 2, locked: true },
];
const beats = Array.from({ length: 40 }, (_, index) => 4 + index / 2);
const music = {
  beats,
  downbeats: beats.filter((_, index) => index % 4 === 0),
  startSeconds: 4,
  endSeconds: 24,
};
const material = (id: string) => ({
  id,
  probe: { durationSeconds: 12 },
  analysis: { shots: [{ startSeconds: 0, endSeconds: 12 }] },
});
const opened = openEditor(clips, true);
const withBeats: Editor = { ...opened, beats: { music, clips: [material('a'), material('b')] } };
const { cut_to_beat: command } = EDIT_COMMANDS;
const lengths = ({ cuts }: Editor) => cuts.map(({ clip }) => playedSeconds(clip));

it('puts the cuts of an edit on the beat in one step that can be undone', () => {
  const done = command.perform(withBeats, -1, 0);
  expect(lengths(done)).toEqual([1, 2, expect.closeTo(1.2, 6)]);
  expect(done.past.map(({ label }) => label)).toEqual(['Cut to the beat']);
  expect(EDIT_COMMANDS.undo.perform(done, -1, 0).cuts).toBe(withBeats.cuts);
});

it('keeps how long a cut originally was, and what a cut has besides', () => {
  const [first] = command.perform(withBeats, -1, 0).cuts;
  expect(first).toMatchObject({
    key: 'cut-1',
    clip: { startTime: 1, adjustedDuration: 1, originalOrder: 1 },
  });
  expect((first?.clip.endTime ?? 0) - (first?.clip.startTime ?? 0)).toBeCloseTo(1.1, 6);
});

it('moves what is heard with the cuts: a voice under them goes on', () => {
  const voiced = openEditor(
    [
      { clipId: 'a', startTime: 1, endTime: 2.1, order: 0, audioFrom: { clipId: 'v', startSeconds: 3 } },
      { clipId: 'b', startTime: 0, endTime: 1.9, order: 1, audioFrom: { clipId: 'v', startSeconds: 4.1 } },
    ],
    true,
  );
  const { cuts } = command.perform({ ...voiced, beats: withBeats.beats }, -1, 0);
  expect(cuts.map(({ clip }) => clip.audioFrom?.startSeconds)).toEqual([3, 4]);
});

it('minds no word where nothing of the clips is heard', () => {
  const words = [{ text: 'sea', startSeconds: 1.7, endSeconds: 2.4 }];
  const spoken = material('a');
  const beatsOf = (isMuted: boolean) => ({
    music,
    clips: [{ ...spoken, analysis: { ...spoken.analysis, words } }, material('b')],
    isMuted,
  });
  const first = (isMuted: boolean) =>
    lengths(command.perform({ ...opened, beats: beatsOf(isMuted) }, -1, 0))[0];
  expect([first(false), first(true)]).toEqual([1.5, 1]);
});

it('says how many are on a beat, with the way back', () => {
  const state = { editor: withBeats, chosen: [], spoken: '', notice: null };
  const { notice } = timelineReducer(state, { kind: 'command', name: 'cut_to_beat', keys: [], atSeconds: 0 });
  expect(notice?.content.description).toContain('Every cut is on the beat.');
  expect(notice?.canUndo).toBe(true);
});

it('refuses without beats, and where every cut is on one', () => {
  expect(command.isEnabled(opened, -1, 0)).toBe(false);
  expect(command.refusal(opened, -1, 0)?.title).toBe('No Beats');
  const done = command.perform(withBeats, -1, 0);
  expect(command.isEnabled(done, -1, 0)).toBe(false);
  expect(command.refusal(done, -1, 0)?.title).toBe('Nothing Moved');
});
