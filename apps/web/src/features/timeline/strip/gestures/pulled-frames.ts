import { playedSeconds, REEL_FPS, type VideoClip } from '@cutroom/contract';
import { timeMap } from '@cutroom/reel';
import { intervalAt } from '../../editor/cuts/cut-interval.ts';
import { cutAtSecond } from '../../editor/cuts/joining-cuts.ts';
import { positions } from '../../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../../editor/editor.ts';
import type { ClipFrame } from '../drawing/filmstrip-frame.tsx';
import type { StripGesture, StripPull } from './strip-gesture.ts';

export interface PulledFrames {
  /** Of a scrub the frame at the playhead; of a pull the two at the join, or at both edges of a slipped cut. */
  readonly frames: readonly (ClipFrame | null)[];
  /** What is written below: where the playhead is, or how long the cut is now. */
  readonly seconds: number;
}

/** What is shown above the strip while a gesture is under way; null where it shows itself. */
export function pulledFrames(
  gesture: StripGesture,
  playheadSeconds: number,
  editor: Editor,
  clipOf: ReadonlyMap<string, VideoClip>,
): PulledFrames | null {
  const frameOf = (index: number, at: 'start' | 'end' | number): ClipFrame | null => {
    const clip = clipOf.get(editor.cuts[index]?.clip.clipId ?? '');
    const interval = intervalAt(editor, index);
    if (clip === undefined || interval === null) return null;
    if (at === 'start') return { clip, seconds: interval.startSeconds };
    if (at === 'end') return { clip, seconds: interval.endSeconds };
    const cut = editor.cuts[index]?.clip;
    const { toClip } = timeMap(cut?.speed, cut === undefined ? 0 : playedSeconds(cut));
    return { clip, seconds: interval.startSeconds + toClip(at) };
  };
  switch (gesture.kind) {
    case 'scrub': {
      const index = cutAtSecond(editor.cuts, playheadSeconds);
      const into = playheadSeconds - (positions(editor.cuts)[index]?.startSeconds ?? 0);
      return { frames: [frameOf(index, into)], seconds: playheadSeconds };
    }
    case 'pull': {
      const index = editor.cuts.findIndex(({ key }) => key === gesture.key);
      const cut = editor.cuts[index];
      return cut === undefined
        ? null
        : { frames: framesOfPull(gesture, index, frameOf), seconds: playedSeconds(cut.clip) };
    }
    case 'press':
    case 'move':
      return null;
  }
}

function framesOfPull(
  { part }: StripPull,
  index: number,
  frameOf: (index: number, at: 'start' | 'end') => ClipFrame | null,
) {
  switch (part) {
    case 'start':
      return [frameOf(index - 1, 'end'), frameOf(index, 'start')];
    case 'end':
      return [frameOf(index, 'end'), frameOf(index + 1, 'start')];
    case 'clip':
      return [frameOf(index, 'start'), frameOf(index, 'end')];
  }
}

/** By how many seconds the strip stands aside while a start is pulled, so that the edge stays under the pointer. */
export function pulledAside(pull: StripPull | null, editor: Editor): number {
  if (pull?.part !== 'start') return 0;
  const index = editor.cuts.findIndex(({ key }) => key === pull.key);
  const interval = intervalAt(editor, index);
  return interval === null ? 0 : (interval.startSeconds - pull.interval.startSeconds) / pull.rate;
}

/** Where the pulled edge is now, in the clip and in the reel; the frame there is the last or the first that it shows. */
export function pulledEdge(editor: Editor, { key, part }: StripPull) {
  const index = editor.cuts.findIndex((cut) => cut.key === key);
  const [interval, place] = [intervalAt(editor, index), positions(editor.cuts)[index]];
  if (interval === null || place === undefined) return null;
  const atEnd = { reelSeconds: place.endSeconds - FRAME_SECONDS, seconds: interval.endSeconds };
  return part === 'end' ? atEnd : { reelSeconds: place.startSeconds, seconds: interval.startSeconds };
}

const FRAME_SECONDS = 1 / REEL_FPS;
