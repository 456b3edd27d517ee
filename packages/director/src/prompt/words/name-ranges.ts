import type { NumberWords } from '../lexicon/lexicon.ts';
import { isOneOf } from './numbers.ts';
import type { Token } from './tokens.ts';

/** Of the words between two numbers those that join two and not all between them. */
const EITHER = 'or o u ou oder';

/** 'IMG_4401 to IMG_4405' and '4401-4405' as one name each, which all between them answer to. */
export function withNameRanges(tokens: readonly Token[], { to }: NumberWords): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, joint, last, next] = tokens.slice(at, at + 4);
    if (first === undefined) break;
    const isRange =
      first.kind === 'file' &&
      last?.kind === 'file' &&
      joint !== undefined &&
      joinsRange(joint, to) &&
      // 'IMG_1 - IMG_2 - IMG_3' is a list.
      !isDash(next) &&
      !isDash(tokens[at - 1]);
    read.push(isRange ? { ...first, end: last.end } : first);
    if (isRange) at += 2;
  }
  return read;
}

function joinsRange(joint: Token, to: string): boolean {
  return isDash(joint) || (isOneOf(to, joint.word) && !isOneOf(EITHER, joint.word));
}

function isDash(token: Token | undefined): boolean {
  return token !== undefined && /^[-–—]$/.test(token.spelt);
}
