import type { EditChoice } from '../provider/edit-choice.ts';
import { EMPHASES } from '../provider/edit-choice.ts';
import type { OfferedMoment } from '../provider/offer-moments.ts';
import { randomFrom } from '../random.ts';

/** A model that chooses without looking: any moments, any number, any order, any length. */
export function randomChoice(offers: readonly OfferedMoment[], seed: number): EditChoice {
  const random = randomFrom(seed);
  const picks = [...offers]
    .map((offer) => ({ offer, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 1 + Math.floor(random() * offers.length))
    .map(({ offer }) => ({
      momentId: offer.id,
      emphasis: EMPHASES[Math.floor(random() * EMPHASES.length)] ?? 'normal',
    }));
  return { picks, seconds: random() * 120, secondsMax: 180 };
}
