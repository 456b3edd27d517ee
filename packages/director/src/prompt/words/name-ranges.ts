import type { NumberWords } from '../lexicon/lexicon.ts';
import type { Grammar } from '../rules/grammar.ts';
import { isOneOf } from './numbers.ts';
import type { Token } from './tokens.ts';

/** Of the words between two numbers those that join two and not all between them. */
const EITHER = 'or o u ou oder';

/** Between the two names of a range in what is spelt. */
const RANGE = '–';

/** Whether a name stands for all from one to another. */
export function isNameRange({ kind, spelt }: Token): boolean {
  return kind === 'file' && spelt.includes(RANGE);
}

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
    read.push(isRange ? { ...first, end: last.end, spelt: `${first.spelt}${RANGE}${last.spelt}` } : first);
    if (isRange) at += 2;
  }
  return read;
}

/** How cameras begin the names of their files. */
const CAMERA = /^(?:img|dsc|dscn|dscf|dji|gopr|gx|gh|pxl|mvi|vid)$/;

/** 'The clips from IMG_4401 to IMG_4405', 'all the IMG from 4401 to 4405', 'use clips IMG_4401 and IMG_4402': without the words that say no more than the names. */
export function withoutFileNouns(
  tokens: readonly Token[],
  { classes, lexicon }: Pick<Grammar, 'classes' | 'lexicon'>,
): readonly Token[] {
  const said = new Set<Token>();
  for (const [at, { kind }] of tokens.entries()) {
    if (kind !== 'file') continue;
    const from = tokens[at - 1];
    const isFrom = from !== undefined && isOneOf(lexicon.numbers.between, from.word);
    const nounAt = isFrom ? at - 2 : at - 1;
    const [before, noun] = [tokens[nounAt - 1], tokens[nounAt]];
    if (noun === undefined || !(classes.clipNouns.has(noun.word) || CAMERA.test(noun.word))) continue;
    const isThe = before !== undefined && classes.determiners.has(before.word) && before.quantity === null;
    const isAsked = before === undefined || isThe || classes.verbs.has(before.word);
    // 'The first clip IMG_4401' is where it stands.
    if (!isAsked) continue;
    for (const token of [noun, ...(isFrom ? [from] : []), ...(isThe ? [before] : [])]) said.add(token);
  }
  return said.size === 0 ? tokens : tokens.filter((token) => !said.has(token));
}

function joinsRange(joint: Token, to: string): boolean {
  return isDash(joint) || (isOneOf(to, joint.word) && !isOneOf(EITHER, joint.word));
}

function isDash(token: Token | undefined): boolean {
  return token !== undefined && /^[-–—]$/.test(token.spelt);
}
