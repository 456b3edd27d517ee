import { filmedOrder } from '../../material/filmed-order.ts';
import { randomFrom } from '../../random.ts';
import type { Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { keepNextTo, keepTogether, takeTurns } from './neighbours.ts';
import { orderAsStory } from './order-as-story.ts';
import { runForward } from './run-forward.ts';
import { appeal, inUploadOrder } from './slot-appeal.ts';
import { keepAwayFromEnds, keepBefore, keepInSequence, putInPlace, takeNamed } from './wished-places.ts';

export interface OrderOptions {
  readonly seed: number;
  readonly earlier: EarlierTake;
  /** The slots come in an order that stays where the prompt asks for no other. */
  readonly isOrdered: boolean;
}

/** The slots in playing order: asked-for places first, then the asked-for order, else a hook and the story as filmed. */
export function orderSlots(slots: readonly Slot[], wishes: Wishes, options: OrderOptions): readonly Slot[] {
  const left = [...slots];
  const opening = takeNamed(left, wishes.places.opening, { later: wishes.places.ending });
  const ending = takeNamed(left, [...wishes.places.ending].reverse(), { isEnding: true }).reverse();
  const isFree = wishes.places.order === null;
  const middle =
    options.isOrdered && isFree
      ? left
      : arrange(left, wishes, options, opening.at(-1) ?? null, ending.length > 0);
  const inTurn = inWishedOrder([...opening, ...middle, ...ending], opening, ending, wishes, options);
  const listed = keepInSequence(
    keepBefore(inTurn, wishes, opening.length, ending.length),
    wishes,
    ending.length,
  );
  const line = keepTogether(takeTurns(listed, wishes), wishes);
  const placed = keepAwayFromEnds(keepNextTo(putInPlace(line, wishes), wishes), wishes);
  return isFree && !options.isOrdered ? runForward(placed, wishes) : placed;
}

/** 'Backwards, from the fireworks to the rings': where the order itself begins and ends so, every part keeps to it. */
function inWishedOrder(
  line: Slot[],
  opening: readonly Slot[],
  ending: readonly Slot[],
  wishes: Wishes,
  options: OrderOptions,
): Slot[] {
  if (
    wishes.places.order !== 'backwards' &&
    wishes.places.order !== 'filmed' &&
    wishes.places.order !== 'uploaded'
  )
    return line;
  const whole = arrange(line, wishes, options, null, false);
  const isSame =
    opening.every(({ facts }, at) => at === 0 && whole[0]?.facts === facts) &&
    ending.every(({ facts }, at) => at === 0 && whole.at(-1)?.facts === facts);
  return isSame ? whole : line;
}

function arrange(
  left: readonly Slot[],
  wishes: Wishes,
  { seed, earlier }: OrderOptions,
  previous: Slot | null,
  hasEnding: boolean,
): Slot[] {
  const byTime = [...left].sort(inUploadOrder);
  switch (wishes.places.order ?? wishes.places.usualOrder) {
    case 'uploaded':
      return byTime;
    case 'filmed': {
      const rank = filmedOrder(byTime.map(({ facts }) => facts));
      return byTime.sort(
        (a, b) => (rank.get(a.facts) ?? 0) - (rank.get(b.facts) ?? 0) || inUploadOrder(a, b),
      );
    }
    case 'backwards':
      return byTime.reverse();
    case 'bestFirst':
      return byAppeal(byTime);
    case 'bestLast':
      return byAppeal(byTime).reverse();
    case 'shuffled':
      return shuffled(byTime, randomFrom(seed + 1));
    case null:
      return orderAsStory(byTime, { seed, earlier, previous, hasEnding });
  }
}

function byAppeal(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => appeal(b) - appeal(a) || inUploadOrder(a, b));
}

function shuffled(slots: readonly Slot[], random: () => number): Slot[] {
  const left = [...slots];
  const mixed: Slot[] = [];
  while (left.length > 0) mixed.push(...left.splice(Math.floor(random() * left.length), 1));
  return mixed;
}
