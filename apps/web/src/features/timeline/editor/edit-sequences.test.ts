import {
  API_CALLS,
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  CUTS_PER_PLAN_MAX,
  playedSeconds,
  REEL_SECONDS_MAX,
  type SelectedClip,
} from '@cutroom/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutsToSave, type TimelineCut, totalSeconds } from './cuts/timeline-cuts.ts';
import { EDIT_COMMAND_LIST } from './edit-commands.ts';
import { openEditor } from './editor.ts';
import { lengthProblem } from './reel-limits.ts';
import { type TimelineAction, type TimelineState, timelineReducer } from './timeline-reducer.ts';

const CLIP_SECONDS = new Map([
  ['a', 12],
  ['b', 3.37],
  ['c', 45.2],
]);
const MILLISECOND = 0.001;

const clipIds = fc.constantFrom(...CLIP_SECONDS.keys());
const moment: fc.Arbitrary<SelectedClip> = fc
  .record({
    clipId: clipIds,
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    seconds: fc.integer({ min: 5, max: 300 }),
  })
  .map(({ clipId, from, seconds }) => {
    const length = Math.min(seconds / 10, CLIP_SECONDS.get(clipId) ?? 0);
    const startTime = Math.floor(from * ((CLIP_SECONDS.get(clipId) ?? 0) - length) * 1000) / 1000;
    return { clipId, startTime, endTime: startTime + length, order: 0 };
  });
const plan = fc
  .array(moment, { minLength: 2, maxLength: 12 })
  .map((clips) => clips.map((clip, order) => ({ ...clip, order })))
  .filter((clips) => clips.reduce((sum, clip) => sum + playedSeconds(clip), 0) <= REEL_SECONDS_MAX);

/** What somebody does, by the place of what it is done to: which keys there are by then is not known yet. */
type Deed = (state: TimelineState) => TimelineAction;
const place = fc.nat({ max: 15 });
const indexIn = ({ editor: { cuts } }: TimelineState, number: number) => number % cuts.length;
const keyIn = (state: TimelineState, number: number) => state.editor.cuts[indexIn(state, number)]?.key ?? '';
const mergeKey = fc.constantFrom('one', 'two');
const seconds = fc.double({ min: -5, max: 50, noNaN: true });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...EDIT_COMMAND_LIST.map(({ name }) => name)),
      fc.array(place, { maxLength: 3 }),
      seconds,
    )
    .map(
      ([name, numbers, atSeconds]): Deed =>
        (state) => ({
          kind: 'command',
          name,
          keys: [...new Set(numbers.map((each) => keyIn(state, each)))],
          atSeconds,
        }),
    ),
  fc.tuple(place, fc.constantFrom('start', 'end', 'clip'), seconds, mergeKey).map(
    ([number, part, to, key]): Deed =>
      (state) => ({ kind: 'pull', index: indexIn(state, number), part, seconds: to, mergeKey: key }),
  ),
  fc.tuple(place, seconds, mergeKey).map(
    ([number, to, key]): Deed =>
      (state) => ({ kind: 'duration', index: indexIn(state, number), seconds: to, mergeKey: key }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Deed =>
      (state) => ({ kind: 'move', from: indexIn(state, from), to: indexIn(state, to) }),
  ),
  moment.map(
    (cut): Deed =>
      () => ({ kind: 'add', cut, name: 'a clip' }),
  ),
  fc.tuple(place, moment).map(
    ([number, cut]): Deed =>
      (state) => ({ kind: 'replace', index: indexIn(state, number), cut, name: 'it' }),
  ),
  fc.tuple(place, fc.integer({ min: -90, max: 40 }), mergeKey).map(
    ([number, decibels, key]): Deed =>
      (state) => ({ kind: 'level', index: indexIn(state, number), decibels, mergeKey: key }),
  ),
  fc.tuple(place, fc.constantFrom('only', 'toggle', 'range')).map(
    ([number, mode]): Deed =>
      (state) => ({ kind: 'choose', key: keyIn(state, number), mode }),
  ),
);

function opened(clips: readonly SelectedClip[]): TimelineState {
  const editor = openEditor(clips, true, CLIP_SECONDS);
  return { editor, chosen: ['cut-1'], spoken: '', notice: null };
}

const after = (state: TimelineState, deeds: readonly Deed[]) =>
  deeds.reduce((now, each) => timelineReducer(now, each(now)), state);
const command = (name: 'undo' | 'redo'): TimelineAction => ({
  kind: 'command',
  name,
  keys: [],
  atSeconds: 0,
});

it('undoes any sequence of edits to the exact original, and does it again to the exact end', () => {
  fc.assert(
    fc.property(plan, fc.array(deed, { maxLength: 40 }), (clips, deeds) => {
      const begun = opened(clips);
      const ended = after(begun, deeds);
      let state = ended;
      while (state.editor.past.length > 0) state = timelineReducer(state, command('undo'));
      expect(state.editor.cuts).toBe(begun.editor.cuts);
      while (state.editor.future.length > 0) state = timelineReducer(state, command('redo'));
      // What was undone before its end can be done again too.
      while (state.editor.cuts !== ended.editor.cuts && state.editor.past.length > ended.editor.past.length) {
        state = timelineReducer(state, command('undo'));
      }
      expect(state.editor.cuts).toBe(ended.editor.cuts);
    }),
  );
});

it('is at every moment a timeline that the server accepts, or says why it is none', () => {
  fc.assert(
    fc.property(plan, fc.array(deed, { maxLength: 30 }), (clips, deeds) => {
      let state = opened(clips);
      for (const each of deeds) {
        state = timelineReducer(state, each(state));
        const { cuts, saved } = state.editor;
        expect(
          API_CALLS.saveTimeline.body.safeParse({ selectedClips: cutsToSave(cuts) }).error,
        ).toBeUndefined();
        expect(cuts.length).toBeLessThanOrEqual(CUTS_PER_PLAN_MAX);
        expect(new Set(cuts.map(({ key }) => key)).size).toBe(cuts.length);
        expect(totalSeconds(cuts)).toBeLessThanOrEqual(REEL_SECONDS_MAX + MILLISECOND);
        expect(lengthProblem(cuts, saved) !== null).toBe(
          totalSeconds(cuts) < 1 && totalSeconds(saved ?? []) >= 1,
        );
        for (const cut of cuts) expectPlayable(cut);
        expect(state.chosen.length).toBeGreaterThan(0);
        expect(cuts.map(({ key }) => key)).toEqual(expect.arrayContaining([...state.chosen]));
      }
    }),
  );
});

/** Within what one cut may last and, once it was pulled, within its clip. */
function expectPlayable({ clip }: TimelineCut): void {
  const seconds = playedSeconds(clip);
  expect(seconds).toBeGreaterThanOrEqual(CUT_SECONDS_MIN);
  expect(seconds).toBeLessThanOrEqual(CUT_SECONDS_MAX);
  expect(seconds).toBeLessThanOrEqual((CLIP_SECONDS.get(clip.clipId) ?? 0) + MILLISECOND);
  expect(clip.startTime).toBeGreaterThanOrEqual(0);
}
