import type { Token } from '../words/tokens.ts';
import { isClip, isJoint, type Words } from './list-words.ts';
import { countAt, withNamedGroups } from './named-groups.ts';
import { withNumberedParts } from './numbered-parts.ts';

const INSIDE_MAX = 24;
const HEADING_WORDS_MAX = 4;

/**
 * What a list is called stands for the list: of '10 s way down (descent, boots, soup)' and 'the first 10 seconds are work:
 * digging, stones' the clips remain, joined by 'and'. '[0-3] window [3-9] rack' are times, one for each line.
 */
export function withoutHeadings(tokens: readonly Token[], words: Words): readonly Token[] {
  const listed = withNamedGroups(withNumberedParts(withTimeline(withBullets(tokens)), words), words);
  return withoutBrackets(listed, words);
}

/** The numbers of '1 curtain, 2 fox, 3 bow' count the shots and nothing in them. */
function withBullets(tokens: readonly Token[]): readonly Token[] {
  const isDot = (token: Token | undefined) => /^[.)]$/.test(token?.spelt ?? '');
  const heads = tokens.flatMap(({ quantity, kind }, at) => {
    const isHead = at === 0 || /^(?:break|comma)$/.test(tokens[at - 1]?.kind ?? '') || isDot(tokens[at + 1]);
    const isCount = kind === 'number' && quantity?.unit === 'count' && quantity.amount.bound === 'exactly';
    const next = isDot(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1];
    return isHead && isCount && next?.kind === 'word' ? [{ at, value: quantity.amount.value }] : [];
  });
  const isList = heads.length >= BULLETS_MIN && heads.every(({ value }, index) => value === index + 1);
  if (!isList) return tokens;
  const places = new Set(heads.map(({ at }) => at));
  return tokens.flatMap((token, at): readonly Token[] => {
    if (places.has(at - 1) && isDot(token)) return [];
    return [
      places.has(at) ? { ...token, kind: 'sign', spelt: '•', word: '•', value: null, quantity: null } : token,
    ];
  });
}
const BULLETS_MIN = 3;

