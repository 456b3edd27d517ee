import { isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { type OutlineLine, outlineLine } from './outline-lines.ts';

/** Signs that no prompt is read with: an outline is written in them, so that no other rule reads it. */
export const OUTLINE = {
  part: '§',
  ending: '§>',
  joint: '§&',
  time: '§=',
  each: '§*',
  text: '§"',
  end: '§.',
} as const;

/**
 * Parts of a reel that stand one below the other, each with its name: 'Day 1: the stream, the cows. Day 2: the ridge'. What
 * they are called later stands for what they hold: 'day 2 gets half of it'.
 * @returns null where there are no such parts
 */
export function withOutline(sentence: Sentence): readonly Token[] | null {
  const lines = longestRun(linesOf(sentence)).slice(0, PARTS_MAX);
  const [first, last] = [lines[0], lines.at(-1)];
  // 'Opening: the rings. Ending: the fireworks' leaves what is between open.
  const isEnd = (line: OutlineLine) =>
    line.time === null && isCalled(sentence, line, 'openerNoun', 'startNoun', 'closerNoun', 'endNoun');
  if (first === undefined || last === undefined || lines.length < 2 || lines.every(isEnd)) return null;
  const { tokens } = sentence;
  return [
    ...withParts(sentence, tokens.slice(0, first.from), lines),
    ...outlineTokens(
      sentence,
      lines.map((line, at) => ({
        ...line,
        isEnding: at === lines.length - 1 && isCalled(sentence, line, 'closerNoun', 'endNoun'),
      })),
    ),
    ...withParts(sentence, tokens.slice(last.to), lines),
  ];
}

/** A line, and whether it is to close the reel. */
export interface EndingLine extends OutlineLine {
  readonly isEnding: boolean;
}

/** Lines as the tokens that they are read from. */
export function outlineTokens(sentence: Sentence, lines: readonly EndingLine[]): readonly Token[] {
  const end = lines.at(-1)?.to ?? 0;
  return [...lines.flatMap(partOf), signAt(OUTLINE.end, sentence.tokens[end - 1])];
}

/** More parts than anybody writes down. */
const PARTS_MAX = 40;

/** A '§' that somebody wrote asks for nothing. */
export function withoutSigns(sentence: Sentence): Sentence {
  const isSign = ({ spelt }: Token) => spelt.startsWith(OUTLINE.part);
  const { tokens } = sentence;
  return tokens.some(isSign) ? { ...sentence, tokens: tokens.filter((token) => !isSign(token)) } : sentence;
}

/** The sentences of a prompt; those that are parts of an outline are read as such. */
function linesOf(sentence: Sentence): readonly (OutlineLine | null)[] {
  const { tokens } = sentence;
  const lines: (OutlineLine | null)[] = [];
  for (let from = 0; from < tokens.length; ) {
    const found = tokens.findIndex(({ kind }, at) => at >= from && kind === 'break');
    const to = found < 0 ? tokens.length : found;
    if (to > from) lines.push(outlineLine(sentence, from, to));
    from = to + 1;
  }
  return lines;
}

function longestRun(lines: readonly (OutlineLine | null)[]): readonly OutlineLine[] {
  const runs: OutlineLine[][] = [[]];
  for (const line of lines)
    if (line === null) runs.push([]);
    else runs.at(-1)?.push(line);
  return runs.reduce((a, b) => (b.length > a.length ? b : a), []);
}

function partOf(line: EndingLine): readonly Token[] {
  const lead = line.head[0] ?? line.items[0]?.words[0];
  const sign = (spelt: string) => signAt(spelt, lead);
  return [
    { ...sign(OUTLINE.part), word: line.head.map(({ word }) => word).join(' ') },
    ...(line.isEnding ? [sign(OUTLINE.ending)] : []),
    ...line.items.flatMap(({ words, time }, at) => [
      ...(at === 0 ? [] : [signAt(OUTLINE.joint, words[0])]),
      ...words,
      ...(time === null ? [] : [time]),
    ]),
    ...(line.time === null ? [] : [signAt(line.isEach ? OUTLINE.each : OUTLINE.time, line.time), line.time]),
    ...(line.text === null ? [] : [signAt(OUTLINE.text, line.text), line.text]),
  ];
}

function isCalled(sentence: Sentence, { from, to }: OutlineLine, ...names: readonly string[]): boolean {
  const head = isIn(sentence, sentence.tokens[from], 'determiners') ? from + 1 : from;
  return head < to && names.some((name) => namedPhraseEnd(sentence, name, head) !== null);
}

function signAt(spelt: string, token: Token | undefined): Token {
  const at = token?.start ?? 0;
  return { kind: 'sign', start: at, end: at, word: spelt, spelt, value: null, quantity: null };
}

/** Of 'act two takes up half of it' what act two holds, joined by 'and'. */
function withParts(
  sentence: Sentence,
  tokens: readonly Token[],
  lines: readonly OutlineLine[],
): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const number = tokens[at + 1];
    const line =
      token?.kind === 'word' && number?.quantity?.unit === 'count'
        ? lines.find(({ head: [noun, count] }) => noun?.word === token.word && isSameCount(count, number))
        : undefined;
    if (token === undefined || number === undefined || line === undefined)
      read.push(...tokens.slice(at, at + 1));
    else {
      read.push(...joined(sentence, line, token.start, number.end));
      at += 1;
    }
  }
  return read;
}

function isSameCount(a: Token | undefined, b: Token): boolean {
  const [one, other] = [a?.quantity, b.quantity];
  if (one?.unit !== 'count' || other?.unit !== 'count') return false;
  return (
    one.amount.bound === 'exactly' &&
    other.amount.bound === 'exactly' &&
    one.amount.value === other.amount.value
  );
}

function joined({ grammar }: Sentence, { items }: OutlineLine, start: number, end: number): readonly Token[] {
  const [and = 'and'] = grammar.lexicon.words.and.split(' ');
  return items.flatMap(({ words }, at) => [
    ...(at === 0
      ? []
      : [{ kind: 'word' as const, start, end, word: and, spelt: and, value: null, quantity: null }]),
    ...words.map((word) => ({ ...word, start, end })),
  ]);
}
