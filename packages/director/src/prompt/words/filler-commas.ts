import type { Grammar } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';

const WORDS_MAX = 6;
/** Words that something must follow. */
const OPEN = ['prepositions', 'determiners', 'of', 'being', 'modals', 'verbs', 'wishMarks', 'thens'] as const;

/** 'Should get, um, three seconds', 'for, er, like, eight seconds': without the commas of who looks for words in the middle of a phrase. */
export function withoutFillerCommas(tokens: readonly Token[], grammar: Grammar): readonly Token[] {
  const dropped = new Set<Token>();
  for (const [at, { kind }] of tokens.entries()) {
    const [lead, before] = [tokens[at - 2], tokens[at - 1]];
    if (kind !== 'comma' || before === undefined || !isOpen(grammar, before)) continue;
    // 'The start, well, the flock'
    if (lead !== undefined && grammar.classes.determiners.has(lead.word)) continue;
    let next = at + 1;
    while (next <= at + WORDS_MAX && isFilling(grammar, tokens[next])) next += 1;
    const commas = tokens.slice(at, next).filter((token) => token.kind === 'comma');
    if (commas.length > 1 && tokens[next - 1]?.kind === 'comma')
      for (const comma of commas) dropped.add(comma);
  }
  return dropped.size === 0 ? tokens : tokens.filter((token) => !dropped.has(token));
}

function isFilling({ classes }: Grammar, token: Token | undefined): boolean {
  return token?.kind === 'comma' || classes.fillers.has(token?.word ?? '');
}

function isOpen({ classes, phrases }: Grammar, { word }: Token): boolean {
  const gets = phrases.get('getsTime') ?? [];
  const isGets = gets.some(([first]) => first?.kind === 'words' && first.words.has(word));
  return isGets || OPEN.some((name) => classes[name].has(word));
}
