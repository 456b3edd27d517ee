import { conceptsOf } from '../clips/concepts.ts';
import { foldWord, type Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { clipsOf, isApart, isIn, isNameNotPast, isPair, namedPhraseEnd, type Sentence } from './sentence.ts';

/** The 'cutting' of 'chalk, cutting, sewing' and 'chalk cutting sewing': between commas and other names that of a clip is no verb. */
export function isListed(sentence: Sentence, at: number): boolean {
  const { tokens, clipWords } = sentence;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.quantity !== null || !clipWords.has(token.word)) return false;
  if (token.word.endsWith('ing') && isApart(sentence, at - 1) && isApart(sentence, at)) return true;
  if (isNameBeside(sentence, at)) return true;
  const isSign = (one: Token | undefined) => one?.kind === 'comma' || /^[/+>]$/.test(one?.spelt ?? '');
  const isAnd = (one: Token | undefined) => token.word.endsWith('ing') && isIn(sentence, one, 'and');
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isBehind = isSign(before) || isAnd(before);
  if (isSign(next) || isAnd(next))
    return isBehind || before === undefined || before.kind === 'break' || before.spelt === ':';
  return isBehind && (next === undefined || next.kind === 'break' || next.spelt === ':');
}

/** The 'rose' of 'koi before rose' and 'rose first', where a clip is called so. */
function isNameBeside(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[at], 'past')) return false;
  const [before] = tokens.slice(at - 1, at);
  if (isIn(sentence, before, 'prepositions') && before?.word !== 'to') return true;
  const isFirst = before === undefined || /^(?:comma|break)$/.test(before.kind);
  return (
    isFirst && ['placing', 'first', 'last'].some((name) => namedPhraseEnd(sentence, name, at + 1) !== null)
  );
}

/** Whether what somebody does is told by a clip: 'her blowing out the candle', 'ela soprando a vela'. */
export function doesShown(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const doing = tokens[at];
  if (doing?.kind !== 'word' || DOING[grammar.lexicon.code]?.test(doing.word) !== true) return false;
  return tokens
    .slice(at, at + DONE_WORDS_MAX)
    .some(({ word, kind }) => kind === 'word' && clipsOf(sentence, word).size > 0);
}
const DOING: Partial<Record<string, RegExp>> = {
  en: /...ing$/,
  es: /..(?:ando|endo)$/,
  pt: /..(?:ando|endo|indo)$/,
};
const DONE_WORDS_MAX = 4;

/** The 'stayed' of 'the dolphins stayed with us'. */
export function isTelling(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const { past, pastEndings, notPast } = sentence.grammar.classes;
  const word = tokens[at]?.word ?? '';
  if (sentence.grammar.lexicon.code === 'pt' && past.has(word)) return true;
  if (sentence.clipWords.has(word) || notPast.has(word) || word.length < 5) return false;
  if (![...pastEndings].some((ending) => word.endsWith(ending))) return false;
  // 'Avariou' is a verb wherever it stands, 'burnt' may describe.
  if (/^(?:es|pt)$/.test(sentence.grammar.lexicon.code)) return true;
  return (['prepositions', 'determiners', 'self', 'anaphora'] as const).some((name) =>
    isIn(sentence, tokens[at + 1], name),
  );
}

/** The 'goes' of 'that goes first', which is no thing. */
export function isGoing(sentence: Sentence, first: Token, token: Token): boolean {
  // 'Esse tira' is an order.
  const isOrder = sentence.grammar.lexicon.isHeadFirst && isIn(sentence, token, 'orders');
  return (
    isIn(sentence, first, 'anaphora') &&
    isIn(sentence, token, 'verbs') &&
    (isOrder || token.word.endsWith('s')) &&
    !isIn(sentence, token, 'clipNouns') &&
    !sentence.clipWords.has(token.word) &&
    // 'La coupe' is a cup where one is seen.
    !conceptsOf(token.word, sentence.grammar.lexicon).some((concept) =>
      sentence.clipsOfWord.has(`=${concept}`),
    )
  );
}

/** The 'napping' of 'close with them napping'. */
export function isDoing({ grammar, clipWords }: Sentence, token: Token | undefined): boolean {
  return (
    grammar.lexicon.code === 'en' &&
    token?.kind === 'word' &&
    (token.word === 'asleep' ||
      (token.word.endsWith('ing') && wordForms(token.word, 'en').some((form) => clipWords.has(form))))
  );
}

/** The 'her' of 'let her talk' is no 'her talk'. */
export function isLetDo(sentence: Sentence, at: number): boolean {
  const [before, first, next] = [at - 1, at, at + 1].map((place) => sentence.tokens[place]);
  const isDoing = isIn(sentence, next, 'saying') || isIn(sentence, next, 'verbs');
  return isIn(sentence, before, 'wishMarks') && isIn(sentence, first, 'persons') && isDoing;
}

