import { CUT_SECONDS_MIN, CUT_SECONDS_STEP, REEL_FPS } from '@cutroom/contract';
import { timeMap } from '@cutroom/reel';
import type { Shortcut } from '../../../components/player/keys/shortcut.ts';
import { changeClip, longestAt, moveCut, secondsAt, setDuration } from './cuts/changing-cuts.ts';
import { isCleared, withClearing } from './cuts/cleared-voices.ts';
import { intervalAt, pullCut, slipCut } from './cuts/cut-interval.ts';
import { isSilent, withSilence } from './cuts/cut-level.ts';
import { slowMotionProblem, steadySpeed, stepSpeed } from './cuts/cut-speed.ts';
import { beatProblem, cutToBeat } from './cuts/cut-to-beat.ts';
import { cutAtSecond, duplicateCut, shownFrameSeconds, splitCut, splitProblem } from './cuts/joining-cuts.ts';
import { isSameTimeline, positions } from './cuts/timeline-cuts.ts';
import { afterStep, type Editor, withFreshImages } from './editor.ts';
import { redo, undo } from './history.ts';
import { joinProblem, type Refusal } from './reel-limits.ts';

export type CommandName =
  | 'undo'
  | 'redo'
  | 'reset'
  | 'move_up'
  | 'move_down'
  | 'remove'
  | 'shorten'
  | 'lengthen'
  | 'lock'
  | 'mute'
  | 'clear_voices'
  | 'split'
  | 'begin_here'
  | 'end_here'
  | 'duplicate'
  | 'slip_back'
  | 'slip_on'
  | 'slower'
  | 'faster'
  | 'cut_to_beat';

/** Something that can be done to the timeline. Buttons, keys, undo and the list of keys all read the same object. */
export interface EditCommand {
  readonly name: CommandName;
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
  /** What it is done to: one clip, by its index; the clip under the playhead; or all of the timeline. */
  readonly target: 'cut' | 'playhead' | 'timeline';
  /** @param atSeconds where the playhead stands in the reel */
  readonly isEnabled: (editor: Editor, index: number, atSeconds: number) => boolean;
  /** What to say when it is asked for all the same; null where that needs no words. */
  readonly refusal: (editor: Editor, index: number, atSeconds: number) => Refusal | null;
  /** Pure; called only while enabled. */
  readonly perform: (editor: Editor, index: number, atSeconds: number) => Editor;
}

const noWords = () => null;

