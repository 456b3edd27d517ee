import type { ReadBrief } from '@cutroom/contract';
import { wishWords } from '../../../components/brief-chips/wording/wish-words.ts';

/** The prompt with what is said to the cut behind it, as a sentence of its own. */
export function saidPrompt(prompt: string, words: string): string {
  const before = prompt.trimEnd();
  if (before === '') return words.trim();
  return `${before}${/[.!?…。！？]$/u.test(before) ? '' : '.'} ${words.trim()}`;
}

/** What is understood of the words that were said, and what of them changes nothing. */
export interface SaidReading {
  readonly understood: readonly string[];
  readonly notUsed: readonly string[];
}

/** @param from where the words begin in the prompt that was read */
export function readingOfSaid(
  { wishes, notUsed }: Pick<ReadBrief, 'wishes' | 'notUsed'>,
  from: number,
): SaidReading {
  const isSaid = (span: readonly [number, number] | null) => span !== null && span[0] >= from;
  return {
    understood: wishes.filter(({ span }) => isSaid(span)).map((wish) => wishWords(wish)),
    notUsed: notUsed.filter(({ span }) => isSaid(span)).map(({ said }) => said),
  };
}
