import { conceptsOf } from '../clips/concepts.ts';
import { beginsPhrase, type Grammar } from '../rules/grammar.ts';
import { boundAt } from './bounds.ts';
import { isOneOf } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * The 'before' of 'before first, then the work' is a clip where one is called so: a word that holds sentences together names
 * something where nothing follows that it could hold.
 * @param nameWords words and concepts of the clips' own names
 * @param wholeNames clips that are called by one word and no other: 'the-final'
 */
export function calledSo(
  tokens: readonly Token[],
  grammar: Grammar,
  nameWords: ReadonlySet<string>,
  wholeNames: ReadonlySet<string>,
): readonly Token[] {
  return tokens.map((token, at) => {
    if (
      isFinal(tokens, at, grammar, wholeNames) ||
      isManner(tokens, at, grammar, wholeNames) ||
      isListed(tokens, at, grammar, wholeNames)
    )
      return { ...token, kind: 'file' };
    if (token.kind !== 'word' || !isHolding(grammar, token) || boundsNext(tokens, at, grammar)) return token;
    if (isThen(tokens, at, grammar)) return token;
    const word = [token.word, ...conceptsOf(token.word, grammar.lexicon)].find((one) => nameWords.has(one));
    const isNamed = isAlone(grammar, tokens[at + 1]) || isTheOne(grammar, tokens, at);
    return word === undefined || !isNamed ? token : { ...token, kind: 'file', word };
  });
}

/** The 'depois' of 'depois 10 segundos de azulejos' leads on, whatever clip is called so; that of 'antes, depois, festa' is one. */
function isThen(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const { classes, lexicon } = grammar;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isAlone = (grammar.phrases.get('thenWords') ?? []).some(
    ([first, ...others]) =>
      first?.kind === 'words' &&
      first.words.has(token?.word ?? '') &&
      others.every(({ isOptional }) => isOptional),
  );
  if (!isAlone) return false;
  if (classes.determiners.has(before?.word ?? '')) return false;
  const isNumber = next?.kind === 'number' || (next?.word ?? '') in lexicon.numbers.values;
  return isNumber || (next?.kind === 'comma' && classes.determiners.has(tokens[at + 2]?.word ?? ''));
}

/** 'The final' is the clip that is called so, that of 'the final shot' says where. */
function isFinal(
  tokens: readonly Token[],
  at: number,
  { classes, lexicon: { numbers } }: Grammar,
  wholeNames: ReadonlySet<string>,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !(token.word in numbers.ordinals) || !wholeNames.has(token.word)) return false;
  const isNamed =
    before === undefined ||
    before.kind === 'break' ||
    before.kind === 'comma' ||
    isOneOf(numbers.seconds, before.word) ||
    (before.kind === 'word' && classes.determiners.has(before.word));
  const goesOn = (['prepositions', 'and', 'thens', 'being', 'stops'] as const).some((name) =>
    classes[name].has(next?.word ?? ''),
  );
  return isNamed && (next?.kind !== 'word' || goesOn);
}

/** The 'mágico' of 'o mágico duas vezes' is the clip of that name, where the word alone would say what the reel is like. */
function isManner(
  tokens: readonly Token[],
  at: number,
  { classes, byWord }: Grammar,
  wholeNames: ReadonlySet<string>,
): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== 'word' || !wholeNames.has(token.word)) return false;
  const isLed = before?.kind === 'word' && classes.determiners.has(before.word);
  return isLed && byWord.get(token.word)?.some(({ sequence }) => sequence.length === 1) === true;
}

/** The 'streichen' of 'spachteln, streichen, parkett' is the clip of that name, where the word alone would be an order. */
function isListed(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  wholeNames: ReadonlySet<string>,
): boolean {
  const { classes } = grammar;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || !wholeNames.has(token.word)) return false;
  const isOrder =
    classes.verbs.has(token.word) || ORDERS.some((name) => beginsPhrase(grammar, name, token.word));
  if (!isOrder) return false;
  const isJoint = (one: Token | undefined) => one?.kind === 'comma' || classes.and.has(one?.word ?? '');
  return (
    (isJoint(before) || before?.spelt === ':') &&
    (isJoint(next) || next === undefined || next.kind === 'break' || classes.thens.has(next.word))
  );
}

const ORDERS = ['drop', 'out', 'leaveOut'] as const;

/** The 'about' of 'about two seconds', whatever clip is called 'pete-about-scenery'. */
function boundsNext(tokens: readonly Token[], at: number, { lexicon: { numbers } }: Grammar): boolean {
  const bound = boundAt(tokens, at, numbers.bounds);
  const next = bound === null ? undefined : tokens[bound.next];
  return next !== undefined && (next.kind === 'number' || next.word in numbers.values);
}

const HOLDING = ['prepositions', 'stops', 'adverbs'] as const;
/** 'The way in' and 'to the end' are no names of clips. */
const LENGTH_MIN = 5;

function isHolding({ classes, lexicon: { numbers } }: Grammar, { word }: Token): boolean {
  const isPlace = word in numbers.ordinals;
  return word.length >= LENGTH_MIN && !isPlace && HOLDING.some((name) => classes[name].has(word));
}

/** The 'before' of 'start with the before obviously' and 'let the before run', but not that of 'the after party'. */
function isTheOne({ classes }: Grammar, tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  return (
    classes.determiners.has(before) &&
    (['adverbs', 'fillers', 'verbs', 'stops'] as const).some((name) => classes[name].has(next))
  );
}

/** Whether what stands behind a word is nothing that it could be about. */
function isAlone({ classes, lexicon: { numbers } }: Grammar, next: Token | undefined): boolean {
  if (next === undefined || next.kind !== 'word') return next?.kind !== 'quote' && next?.kind !== 'file';
  if (next.word in numbers.ordinals || next.word in numbers.values) return true;
  return (['prepositions', 'and', 'thens', 'clipNouns', 'being'] as const).some((name) =>
    classes[name].has(next.word),
  );
}
