import { REEL_SECONDS_MAX, REEL_SECONDS_MIN, type WishOf } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { counted, inSeconds } from '../../text/english.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import { isShown, type MadeReel, timesShown } from './made-reel.ts';
import { fits, MET, metIf, partly, type Verdict } from './verdict.ts';

/** Rounding to tenths of a second. */
const SECONDS_TOLERANCE = 0.15;

export function lengthOutcome({ amount }: WishOf<'length'>, { totalSeconds }: MadeReel): Verdict {
  if (amount.bound === 'longest' || fits(amount, totalSeconds, SECONDS_TOLERANCE)) return MET;
  const asked = amount.bound === 'between' ? amount.from : amount.value;
  if (asked > REEL_SECONDS_MAX) return partly(`A reel can be up to ${inSeconds(REEL_SECONDS_MAX)} long.`);
  if (asked < REEL_SECONDS_MIN) return partly(`A reel is at least ${inSeconds(REEL_SECONDS_MIN)} long.`);
  const why =
    totalSeconds < asked
      ? 'the clips that fit your wishes hold no more'
      : 'what else you asked for needs more';
  return partly(`It plays ${inSeconds(totalSeconds)}: ${why}.`);
}

/** @param held clips of which another length was asked for: 'two seconds each, except the dog, which gets four' */
export function cutLengthOutcome(
  { amount, isEven }: WishOf<'cutLength'>,
  { cuts, seconds: all }: MadeReel,
  held: ReadonlySet<ClipFacts>,
): Verdict {
  const seconds = cuts.flatMap(({ facts }, at) => (held.has(facts) ? [] : all.slice(at, at + 1)));
  if (amount === null) {
    const spread = Math.max(...seconds) - Math.min(...seconds);
    return metIf(!isEven || spread <= SECONDS_TOLERANCE * 2, 'Not every clip holds so much.');
  }
  const others = seconds.filter((own) => !fits(amount, own, SECONDS_TOLERANCE));
  // The seconds of all cuts together are shared in tenths.
  if (others.length === 0 || (amount.bound === 'about' && others.length === 1 && seconds.length > 3))
    return MET;
  return partly(
    `${counted(others.length, 'cut')} of ${seconds.length} ${others.length === 1 ? 'is' : 'are'} longer or shorter.`,
  );
}

export function countOutcome({ amount, of, perClip }: WishOf<'count'>, reel: MadeReel): Verdict {
  const clips = new Set(reel.cuts.map(({ facts }) => facts));
  if (perClip) {
    const off = [...clips].filter((facts) => !fits(amount, timesShown(reel, facts), 0));
    return metIf(off.length === 0, `${counted(off.length, 'clip')} did not hold so many good moments.`);
  }
  const made = of === 'clips' ? clips.size : reel.cuts.length;
  return metIf(
    fits(amount, made, 0),
    `It has ${counted(made, of === 'clips' ? 'clip' : 'cut')}: the material gave no other number.`,
  );
}

export function paceOutcome({ pace, course }: WishOf<'pace'>, { seconds, style }: MadeReel): Verdict {
  if (course !== null && seconds.length > 2) {
    const middle = Math.floor(seconds.length / 2);
    const [early, late] = [mean(seconds.slice(0, middle)), mean(seconds.slice(-middle))];
    if (course === 'faster' ? late > early : late < early)
      return partly('The clips did not hold lengths for that.');
  }
  return metIf(
    pace === null || style.pace === pace,
    `It became ${style.pace}: other wishes decide the lengths.`,
  );
}

export function everyOutcome(
  clips: readonly MeantClips[],
  reel: MadeReel,
  excepted: ReadonlySet<ClipFacts>,
): Verdict {
  const wanted = clips.length > 0 ? clips.flatMap((one) => one.clips) : reel.clips;
  const missing = wanted.filter((facts) => !excepted.has(facts) && !isShown(reel, facts));
  const names = missing
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return metIf(
    missing.length === 0,
    `Not in it: ${names}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`,
  );
}

export function timesOutcome(
  { amount }: WishOf<'times'>,
  clips: readonly MeantClips[],
  reel: MadeReel,
): Verdict {
  const named = clips.length > 0 ? clips.flatMap((one) => one.clips.slice(0, 1)) : [];
  const counts = (named.length > 0 ? named : reel.clips.filter((facts) => isShown(reel, facts))).map(
    (facts) => timesShown(reel, facts),
  );
  const off = counts.filter((times) => !fits(amount, times, 0));
  return metIf(
    off.length === 0,
    `${counted(off.length, 'clip')} ${off.length === 1 ? 'plays' : 'play'} another number of times.`,
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
