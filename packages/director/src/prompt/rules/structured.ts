import { headedListAt } from '../outline/headings.ts';
import { placedOftenAt } from '../outline/placed-often.ts';
import type { Sentence } from '../sentence/sentence.ts';
import { shotListAt } from '../sentence/shot-list.ts';
import { timedInTurnAt } from '../sentence/timed-in-turn.ts';
import type { Match } from './found-match.ts';
import { titledThingsAt } from './titled-things.ts';

/** What is told by how a list is made rather than by the words of a pattern. */
export function structuredAt(sentence: Sentence, from: number): readonly Match[] {
  return [
    ...shotListAt(sentence, from),
    ...timedInTurnAt(sentence, from),
    ...headedListAt(sentence, from),
    ...placedOftenAt(sentence, from),
    ...titledThingsAt(sentence, from),
  ];
}
