import { CUT_RATE_MAX, CUT_RATE_MIN, canSlowDown, type Interval } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';
import { bestScoreIn } from '../slot.ts';
import type { ResolvedWish } from '../wishes/wish-list.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { OnBeats } from './on-beats.ts';

const USUAL_RATES = { slow: 0.5, fast: 2, normal: 1 } as const;
/** Less is not seen to be faster. */
const FASTER_MIN = 1.2;

/**
 * The cuts at the speeds that are wished. Each lasts as long as it did, so that beats and lengths stay: a slow one shows
 * less of its clip around what it is about, a fast one more of its shot, as far as no other cut shows that.
 */
export function withSpeeds({ cuts, said }: OnBeats, wishes: Wishes): OnBeats {
  if (!wishes.list.some(({ wish }) => wish.kind === 'speed')) return { cuts, said };
  return { said, cuts: cuts.map((cut) => atWishedSpeed(cut, cuts, wishes)) };
}

function atWishedSpeed(cut: MadeCut, cuts: readonly MadeCut[], wishes: Wishes): MadeCut {
  const rate = cut.selected === undefined ? wishedRate(cut, cuts, wishes.list) : null;
  if (rate === null || rate === 1) return cut;
  if (rate < 1)
    return canSlowDown(cut.facts.clip.framesPerSecond ?? null) ? atRate(cut, rate, cut.interval) : cut;
  const room = roomOf(cut, cuts);
  const possible = Math.min(rate, lengthOf(room) / lengthOf(cut.interval));
  return possible < FASTER_MIN ? cut : atRate(cut, Math.floor(possible * 100) / 100, room);
}

/** The last wish that is about the cut's clip, or about all; null where none is. */
function wishedRate(cut: MadeCut, cuts: readonly MadeCut[], list: readonly ResolvedWish[]): number | null {
  const wish = list.findLast(
    (one) =>
      one.wish.kind === 'speed' &&
      (one.clips.length === 0 || one.clips.some(({ clips }) => clips.includes(cut.facts))) &&
      (one.wish.isWhereDull !== true || dullCuts(cuts).includes(cut)),
  )?.wish;
  if (wish?.kind !== 'speed') return null;
  const rate = wish.speed === 'normal' ? 1 : (wish.factor ?? USUAL_RATES[wish.speed]);
  return Math.min(CUT_RATE_MAX, Math.max(CUT_RATE_MIN, rate));
}

const DULL_SHARE = 1 / 3;

/** Of the cuts in which nobody talks those in which least happens; never the first or last, which are chosen for what they show. */
function dullCuts(cuts: readonly MadeCut[]): readonly MadeCut[] {
  const silent = cuts
    .slice(1, -1)
    .filter(
      ({ facts, interval }) =>
        !facts.clip.analysis.speech.some(
          (part) => part.startSeconds < interval.endSeconds && part.endSeconds > interval.startSeconds,
        ),
    );
  const appeal = ({ facts, interval }: MadeCut): number => bestScoreIn(facts, interval);
  return silent.toSorted((a, b) => appeal(a) - appeal(b)).slice(0, Math.ceil(cuts.length * DULL_SHARE));
}

/** @param room what of the clip may be shown */
function atRate(cut: MadeCut, rate: number, room: Interval): MadeCut {
  const seconds = lengthOf(cut.interval);
  const taken = seconds * rate;
  const startSeconds = startFor(cut, taken, room);
  const interval = { startSeconds, endSeconds: startSeconds + taken };
  return { ...cut, interval, sped: { speed: [{ at: 0, rate }], seconds } };
}

/**
 * Around what the cut is about; of what was asked for by name, where it is in view for longest, from the first frame on if
 * possible. What the cut showed before stays in it.
 */
function startFor({ facts, interval, sight = null }: MadeCut, taken: number, room: Interval): number {
  const last = room.endSeconds - taken;
  const centred = Math.max(room.startSeconds, Math.min(focusOf({ facts, interval }) - taken / 2, last));
  if (sight === null) return centred;
  const ends = [interval.startSeconds, interval.endSeconds - taken];
  const from = Math.max(room.startSeconds, Math.min(...ends));
  const until = Math.min(last, Math.max(...ends));
  const steps = Math.max(0, Math.floor((until - from) / STEP_SECONDS));
  const starts = [centred, ...Array.from({ length: steps + 1 }, (_, step) => from + step * STEP_SECONDS)];
  const shown = (start: number): number =>
    sight.shareIn(start, start + taken) + OPENING_WEIGHT * sight.shareIn(start, start + OPENING_SECONDS);
  return starts.reduce((best, start) => (shown(start) > shown(best) + NOTICEABLE ? start : best));
}

const STEP_SECONDS = 0.1;
const OPENING_SECONDS = 0.5;
const OPENING_WEIGHT = 0.3;
const NOTICEABLE = 0.02;

/** What a cut is about: the best moment in it, else its middle. */
function focusOf({ facts, interval }: Pick<MadeCut, 'facts' | 'interval'>): number {
  const { startSeconds: from, endSeconds: until } = interval;
  const inside = facts.clip.analysis.moments
    .filter((moment) => moment.startSeconds < until && moment.endSeconds > from)
    .toSorted((a, b) => b.score - a.score);
  const [best] = inside;
  if (best === undefined) return (from + until) / 2;
  return (Math.max(from, best.startSeconds) + Math.min(until, best.endSeconds)) / 2;
}

/** The shot around a cut, as far as the other cuts of its clip leave it. */
function roomOf(cut: MadeCut, cuts: readonly MadeCut[]): Interval {
  const { facts, interval } = cut;
  const middle = (interval.startSeconds + interval.endSeconds) / 2;
  const shot = facts.clip.analysis.shots.find(
    ({ startSeconds, endSeconds }) => startSeconds <= middle && middle < endSeconds,
  ) ?? { startSeconds: 0, endSeconds: facts.durationSeconds };
  const others = cuts
    .filter((other) => other !== cut && other.facts === facts)
    .map((other) => other.interval);
  const before = others.filter(({ endSeconds }) => endSeconds <= middle).map(({ endSeconds }) => endSeconds);
  const after = others
    .filter(({ startSeconds }) => startSeconds >= middle)
    .map(({ startSeconds }) => startSeconds);
  return {
    startSeconds: Math.min(interval.startSeconds, Math.max(shot.startSeconds, 0, ...before)),
    endSeconds: Math.max(interval.endSeconds, Math.min(shot.endSeconds, facts.durationSeconds, ...after)),
  };
}