/** The 'that one' of 'let that one run' is no 'run'. */
export function isOneToDo(sentence: Sentence, at: number): boolean {
  const [before, first, one, next] = [at - 1, at, at + 1, at + 2].map((place) => sentence.tokens[place]);
  const isOne = isIn(sentence, first, 'anaphora') && isIn(sentence, one, 'clipNouns');
  return (
    isOne &&
    isIn(sentence, before, 'wishMarks') &&
    isIn(sentence, next, 'clipNouns') === false &&
    namedPhraseEnd(sentence, 'play', at + 2) !== null
  );
}

/** 'first' alone says where in the reel and names nothing; 'the first' may. */
export function isBareOrdinal({ tokens }: Sentence, at: number, end: number, isDetermined: boolean): boolean {
  const isPlace = tokens[end - 1]?.quantity?.unit === 'ordinal';
  // 'In front: the first | 3 seconds'
  const isOfTime = isDetermined && end <= at + 2 && tokens[end]?.quantity?.unit === 'seconds';
  return isPlace && (isDetermined ? isOfTime : end === at + 1);
}

/** The 'first' of 'Lea, Nadia's first, Omar's second': of several clips of hers that one, where a list is said. */
export function isOwnOrdinal(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const owner = tokens[at - 1];
  const isOwned = owner?.spelt.endsWith("'s") === true && clipsOf(sentence, owner.word).size > 1;
  if (!isOwned || tokens[at]?.quantity?.unit !== 'ordinal') return false;
  const isJoint = (token: Token | undefined) =>
    token?.kind === 'comma' ||
    token?.spelt === ':' ||
    isIn(sentence, token, 'and') ||
    isIn(sentence, token, 'thens');
  const next = tokens[at + 1];
  const isEnd = next === undefined || next.kind === 'break' || isJoint(next);
  return isEnd && (isJoint(tokens[at - 2]) || tokens[at]?.quantity?.place !== 1);
}

/** The 'launch' of 'the red launch', which elsewhere is a verb: behind words that only tell which one, before no object of it. */
export function isDeedNoun(sentence: Sentence, from: number, at: number): boolean {
  const { tokens } = sentence;
  const deed = tokens[at];
  if (deed?.kind !== 'word' || !isIn(sentence, deed, 'verbs') || deed.word.endsWith('ing')) return false;
  if (isIn(sentence, tokens[from - 1], 'wishMarks') || isIn(sentence, deed, 'wishMarks')) return false;
  const led = tokens.slice(from, at).filter((token) => !isIn(sentence, token, 'determiners'));
  const tellsWhich = led.every(
    (token) => isIn(sentence, token, 'adjectives') || isColor(sentence, token.word),
  );
  const isActing = (['determiners', 'anaphora', 'persons', 'adverbs', 'fillers'] as const).some((name) =>
    isIn(sentence, tokens[at + 1], name),
  );
  return tellsWhich && !isActing;
}

function isColor({ grammar }: Sentence, word: string): boolean {
  return conceptsOf(word, grammar.lexicon).some((concept) => concept.startsWith('~'));
}

/** Quoted words are the name of a clip where one is called so, else words to show. */
export function namesClip({ clipWords }: Sentence, { word }: Token): boolean {
  return word.split(/\s+/).every((one) => clipWords.has(foldWord(one)));
}

/** A word that names something: not one of the words that hold sentences together, and no verb but after 'the'. */
export function isNaming(sentence: Sentence, token: Token, isDetermined: boolean): boolean {
  if (token.kind === 'file') return true;
  if (token.kind === 'quote') return namesClip(sentence, token);
  if (token.kind !== 'word' || token.quantity !== null) return false;
  if (isIn(sentence, token, 'rest') || isIn(sentence, token, 'clipNouns')) return true;
  if (isIn(sentence, token, 'stops') || isIn(sentence, token, 'adverbs')) return false;
  if (isDetermined) return !AFTER_DETERMINER.some((name) => isIn(sentence, token, name));
  // The 'ben' and the 'salut' of a French sentence may be clips.
  const mayName = (name: (typeof HOLDING)[number]) =>
    ((name === 'fillers' || name === 'greetings') && sentence.clipWords.has(token.word)) ||
    (name === 'past' && isNameNotPast(sentence, sentence.tokens.indexOf(token)));
  return !HOLDING.some((name) => isIn(sentence, token, name) && !mayName(name));
}

/** The 'a bit' of 'hold on the dog for a bit'; 'a bit of the dog' is some of it. */
export function isSomewhat(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at]?.word !== 'a' || !/^(?:bit|little)$/.test(tokens[at + 1]?.word ?? '')) return false;
  if (tokens[at + 1]?.word === 'little') return !isNaming(sentence, tokens[at + 2] ?? NOTHING, true);
  const next = tokens[at + 2];
  return !isIn(sentence, next, 'of') && !isIn(sentence, next, 'relatives') && next?.word !== 'with';
}
const NOTHING: Token = { kind: 'break', start: 0, end: 0, word: '', spelt: '', value: null, quantity: null };

