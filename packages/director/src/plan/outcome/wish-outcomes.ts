import type { WishOutcome } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { NEAREST } from '../../material/stand-in.ts';
import { ofMany } from '../../text/english.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { ResolvedWish } from '../wishes/wish-list.ts';
import type { Wishes } from '../wishes/wishes.ts';
import {
  excludeOutcome,
  holdOutcome,
  includeOutcome,
  onlyOutcome,
  partOutcome,
  preferOutcome,
  qualityOutcome,
  shareOutcome,
} from './clip-outcome.ts';
import {
  countOutcome,
  cutLengthOutcome,
  everyOutcome,
  lengthOutcome,
  paceOutcome,
  timesOutcome,
} from './form-outcome.ts';
import type { MadeReel } from './made-reel.ts';
import { musicOutcome } from './music-outcome.ts';
import {
  beforeOutcome,
  betweenOutcome,
  closeOutcome,
  openOutcome,
  orderOutcome,
  placedOutcome,
  togetherOutcome,
} from './place-outcome.ts';
import { sectionOutcome } from './section-outcome.ts';
import {
  audioOutcome,
  captionsOutcome,
  exceptionOutcome,
  fadeOutcome,
  gradeOutcome,
  levelOutcome,
  speechOutcome,
  speedOutcome,
  titleOutcome,
  transitionOutcome,
  unsupportedOutcome,
} from './style-outcome.ts';
import { MET, notPossible, partly, type Verdict } from './verdict.ts';

/** What became of each wish, by looking at the finished reel: in the order of the wishes. */
export function wishOutcomes(wishes: Wishes, reel: MadeReel): WishOutcome[] {
  return wishes.list.map((resolved) => ({
    wishId: resolved.wish.id,
    ...(nobodyAnswers(resolved) ?? withStandIn(resolved, outcomeOf(resolved, wishes, reel))),
  }));
}

/** 'No clip shows the castle.' */
function nobodyAnswers({ wish, clips, than }: ResolvedWish): Verdict | null {
  const named = [...clips, ...than];
  const missing = named.filter((one) => one.clips.length === 0);
  const [first] = missing;
  if (first === undefined) return null;
  if ((wish.kind === 'open' || wish.kind === 'close') && wish.isNot) return MET;
  if (wish.kind === 'exclude') return nothingLeftOut(missing, named);
  const reason = whyNobody(first);
  return missing.length < named.length && !['before', 'between', 'share'].includes(wish.kind)
    ? partly(reason)
    : notPossible(reason);
}

/** 'No cats' leaves out what nobody shows without further ado, 'without the woman with the book' means a clip that was not found. */
function nothingLeftOut(missing: readonly MeantClips[], named: readonly MeantClips[]): Verdict | null {
  const sought = missing.find(
    ({ number, isLeftOut, isUnusable }) => number !== 'some' && !isLeftOut && !isUnusable,
  );
  if (sought !== undefined)
    return partly(`No clip is known to show '${sought.said}', so none was left out for it.`);
  return missing.length < named.length ? null : MET;
}

function whyNobody({ said, isLeftOut, isUnusable, isUnheard }: MeantClips): string {
  if (isLeftOut) return `You left out what '${said}' means.`;
  if (isUnusable) return 'The clip that is meant cannot be used: its analysis failed, or it was removed.';
  return isUnheard
    ? `Nobody has written down what is said in the clips, so '${said}' could not be found.`
    : `No clip shows '${said}'.`;
}

/** A broader thing may have been taken for the one asked for. */
function withStandIn({ clips, than }: ResolvedWish, verdict: Verdict): Verdict {
  if (verdict.outcome !== 'met') return verdict;
  const [near] = [...clips, ...than].filter(({ standIn }) => standIn !== null);
  if (near !== undefined) return partly(`No clip is known to show '${near.said}'; ${takenFor(near)}.`);
  const [unheard] = clips.filter(({ isUnheard }) => isUnheard);
  return unheard === undefined
    ? verdict
    : partly(
        `Nobody has written down what is said, so a clip in which someone talks stands in for '${unheard.said}'.`,
      );
}

