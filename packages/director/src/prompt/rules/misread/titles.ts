import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';

/** Whether what looks like words to show is a thing, or no words at all. */
export function isNoTitle(sentence: Sentence, { slots, from, to }: Match): boolean {
  const { tokens } = sentence;
  const next = tokens[to];
  // "Put 'Meow' on the black cat"
  const isOnThing =
    isIn(sentence, tokens[to - 1], 'determiners') && next?.kind === 'word' && isKnownThing(sentence, next);
  // 'The walk as title image'
  const isOfClip = tokens[to - 1]?.kind === 'word' && isIn(sentence, next, 'clipNouns');
  const { text } = slots;
  if (isPointer(sentence, text) || isOnThing || isOfClip || isSaidInClip(sentence, { from, to }, text))
    return true;
  if (text === undefined) return false;
  if (isShown(sentence, from, text)) return true;
  return text[0] === from ? isLoose(sentence, text) : isStanding(sentence, from, text);
}

/** 'Outro: the boat' shows the boat, 'outro title: The Boat' writes. */
function isShown(sentence: Sentence, from: number, [first, end]: readonly [number, number]): boolean {
  const { tokens } = sentence;
  const words = tokens.slice(first, end);
  if (!sentence.grammar.phrases.has('titleNoun')) return false;
  if (tokens[first - 1]?.spelt !== ':' || !isIn(sentence, words[0], 'determiners')) return false;
  for (let at = from; at < first; at += 1)
    if (['titleNoun', 'writeWord'].some((name) => namedPhraseEnd(sentence, name, at) !== null)) return false;
  return words.some((word) => isKnownThing(sentence, word));
}

/** 'Am Anfang soll der Hund stehen' shows the dog, 'am Anfang soll Hallo stehen' writes. */
function isStanding(sentence: Sentence, from: number, [first, end]: readonly [number, number]): boolean {
  const { tokens, grammar } = sentence;
  const isPlaced = ['first', 'last'].some((name) => namedPhraseEnd(sentence, name, from) !== null);
  const words = tokens.slice(first, end);
  const isThing =
    isIn(sentence, words[0], 'determiners') && words.some((word) => isKnownThing(sentence, word));
  const isWritten = tokens
    .slice(from, first)
    .some((_, at) => namedPhraseEnd(sentence, 'writeWord', from + at) !== null);
  return grammar.lexicon.code === 'de' && isPlaced && isThing && !isWritten;
}

/** 'With the line "falling is the practice"' where somebody says so in a clip: nothing but 'title' or 'write' writes it. */
function isSaidInClip(
  sentence: Sentence,
  { from, to }: Pick<Match, 'from' | 'to'>,
  text: Match['slots']['text'],
): boolean {
  if (text === undefined || sentence.tokens[text[0]]?.kind !== 'heard') return false;
  if (!sentence.grammar.phrases.has('titleNoun')) return false;
  for (let at = from; at < to; at += 1)
    if (['titleNoun', 'writeWord'].some((name) => namedPhraseEnd(sentence, name, at) !== null)) return false;
  return true;
}

/** 'Put it on the first shot' writes no 'it', and 'with text in them' no 'in them'. */
function isPointer(sentence: Sentence, text: readonly [number, number] | undefined): boolean {
  const words = text === undefined ? [] : sentence.tokens.slice(...text);
  const last = words.at(-1);
  const isLed = words.length === 2 && isIn(sentence, words[0], 'prepositions');
  return (words.length === 1 || isLed) && last?.kind === 'word' && isIn(sentence, last, 'anaphora');
}

/** Words with nothing before them are a text only where they begin their clause and ask for nothing: 'Good Night as the title'. */
function isLoose(sentence: Sentence, [from, to]: readonly [number, number]): boolean {
  const { tokens } = sentence;
  if (tokens[from]?.kind === 'quote') return false;
  const before = tokens[from - 1];
  const isBegun =
    before === undefined || /^(?:break|comma)$/.test(before.kind) || isIn(sentence, before, 'and');
  const words = tokens.slice(from, to);
  const asks = words.some((token) => ASKING.some((name) => isIn(sentence, token, name)));
  return !isBegun || asks || words.length > WORDS_MAX || isSkipped(sentence, words[0]);
}
const WORDS_MAX = 6;
const ASKING = ['verbs', 'wishMarks', 'modals', 'subjects', 'negators', 'past', 'greetings'] as const;