export const EDIT_COMMANDS: { readonly [N in CommandName]: EditCommand & { readonly name: N } } = {
  undo: {
    name: 'undo',
    label: 'Undo',
    shortcuts: [{ key: 'z', isCtrl: true }],
    target: 'timeline',
    isEnabled: ({ past }) => past.length > 0,
    refusal: noWords,
    perform: undo,
  },
  redo: {
    name: 'redo',
    label: 'Redo',
    shortcuts: [
      { key: 'z', isCtrl: true, isShift: true },
      { key: 'y', isCtrl: true },
    ],
    target: 'timeline',
    isEnabled: ({ future }) => future.length > 0,
    refusal: noWords,
    perform: redo,
  },
  reset: {
    name: 'reset',
    label: 'Reset to Original',
    shortcuts: [],
    target: 'timeline',
    isEnabled: ({ cuts, original }) => original !== null && !isSameTimeline(cuts, original),
    refusal: ({ original }) =>
      original === null
        ? { title: 'Cannot Reset', description: 'No original timeline data available.' }
        : null,
    perform: (editor) =>
      editor.original === null
        ? editor
        : withFreshImages({
            ...afterStep(editor, editor.original, 'Reset to Original'),
            limitedKeys: [],
          }),
  },
  move_up: {
    name: 'move_up',
    label: 'Move up',
    shortcuts: [{ key: 'ArrowUp', isAlt: true }],
    target: 'cut',
    isEnabled: (_, index) => index > 0,
    refusal: noWords,
    perform: (editor, index) => moveCut(editor, index, index - 1),
  },
  move_down: {
    name: 'move_down',
    label: 'Move down',
    shortcuts: [{ key: 'ArrowDown', isAlt: true }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => index >= 0 && index < cuts.length - 1,
    refusal: noWords,
    perform: (editor, index) => moveCut(editor, index, index + 1),
  },
  remove: {
    name: 'remove',
    label: 'Remove clip',
    shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => cuts.length > 1 && cuts[index] !== undefined,
    refusal: () => ({
      title: 'Cannot Remove',
      description: 'At least one clip must remain in the timeline.',
    }),
    perform: (editor, index) =>
      withFreshImages(afterStep(editor, editor.cuts.toSpliced(index, 1), 'Remove clip')),
  },
  shorten: {
    name: 'shorten',
    label: 'Play shorter',
    shortcuts: [{ key: '-' }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => secondsAt(cuts, index) > CUT_SECONDS_MIN,
    refusal: noWords,
    perform: (editor, index) => setDuration(editor, index, secondsAt(editor.cuts, index) - CUT_SECONDS_STEP),
  },
  lengthen: {
    name: 'lengthen',
    label: 'Play longer',
    shortcuts: [{ key: '+' }, { key: '=' }],
    target: 'cut',
    isEnabled: (editor, index) => secondsAt(editor.cuts, index) < longestAt(editor, index),
    refusal: noWords,
    perform: (editor, index) => setDuration(editor, index, secondsAt(editor.cuts, index) + CUT_SECONDS_STEP),
  },
  lock: {
    name: 'lock',
    label: 'Lock or unlock',
    shortcuts: [{ key: 'l', isShift: true }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => cuts[index] !== undefined,
    refusal: noWords,
    perform: (editor, index) =>
      changeClip(editor, index, (clip) => {
        const locked = clip.locked !== true;
        return { clip: { ...clip, locked }, label: locked ? 'Lock clip' : 'Unlock clip' };
      }),
  },
  mute: {
    name: 'mute',
    label: 'Sound on or off',
    shortcuts: [{ key: 'm' }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => cuts[index] !== undefined,
    refusal: noWords,
    perform: (editor, index) =>
      changeClip(editor, index, (clip) => {
        const isOff = !isSilent(clip);
        return { clip: withSilence(clip, isOff), label: isOff ? 'Turn sound off' : 'Turn sound on' };
      }),
  },
  clear_voices: {
    name: 'clear_voices',
    label: 'Clear voices on or off',
    shortcuts: [{ key: 'v' }],
    target: 'cut',
    isEnabled: ({ cuts }, index) => cuts[index] !== undefined,
    refusal: noWords,
    perform: (editor, index) =>
      changeClip(editor, index, (clip) => {
        const isOn = !isCleared(clip);
        return { clip: withClearing(clip, isOn), label: isOn ? 'Clear voices' : 'Voices as recorded' };
      }),
  },
  split: {
    name: 'split',
    label: 'Split at the playhead',
    shortcuts: [{ key: 's' }],
    target: 'playhead',
    isEnabled: (editor, _, atSeconds) => splitProblem(editor, atSeconds) === null,
    refusal: (editor, _, atSeconds) => splitProblem(editor, atSeconds),
    perform: (editor, _, atSeconds) => splitCut(editor, atSeconds),
  },
  begin_here: {
    name: 'begin_here',
    label: 'Begin the clip at the playhead',
    shortcuts: [{ key: 'i' }],
    target: 'playhead',
    isEnabled: hasCuts,
    refusal: noWords,
    perform: (editor, _, atSeconds) => pullToPlayhead(editor, 'start', atSeconds),
  },
  end_here: {
    name: 'end_here',
    label: 'End the clip at the playhead',
    shortcuts: [{ key: 'o' }],
    target: 'playhead',
    isEnabled: hasCuts,
    refusal: noWords,
    perform: (editor, _, atSeconds) => pullToPlayhead(editor, 'end', atSeconds),
  },
  duplicate: {
    name: 'duplicate',
    label: 'Duplicate',
    shortcuts: [{ key: 'd' }],
    target: 'cut',
    isEnabled: (editor, index) =>
      editor.cuts[index] !== undefined && duplicateProblem(editor, index) === null,
    refusal: duplicateProblem,
    perform: duplicateCut,
  },
  slip_back: {
    name: 'slip_back',
    label: 'Slip the clip one frame back',
    shortcuts: [{ key: ',' }],
    target: 'cut',
    isEnabled: (editor, index) => slipCut(editor, index, -1) !== editor,
    refusal: noWords,
    perform: (editor, index) => slipCut(editor, index, -1),
  },
  slip_on: {
    name: 'slip_on',
    label: 'Slip the clip one frame on',
    shortcuts: [{ key: '.' }],
    target: 'cut',
    isEnabled: (editor, index) => slipCut(editor, index, 1) !== editor,
    refusal: noWords,
    perform: (editor, index) => slipCut(editor, index, 1),
  },
  slower: {
    name: 'slower',
    label: 'Play slower',
    shortcuts: [{ key: '<' }],
    target: 'cut',
    isEnabled: (editor, index) => stepSpeed(editor, index, 'slower') !== editor,
    refusal: (editor, index) => slowMotionProblem(editor, index, steadySpeed(0.5)),
    perform: (editor, index) => stepSpeed(editor, index, 'slower'),
  },
  faster: {
    name: 'faster',
    label: 'Play faster',
    shortcuts: [{ key: '>' }],
    target: 'cut',
    isEnabled: (editor, index) => stepSpeed(editor, index, 'faster') !== editor,
    refusal: noWords,
    perform: (editor, index) => stepSpeed(editor, index, 'faster'),
  },
  cut_to_beat: {
    name: 'cut_to_beat',
    label: 'Cut to the beat',
    shortcuts: [{ key: 'b' }],
    target: 'timeline',
    isEnabled: (editor) => beatProblem(editor) === null,
    refusal: beatProblem,
    perform: cutToBeat,
  },
};

export const EDIT_COMMAND_LIST: readonly EditCommand[] = Object.values(EDIT_COMMANDS);

function hasCuts({ cuts }: Editor): boolean {
  return cuts.length > 0;
}

function duplicateProblem({ cuts }: Editor, index: number): Refusal | null {
  return joinProblem(cuts, secondsAt(cuts, index));
}

/** The frame at the playhead becomes the first or the last of its cut. */
function pullToPlayhead(editor: Editor, part: 'start' | 'end', atSeconds: number): Editor {
  const index = cutAtSecond(editor.cuts, atSeconds);
  const interval = intervalAt(editor, index);
  const position = positions(editor.cuts)[index];
  if (interval === null || position === undefined) return editor;
  const into = shownFrameSeconds(atSeconds - position.startSeconds) + (part === 'end' ? 1 / REEL_FPS : 0);
  const { toClip } = timeMap(editor.cuts[index]?.clip.speed, position.endSeconds - position.startSeconds);
  const seconds = interval.startSeconds + toClip(into);
  return pullCut(editor, index, { part, seconds, mergeKey: null });
}
