import type { ClipFacts } from '../../material/clip-facts.ts';
import { PACE_SECONDS } from '../budget/budget.ts';
import { MOSTLY_SHARE } from '../budget/clip-shares.ts';
import { eachOrBest, isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** How many cuts of a clip there are to be at least: as asked for, for its share of the reel, or to take its turns. */
export function clipTimes(facts: ClipFacts, wishes: Wishes): number {
  return Math.max(
    timesOf(facts, wishes),
    timesForShare(facts, wishes),
    timesForTurns(facts, wishes),
    stretchesAsked(facts, wishes),
  );
}

/** 'Of the talk 0:12 to 0:20 and 0:31 to 0:38' are two cuts. */
function stretchesAsked(facts: ClipFacts, { clips }: Wishes): number {
  return clips.parts.filter(({ part, clips: [best] }) => part.part === 'range' && best === facts).length;
}

/** 'use the dog twice', 'three shots of each clip' */
function timesOf(facts: ClipFacts, wishes: Wishes): number {
  const repeat = wishes.clips.repeats.find((wish) => eachOrBest(wish).includes(facts));
  // 'dog, waves, dog', or the same thing first and last
  const placed = [...wishes.places.opening, ...wishes.places.ending, ...wishes.places.placed].filter(
    ({ clips }) => clips.length === 1 && clips[0] === facts,
  ).length;
  if (placed > 1 && repeat === undefined) return Math.max(placed, wishes.form.cutsPerClip ?? 1);
  return repeat?.times ?? wishes.form.cutsPerClip ?? 1;
}

/** A clip that is to fill a good part of the reel comes more than once: nobody looks at one shot for so long. */
function timesForShare(facts: ClipFacts, { clips, form }: Wishes): number {
  if (form.count !== null || form.noRepeats) return 1;
  const share = clips.shares.find((one) => one.clips.has(facts) && one.measure.of === 'reel');
  const { longest } = PACE_SECONDS[form.pace ?? 'medium'];
  const longestCuts = (part: number, clipCount: number): number =>
    ((form.length?.seconds ?? USUAL_SECONDS) * part) / clipCount / longest;
  const bounded = (times: number): number => Math.max(1, Math.min(SHARED_TIMES_MAX, times));
  if (share?.measure.of === 'reel')
    return share.measure.bound === 'atMost'
      ? 1
      : bounded(
          Math.ceil(
            longestCuts(share.measure.share, share.clips.size) - (share.clips.size > 1 ? LITTLE_LONGER : 0),
          ),
        );
  // What is most of the reel comes again where its longest cut is too short for that. Others have to come between.
  if (!isMeant(facts, clips.mostly) || isMeant(facts, clips.holds)) return 1;
  const count = new Set(clips.mostly.flatMap((one) => one.clips)).size;
  return bounded(Math.floor(longestCuts(MOSTLY_SHARE, count)));
}

const USUAL_SECONDS = 20;
/** So much more than its longest cut is no reason for a clip to come again, where others share with it. */
const LITTLE_LONGER = 0.25;
const SHARED_TIMES_MAX = 4;

/** 'Between each of the hives the meadow': what takes turns with several comes again between them. */
function timesForTurns(facts: ClipFacts, { places, form }: Wishes): number {
  if (form.count !== null || form.noRepeats) return 1;
  const times = places.alternating.flatMap((groups) => {
    const own = groups.find(({ clips }) => clips.includes(facts));
    const most = Math.max(...groups.map((one) => eachOrBest(one).length));
    // Once each are no turns; of several clips each has its own.
    const isAlone = most === 1 && (own?.number === 'one' || own?.clips.length === 1);
    const least = isAlone && lastsFor(TURNS_MIN * groups.length, form) ? TURNS_MIN : 1;
    return own === undefined ? [] : [least, Math.ceil((most - 1) / own.clips.length)];
  });
  return Math.min(SHARED_TIMES_MAX, Math.max(1, ...times));
}

const TURNS_MIN = 2;
/** What opens and what closes the reel. */
const CUTS_AROUND = 2;

/** Whether so many cuts of the pace fit into the reel beside a few others. */
function lastsFor(cuts: number, { length, pace }: Wishes['form']): boolean {
  return (length?.seconds ?? USUAL_SECONDS) >= (cuts + CUTS_AROUND) * PACE_SECONDS[pace ?? 'medium'].usual;
}
