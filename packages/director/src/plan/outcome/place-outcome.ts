import type { WishOf } from '@cutroom/contract';
import { filmedOrder } from '../../material/filmed-order.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import { takingTurns } from '../wishes/places.ts';
import type { MadeReel } from './made-reel.ts';
import { MET, metIf, type Verdict } from './verdict.ts';

export function openOutcome(
  { isNot }: WishOf<'open'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  const first = cuts[0]?.facts;
  const opens = first !== undefined && clips.some((one) => one.clips.includes(first));
  if (isNot) return metIf(!opens, 'Nothing else can open the reel.');
  const own = clips.flatMap((one) => one.clips);
  // Of several things that open the reel, each plays before all that is not one of them.
  const outside = cuts.findIndex(({ facts }) => !own.includes(facts));
  const early = cuts.slice(0, Math.max(outside < 0 ? cuts.length : outside, EARLY_CUTS));
  return metIf(
    opens || early.some(({ facts }) => own.includes(facts)),
    `${first?.name ?? 'Another clip'} comes first.`,
  );
}

/** Of openings that the prompt names one by one, the later ones stand this early. */
const EARLY_CUTS = 4;

export function closeOutcome(
  { isNot }: WishOf<'close'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  const own = clips.flatMap((one) => one.clips);
  const late = cuts.slice(-Math.max(1, EARLY_CUTS)).some(({ facts }) => own.includes(facts));
  const last = cuts.at(-1)?.facts;
  const closes = last !== undefined && own.includes(last);
  if (isNot) return metIf(!closes, 'Nothing else can end the reel.');
  return metIf(closes || late, `${last?.name ?? 'Another clip'} comes last.`);
}

export function placedOutcome(
  { place }: WishOf<'place'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  const own = clips.flatMap((one) => one.clips);
  const index = place === 'middle' ? (cuts.length - 1) / 2 : place > 0 ? place - 1 : cuts.length + place;
  const isThere = cuts.some(
    ({ facts }, at) => own.includes(facts) && Math.abs(at - index) <= (place === 'middle' ? 1 : 0),
  );
  return metIf(isThere, 'It has another place, because other wishes fix the cuts around it.');
}

export function orderOutcome({ by }: WishOf<'order'>, clips: readonly MeantClips[], reel: MadeReel): Verdict {
  const positions = reel.cuts.map(({ facts }) => facts.position);
  switch (by) {
    case 'filmed': {
      const ranks = filmedOrder(reel.clips);
      return inTurn(reel.cuts.map(({ facts }) => ranks.get(facts) ?? 0));
    }
    case 'uploaded':
      return inTurn(positions);
    case 'backwards':
      return inTurn([...positions].reverse());
    case 'named': {
      const places = clips.map((one) => reel.cuts.findIndex(({ facts }) => one.clips.includes(facts)));
      return inTurn(places.filter((place) => place >= 0));
    }
    case 'alternate':
      return alternateOutcome(takingTurns(clips), reel);
    case 'bestFirst':
    case 'bestLast':
    case 'shuffled':
      return MET;
  }
}

function alternateOutcome(groups: readonly MeantClips[], { cuts }: MadeReel): Verdict {
  const turns = cuts.flatMap(({ facts }) => {
    const group = groups.findIndex(({ clips }) => clips.includes(facts));
    return group < 0 ? [] : [group];
  });
  if (turns.length <= groups.length && groups.every(({ clips }) => clips.length === 1))
    return metIf(false, 'Each of them comes only once.');
  return metIf(
    turns.every((group, at) => at === 0 || group !== turns[at - 1]),
    'One of them has more shots than the others.',
  );
}

function inTurn(ranks: readonly number[]): Verdict {
  const isInTurn = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? rank));
  return metIf(isInTurn, 'Some clips stand elsewhere, because other wishes place them.');
}

export function beforeOutcome(
  { isDirect }: WishOf<'before'>,
  clips: readonly MeantClips[],
  than: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  const from = placeOf(clips, cuts);
  const to = cuts.findIndex(({ facts }, at) => at !== from && than.some((one) => one.clips.includes(facts)));
  const isBefore = from >= 0 && to >= 0 && from < to && (!isDirect || to === from + 1);
  return metIf(isBefore, 'They stand otherwise, because other wishes place them.');
}

export function betweenOutcome(
  clips: readonly MeantClips[],
  than: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  const inner = placeOf(clips, cuts);
  const outer = than.map((one) => placeOf([one], cuts));
  const isBetween = inner > Math.min(...outer) && inner < Math.max(...outer) && !outer.includes(-1);
  return metIf(isBetween, 'It stands elsewhere, because other wishes place them.');
}

export function togetherOutcome(
  { isApart }: WishOf<'together'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  // Of no clip in particular: none comes twice in a row.
  if (clips.length === 0)
    return metIf(
      cuts.every(({ facts }, at) => facts !== cuts[at - 1]?.facts),
      'Other wishes place some of them elsewhere.',
    );
  const own = new Set(clips.flatMap((one) => one.clips));
  const places = cuts.flatMap(({ facts }, at) => (own.has(facts) ? [at] : []));
  const touching = places.filter((place, at) => at > 0 && place === (places[at - 1] ?? 0) + 1).length;
  return metIf(
    isApart ? touching === 0 : touching >= places.length - 1,
    'Other wishes place some of them elsewhere.',
  );
}

function placeOf(clips: readonly MeantClips[], cuts: MadeReel['cuts']): number {
  return cuts.findIndex(({ facts }) => clips.some((one) => one.clips.includes(facts)));
}
