import { CUT_SECONDS_MAX, CUT_SECONDS_MIN, REEL_FPS } from '@cutroom/contract';
import { meanRate } from '@cutroom/reel';
import { afterStep, type Editor } from '../editor.ts';
import { roomSeconds } from '../reel-limits.ts';
import {
  clampDuration,
  originalSeconds,
  playedInterval,
  type TimelineCut,
  wholeMilliseconds,
} from './timeline-cuts.ts';

/** What of a cut is pulled: one of its edges, or its clip underneath it, by which both edges show another moment. */
export type PulledPart = 'start' | 'end' | 'clip';

export interface Pull {
  readonly part: PulledPart;
  /** The second of the clip to which the part is pulled; for 'clip' where the cut then begins. */
  readonly seconds: number;
  /** Joins the steps of one pull; null for a step of its own. */
  readonly mergeKey: string | null;
}

/** The cut at `index` with an edge pulled, by whole frames, never beyond its clip, 0.5 to 30 s and the longest reel. */
export function pullCut(editor: Editor, index: number, { part, seconds, mergeKey }: Pull): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const interval = pulledInterval(editor, cut, part, seconds);
  if (interval === null) return editor;
  const changed = withInterval(cut, interval.startSeconds, interval.endSeconds - interval.startSeconds);
  if (isSameInterval(changed, cut)) return editor;
  return {
    ...afterStep(editor, editor.cuts.with(index, changed), LABELS[part], mergeKey),
    limitedKeys: editor.limitedKeys.filter((key) => key !== cut.key),
  };
}

/** The clip moved underneath the cut at `index` by so many frames: both edges show another moment. Runs of it are one step. */
export function slipCut(editor: Editor, index: number, frames: number): Editor {
  const interval = intervalAt(editor, index);
  if (interval === null) return editor;
  const seconds = interval.startSeconds + frames / REEL_FPS;
  return pullCut(editor, index, { part: 'clip', seconds, mergeKey: `slip-${editor.cuts[index]?.key}` });
}

/** What of its clip the cut at `index` plays; null where there is no such cut. */
export function intervalAt(editor: Editor, index: number): Interval | null {
  const cut = editor.cuts[index];
  return cut === undefined ? null : playedInterval(cut, editor.clipSeconds.get(cut.clip.clipId) ?? null);
}

export interface Interval {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

const LABELS: { readonly [Part in PulledPart]: string } = {
  start: 'Change start',
  end: 'Change end',
  clip: 'Slip clip',
};

/** @returns null where there is nothing to pull */
function pulledInterval(editor: Editor, cut: TimelineCut, part: PulledPart, asked: number): Interval | null {
  const clipSeconds = editor.clipSeconds.get(cut.clip.clipId) ?? Number.POSITIVE_INFINITY;
  const { startSeconds, endSeconds } = playedInterval(cut, clipSeconds);
  const taken = endSeconds - startSeconds;
  const rate = meanRate(cut.clip.speed);
  const seconds = taken / rate;
  // As seconds of the clip, by whole frames of the reel.
  const onReelFrame = (clip: number) => onFrame(clip / rate) * rate;
  const shortest = CUT_SECONDS_MIN * rate;
  const longest =
    Math.min(CUT_SECONDS_MAX, Math.max(seconds, CUT_SECONDS_MIN) + roomSeconds(editor.cuts)) * rate;
  if (!Number.isFinite(asked) || clipSeconds < shortest) return null;
  switch (part) {
    case 'start': {
      const most = Math.min(longest, endSeconds);
      const length = held(onReelFrame(endSeconds - asked), shortest, most);
      return { startSeconds: Math.max(0, endSeconds - length), endSeconds };
    }
    case 'end': {
      const most = Math.min(longest, clipSeconds - startSeconds);
      const length = held(onReelFrame(asked - startSeconds), shortest, most);
      return { startSeconds, endSeconds: startSeconds + length };
    }
    case 'clip': {
      const begin = held(startSeconds + onFrame(asked - startSeconds), 0, clipSeconds - taken);
      return { startSeconds: begin, endSeconds: begin + taken };
    }
  }
}

/** The cut playing another stretch of its clip, so many seconds of it. How long it originally was stays known. */
function withInterval(cut: TimelineCut, startSeconds: number, seconds: number): TimelineCut {
  const { adjustedDuration: _, ...clip } = cut.clip;
  const startTime = wholeMilliseconds(startSeconds);
  const original = originalSeconds(cut);
  const played = clampDuration(seconds / meanRate(clip.speed));
  const moved = { ...clip, startTime, endTime: wholeMilliseconds(startTime + original) };
  return { ...cut, clip: played === original ? moved : { ...moved, adjustedDuration: played } };
}

function isSameInterval(a: TimelineCut, b: TimelineCut): boolean {
  return a.clip.startTime === b.clip.startTime && a.clip.adjustedDuration === b.clip.adjustedDuration;
}

function onFrame(seconds: number): number {
  return Math.round(seconds * REEL_FPS) / REEL_FPS;
}

function held(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
