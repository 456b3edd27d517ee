import type { Brief } from '@cutroom/contract';
import { changeWish } from './brief-edits.ts';
import { chosenId } from './is-wordless.ts';

/** The brief with that length of the reel by hand. It stands where the words of the text stand that it overrules, if there are any. */
export function withLength(brief: Brief, seconds: number): Brief {
  const amount = { bound: 'exactly', value: seconds } as const;
  const said = brief.wishes.findLast((wish) => wish.kind === 'length');
  if (said !== undefined) return changeWish(brief, { ...said, amount });
  const wordless = { span: null, said: '', certainty: 'sure', source: 'creator' } as const;
  const wish = { kind: 'length', id: chosenId('length'), amount, ...wordless } as const;
  return { ...brief, wishes: [...brief.wishes, wish], removed: brief.removed ?? [] };
}
