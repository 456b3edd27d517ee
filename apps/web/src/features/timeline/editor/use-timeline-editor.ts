import type { CutAudioFrom, CutAudioPlace, CutSpeed, Project, SelectedClip } from '@cutroom/contract';
import { type Dispatch, useEffect, useMemo, useReducer, useRef } from 'react';
import { toast } from '../../../lib/notifications/toast.ts';
import type { FramingOrTitles } from './cuts/changing-cuts.ts';
import type { ChooseMode } from './cuts/chosen-cuts.ts';
import type { Pull } from './cuts/cut-interval.ts';
import { performOn, refusalOn } from './cuts/several-cuts.ts';
import { heardClipOf, unheardReason } from './cuts/unheard.ts';
import { dragMove } from './drag-move.ts';
import { type CommandName, EDIT_COMMANDS } from './edit-commands.ts';
import { type Editor, hasUnsavedChanges, openEditor } from './editor.ts';
import { joinProblem, type Refusal } from './reel-limits.ts';
import { type TimelineAction, type TimelineState, timelineReducer } from './timeline-reducer.ts';
import { useStepToast } from './use-step-toast.ts';

/**
 * The editor's state and what people do to it. Begins once, from the plan the project had when the screen opened.
 * @returns the same object until the state changes: what only shows the timeline is not drawn with the rest of the screen
 */
export function useTimelineEditor(project: Project) {
  const [state, dispatch] = useReducer(timelineReducer, project, openTimeline);
  useStepToast(state.notice, (taken) => dispatch({ kind: 'take_back', notice: taken }));
  useNoClipsToast(state.editor);
  return useMemo(() => editing(state, dispatch, project), [state, project]);
}

export type TimelineEditor = ReturnType<typeof useTimelineEditor>;

function editing(
  { editor, chosen, spoken }: TimelineState,
  dispatch: Dispatch<TimelineAction>,
  project: Project,
) {
  const isHeard = (key: string) => {
    const cut = editor.cuts.find((candidate) => candidate.key === key);
    const clipOf = new Map(project.videoClips.map((clip) => [clip.id, clip]));
    const clip = cut === undefined ? null : heardClipOf(cut.clip, clipOf);
    return unheardReason(clip ?? undefined, project.editingPlan) === null;
  };

  return {
    editor,
    /** Keys of the cuts that are chosen, the one chosen last at the end. */
    chosen,
    dispatch,
    isUnsaved: hasUnsavedChanges(editor),
    /** What was done last, for people who hear the screen. */
    spoken,
    choose: (key: string, mode: ChooseMode) => dispatch({ kind: 'choose', key, mode }),
    /**
     * @param keys of the cuts it is done to; those that are chosen where not given
     * @param atSeconds where the playhead stands in the reel, for commands that act there
     */
    run: (name: CommandName, keys: readonly string[] = chosen, atSeconds = 0) => {
      const isOfAudio = name === 'mute' || name === 'clear_voices';
      const target = { keys: isOfAudio ? keys.filter(isHeard) : keys, atSeconds };
      if (EDIT_COMMANDS[name].target === 'cut' && target.keys.length === 0) return;
      if (performOn(editor, name, target) !== editor) return dispatch({ kind: 'command', name, ...target });
      const refusal = refusalOn(editor, name, target);
      if (refusal !== null) toastRefusal(refusal);
    },
    setFramingOrTitles: (index: number, change: FramingOrTitles, mergeKey: string | null) =>
      dispatch({ kind: 'framingOrTitles', index, change, mergeKey }),
    setLevel: (index: number, decibels: number, mergeKey: string) =>
      dispatch({ kind: 'level', index, decibels, mergeKey }),
    setSpeed: (index: number, speed: CutSpeed, mergeKey: string | null) =>
      dispatch({ kind: 'speed', index, speed, mergeKey }),
    setAudio: (index: number, place: CutAudioPlace, mergeKey: string | null) =>
      dispatch({ kind: 'audio', index, place, mergeKey }),
    /** @param name of the clip that is heard */
    setAudioFrom: (index: number, from: CutAudioFrom | null, name: string, mergeKey: string | null) =>
      dispatch({ kind: 'audio_from', index, from, name, mergeKey }),
    /** Of all cuts that are chosen. */
    setDurations: (seconds: number, mergeKey: string) =>
      dispatch({ kind: 'durations', keys: chosen, seconds, mergeKey }),
    /** Of all cuts that are chosen and of which something is heard. */
    setLevels: (decibels: number, mergeKey: string) =>
      dispatch({ kind: 'levels', keys: chosen.filter(isHeard), decibels, mergeKey }),
    pull: (index: number, pull: Pull) => dispatch({ kind: 'pull', index, ...pull }),
    add: (cut: SelectedClip, name: string, gap?: number) => {
      const problem = joinProblem(editor.cuts, cut.endTime - cut.startTime);
      if (problem === null) dispatch({ kind: 'add', cut, name, ...(gap === undefined ? {} : { gap }) });
      else toastRefusal(problem);
    },
    replace: (index: number, cut: SelectedClip, name: string) =>
      dispatch({ kind: 'replace', index, cut, name }),
    move: (from: number, to: number) => dispatch({ kind: 'move', from, to }),
    setDuration: (index: number, seconds: number, mergeKey: string | null) =>
      dispatch({ kind: 'duration', index, seconds, mergeKey }),
    drop: (sourceKey: string, targetKey: string | null) => {
      const move = dragMove(editor.cuts, sourceKey, targetKey);
      if (move.kind === 'move') dispatch(move);
      if (move.kind === 'invalid') {
        toastRefusal({ title: 'Drag Error', description: 'An error occurred while moving clips.' });
      }
    },
  };
}

function openTimeline({ editingPlan, status, videoClips, editVersion }: Project): TimelineState {
  const clipSeconds = new Map(videoClips.map(({ id, durationSeconds }) => [id, durationSeconds]));
  const opened = openEditor(
    editingPlan?.selectedClips ?? [],
    status === 'completed',
    clipSeconds,
    editVersion,
    editingPlan?.directedClips,
  );
  const clipRates = new Map(
    videoClips.flatMap(({ id, framesPerSecond: rate }) => (rate ? [[id, rate]] : [])),
  );
  const editor = { ...opened, clipRates };
  return { editor, chosen: editor.cuts.slice(0, 1).map(({ key }) => key), spoken: '', notice: null };
}

export function toastRefusal({ title, description }: Refusal): void {
  toast({ title, description, variant: 'destructive' });
}

function useNoClipsToast({ saved }: Editor): void {
  const wasSaid = useRef(false);
  useEffect(() => {
    if (saved !== null || wasSaid.current) return;
    wasSaid.current = true;
    toastRefusal({
      title: 'Timeline Error',
      description: 'No valid clips found. Please regenerate the video.',
    });
  }, [saved]);
}
