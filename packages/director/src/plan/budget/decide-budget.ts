import { CUT_SECONDS_MIN, CUTS_PER_PLAN_MAX } from '@cutroom/contract';
import type { Wishes } from '../wishes/wishes.ts';
import type { Budget } from './budget.ts';
import { cutCount, isTalkLed, wantedCuts } from './cut-count.ts';
import { cutLengthsOf } from './cut-lengths.ts';
import { reelSeconds } from './reel-seconds.ts';
import { NO_TALK, type Talk } from './talk-time.ts';

/**
 * How long the reel and how many cuts.
 * @param clipCount clips that may be used
 * @param materialSeconds what they hold together
 * @param talk what of it is to be heard above all
 */
export function decideBudget(
  wishes: Wishes,
  clipCount: number,
  materialSeconds: number,
  talk: Talk = NO_TALK,
): Budget {
  const { form } = wishes;
  const lengths = cutLengthsOf(wishes);
  const wanted = wantedCuts(wishes, clipCount);
  const seconds = reelSeconds(wishes, lengths, wanted, { clipCount, materialSeconds }, talk);
  const most = Math.min(
    CUTS_PER_PLAN_MAX,
    Math.max(1, Math.floor(seconds / Math.max(CUT_SECONDS_MIN, lengths.floor) + 1e-6)),
  );
  const room = { seconds, materialSeconds, clipCount, most };
  const cuts = cutCount(wishes, lengths, wanted, room, talk);
  const isCounted = form.count !== null && form.count.bound !== 'atLeast';
  return {
    seconds,
    cuts,
    clipsMax:
      form.clipsMost ?? (isCounted && form.count?.of === 'clips' ? form.count.count : CUTS_PER_PLAN_MAX),
    cutsAreFixed: isCounted || form.noRepeats,
    secondsAreAsked: form.length !== null,
    cutSecondsMin: Math.min(lengths.floor, seconds / cuts),
    cutSecondsMax: lengths.ceiling,
    keepsSentences: wishes.sound.speech === 'only' && wanted === null && isTalkLed(wishes, talk),
    isEven: lengths.each !== null || form.evenCuts,
    pace: lengths.pace,
  };
}
