import { CUT_SECONDS_MAX, CUT_SECONDS_MIN, type Interval, type SpokenWord } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import type { Budget } from '../budget/budget.ts';
import { gapNear } from '../place/between-words.ts';
import { bestScoreIn, bestSightIn, roomOf, type Slot } from '../slot.ts';
import { type EarlierTake, NO_EARLIER_TAKE } from '../take/earlier-take.ts';
import type { CastClip } from './cast-clip.ts';

interface Member {
  readonly clip: CastClip;
  /** What is said in it, word by word and in one go, as far as its parts may differ in length for that. */
  readonly words: readonly SpokenWord[];
  readonly speech: readonly Interval[];
  readonly ranges: Interval[];
  readonly unused: Interval[];
  /** The longest part that stays whole; 0 where any part may be halved. */
  readonly wholeSeconds: number;
  /** How many parts it may have. */
  readonly intervalsMax: number;
}

/** Gives each cut of the budget a part of a clip of its own, and more parts while the length cannot be filled. */
export function spreadCuts(
  whole: readonly CastClip[],
  budget: Budget,
  earlier: EarlierTake = NO_EARLIER_TAKE,
): readonly Slot[] {
  const cast = whole.map((clip) => afterEarlierTake(clip, earlier));
  const want = budget.seconds / budget.cuts;
  const members = chooseClips(cast, budget, want).map((clip) => ({
    ...firstInterval(clip, want, earlier),
    words: budget.isEven ? [] : (clip.facts.clip.analysis.words ?? []),
    wholeSeconds: budget.keepsSentences ? CUT_SECONDS_MAX : 0,
    intervalsMax:
      isMostlyTalk(clip) && !budget.cutsAreFixed && !budget.isEven && !budget.keepsSentences
        ? Math.max(TALK_INTERVALS_MAX, clip.times)
        : Number.POSITIVE_INFINITY,
    speech: budget.isEven ? [] : clip.facts.clip.analysis.speech,
  }));
  let cuts = members.length;
  const grow = (minimum: number): boolean => {
    const added = addUnheld(members, minimum, budget);
    if (added) cuts += 1;
    return added;
  };
  for (const member of members) {
    while (member.ranges.length < member.clip.times && addInterval([member], CUT_SECONDS_MIN)) cuts += 1;
  }
  for (const member of budget.cutsAreFixed ? [] : members) {
    const wanted = (member.clip.share ?? 0) * budget.seconds;
    while (capacity([member], budget) < wanted && addInterval(roomy([member], budget), CUT_SECONDS_MIN))
      cuts += 1;
  }
  while (budget.isEven && cuts < budget.cuts && grow(want)) {}
  while (cuts < budget.cuts && grow(Math.max(CUT_SECONDS_MIN, leastOf(budget), Math.min(want * 0.8, 1)))) {}
  while (cuts < budget.cuts && budget.cutsAreFixed && grow(CUT_SECONDS_MIN)) {}
  if (!budget.cutsAreFixed) {
    const most = Math.floor(budget.seconds / CUT_SECONDS_MIN);
    while (
      capacity(members, budget) < budget.seconds &&
      cuts < most &&
      addUnheld(roomy(members, budget), CUT_SECONDS_MIN, budget)
    )
      cuts += 1;
  }
  return members.flatMap(({ clip, ranges }) =>
    ranges.map((range) => ({ facts: clip.facts, worth: clip.worth, range, sight: clip.sight })),
  );
}

/** Halving a part gives no room; only a fresh stretch, or a part longer than a cut may be, does. */
function roomy(members: readonly Member[], budget: Budget): readonly Member[] {
  return members.filter(
    ({ unused, ranges }) =>
      unused.some((stretch) => lengthOf(stretch) >= CUT_SECONDS_MIN) ||
      ranges.some(
        (range) => lengthOf(range) > Math.min(CUT_SECONDS_MAX, budget.cutSecondsMax) + CUT_SECONDS_MIN,
      ),
  );
}

/** Of a stretch that the last take has shown to the full so much is lost. */
const SHOWN_LOSS = 0.6;
const SHOWN_CLIP_LOSS = 0.3;

/** Where other clips are as good, another take shows those. */
function afterEarlierTake(clip: CastClip, earlier: EarlierTake): CastClip {
  const wasShown = earlier.shownOf(clip.facts).length > 0;
  return wasShown ? { ...clip, worth: clip.worth - SHOWN_CLIP_LOSS } : clip;
}

