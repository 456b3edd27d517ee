import type { WishedPart, WishOf } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { windowOf } from '../../material/clip-part.ts';
import { faultsOf } from '../../material/quality-faults.ts';
import { inSeconds } from '../../text/english.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import { isHeldTogether, type PartOfClips } from '../wishes/wanted-clips.ts';
import { isShown, type MadeReel, secondsOfClips } from './made-reel.ts';
import { fits, MET, metIf, notPossible, partly, type Verdict } from './verdict.ts';

export function includeOutcome(clips: readonly MeantClips[], reel: MadeReel): Verdict {
  const missing = clips.filter((one) =>
    one.number === 'all'
      ? one.clips.some((facts) => !isShown(reel, facts))
      : !one.clips.some((facts) => isShown(reel, facts)),
  );
  const [first] = missing;
  if (first === undefined) return MET;
  return first.clips.some((facts) => isShown(reel, facts))
    ? partly(`Not all of '${first.said}' had room.`)
    : notPossible(`'${first.said}' had no room.`);
}

export function excludeOutcome(clips: readonly MeantClips[], reel: MadeReel): Verdict {
  const shown = clips.flatMap((one) => one.clips).find((facts) => isShown(reel, facts));
  return metIf(
    shown === undefined,
    `${shown?.name ?? 'One'} stays: without it too little would be left, or another wish names it.`,
  );
}

export function onlyOutcome(clips: readonly MeantClips[], reel: MadeReel): Verdict {
  const own = new Set(clips.flatMap((one) => one.clips));
  const other = reel.cuts.find(({ facts }) => !own.has(facts));
  return metIf(other === undefined, `${other?.facts.name ?? 'Another clip'} is in it as well.`);
}

export function preferOutcome(
  { degree }: WishOf<'prefer'>,
  clips: readonly MeantClips[],
  reel: MadeReel,
): Verdict {
  const own = new Set(clips.flatMap((one) => one.clips));
  const share = secondsOfClips(reel, own) / Math.max(0.1, reel.totalSeconds);
  if (degree === 'less') return metIf(share <= 0.5, 'There is little else to show.');
  if (degree === 'more') return metIf(share > 0, 'It had no room.');
  const held = [...own].reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const why = held < reel.totalSeconds / 2 ? '; the clips hold no more of it' : '';
  return metIf(share >= 0.5, `It fills ${percent(share)} of the reel${why}.`);
}

const SHARE_TOLERANCE = 0.06;

export function shareOutcome(
  { measure }: WishOf<'share'>,
  clips: ReadonlySet<ClipFacts>,
  than: readonly MeantClips[],
  reel: MadeReel,
): Verdict {
  const own = secondsOfClips(reel, clips);
  if (measure.of === 'reel') {
    const share = own / Math.max(0.1, reel.totalSeconds);
    const amount = { bound: measure.bound, value: measure.share };
    return metIf(fits(amount, share, SHARE_TOLERANCE), `It fills ${percent(share)} of the reel.`);
  }
  const other = secondsOfClips(reel, new Set(than.flatMap((one) => one.clips)));
  const isMet =
    measure.ratio === null ? own > other : Math.abs(own - other * measure.ratio) <= Math.max(0.5, own * 0.15);
  return metIf(isMet, `They play ${inSeconds(own)} and ${inSeconds(other)}.`);
}

export function partOutcome(
  { part }: WishOf<'clipPart'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
  parts: readonly PartOfClips[],
): Verdict {
  const own = new Set(clips.flatMap((one) => (one.number === 'all' ? one.clips : one.clips.slice(0, 1))));
  const about = cuts.filter(({ facts }) => own.size === 0 || own.has(facts));
  if (about.length === 0) return notPossible('Its clip had no room.');
  const isIn = (cut: MadeReel['cuts'][number], wished: WishedPart): boolean => {
    const window = windowOf(wished, cut.facts.durationSeconds);
    const { startSeconds, endSeconds } = cut.interval;
    return startSeconds >= window.startSeconds - 0.1 && endSeconds <= window.endSeconds + 0.1;
  };
  const partsOf = (facts: ClipFacts) => parts.filter((one) => one.clips.includes(facts));
  const outside = about.find((cut) => !partsOf(cut.facts).some((one) => isIn(cut, one.part)));
  return metIf(
    outside === undefined && about.some((cut) => isIn(cut, part)),
    `${outside?.facts.name ?? 'A clip'} has no such part that is long enough.`,
  );
}

export function holdOutcome(
  { amount, than }: WishOf<'hold'>,
  clips: readonly MeantClips[],
  reel: MadeReel,
): Verdict {
  const own = new Set(clips.flatMap((one) => one.clips));
  const lengths = reel.cuts.flatMap(({ facts }, at) => (own.has(facts) ? [reel.seconds[at] ?? 0] : []));
  const longest = Math.max(0, ...lengths);
  if (lengths.length === 0) return notPossible('It had no room.');
  const group = clips.find((one) => amount !== null && isHeldTogether(one, amount));
  if (amount !== null && group !== undefined) {
    const together = secondsOfClips(reel, new Set(group.clips));
    return metIf(fits(amount, together, 0.5), `They play ${inSeconds(together)} together.`);
  }
  if (amount !== null) {
    const least = amount.bound === 'between' ? amount.from : amount.value;
    const isShort = [...own].every(({ durationSeconds }) => durationSeconds < least);
    return metIf(
      lengths.some((seconds) => fits(amount, seconds, 0.3)),
      `It plays ${inSeconds(longest)}${isShort ? ': the clip holds no more' : ''}.`,
    );
  }
  const usual = reel.totalSeconds / reel.seconds.length;
  const isMet = than === 'shorter' ? Math.min(...lengths) <= usual : longest >= usual;
  return metIf(isMet, `It plays ${inSeconds(longest)}.`);
}

export function qualityOutcome(
  { fault, verdict }: WishOf<'quality'>,
  clips: readonly MeantClips[],
  reel: MadeReel,
): Verdict {
  if (verdict === 'keep') return clips.length === 0 ? MET : includeOutcome(clips, reel);
  const own = new Set(clips.flatMap((one) => one.clips));
  const left = reel.cuts.find(({ facts }) => (own.size === 0 ? faultsOf(facts).has(fault) : own.has(facts)));
  return metIf(
    left === undefined,
    `${left?.facts.name ?? 'One'} stays: too little would be left without it, or you asked for it.`,
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
