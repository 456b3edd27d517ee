import { CUT_SECONDS_MIN, type Interval, REEL_FPS } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import { heardTalk } from '../cast/voice-clip.ts';
import type { MadeCut } from '../made-cut.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { OnBeats } from './on-beats.ts';

/**
 * The cuts of others heard with that talk, which goes on from cut to cut until it is over: where whoever talks is seen, too, from
 * where it had come to. Where a pause is left out of it, a cut becomes two, whose frames go on. Locked cuts stay as they are.
 */
export function layUnder({ cuts, said }: OnBeats, voice: ClipFacts | null, wishes: Wishes): OnBeats {
  if (voice === null) return { cuts, said };
  const talk = heardTalk(voice, wishes);
  const untilSeconds = talk.at(-1)?.endSeconds ?? 0;
  let atSeconds = talk[0]?.startSeconds ?? 0;
  const laid = cuts.flatMap((cut): MadeCut[] => {
    const { audio: _, ...own } = cut;
    if (cut.selected !== undefined || atSeconds >= untilSeconds) return [own];
    const isSeen = cut.facts === voice;
    if (isSeen && own.sped !== undefined) return [own];
    const bits = bitsOfTalk(
      talk,
      atSeconds,
      own.sped?.seconds ?? lengthOf(own.interval),
      own.sped !== undefined,
    );
    if (isSeen) {
      atSeconds = bits.at(-1)?.endSeconds ?? atSeconds;
      return bits.flatMap((bit) => seenTalking(own, bit));
    }
    let shownSeconds = own.interval.startSeconds;
    const parts = bits.map(({ startSeconds, endSeconds }): MadeCut => {
      const from = shownSeconds;
      shownSeconds += endSeconds - startSeconds;
      atSeconds = endSeconds;
      return {
        ...own,
        ...(bits.length === 1 ? {} : { interval: { startSeconds: from, endSeconds: shownSeconds } }),
        gainDb: null,
        audioFrom: { clipId: voice.clip.clipId, startSeconds: milliseconds(startSeconds) },
      };
    });
    return parts;
  });
  return { cuts: laid, said };
}

/** A cut of the clip that talks, at that stretch of it; none where the clip ends before a cut could. */
function seenTalking(cut: MadeCut, { startSeconds, endSeconds }: Interval): readonly MadeCut[] {
  const interval = { startSeconds, endSeconds: Math.min(endSeconds, cut.facts.durationSeconds) };
  return lengthOf(interval) < CUT_SECONDS_MIN ? [] : [{ ...cut, interval }];
}

/**
 * What of a talk is heard for so many seconds, by whole frames, from one of its seconds on: a bit for each stretch without a
 * pause. A pause stays in beside which a bit would be shorter than a cut may be, and in a cut that must stay whole.
 */
function bitsOfTalk(
  talk: readonly Interval[],
  atSeconds: number,
  seconds: number,
  isWhole: boolean,
): readonly Interval[] {
  const next = talk.find(({ endSeconds }) => endSeconds - atSeconds > 0.5 / REEL_FPS);
  const startSeconds = Math.max(atSeconds, next?.startSeconds ?? 0);
  const left = next === undefined ? 0 : onFrame(next.endSeconds - startSeconds);
  const isLast = next === undefined || next === talk.at(-1);
  if (isWhole || isLast || left < CUT_SECONDS_MIN || seconds - left < CUT_SECONDS_MIN)
    return [{ startSeconds, endSeconds: startSeconds + onFrame(seconds) }];
  const bit = { startSeconds, endSeconds: startSeconds + left };
  return [bit, ...bitsOfTalk(talk, bit.endSeconds, seconds - left, false)];
}

function onFrame(seconds: number): number {
  return Math.round(seconds * REEL_FPS) / REEL_FPS;
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1e3) / 1e3;
}
