import type { Brief, WishOf } from '@cutroom/contract';
import { changeWish, forgetChange, removeWish } from './brief-edits.ts';
import { CHOSEN_LENGTH_ID } from './is-wordless.ts';

/** The reel's length where it is said to the second; null where it is not said, or only about. */
export function wishedSeconds(brief: Brief | null): number | null {
  const amount = lengthWish(brief)?.amount;
  return amount?.bound === 'exactly' ? amount.value : null;
}

/** The brief with that length, whatever was said of it before; null for nothing said by hand, or none at all. */
export function withLength(brief: Brief, seconds: number | null): Brief {
  const wish = lengthWish(brief);
  if (seconds === null) {
    if (wish === undefined) return brief;
    return wish.source === 'creator' ? forgetChange(brief, wish.id) : removeWish(brief, wish.id);
  }
  const amount = { bound: 'exactly', value: seconds } as const;
  if (wish !== undefined) return changeWish(brief, { ...wish, amount });
  return { ...brief, wishes: [...brief.wishes, chosenLength(amount)], removed: brief.removed ?? [] };
}

function chosenLength(amount: WishOf<'length'>['amount']): WishOf<'length'> {
  const wordless = { span: null, said: '', certainty: 'sure', source: 'creator' } as const;
  return { kind: 'length', id: CHOSEN_LENGTH_ID, amount, ...wordless };
}

function lengthWish(brief: Brief | null): WishOf<'length'> | undefined {
  return brief?.wishes.find((wish) => wish.kind === 'length');
}
