import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/**
 * 'Opening = the fox', 'start -> the bear': behind what a part is called, and elsewhere for '=', the sign is read as 'is', before a
 * list as a colon. An
 * arrow elsewhere is read as 'then': 'the saw → the neck → the strings'.
 */
export function withEquals(tokens: readonly Token[], { words, phrases }: Lexicon): readonly Token[] {
  const [is = 'is'] = words.being.split(' ');
  const [then = 'then'] = (phrases.thenWords ?? '').split(/[\s|]+/);
  const [and = 'and'] = words.and.split(' ');
  const parts = new Set((phrases.sectionName ?? '').split(/[\s|]+/));
  const isLabel = (at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    return (
      parts.has(token?.word ?? '') &&
      (before === undefined || before.kind === 'comma' || before.kind === 'break')
    );
  };
  const readAs = (token: Token, word: string): Token => ({ ...token, kind: 'word', word, spelt: word });
  return tokens.map((token, at) => {
    if (EQUALS.test(token.spelt))
      return isListHead(tokens, at) && !isLabel(at - 1)
        ? { ...token, kind: 'sign', word: ':', spelt: ':' }
        : readAs(token, is);
    if (ARROW.test(token.spelt)) return readAs(token, isLabel(at - 1) ? is : then);
    // But 'B&W'
    const isApart = token.start > (tokens[at - 1]?.end ?? token.start);
    return token.spelt === '&' && isApart ? readAs(token, and) : token;
  });
}

/** 'Animals = dog, cat, goat' */
function isListHead(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'break') + 1;
  const end = tokens.findIndex(({ kind }, place) => place > at && kind === 'break');
  const list = tokens.slice(at + 1, end < 0 ? undefined : end);
  const isHead = tokens.slice(start, at).every(({ kind }) => kind === 'word');
  return isHead && at > start && list.some(({ kind }) => kind === 'comma') && !list.some(isMark);
}

function isMark({ spelt }: Token): boolean {
  return EQUALS.test(spelt) || spelt === ':';
}

const EQUALS = /^[=≙]$/;
const ARROW = /^(?:->|[→>⇒➡])$/;
