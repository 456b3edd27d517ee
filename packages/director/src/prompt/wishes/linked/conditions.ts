import { isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';

/**
 * Wishes that the words behind them change: 'no kitchen unless you need it' leaves nothing out, 'she wants the boat first
 * but I want the garden first' opens with the garden, 'the cake last, but a quick one' is no short reel.
 */
export function withConditions(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.flatMap((wish, at): readonly MadeWish[] => {
    const next = made[at + 1];
    if (next !== undefined && isReplaced(sentence, wish, next)) return [];
    const before = made[at - 1];
    const held = before === undefined ? null : shortened(sentence, before, wish);
    return [held ?? unlessNeeded(sentence, wish)];
  });
}

function unlessNeeded(sentence: Sentence, wish: MadeWish): MadeWish {
  const { draft, to } = wish;
  if (draft.kind !== 'exclude' || draft.clips.length === 0) return wish;
  if (namedPhraseEnd(sentence, 'unless', realFrom(sentence, to)) === null) return wish;
  return { ...wish, draft: { kind: 'prefer', clips: draft.clips, degree: 'less' } };
}

function isReplaced(sentence: Sentence, { draft, to }: MadeWish, { draft: other, from }: MadeWish): boolean {
  const isPlace = draft.kind === 'open' || draft.kind === 'close';
  return (
    isPlace &&
    draft.kind === other.kind &&
    !draft.isNot &&
    !other.isNot &&
    to <= from &&
    namedPhraseEnd(sentence, 'but', realFrom(sentence, to)) !== null
  );
}

/** null where the wish is no length, or that of the reel. */
function shortened(sentence: Sentence, before: MadeWish, wish: MadeWish): MadeWish | null {
  const { draft } = wish;
  const isLength = draft.kind === 'length' && draft.certainty === 'guess' && before.to <= wish.from;
  if (!isLength || !PLACED.has(before.draft.kind) || !('clips' in before.draft)) return null;
  const { clips } = before.draft;
  if (clips.length !== 1 || namedPhraseEnd(sentence, 'but', realFrom(sentence, before.to)) === null)
    return null;
  // 'The cake last, but only for two seconds'
  const isTimed = sentence.tokens
    .slice(wish.from, wish.to)
    .some(({ quantity }) => quantity?.unit === 'seconds');
  const amount = isTimed && draft.amount.bound !== 'longest' ? draft.amount : null;
  const than = amount === null ? 'shorter' : null;
  return { ...wish, isBare: false, stands: before.stands, draft: { kind: 'hold', clips, amount, than } };
}
const PLACED: ReadonlySet<MadeWish['draft']['kind']> = new Set([
  'open',
  'close',
  'place',
  'include',
] as const);

function realFrom(sentence: Sentence, from: number): number {
  let at = from;
  while (isSkipped(sentence, sentence.tokens[at])) at += 1;
  return at;
}