/** The clips that get a part, required ones first; where parts are few, long enough clips to fill the length. */
function chooseClips(cast: readonly CastClip[], budget: Budget, want: number): CastClip[] {
  // 'three seconds each' and 'at least four' leave out clips that cannot play so long, while others can.
  const least = budget.isEven ? want * 0.95 : leastOf(budget);
  const holds = (clip: CastClip): boolean => clip.stretches.some((stretch) => lengthOf(stretch) >= least);
  const able = cast.filter((clip) => clip.isRequired || holds(clip));
  const ranked = [...(able.length > 0 ? able : cast)].sort(
    (a, b) =>
      Number(b.isRequired) - Number(a.isRequired) ||
      Number(b.isPlaced) - Number(a.isPlaced) ||
      Number(b.isNamed) - Number(a.isNamed) ||
      worthWithin(b, want) - worthWithin(a, want) ||
      a.facts.position - b.facts.position,
  );
  const chosen: CastClip[] = [];
  // What is to fill so much of the reel comes again as far as others leave room.
  const perClip = Math.min(...cast.map(({ times, share }) => (share === null ? times : 1)));
  const perTurn = turnsOfEach(cast, budget.cuts);
  let left = budget.cuts;
  let stillRequired = ranked.filter(({ isRequired }) => isRequired).length;
  for (const clip of ranked) {
    if (clip.isRequired) stillRequired -= 1;
    // Of a number of cuts that must not grow, a clip that comes three times takes three. One is left for each that must be in.
    const taken = Math.min(budget.cutsAreFixed ? clip.times : perClip, Math.max(1, left - stillRequired));
    if (chosen.length > 0 && (chosen.length >= budget.clipsMax || left < taken)) continue;
    const inTurn = clip.turn === null ? [] : chosen.filter(({ turn }) => turn === clip.turn);
    const ofTurn = inTurn.reduce((sum, { times }) => sum + times, 0);
    const isTurnFull = inTurn.length > 0 && ofTurn + clip.times > perTurn;
    if (isTurnFull && !clip.isRequired) continue;
    chosen.push(clip);
    left -= taken;
  }
  if (perTurn < Number.POSITIVE_INFINITY) return chosen;
  const rest = ranked.filter((clip) => !chosen.includes(clip));
  const room = (clip: CastClip): number =>
    Math.min(CUT_SECONDS_MAX, Math.max(...clip.stretches.map(lengthOf)));
  const total = (): number =>
    chosen.reduce((sum, clip) => sum + Math.min(room(clip), budget.cutSecondsMax), 0);
  while (total() < budget.seconds && rest.length > 0) {
    const longest = rest.reduce((best, clip) => (room(clip) > room(best) ? clip : best));
    const optional = chosen.filter((clip) => !clip.isRequired);
    const shortest = optional.reduce<CastClip | null>(
      (best, clip) => (best === null || room(clip) < room(best) ? clip : best),
      null,
    );
    if (shortest === null || room(shortest) >= room(longest) || room(shortest) >= want) break;
    chosen[chosen.indexOf(shortest)] = longest;
    rest[rest.indexOf(longest)] = shortest;
  }
  return chosen;
}

/** How many clips of each group have room where groups take turns; any number where none do. */
function turnsOfEach(cast: readonly CastClip[], cuts: number): number {
  const turns = new Set(cast.flatMap(({ turn }) => turn ?? []));
  return turns.size < 2 ? Number.POSITIVE_INFINITY : Math.ceil(cuts / turns.size);
}

/** A clip that cannot stay as long as the others stay is worth less. */
function worthWithin({ worth, stretches }: CastClip, want: number): number {
  const longest = Math.max(...stretches.map(lengthOf));
  return worth - TOO_SHORT_LOSS * Math.max(0, 1 - longest / want);
}

const TOO_SHORT_LOSS = 0.4;

/** Seconds a part must hold where the prompt asks for a least; 0 where it does not. */
export function leastOf({ cutSecondsMin }: Budget): number {
  return cutSecondsMin > CUT_SECONDS_MIN ? cutSecondsMin - 0.05 : 0;
}

function firstInterval(
  clip: CastClip,
  want: number,
  earlier: EarlierTake,
): Pick<Member, 'clip' | 'ranges' | 'unused'> {
  const value = (stretch: Interval): number =>
    (0.2 + bestScoreIn(clip.facts, stretch) + bestSightIn(clip.sight, stretch, want)) *
    Math.min(1, lengthOf(stretch) / want) *
    (1 - earlier.shownShare(clip.facts, stretch) * SHOWN_LOSS);
  const unused = [...clip.stretches].sort((a, b) => value(b) - value(a) || a.startSeconds - b.startSeconds);
  const range = unused.shift();
  return { clip, ranges: range === undefined ? [] : [range], unused };
}

