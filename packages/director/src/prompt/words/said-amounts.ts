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
    const part = said === null ? null : partOfSaid(tokens, at, said, grammar);
    if (part !== null) {
      read.push(part.token);
      at = part.last;
      continue;
    }
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

/** The 15 s of '30 seconds. No, make it half that', 'half of that' */
function partOfSaid(
  tokens: readonly Token[],
  at: number,
  said: number,
  grammar: Grammar,
): { readonly token: Token; readonly last: number } | null {
  const token = tokens[at];
  const times = timesOf(token);
  if (token === undefined || times === null) return null;
  const isOf = grammar.classes.of.has(tokens[at + 1]?.word ?? '');
  const last = isOf ? at + 2 : at + 1;
  const pointer = tokens[last];
  if (pointer === undefined || !pointsBack(pointer, tokens[last + 1], grammar)) return null;
  const amount = { bound: 'exactly', value: said * times } as const;
  return {
    token: { ...token, kind: 'number', end: pointer.end, quantity: { unit: 'seconds', amount } },
    last,
  };
}

function timesOf(token: Token | undefined): number | null {
  const quantity = token?.quantity;
  if (quantity?.unit === 'share') return quantity.share;
  return quantity?.unit === 'times' && quantity.times > 1 ? quantity.times : null;
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
