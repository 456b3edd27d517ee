import type {
  CutAudioFrom,
  CutAudioPlace,
  CutDuck,
  CutSpeed,
  Interval,
  SelectedClip,
} from '@cutroom/contract';
import type { BeatMaterial, SilencesWish, TalkingClip } from '@cutroom/reel';
import type { ToastContent } from '../../../lib/notifications/toast-list.ts';
import {
  type FramingOrTitles,
  moveCut,
  setDuration,
  setFramingOrTitles,
  setLevel,
} from './cuts/changing-cuts.ts';
import { type ChooseMode, type ChosenKeys, chooseCut, chosenAfter } from './cuts/chosen-cuts.ts';
import { audioNote } from './cuts/cut-audio.ts';
import { setDucks } from './cuts/cut-ducks.ts';
import { type Pull, pullCut } from './cuts/cut-interval.ts';
import { setSpeed } from './cuts/cut-speed.ts';
import { addCut, replaceCut } from './cuts/joining-cuts.ts';
import { putBack } from './cuts/left-out.ts';
import { setAudio, setAudioFrom } from './cuts/pulling-audio.ts';
import { type CommandTarget, performOn, setDurations, setLevels } from './cuts/several-cuts.ts';
import { cutSilences, takeOut } from './cuts/talk-cuts.ts';
import type { Cuts } from './cuts/timeline-cuts.ts';
import type { CommandName } from './edit-commands.ts';
import {
  afterBringBack,
  afterRefresh,
  afterRestore,
  afterSave,
  type Editor,
  type ServerTimeline,
} from './editor.ts';
import { spokenStep } from './spoken-step.ts';
import { spokenLimit, stepText } from './step-texts.ts';

/** What a step is notified with, for as long as it is the last one. */
export interface StepNotice {
  readonly content: ToastContent;
  /** Whether the notification offers to undo it. */
  readonly canUndo: boolean;
}

/** The timeline editor with what is chosen in it and what is said of its last step. */
export interface TimelineState {
  readonly editor: Editor;
  readonly chosen: ChosenKeys;
  /** For people who hear the screen. */
  readonly spoken: string;
  readonly notice: StepNotice | null;
}

/** Everything that changes the timeline. `mergeKey` joins the steps of one gesture. */
export type TimelineAction =
  | { readonly kind: 'choose'; readonly key: string; readonly mode: ChooseMode }
  | ({ readonly kind: 'command'; readonly name: CommandName } & CommandTarget)
  | {
      readonly kind: 'duration';
      readonly index: number;
      readonly seconds: number;
      readonly mergeKey: string | null;
    }
  | {
      readonly kind: 'level';
      readonly index: number;
      readonly decibels: number;
      readonly mergeKey: string;
    }
  | {
      readonly kind: 'speed';
      readonly index: number;
      readonly speed: CutSpeed;
      readonly mergeKey: string | null;
    }
  | {
      readonly kind: 'audio';
      readonly index: number;
      readonly place: CutAudioPlace;
      readonly mergeKey: string | null;
    }
  /** What it is heard with; null for its own audio. @param name of that clip */
  | {
      readonly kind: 'audio_from';
      readonly index: number;
      readonly from: CutAudioFrom | null;
      readonly name: string;
      readonly mergeKey: string | null;
    }
  /** Where the music goes down; null for 'where somebody speaks'. @param spoken for people who hear the screen */
  | {
      readonly kind: 'ducks';
      readonly changes: readonly { readonly index: number; readonly ducks: CutDuck[] | null }[];
      readonly mergeKey: string | null;
      readonly spoken: string;
    }
  | {
      readonly kind: 'durations';
      readonly keys: readonly string[];
      readonly seconds: number;
      readonly mergeKey: string;
    }
  | {
      readonly kind: 'levels';
      readonly keys: readonly string[];
      readonly decibels: number;
      readonly mergeKey: string;
    }
  | {
      readonly kind: 'framingOrTitles';
      readonly index: number;
      readonly change: FramingOrTitles;
      readonly mergeKey: string | null;
    }
  | ({ readonly kind: 'pull'; readonly index: number } & Pull)
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  /** Behind the cut that is chosen, or where there is one into a gap between cuts: 0 is before the first. */
  | { readonly kind: 'add'; readonly cut: SelectedClip; readonly name: string; readonly gap?: number }
  | { readonly kind: 'replace'; readonly index: number; readonly cut: SelectedClip; readonly name: string }
  /** Undoes the step that a notification tells of; nothing once something else was done. */
  | { readonly kind: 'take_back'; readonly notice: StepNotice }
  | { readonly kind: 'cut_silences'; readonly clips: readonly TalkingClip[]; readonly wish: SilencesWish }
  /** @param stretches in seconds of the cut's clip */
  | { readonly kind: 'take_out'; readonly index: number; readonly stretches: readonly Interval[] }
  /** What lies between the cut at the index and the next. */
  | { readonly kind: 'put_back'; readonly index: number }
  /** The project's music, or none, and what is known of the clips. */
  | { readonly kind: 'beats'; readonly beats: BeatMaterial | null }
  | { readonly kind: 'saved'; readonly sent: Cuts; readonly answer: ServerTimeline }
  | { readonly kind: 'restored'; readonly answer: ServerTimeline }
  | { readonly kind: 'refreshed'; readonly answer: ServerTimeline }
  /** Changes that an earlier visit left unsaved. */
  | {
      readonly kind: 'brought_back';
      readonly clips: readonly SelectedClip[];
      readonly editVersion: string | null;
    };

