import {
  CUT_RATE_MAX,
  CUT_RATE_MIN,
  CUT_SECONDS_MIN,
  type CutSpeed,
  canSlowDown,
  isSlowedDown,
  type SelectedClip,
} from '@cutroom/contract';
import { isSped, meanRate, takenSeconds } from '@cutroom/reel';
import { afterStep, type Editor } from '../editor.ts';
import { type Refusal, roomSeconds } from '../reel-limits.ts';
import { clampDuration, wholeMilliseconds } from './timeline-cuts.ts';

/** The rates that the keys go through. */
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** A ramp that is chosen by its name. */
export interface Ramp {
  readonly name: string;
  readonly speed: CutSpeed;
}

export const RAMPS: readonly Ramp[] = [
  {
    name: 'Speeds up',
    speed: [
      { at: 0.2, rate: 1 },
      { at: 0.8, rate: 3 },
    ],
  },
  {
    name: 'Slows to normal',
    speed: [
      { at: 0.2, rate: 3 },
      { at: 0.8, rate: 1 },
    ],
  },
  {
    name: 'Slow middle',
    speed: [
      { at: 0.1, rate: 1.5 },
      { at: 0.35, rate: 0.4 },
      { at: 0.65, rate: 0.4 },
      { at: 0.9, rate: 1.5 },
    ],
  },
];

export function steadySpeed(rate: number): CutSpeed {
  return [{ at: 0, rate: Math.min(CUT_RATE_MAX, Math.max(CUT_RATE_MIN, Math.round(rate * 100) / 100)) }];
}

/** The one rate of a cut; null of a ramp. */
export function steadyRate({ speed }: Pick<SelectedClip, 'speed'>): number | null {
  const first = speed?.[0]?.rate ?? 1;
  return speed?.every(({ rate }) => rate === first) === false ? null : first;
}

/**
 * The cut at `index` at another speed: it shows the same stretch of its clip for as much longer or shorter as that takes,
 * within 0.5 to 30 s and the longest reel. Nothing where its clip has too few frames to be slowed down.
 */
export function setSpeed(
  editor: Editor,
  index: number,
  speed: CutSpeed,
  mergeKey: string | null = null,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined || slowMotionProblem(editor, index, speed) !== null) return editor;
  const before = clampDuration(cut.clip.adjustedDuration ?? cut.clip.endTime - cut.clip.startTime);
  const rate = meanRate(speed);
  const clipSeconds = editor.clipSeconds.get(cut.clip.clipId) ?? Number.POSITIVE_INFINITY;
  const wanted = clampDuration(takenSeconds(cut.clip) / rate);
  const longest = Math.min(before + roomSeconds(editor.cuts), clipSeconds / rate);
  const played = wholeMilliseconds(
    Math.max(Math.min(CUT_SECONDS_MIN, clipSeconds / rate), Math.min(wanted, longest)),
  );
  const latest = Math.max(0, clipSeconds - played * rate);
  const startTime = Math.min(cut.clip.startTime, wholeMilliseconds(latest));
  const moved = { startTime, endTime: wholeMilliseconds(cut.clip.endTime + startTime - cut.clip.startTime) };
  // Written down even where it is as filmed: absent means 'as it was'.
  const clip = { ...cut.clip, ...moved, speed: [...speed], adjustedDuration: played };
  return afterStep(editor, editor.cuts.with(index, { ...cut, clip }), 'Change speed', mergeKey);
}

/** The cut at `index` at the next rate of the keys' row. */
export function stepSpeed(editor: Editor, index: number, direction: 'slower' | 'faster'): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const rate = steadyRate(cut.clip) ?? meanRate(cut.clip.speed);
  const next =
    direction === 'faster'
      ? RATES.find((other) => other > rate + 0.01)
      : RATES.findLast((other) => other < rate - 0.01);
  return next === undefined ? editor : setSpeed(editor, index, steadySpeed(next), `speed-${cut.key}`);
}

/** Why the cut at `index` cannot be so slow; null where it can. */
export function slowMotionProblem(editor: Editor, index: number, speed: CutSpeed): Refusal | null {
  const clipId = editor.cuts[index]?.clip.clipId ?? '';
  const frames = editor.clipRates.get(clipId) ?? null;
  if (!isSlowedDown(speed) || canSlowDown(frames)) return null;
  return { title: 'No Slow Motion', description: slowMotionText(frames) };
}

/** Why a clip with so many frames a second cannot be slowed down. */
export function slowMotionText(framesPerSecond: number | null): string {
  const has = framesPerSecond === null ? '' : ` This clip has ${Math.round(framesPerSecond)}.`;
  return `Slow motion needs a clip with at least 50 frames a second.${has}`;
}

/** '2×', '0.5×'; of a ramp from where to where: '1–3×'. */
export function speedText({ speed }: Pick<SelectedClip, 'speed'>): string {
  const rates = speed?.map(({ rate }) => rate) ?? [1];
  const [slowest, fastest] = [Math.min(...rates), Math.max(...rates)].map((rate) =>
    String(Number(rate.toFixed(2))),
  );
  return slowest === fastest ? `${slowest}×` : `${slowest}–${fastest}×`;
}

/** The same, or null where it plays as it was filmed. */
export function speedNote(clip: Pick<SelectedClip, 'speed'>): string | null {
  return isSped(clip.speed) ? `Speed ${speedText(clip)}` : null;
}