/** Numbers of which each begins where the one before ends are seconds of the reel. */
function withTimeline(tokens: readonly Token[]): readonly Token[] {
  const isHead = (at: number): boolean => {
    const before = tokens[at - 1];
    return before === undefined || /^(?:break|comma)$/.test(before.kind) || /^[([/]$/.test(before.spelt);
  };
  const ranges = tokens.flatMap(({ quantity }, at) =>
    quantity?.unit === 'count' && quantity.amount.bound === 'between' && isHead(at)
      ? [{ at, from: quantity.amount.from, to: quantity.amount.to }]
      : [],
  );
  const isLine =
    ranges.length > 1 && ranges.every(({ from }, index) => from === (ranges[index - 1]?.to ?? 0));
  if (!isLine) return tokens;
  const places = new Set(ranges.map(({ at }) => at));
  return tokens.flatMap((token, at): readonly Token[] => {
    if (places.has(at) && token.quantity?.unit === 'count')
      return [{ ...token, quantity: { ...token.quantity, unit: 'seconds' } }];
    if (places.has(at + 1) && /^[([]$/.test(token.spelt))
      return at === 0 ? [] : [{ ...token, kind: 'comma', word: ',', spelt: ',' }];
    return places.has(at - 1) && /^[)\]]$/.test(token.spelt) ? [] : [token];
  });
}

function withoutBrackets(tokens: readonly Token[], words: Words): readonly Token[] {
  const read: Token[] = [];
  const refused: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const close = token?.spelt === '(' ? closeOf(tokens, at) : null;
    const list = close === null ? [] : tokens.slice(at + 1, close);
    const known = list.length === 0 ? 0 : knownItems(list, words);
    // Of 'hook 2 s (fish)' the time stays.
    const time = known > 0 && read.at(-1)?.quantity?.unit === 'seconds' ? read.splice(-1) : [];
    const heading = known > 0 ? headingBefore(read, words) || verbBefore(read, known) : 0;
    const isCalled = heading > 0 && !read.slice(-heading).some((one) => isClip(one, words));
    if (close !== null && known > (isCalled ? 0 : 1)) {
      const called = isCalled || time.length === 0 ? read.splice(read.length - heading, heading) : [];
      // 'The two interviews (Ana, Bo)'
      if (called.length > 0 && countAt(read, read.length - 1) === known) read.pop();
      const split = refusedIn(list, words);
      read.push(...time, ...joinedBy(ofGroup(list.slice(0, split.kept), called, words), words));
      refused.push(...endOf(split.refused), ...split.refused, ...called.filter((one) => isClip(one, words)));
      at = close;
    } else if (token !== undefined) read.push(...time, token);
  }
  return [...read, ...refused];
}

/** Of 'the eyes (the gold one, not the green one), lashes' what is refused is a sentence of its own, and the list goes on. */
function refusedIn(list: readonly Token[], { grammar: { classes } }: Words) {
  const from = list.findIndex(
    ({ word, kind }, at) =>
      at > 0 && kind === 'word' && classes.negators.has(word) && list[at - 1]?.kind === 'comma',
  );
  return from < 0 ? { kept: list.length, refused: [] } : { kept: from - 1, refused: list.slice(from) };
}

function endOf([first]: readonly Token[]): readonly Token[] {
  return first === undefined
    ? []
    : [{ ...first, end: first.start, kind: 'break', word: '.', spelt: '.', quantity: null }];
}

/** Of 'the lion block (sleeping and roaring)' the sleeping lion and the roaring lion. */
function ofGroup(list: readonly Token[], called: readonly Token[], words: Words): readonly Token[] {
  const things = called.filter((token) => isClip(token, words));
  // 'The dress (green)', 'the lion block (sleeping)'
  const isDoing = ({ kind, word }: Token) =>
    kind === 'word' && (word.endsWith('ing') || words.grammar.classes.adjectives.has(word));
  // 'School (drawing, singing, the bus)'
  const areAlone = list.every(
    (token, at) =>
      isJoint(token, words) || (isDoing(token) && (at === 0 || isJoint(list[at - 1] ?? token, words))),
  );
  return list.flatMap((token) =>
    areAlone && isDoing(token)
      ? [token, ...things.map((thing) => ({ ...thing, start: token.start, end: token.end }))]
      : [token],
  );
}

/** How many words before a list say what it is called: of 'hook 2s (fish)' those before the time, too. */
function headingBefore(read: readonly Token[], words: Words, behind = 0): number {
  // 'Act 1', 'part two'
  const isNumbered =
    read.at(-1 - behind)?.quantity?.unit === 'count' && isHeading(read.at(-2 - behind), words);
  let count = isNumbered ? 1 : 0;
  while (count < HEADING_WORDS_MAX && isHeading(read.at(-1 - behind - count), words)) count += 1;
  return count;
}

/** The 'show' of '12 s show (fox, king)' */
function verbBefore(read: readonly Token[], known: number): number {
  return known > 1 && read.at(-1)?.kind === 'word' && read.at(-2)?.quantity?.unit === 'seconds' ? 1 : 0;
}

function isHeading(token: Token | undefined, { grammar: { classes } }: Words): boolean {
  if (token?.kind !== 'word' || token.quantity !== null) return false;
  // The 'only' and 'no' of 'only the tricks (flip, grind)' are no part of what the list is called; all other orders are verbs.
  return !(['verbs', 'of', 'thens', 'lasting', 'and', 'wishMarks', 'orders'] as const).some((name) =>
    classes[name].has(token.word),
  );
}

function closeOf(tokens: readonly Token[], from: number): number | null {
  for (let at = from + 1; at < Math.min(tokens.length, from + INSIDE_MAX); at += 1) {
    if (tokens[at]?.kind === 'break' || tokens[at]?.spelt === '(') return null;
    if (tokens[at]?.spelt === ')') return at;
  }
  return null;
}

/** How many things of a list a clip is called by; none where most are not, nor of what is told: '(I'm Ana, the red coat)'. */
function knownItems(list: readonly Token[], words: Words): number {
  if (list.some(({ word }) => words.grammar.classes.subjects.has(word))) return 0;
  const items: Token[][] = [[]];
  for (const token of list)
    if (isJoint(token, words)) items.push([]);
    else items.at(-1)?.push(token);
  const things = items.filter((item) =>
    item.some(({ kind, quantity }) => kind === 'word' && quantity === null),
  );
  const files = items.filter((item) => item.some(({ kind }) => kind === 'file')).length;
  const known = things.filter((item) => item.some((token) => isClip(token, words))).length + files;
  return known * 2 > things.length + files ? known : 0;
}

/** 'descent and boots and soup', 'rain 3 sec': one part of the reel, whatever divides its clips. */
function joinedBy(list: readonly Token[], { grammar }: Words): readonly Token[] {
  const [and = 'and'] = grammar.lexicon.words.and.split(' ');
  return list.flatMap((token, at): readonly Token[] => {
    if (token.kind !== 'comma' && !/^[+&/]$/.test(token.spelt)) return [token];
    const next = list[at + 1];
    if (next === undefined || next.quantity?.unit === 'seconds' || grammar.classes.thens.has(next.word))
      return [];
    if (grammar.classes.and.has(next.word)) return [];
    return [{ ...token, kind: 'word', word: and, spelt: and }];
  });
}
