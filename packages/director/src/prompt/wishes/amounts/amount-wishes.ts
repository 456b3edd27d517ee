import type { Draft } from '../drafts.ts';
import type { Asked } from './asked.ts';
import { heardWishes } from './heard-wishes.ts';
import { holdWishes } from './hold-wishes.ts';
import { lengthWishes } from './length-wishes.ts';
import { partWishes } from './part-wishes.ts';
import { shareWishes } from './share-wishes.ts';
import { textWishes } from './text-wishes.ts';

/** Wishes of frames with numbers, levels or words in them. */
export function amountWishes(asked: Asked): readonly Draft[] {
  return (
    lengthWishes(asked) ??
    shareWishes(asked) ??
    partWishes(asked) ??
    holdWishes(asked) ??
    heardWishes(asked) ??
    textWishes(asked) ??
    []
  );
}