function takenFor({ standIn }: MeantClips): string {
  return standIn === null || standIn === NEAREST
    ? 'what comes nearest was taken'
    : `clips with ${ofMany(standIn)} were taken`;
}

function outcomeOf(resolved: ResolvedWish, wishes: Wishes, reel: MadeReel): Verdict {
  return (
    formOutcomeOf(resolved, wishes, reel) ??
    orderOutcomeOf(resolved, reel) ??
    clipsOutcomeOf(resolved, wishes, reel) ??
    styleOutcomeOf(resolved, wishes, reel) ??
    // Tendencies that weigh in wherever there is a choice, and what every reel is.
    MET
  );
}

function formOutcomeOf({ wish, clips }: ResolvedWish, wishes: Wishes, reel: MadeReel): Verdict | null {
  switch (wish.kind) {
    case 'length':
      return lengthOutcome(wish, reel);
    case 'cutLength':
      return cutLengthOutcome(wish, reel, new Set(wishes.clips.holds.flatMap((held) => held.clips)));
    case 'count':
      return countOutcome(wish, reel);
    case 'pace':
      return paceOutcome(wish, reel);
    case 'every':
      return everyOutcome(clips, reel, new Set(wishes.clips.exclude.flatMap((one) => one.clips)));
    case 'times':
      return timesOutcome(wish, clips, reel);
    default:
      return null;
  }
}

function shareOf(wishId: string, { clips: { shares } }: Wishes): ReadonlySet<ClipFacts> {
  return shares.find((share) => share.wishId === wishId)?.clips ?? new Set();
}

function orderOutcomeOf({ wish, clips, than }: ResolvedWish, reel: MadeReel): Verdict | null {
  switch (wish.kind) {
    case 'open':
      return openOutcome(wish, clips, reel);
    case 'close':
      return closeOutcome(wish, clips, reel);
    case 'place':
      return placedOutcome(wish, clips, reel);
    case 'order':
      return orderOutcome(wish, clips, reel);
    case 'before':
      return beforeOutcome(wish, clips, than, reel);
    case 'between':
      return betweenOutcome(clips, than, reel);
    case 'together':
      return togetherOutcome(wish, clips, reel);
    default:
      return null;
  }
}

function clipsOutcomeOf({ wish, clips, than }: ResolvedWish, wishes: Wishes, reel: MadeReel): Verdict | null {
  switch (wish.kind) {
    case 'include':
      return includeOutcome(clips, reel);
    case 'exclude':
      return excludeOutcome(clips, reel);
    case 'only':
      return onlyOutcome(clips, reel);
    case 'prefer':
      return preferOutcome(wish, clips, reel);
    case 'share':
      return shareOutcome(wish, shareOf(wish.id, wishes), than, reel);
    case 'clipPart':
      return partOutcome(wish, clips, reel, wishes.clips.parts);
    case 'section':
      return sectionOutcome(wish, wishes, reel);
    case 'hold':
      return holdOutcome(wish, clips, reel);
    case 'quality':
      return qualityOutcome(wish, clips, reel);
    default:
      return null;
  }
}

function styleOutcomeOf({ wish, clips }: ResolvedWish, wishes: Wishes, reel: MadeReel): Verdict | null {
  switch (wish.kind) {
    case 'speech':
      return speechOutcome(wish, reel);
    case 'sound':
      return audioOutcome(wish, wishes, reel);
    case 'level':
      return levelOutcome(wish, clips, reel);
    case 'grade':
      return gradeOutcome(wish, reel);
    case 'exception':
      return exceptionOutcome(wish, wishes);
    case 'transition':
      return transitionOutcome(wish, reel);
    case 'fade':
      return fadeOutcome(wish, reel);
    case 'title':
      return titleOutcome(wish, reel);
    case 'captions':
      return captionsOutcome(wish, reel);
    case 'music':
      return musicOutcome(wish, clips, wishes, reel);
    case 'speed':
      return speedOutcome(wish, clips, reel);
    case 'unsupported':
      return unsupportedOutcome(wish);
    default:
      return null;
  }
}