/** One more part; of a clip whose length is asked for only where no other has room and the reel must be so long. */
function addUnheld(members: readonly Member[], minimum: number, budget: Budget): boolean {
  const open = members.filter(({ clip }) => clip.heldSeconds === null);
  if (addInTurn(open, minimum)) return true;
  const mustBeFull = budget.secondsAreAsked || budget.cutsAreFixed;
  return mustBeFull && open.length < members.length && addInTurn(members, minimum);
}

/** One more part, of a group that takes turns only where it has no more than the others. */
function addInTurn(members: readonly Member[], minimum: number): boolean {
  const turns = [...new Set(members.flatMap(({ clip }) => clip.turn ?? []))];
  if (turns.length < 2) return addInterval(members, minimum);
  const ofTurn = (turn: CastClip['turn']) => members.filter(({ clip }) => clip.turn === turn);
  // Who begins may have one more.
  const load = (own: readonly Member[]) =>
    own.reduce((sum, { ranges }) => sum + ranges.length, 0) -
    (own.some(({ clip }) => clip.isPlaced) ? 0.5 : 0);
  const byLoad = turns.map(ofTurn).sort((a, b) => load(a) - load(b));
  const others = members.filter(({ clip }) => clip.turn === null);
  return byLoad.some((own) => addInterval([...own, ...others], minimum)) || addInterval(members, minimum);
}

/** One more part: an untouched stretch, or half of the longest part. False when no clip has room for another. */
function addInterval(members: readonly Member[], minimum: number): boolean {
  let best: { member: Member; gain: number; at: number | null } | null = null;
  for (const member of members) {
    const fresh = member.unused.find((stretch) => lengthOf(stretch) >= minimum);
    const longest = member.ranges.reduce(
      (most, range, index, all) => (lengthOf(range) > lengthOf(all[most] ?? range) ? index : most),
      0,
    );
    const seconds = lengthOf(member.ranges[longest] ?? { startSeconds: 0, endSeconds: 0 });
    const half = seconds <= member.wholeSeconds ? 0 : seconds / 2;
    const length = Math.min(LONG_SECONDS, Math.max(fresh === undefined ? 0 : lengthOf(fresh), half));
    const gain =
      (length * (0.5 + member.clip.worth) * (member.clip.isRequired ? ASKED_AGAIN : 1)) /
      partsBeside(member, members);
    if (fresh === undefined && half < minimum) continue;
    if (member.ranges.length >= member.intervalsMax) continue;
    if (best === null || gain > best.gain) best = { member, gain, at: fresh === undefined ? longest : null };
  }
  if (best === null) return false;
  const { member, at } = best;
  if (at === null) {
    const index = member.unused.findIndex((stretch) => lengthOf(stretch) >= minimum);
    member.ranges.push(...member.unused.splice(index, 1));
  } else {
    const whole = member.ranges[at];
    if (whole === undefined) return false;
    // On the grid of lengths, so that both halves can be played to the full.
    const half = whole.startSeconds + Math.round(lengthOf(whole) * 5) / 10;
    const reach = lengthOf(whole) / 2 - minimum;
    const pause = gapNear(member.speech, half, Math.min(reach, lengthOf(whole) * PAUSE_REACH_SHARE));
    const middle = pause === half ? gapNear(member.words, half, reach) : pause;
    member.ranges.splice(at, 1, { ...whole, endSeconds: middle }, { ...whole, startSeconds: middle });
  }
  return true;
}

/** How many parts a clip has, with those of the clips that have their turn with it: turns stay even. */
function partsBeside({ clip, ranges }: Member, members: readonly Member[]): number {
  if (clip.turn === null) return ranges.length;
  const own = members.filter((other) => other.clip.turn === clip.turn);
  return own.reduce((sum, other) => sum + other.ranges.length, 0);
}

/** Any part as long as this has room for a cut wherever it is best. */
const LONG_SECONDS = 5;
/** What was asked for comes again before what was not. */
const ASKED_AGAIN = 2;

/** A talk in more ranges than this is nobody's talk any more. */
const TALK_INTERVALS_MAX = 2;
const MOSTLY_TALK_SHARE = 0.5;

function isMostlyTalk({ facts }: CastClip): boolean {
  return (facts.clip.analysis.measures.speechShare ?? 0) >= MOSTLY_TALK_SHARE;
}

/** A part is halved this much off its middle where somebody pauses there. */
const PAUSE_REACH_SHARE = 0.2;

function capacity(members: readonly Member[], budget: Budget): number {
  return members.reduce((sum, { ranges, clip }) => {
    const rooms = ranges.map((range, index) =>
      index > 0 || clip.heldSeconds === null
        ? roomOf(range, budget.cutSecondsMax)
        : Math.min(clip.heldSeconds, roomOf(range, CUT_SECONDS_MAX)),
    );
    return sum + rooms.reduce((own, room) => own + room, 0);
  }, 0);
}
