import {
  API_CALLS,
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  CUTS_PER_PLAN_MAX,
  type EditingPlan,
  playedSeconds,
  REEL_SECONDS_MAX,
  type SelectedClip,
} from '@cutroom/contract';
import { takenSeconds } from '@cutroom/reel';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
// The rules of the server itself, not what this app takes them to be.
import { editPlan } from '../../../../../server/src/stages/edit/edit-plan.ts';
import { readIsComplete, readTimeline } from '../../../../../server/src/stages/edit/timeline-input.ts';
import { saveProblem } from '../saving/save-problem.ts';
import { cutsToSave, type TimelineCut, totalSeconds } from './cuts/timeline-cuts.ts';
import { hasUnsavedChanges, openEditor } from './editor.ts';
import { CLIPS, type Deed, deed, plan } from './testing/random-edits.ts';
import { type TimelineAction, type TimelineState, timelineReducer } from './timeline-reducer.ts';

const MILLISECOND = 0.001;

// Hundreds of sequences, on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

function opened(clips: readonly SelectedClip[]): TimelineState {
  const seconds = new Map([...CLIPS].map(([id, { durationSeconds }]) => [id, durationSeconds]));
  const rates = [...CLIPS].flatMap(([id, { framesPerSecond }]) =>
    framesPerSecond === null ? [] : [[id, framesPerSecond] as const],
  );
  const editor = { ...openEditor(clips, true, seconds), clipRates: new Map(rates) };
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
        const save = () => savedPlan(planOf(clips), state);
        if (saveProblem(cuts, saved) === null) expect(save).not.toThrow();
        else expect(save).toThrow();
        expect(cuts.length).toBeLessThanOrEqual(CUTS_PER_PLAN_MAX);
        expect(new Set(cuts.map(({ key }) => key)).size).toBe(cuts.length);
        expect(totalSeconds(cuts)).toBeLessThanOrEqual(REEL_SECONDS_MAX + MILLISECOND);
        for (const cut of cuts) expectPlayable(cut);
        expect(state.chosen.length).toBeGreaterThan(0);
        expect(cuts.map(({ key }) => key)).toEqual(expect.arrayContaining([...state.chosen]));
      }
    }),
  );
});

it('is saved as it stands: nothing is left to save, and the next edits and their saves go on from there', () => {
  const visits = fc.array(fc.array(deed, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(plan, visits, (clips, visited) => {
      let state = opened(clips);
      let kept = planOf(clips);
      for (const deeds of visited) {
        state = after(state, deeds);
        const { cuts, saved } = state.editor;
        if (saveProblem(cuts, saved) !== null) continue;
        kept = savedPlan(kept, state);
        expect(kept.selectedClips.map(playedSeconds)).toEqual(
          cuts.map(({ clip }) => expect.closeTo(playedSeconds(clip), 2)),
        );
        const answer = { editingPlan: kept, editVersion: null };
        state = timelineReducer(state, { kind: 'saved', sent: cuts, answer });
        expect(hasUnsavedChanges(state.editor)).toBe(false);
      }
    }),
  );
});

function planOf(clips: readonly SelectedClip[]): EditingPlan {
  return { title: '', description: '', instructions: '', selectedClips: [...clips] };
}

/** What the server makes of the timeline, as it comes over the line. @throws what the server would answer */
function savedPlan(kept: EditingPlan, { editor: { cuts } }: TimelineState): EditingPlan {
  const body: unknown = JSON.parse(JSON.stringify({ selectedClips: cutsToSave(cuts), isComplete: true }));
  expect(API_CALLS.saveTimeline.body.safeParse(body).error).toBeUndefined();
  return editPlan(kept, readTimeline(body), CLIPS, readIsComplete(body));
}

/** Within what one cut may last, and within its clip. */
function expectPlayable({ clip }: TimelineCut): void {
  const seconds = playedSeconds(clip);
  // The end less the beginning, which are not whole in binary.
  expect(seconds).toBeGreaterThanOrEqual(CUT_SECONDS_MIN - MILLISECOND);
  expect(seconds).toBeLessThanOrEqual(CUT_SECONDS_MAX + MILLISECOND);
  expect(clip.startTime).toBeGreaterThanOrEqual(0);
  const clipSeconds = CLIPS.get(clip.clipId)?.durationSeconds ?? 0;
  expect(takenSeconds(clip)).toBeLessThanOrEqual(clipSeconds + 5 * MILLISECOND);
}