/** The 'briefly' of 'only briefly'; a 'family' is a thing. */
export function isHow(sentence: Sentence, { word }: Token): boolean {
  return sentence.grammar.lexicon.code === 'en' && /...ly$/.test(word) && !isKnownThing(sentence, word);
}

function isKnownThing({ grammar: { lexicon }, clipWords }: Sentence, word: string): boolean {
  return clipWords.has(word) || conceptsOf(word, lexicon).length > 0;
}

/** No name begins so, even behind 'the': the 'and' of 'skip that and go on'. */
const AFTER_DETERMINER = ['relatives', 'prepositions', 'and', 'thens', 'connectors', 'negators'] as const;

const HOLDING = [
  'determiners',
  'prepositions',
  'and',
  'relatives',
  'anaphora',
  'subjects',
  'negators',
  'connectors',
  'fillers',
  'doubts',
  'verbs',
  'past',
  'wishMarks',
  'greetings',
  'saying',
  'being',
] as const;

/** The 'third' of 'the third song', the 'first' of 'the boy's first step'; in 'cat first, cat last' the cat has its place. */
export function isPlaceWord(sentence: Sentence, at: number, isFirst: boolean): boolean {
  const [before, token, next] = [sentence.tokens[at - 1], sentence.tokens[at], sentence.tokens[at + 1]];
  if (token?.quantity?.unit !== 'ordinal') return false;
  if (isFirst) return true;
  const isOfClip = before !== undefined && sentence.clipWords.has(before.word);
  return !isOfClip && next !== undefined && isNaming(sentence, next, false);
}

export function isBareNumber(token: Token): boolean {
  return token.quantity?.unit === 'count' && /^(?:exactly|between)$/.test(token.quantity.amount.bound);
}

/** The '3)' of '2) the dog 3) the boat' begins a line, but in '(clip 3)' it names the clip. */
export function isBullet(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  return tokens[at + 1]?.spelt === ')' && !isIn(sentence, tokens[at - 1], 'clipNouns');
}

/** 'a reel', 'our summer': no clip, unless one is called so. */
export function namesReel(sentence: Sentence, from: number, to: number): boolean {
  const words = sentence.tokens.slice(from, to).filter((token) => !isIn(sentence, token, 'determiners'));
  return (
    words.length > 0 &&
    words.every((token) => isIn(sentence, token, 'vague') && !sentence.clipWords.has(token.word)) &&
    words.some((token) => !isIn(sentence, token, 'clipNouns') && !isIn(sentence, token, 'anaphora'))
  );
}

/** The 'long' of 'the long aisle', which elsewhere says how: 'keep it long' */
export function isLongThing(sentence: Sentence, at: number): boolean {
  const [token, noun] = sentence.tokens.slice(at, at + 2);
  const isBoth = isIn(sentence, token, 'adverbs') && isIn(sentence, token, 'adjectives');
  return isBoth && noun?.kind === 'word' && sentence.clipWords.has(noun.word);
}

/** The 'before' of 'Nora before Lily', though a clip is called 'nora-before' */
export function isPlacingWord(sentence: Sentence, at: number): boolean {
  if (sentence.tokens[at]?.kind !== 'word' || isPair(sentence, at)) return false;
  // The 'reste' of 'le chien reste 6 secondes' is no rest.
  const isLasting = sentence.tokens[at + 1]?.quantity?.unit === 'seconds';
  if (isLasting && isIn(sentence, sentence.tokens[at], 'rest')) return true;
  return ['placedBefore', 'placedAfter'].some((name) => namedPhraseEnd(sentence, name, at) === at + 1);
}

/** The 'right' of 'that right at the end' */
export function isFillerAlone(sentence: Sentence, token: Token): boolean {
  const isFiller = isIn(sentence, token, 'fillers') && !isIn(sentence, token, 'clipNouns');
  return isFiller && !sentence.clipWords.has(token.word);
}

/** The 'standing' of 'the gorilla standing', where it is flamingos that stand. */
export function isDoneByOthers(
  sentence: Sentence,
  doing: string | undefined,
  doer: string | undefined,
): boolean {
  if (doing?.endsWith('ing') !== true || doer === undefined || !sentence.clipWords.has(doer)) return false;
  const clips = clipsOf(sentence, doer);
  const doers = clipsOf(sentence, doing);
  return doers.size > 0 && ![...doers].some((clip) => clips.has(clip));
}

/** What somebody says in it: 'where she says we made it'. */
export function spokenWords(sentence: Sentence, after: readonly Token[]): readonly string[] | null {
  const heard = after.find(({ kind }) => kind === 'heard');
  if (heard !== undefined) return heard.word.split(' ');
  const at = after.findIndex((token) => isIn(sentence, token, 'saying'));
  if (at < 0 || isIn(sentence, after[at + 1], 'topical')) return null;
  const words = after
    .slice(at + 1)
    .flatMap(({ kind, word }) =>
      kind === 'quote' ? word.toLowerCase().split(/\s+/) : kind === 'word' ? [word] : [],
    );
  return words.length === 0 ? null : words;
}
