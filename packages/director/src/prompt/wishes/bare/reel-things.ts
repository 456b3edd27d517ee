import { namedLists } from '../../sentence/named-lists.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import { topicOf } from '../choice-wishes.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { isEdge, isRestEmpty } from './bare-things.ts';

/**
 * 'A short video | about the bee': what a reel is of, where the word for it belongs to another wish; null where the stretch says
 * nothing of the kind.
 */
export function reelThings(
  sentence: Sentence,
  from: number,
  to: number,
  building: Building,
): readonly MadeWish[] | null {
  const lead = sentence.tokens[from];
  const isReel = ['videoNoun', 'themedReel'].some(
    (name) => namedPhraseEnd(sentence, name, from - 1) === from,
  );
  const isAbout = isIn(sentence, lead, 'topical');
  const isOf = isIn(sentence, lead, 'of') || namedPhraseEnd(sentence, 'withIt', from) !== null;
  if (!isReel || !(isAbout || isOf)) return null;
  const list = namedLists(sentence, from + 1).find(
    (way) => way.to <= to && (isEdge(sentence, way.to) || isRestEmpty(sentence, way.to, to)),
  );
  if (list === undefined) return null;
  const clips = list.items.map((named) => building.referTo(named));
  if (clips.some(({ answer, missing }) => answer !== 'shown' || missing.length > 0)) return null;
  const draft = isAbout
    ? ({ kind: 'prefer', clips, degree: 'mostly', certainty: 'likely' } as const)
    : topicOf(clips);
  return [madeOf(sentence, from, list.to, draft, list.items, building)];
}
