import type { ClipAnalysis, Interval } from '@cutroom/contract';
import { companyIn } from '../../material/company.ts';
import type { FrameView } from '../../material/frame-view.ts';
import { mainSightOf } from '../../material/sight.ts';
import type { Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import { accentsOf, accentWorth } from './accents.ts';
import { betweenWords } from './between-words.ts';
import { interestIn, tellingStarts } from './interest.ts';
import { payoffLoss } from './payoff.ts';
import { quietEdges, quietWorth, silencesWithin } from './quiet-edges.ts';

export interface PlaceWish {
  readonly place: 'first' | 'inner' | 'last';
  readonly audioMatters: boolean;
  readonly hearsSpeech: boolean;
  /** How short the cut may become so that it does not end in a word; its whole length where that is fixed. */
  readonly leastSeconds: number;
  readonly earlier: EarlierTake;
}

/**
 * Where in its range a cut of this length starts: where the thing it was wished for is in view from the first picture
 * on, and up to the last one where it ends the reel, over the strongest moment, with both ends outside speech where that is possible, so that nobody is cut off in half a word. Where the
 * words are known, both ends lie between words.
 */
export function placeCut(slot: Slot, seconds: number, wish: PlaceWish): Interval {
  const { range, facts } = slot;
  const { audioMatters, leastSeconds } = wish;
  const accents = audioMatters ? accentsOf(facts.clip.analysis) : [];
  const silences = audioMatters ? silencesWithin(facts.clip.analysis, range) : [];
  const view = viewFor(slot, wish);
  const { moments, speech } = facts.clip.analysis;
  const latest = Math.max(range.startSeconds, range.endSeconds - seconds);
  const starts = [range.startSeconds, latest, (range.startSeconds + latest) / 2];
  for (const moment of moments) {
    starts.push(
      moment.startSeconds,
      moment.endSeconds - seconds,
      (moment.startSeconds + moment.endSeconds - seconds) / 2,
    );
  }
  starts.push(...tellingStarts(facts.clip.analysis, range, seconds));
  if (slot.sight === null) starts.push(...quartersOf(range.startSeconds, latest));
  for (const edge of [...(slot.sight?.edges ?? []), ...(view?.edges ?? [])])
    starts.push(edge, edge - seconds, edge - seconds + FRAME_SECONDS);
  for (const shown of wish.earlier.shownOf(facts))
    starts.push(shown.endSeconds, shown.startSeconds - seconds);
  for (const accent of accents) starts.push(accent, accent - seconds);
  for (const { begin, end } of quietEdges(silences)) starts.push(begin, end - seconds);
  if (audioMatters) {
    for (const part of speech)
      starts.push(part.startSeconds - 0.12, part.endSeconds + 0.15 - seconds, part.endSeconds + 0.1);
  }
  const worth = (start: number, length: number): number =>
    windowScore(slot, start, length, wish) +
    frameScore(view, start, length, wish) +
    accentWorth(accents, start, start + length) +
    quietWorth(silences, start, start + length);
  let best = range.startSeconds;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const wished of starts) {
    const start = Math.min(latest, Math.max(range.startSeconds, wished));
    const score = worth(start, seconds);
    if (score > bestScore + 1e-9) {
      best = start;
      bestScore = score;
    }
  }
  const startSeconds = Math.min(Math.ceil(best * 100 - 1e-6), Math.floor(latest * 100 + 1e-6)) / 100;
  const from = Math.max(range.startSeconds, startSeconds);
  const placed = { startSeconds: from, endSeconds: Math.min(range.endSeconds, from + seconds) };
  const { words = [] } = facts.clip.analysis;
  if (!audioMatters || words.length === 0) return placed;
  return betweenWords(placed, range, words, leastSeconds, worth, wish.hearsSpeech);
}

/** Between these, where no moment begins or ends there may still be the best picture. */
function quartersOf(fromSeconds: number, toSeconds: number): number[] {
  return [0.25, 0.75].map((share) => fromSeconds + (toSeconds - fromSeconds) * share);
}

/** Of the thing a cut was wished for; the reel's first picture shows at least the clip's main subject. */
function viewFor({ sight, facts }: Slot, { place }: PlaceWish): FrameView | null {
  if (sight !== null) return sight.view;
  return place === 'first' ? (mainSightOf(facts.clip.analysis)?.view ?? null) : null;
}

/** The last picture of a cut begins this long before its end. */
const FRAME_SECONDS = 1 / 30;
/** A cut that opens on nothing, or a reel that ends on nothing, is worse than a second of the thing too little. */
const FIRST_FRAME_WORTH = { first: 1.2, inner: 1.2, last: 0.7 } as const;
const LAST_FRAME_WORTH = { first: 0.4, inner: 0.4, last: 1.2 } as const;

function frameScore(view: FrameView | null, start: number, seconds: number, { place }: PlaceWish): number {
  if (view === null) return 0;
  return (
    view.at(start) * FIRST_FRAME_WORTH[place] +
    view.at(start + seconds - FRAME_SECONDS) * LAST_FRAME_WORTH[place]
  );
}

/** What an edge in the middle of speech costs. */
const CLIPPED_LOSS = 0.6;
/** Another take would rather show what the last one did not. */
const SHOWN_LOSS = 0.9;

/** Of a cut that nobody asked for by name. */
const COMPANY_WORTH = 0.4;

/** Of talk that is to be heard a cut shows as much as it can. */
const SPOKEN_WORTH = 1.5;

function windowScore(
  slot: Slot,
  start: number,
  seconds: number,
  { audioMatters, hearsSpeech, earlier, place }: PlaceWish,
): number {
  const end = start + seconds;
  const { facts } = slot;
  const { speech } = facts.clip.analysis;
  const strength = interestIn(facts.clip.analysis, start, end) ?? strengthOf(facts.clip.analysis, start, end);
  const inSpeech = (at: number): boolean =>
    speech.some((part) => at > part.startSeconds + 0.05 && at < part.endSeconds - 0.05);
  const clipped = audioMatters ? Number(inSpeech(start)) + Number(inSpeech(end)) : 0;
  // A named thing that is out of view outweighs every merit of the moment.
  const shown =
    slot.sight === null
      ? companyIn(facts.clip.analysis, start, end) * COMPANY_WORTH
      : slot.sight.shareIn(start, end) * 2;
  const spoken = speech.reduce(
    (sum, part) => sum + Math.max(0, Math.min(end, part.endSeconds) - Math.max(start, part.startSeconds)),
    0,
  );
  return (
    strength +
    shown -
    clipped * CLIPPED_LOSS -
    (hearsSpeech ? 0 : payoffLoss(slot, start, end, place)) -
    earlier.shownShare(slot.facts, { startSeconds: start, endSeconds: end }) * SHOWN_LOSS +
    (hearsSpeech ? (spoken / seconds) * SPOKEN_WORTH : 0)
  );
}

/** As far as the moments tell. */
function strengthOf({ moments }: ClipAnalysis, start: number, end: number): number {
  return moments.reduce((strength, moment) => {
    const overlap = Math.min(end, moment.endSeconds) - Math.max(start, moment.startSeconds);
    return Math.max(strength, (moment.score * Math.max(0, overlap)) / (end - start));
  }, 0);
}