/** The timeline after something was done to it; pure. */
export function timelineReducer(state: TimelineState, action: TimelineAction): TimelineState {
  const { editor, chosen } = state;
  switch (action.kind) {
    case 'choose':
      return { ...state, chosen: chooseCut(editor.cuts, chosen, action.key, action.mode) };
    case 'command':
      return afterCommand(state, action.name, action);
    case 'duration': {
      const changed = setDuration(editor, action.index, action.seconds, action.mergeKey);
      return { ...withEditor(state, changed), spoken: spokenLimit(editor, changed) ?? '' };
    }
    case 'level':
      return withEditor(state, setLevel(editor, action.index, action.decibels, action.mergeKey));
    case 'speed':
      return withEditor(state, setSpeed(editor, action.index, action.speed, action.mergeKey));
    case 'audio': {
      const moved = withEditor(state, setAudio(editor, action.index, action.place, action.mergeKey));
      const clip = moved.editor.cuts[action.index]?.clip ?? {};
      return {
        ...moved,
        spoken: `Clip ${action.index + 1}: ${audioNote(clip) ?? 'Sound with its picture'}.`,
      };
    }
    case 'audio_from': {
      const heard = action.from === null ? 'its own sound' : action.name;
      return {
        ...withEditor(state, setAudioFrom(editor, action.index, action.from, action.mergeKey)),
        spoken: `Clip ${action.index + 1} is heard with ${heard}.`,
      };
    }
    case 'ducks':
      return {
        ...withEditor(state, setDucks(editor, action.changes, action.mergeKey)),
        spoken: action.spoken,
      };
    case 'durations':
      return withEditor(state, setDurations(editor, action.keys, action.seconds, action.mergeKey));
    case 'levels':
      return withEditor(state, setLevels(editor, action.keys, action.decibels, action.mergeKey));
    case 'framingOrTitles':
      return withEditor(state, setFramingOrTitles(editor, action.index, action.change, action.mergeKey));
    case 'pull':
      return withEditor(state, pullCut(editor, action.index, action));
    case 'move':
      return withEditor(state, moveCut(editor, action.from, action.to));
    case 'add': {
      const after = Math.max(...chosen.map((key) => editor.cuts.findIndex((cut) => cut.key === key)));
      const chosenOrLast = Number.isFinite(after) ? after : editor.cuts.length - 1;
      const place = action.gap === undefined ? chosenOrLast : action.gap - 1;
      const added = withEditor(state, addCut(editor, action.cut, place));
      return { ...added, spoken: `${action.name} is now clip ${place + 2} of ${added.editor.cuts.length}.` };
    }
    case 'replace': {
      const replaced = withEditor(state, replaceCut(editor, action.index, action.cut));
      return { ...replaced, spoken: `Clip ${action.index + 1} now shows ${action.name}.` };
    }
    case 'take_back':
      return state.notice === action.notice ? afterCommand(state, 'undo', NO_TARGET) : state;
    case 'cut_silences': {
      const cut = withEditor(state, cutSilences(editor, action.clips, action.wish));
      const spoken = cut.editor === editor ? 'There is nothing to cut out.' : 'Pauses are cut out.';
      return { ...cut, spoken };
    }
    case 'take_out': {
      const taken = withEditor(state, takeOut(editor, action.index, action.stretches));
      const isDone = taken.editor !== editor;
      return { ...taken, spoken: isDone ? 'The words are cut out.' : 'Too little would be left.' };
    }
    case 'put_back':
      return { ...withEditor(state, putBack(editor, action.index)), spoken: 'It is back.' };
    case 'beats':
      return { ...state, editor: { ...editor, beats: action.beats } };
    case 'saved':
      return withEditor(state, afterSave(editor, action.sent, action.answer));
    case 'restored':
      return withEditor(state, afterRestore(editor, action.answer));
    case 'refreshed':
      return withEditor(state, afterRefresh(editor, action.answer));
    case 'brought_back':
      return withEditor(state, afterBringBack(editor, action.clips, action.editVersion));
  }
}

const NO_TARGET: CommandTarget = { keys: [], atSeconds: 0 };

function afterCommand(state: TimelineState, name: CommandName, target: CommandTarget): TimelineState {
  const { editor } = state;
  const performed = performOn(editor, name, target);
  if (performed === editor) return state;
  const content = stepText(name, performed);
  return {
    editor: performed,
    chosen: chosenAfter(editor.cuts, performed.cuts, state.chosen, name === 'undo'),
    spoken: spokenStep(name, editor, performed, target) ?? spokenLimit(editor, performed) ?? '',
    notice: content === null ? null : { content, canUndo: name === 'remove' || name === 'cut_to_beat' },
  };
}

/** A notice goes with the cuts that it is true of. */
function withEditor(state: TimelineState, editor: Editor): TimelineState {
  const notice = editor.cuts === state.editor.cuts ? state.notice : null;
  return { ...state, editor, notice, chosen: chosenAfter(state.editor.cuts, editor.cuts, state.chosen) };
}
