import type { WishOf } from '@cutroom/contract';
import { inSeconds } from '../../text/english.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { MadeReel } from './made-reel.ts';
import { fits, metIf, notPossible, type Verdict } from './verdict.ts';

export function sectionOutcome(
  { index, amount, clips }: WishOf<'section'>,
  { sections }: Wishes,
  { cuts, seconds }: MadeReel,
): Verdict {
  const own = cuts.flatMap((cut, at) => (cut.section === index ? [seconds[at] ?? 0] : []));
  if (own.length === 0) return notPossible('It had no room.');
  const plays = own.reduce((sum, length) => sum + length, 0);
  if (amount !== null && !fits(amount, plays, 0.3)) return metIf(false, `It plays ${inSeconds(plays)}.`);
  const things = sections.find((section) => section.index === index)?.clips ?? [];
  const missing = things.find(
    (one) => !cuts.some((cut) => cut.section === index && one.clips.includes(cut.facts)),
  );
  if (missing !== undefined) return metIf(false, `'${missing.said}' had no room in it.`);
  const meant = new Set(things.flatMap((one) => one.clips));
  const isOwn =
    clips.length === 0 || cuts.every(({ facts, section }) => section !== index || meant.has(facts));
  return metIf(isOwn, 'Other clips fill it up.');
}
