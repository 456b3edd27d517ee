import type { CorpusPrompt } from '../expectation.ts';
import { EIGHTEENTH_PRACTICE_SET } from './eighteenth-practice-set.ts';
import { EIGHTH_PRACTICE_SET } from './eighth-practice-set.ts';
import { ELEVENTH_PRACTICE_SET } from './eleventh-practice-set.ts';
import { FIFTEENTH_PRACTICE_SET } from './fifteenth-practice-set.ts';
import { FIFTH_PRACTICE_SET } from './fifth-practice-set.ts';
import { FIRST_PRACTICE_SET } from './first-practice-set.ts';
import { FOURTEENTH_PRACTICE_SET } from './fourteenth-practice-set.ts';
import { FOURTH_PRACTICE_SET } from './fourth-practice-set.ts';
import { NINETEENTH_PRACTICE_SET } from './nineteenth-practice-set.ts';
import { NINTH_PRACTICE_SET } from './ninth-practice-set.ts';
import { SECOND_PRACTICE_SET } from './second-practice-set.ts';
import { SEVENTEENTH_PRACTICE_SET } from './seventeenth-practice-set.ts';
import { SEVENTH_PRACTICE_SET } from './seventh-practice-set.ts';
import { SIXTEENTH_PRACTICE_SET } from './sixteenth-practice-set.ts';
import { SIXTH_PRACTICE_SET } from './sixth-practice-set.ts';
import { TENTH_PRACTICE_SET } from './tenth-practice-set.ts';
import { THIRD_PRACTICE_SET } from './third-practice-set.ts';
import { THIRTEENTH_PRACTICE_SET } from './thirteenth-practice-set.ts';
import { TWELFTH_PRACTICE_SET } from './twelfth-practice-set.ts';
import { TWENTIETH_PRACTICE_SET } from './twentieth-practice-set.ts';

/**
 * Prompts to practise on, in batches, each run once before the rules were made more general; the batch says who wrote it. They
 * say nothing about new prompts; they keep what has been understood.
 */
export const PRACTICE_SET: readonly CorpusPrompt[] = [
  ...FIRST_PRACTICE_SET,
  ...SECOND_PRACTICE_SET,
  ...THIRD_PRACTICE_SET,
  ...FOURTH_PRACTICE_SET,
  ...FIFTH_PRACTICE_SET,
  ...SIXTH_PRACTICE_SET,
  ...SEVENTH_PRACTICE_SET,
  ...EIGHTH_PRACTICE_SET,
  ...NINTH_PRACTICE_SET,
  ...TENTH_PRACTICE_SET,
  ...ELEVENTH_PRACTICE_SET,
  ...TWELFTH_PRACTICE_SET,
  ...THIRTEENTH_PRACTICE_SET,
  ...FOURTEENTH_PRACTICE_SET,
  ...FIFTEENTH_PRACTICE_SET,
  ...SIXTEENTH_PRACTICE_SET,
  ...SEVENTEENTH_PRACTICE_SET,
  ...EIGHTEENTH_PRACTICE_SET,
  ...NINETEENTH_PRACTICE_SET,
  ...TWENTIETH_PRACTICE_SET,
];
