import type { Amount } from '@cutroom/contract';
import type { Grammar } from '../rules/grammar.ts';
import { boundAt } from './bounds.ts';
import type { Token } from './tokens.ts';

/** The 'that' of 'over 30 seconds and nobody watches, so stay under that' is the time that was said last. */
export function withSaidAmounts(tokens: readonly Token[], grammar: Grammar): readonly Token[] {
  const { bounds } = grammar.lexicon.numbers;
  let said: number | null = null;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.quantity?.unit === 'seconds') said = exactly(token.quantity.amount);
    const bound: ReturnType<typeof boundAt> = token.quantity === null ? boundAt(tokens, at, bounds) : null;
    const pointer = bound === null ? undefined : tokens[bound.next];
    const isBound = bound?.bound === 'atMost' || bound?.bound === 'atLeast';
    if (!isBound || said === null || !pointsBack(pointer, tokens[(bound?.next ?? at) + 1], grammar)) {
      read.push(token);
      continue;
    }
    read.push({
      ...token,
      kind: 'number',
      end: pointer?.end ?? token.end,
      quantity: { unit: 'seconds', amount: { bound: bound.bound, value: said } },
    });
    at = bound.next;
  }
  return read;
}

function exactly(amount: Amount): number | null {
  return amount.bound === 'between' ? null : amount.value;
}

/** The 'that' of 'under that', but not of 'under that tree'. */
function pointsBack(pointer: Token | undefined, next: Token | undefined, { classes }: Grammar): boolean {
  const isPointer =
    pointer?.kind === 'word' && classes.anaphora.has(pointer.word) && classes.determiners.has(pointer.word);
  const isLast =
    next === undefined ||
    /^(?:comma|break)$/.test(next.kind) ||
    [classes.and, classes.connectors, classes.fillers].some((words) => words.has(next.word));
  return isPointer && isLast;
}
