import type { Interval } from '@cutroom/contract';
import { isInWord } from '@cutroom/reel';
import { lengthOf } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';
import { isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** A shorter cut has no time to be led, and a shorter one before it none to lead in. */
const SECONDS_MIN = 1;
const SPEECH_EDGE_SECONDS = 0.15;

/**
 * The cuts with one showing a stretch of its clip that begins later, or earlier, and lasts as long, so that no join moves. A talk
 * that other clips lie over slides as a whole.
 * @returns null where its shot ends, other cuts show that, a word or a sentence would be cut, or it was wished or locked as it is
 */
export function slideCut(
  cuts: readonly MadeCut[],
  index: number,
  seconds: number,
  { clips }: Wishes,
): readonly MadeCut[] | null {
  const [cut, before] = [cuts[index], cuts[index - 1]];
  if (cut === undefined || before === undefined) return null;
  if (lengthOf(cut.interval) < SECONDS_MIN || lengthOf(before.interval) < SECONDS_MIN) return null;
  if (isMeant(cut.facts, clips.parts)) return null;
  const parts = talkFrom(cuts, index);
  const others = cuts.filter((one) => one.facts === cut.facts && !parts.includes(one));
  if (!parts.every((part) => maySlide(part, others, seconds))) return null;
  const last = parts.at(-1);
  if (last !== undefined && !endsAsWell(last, seconds)) return null;
  return cuts.map((one) => (parts.includes(one) ? slid(one, seconds, one === last) : one));
}

/** A cut, and the parts in which its talk is seen again. */
function talkFrom(cuts: readonly MadeCut[], index: number): MadeCut[] {
  const parts: MadeCut[] = [];
  for (let at = index; at < cuts.length; at += 2) {
    const part = cuts[at];
    if (part === undefined || (at > index && part.facts !== cuts[index]?.facts)) break;
    parts.push(part);
    if ((part.audio?.tailSeconds ?? 0) === 0) break;
  }
  return parts;
}

function maySlide(
  { interval, facts, selected, sped }: MadeCut,
  others: readonly MadeCut[],
  seconds: number,
): boolean {
  const { startSeconds, endSeconds } = interval;
  const [from, until] = [startSeconds + seconds, endSeconds + seconds];
  return (
    selected === undefined &&
    sped === undefined &&
    facts.clip.analysis.shots.some(
      (shot) =>
        shot.startSeconds <= Math.min(from, startSeconds) && Math.max(until, endSeconds) <= shot.endSeconds,
    ) &&
    others.every(
      (other) => !touches(heardOf(other), Math.min(from, startSeconds), Math.max(until, endSeconds)),
    )
  );
}

/** Whether nobody is cut off at its end who was not before. */
function endsAsWell({ interval, facts, audio }: MadeCut, seconds: number): boolean {
  // What goes on under other clips ends where it did.
  if ((audio?.tailSeconds ?? 0) > 0) return (audio?.tailSeconds ?? 0) >= seconds;
  const { analysis, clipId } = facts.clip;
  const clip = { id: clipId, probe: { durationSeconds: facts.durationSeconds }, analysis };
  const end = interval.endSeconds + seconds;
  return (
    !isInWord(clip, end) &&
    (isInSpeech(analysis.speech, interval.endSeconds) || !isInSpeech(analysis.speech, end))
  );
}

function isInSpeech(speech: readonly Interval[], at: number): boolean {
  return speech.some(
    ({ startSeconds, endSeconds }) => startSeconds < at && at < endSeconds - SPEECH_EDGE_SECONDS,
  );
}

function slid(cut: MadeCut, seconds: number, isLast: boolean): MadeCut {
  const { startSeconds, endSeconds } = cut.interval;
  const interval = { startSeconds: startSeconds + seconds, endSeconds: endSeconds + seconds };
  const { audio } = cut;
  if (audio === undefined || !isLast || audio.tailSeconds === 0) return { ...cut, interval };
  return { ...cut, interval, audio: { ...audio, tailSeconds: audio.tailSeconds - seconds } };
}

function heardOf({ interval, audio }: MadeCut): Interval {
  return {
    startSeconds: interval.startSeconds - (audio?.leadSeconds ?? 0),
    endSeconds: interval.endSeconds + (audio?.tailSeconds ?? 0),
  };
}

function touches(interval: Interval, fromSeconds: number, untilSeconds: number): boolean {
  return interval.startSeconds < untilSeconds && interval.endSeconds > fromSeconds;
}
