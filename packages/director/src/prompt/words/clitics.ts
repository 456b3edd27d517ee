import type { Lexicon } from '../lexicon/lexicon.ts';
import { grammarOf } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    o: 'ele',
    a: 'ela',
    os: 'eles',
    as: 'elas',
    lo: 'ele',
    la: 'ela',
    los: 'eles',
    las: 'elas',
    no: 'ele',
    na: 'ela',
  }),
);

/** What is typed short is written out. The 'a' of the Portuguese 'corta-a' stands for what was named, where 'a' alone is 'the'; contractions are parted. */
export function withClitics(prompt: string, said: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const { code, contractions, shortForms = {}, accented = {} } = lexicon;
  const { formalYou } = lexicon.phrases;
  const tokens = said.map((token): Token => {
    if (token.kind !== 'word') return token;
    const long = Object.hasOwn(shortForms, token.word) ? shortForms[token.word] : undefined;
    const word = Object.hasOwn(accented, token.spelt) ? accented[token.spelt] : long;
    return word === undefined ? token : { ...token, word };
  });
  if (formalYou !== undefined)
    return tokens
      .map((token, at) => (isHer(tokens, at, lexicon) ? { ...token, word: HER } : token))
      .filter((_, at) => !isFormalYou(tokens, at, lexicon));
  if (code === 'es') return tokens.flatMap((token) => spanishParts(token, lexicon));
  if (code !== 'pt') return tokens;
  return tokens.flatMap((token, at): readonly Token[] => {
    const parted = Object.hasOwn(contractions, token.word) ? contractions[token.word] : undefined;
    if (parted !== undefined) {
      const [first, second] = parted;
      const middle = token.end - second.length;
      return [
        { ...token, end: middle, word: first, spelt: first },
        { ...token, start: middle, word: second, spelt: second },
      ];
    }
    const before = tokens[at - 1];
    const isBound =
      before?.kind === 'word' && before.end === token.start - 1 && prompt[token.start - 1] === '-';
    const word = isBound ? STANDS_FOR.get(token.word) : undefined;
    return [word === undefined ? token : { ...token, word }];
  });
}

/** 'Recórtalo' is 'recorta lo', where no table knows the whole word. */
function spanishParts(token: Token, lexicon: Lexicon): readonly Token[] {
  const [, verb, object] = /^(.{3,})(l[oa]s?)$/.exec(token.word) ?? [];
  if (token.kind !== 'word' || verb === undefined || object === undefined) return [token];
  if (!wordSet(lexicon.words.verbs).has(verb) || grammarOf(lexicon).vocabulary.has(token.word))
    return [token];
  const middle = token.end - object.length;
  return [
    { ...token, end: middle, word: verb, spelt: verb },
    { ...token, start: middle, word: object, spelt: object },
  ];
}

/** What the tables call the 'ihr' that stands for her. */
const HER = 'ihrselbst';

/** The 'ihr' of 'nur 5 Sekunden von ihr' is she, that of 'von ihr und ihrem Hund', too, and that of 'von ihr Haus' says whose. */
function isHer(tokens: readonly Token[], at: number, { words }: Lexicon): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.word !== 'ihr' || !wordSet(words.prepositions).has(before?.word ?? '')) return false;
  const goesOn = (
    ['and', 'stops', 'verbs', 'fillers', 'prepositions', 'adverbs', 'connectors'] as const
  ).some((name) => wordSet(words[name]).has(next?.word ?? ''));
  return next === undefined || next.kind !== 'word' || goesOn;
}

/** The 'Sie' of 'zeigen Sie bitte den Hund', which is an order and tells of nobody. */
function isFormalYou(tokens: readonly Token[], at: number, { phrases, words }: Lexicon): boolean {
  const { formalYou } = phrases;
  const [token, verb] = [tokens[at], tokens[at - 1]];
  if (token?.word !== formalYou || verb?.kind !== 'word' || !/[elr]n$/.test(verb.word)) return false;
  if (wordSet(words.past).has(verb.word)) return false;
  const small = new Set([...wordSet(words.fillers), ...wordSet(words.and), ...wordSet(words.stops)]);
  let before = at - 2;
  while (tokens[before]?.kind === 'word' && small.has(tokens[before]?.word ?? '')) {
    if (wordSet(words.and).has(tokens[before]?.word ?? '')) return true;
    before -= 1;
  }
  return tokens[before] === undefined || /^(?:comma|break)$/.test(tokens[before]?.kind ?? '');
}
