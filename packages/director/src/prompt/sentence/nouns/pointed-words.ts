import { isBareOrdinal, isDoing, isNaming } from '../naming-words.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** 'So that the talk is heard' points to nothing, but 'give that the most time' and 'start with that its funny' do. */
export function isGivenThat(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[at], 'anaphora')) return false;
  return (
    isIn(sentence, tokens[at - 1], 'verbs') ||
    (isIn(sentence, tokens[at - 1], 'prepositions') && namedPhraseEnd(sentence, 'hereIs', at + 1) === at + 2)
  );
}

/** The 'both' of 'skip both', the 'all three' of 'a reel with all three', but not 'both dogs' nor 'the unboxings, all three'. */
export function allNamedEnd(sentence: Sentence, at: number): number | null {
  const [before, end] = [sentence.tokens[at - 1], namedPhraseEnd(sentence, 'allNamed', at)];
  if (end === null || !(isIn(sentence, before, 'verbs') || isIn(sentence, before, 'prepositions')))
    return null;
  if (!sentence.tokens.slice(0, at).some(({ word }) => isClipWord(sentence, word))) return null;
  const next = sentence.tokens[end];
  if (next === undefined || next.kind === 'comma' || next.kind === 'break') return end;
  const isNoun = isIn(sentence, next, 'of') || isIn(sentence, next, 'clipNouns');
  return next.kind !== 'word' || isNoun || isNaming(sentence, next, true) ? null : end;
}

/** The 'into one' of 'Mia biting into one', the 'over it' of 'the dog jumping over it' */
export function isDoneToIt(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const [doer, doing, token, it, next] = tokens.slice(at - 2, at + 3);
  if (grammar.lexicon.code !== 'en' || at < 2 || !DONE_TO.test(token?.word ?? '')) return false;
  const isIt = isIn(sentence, it, 'anaphora') && !isIn(sentence, it, 'determiners');
  const isPointed = it?.word === 'one' || it?.word === 'her' || isIt;
  const isOver = next === undefined || next.kind !== 'word' || !isNaming(sentence, next, true);
  return isPointed && isOver && /...ing$/.test(doing?.word ?? '') && isClipWord(sentence, doer?.word ?? '');
}
const DONE_TO = /^(?:into|onto|over|through|from|under|around|past|towards?|to|at|on|in)$/;

/** Where a phrase ends that names something to `end`, or nothing but points: 'that', 'the rest', 'he'. */
export function pointedEnd(
  sentence: Sentence,
  at: number,
  end: number | null,
  isDetermined: boolean,
): number | null {
  const { tokens } = sentence;
  const first = tokens[at];
  // 'Put that first': the place is no part of it.
  const isPlaced = end === at + 2 && tokens[at + 1]?.quantity?.unit === 'ordinal';
  // 'Le premier et le deuxième but'
  const isOneOfTwo = isIn(sentence, tokens[at + 2], 'and') && tokens[at + 4]?.quantity?.unit === 'ordinal';
  const isPointed = isIn(sentence, first, 'anaphora') && isPlaced && !isOneOfTwo;
  if (end !== null && !isPointed && !isBareOrdinal(sentence, at, end, isDetermined)) return end;
  if (isIn(sentence, first, 'anaphora') && isDoing(sentence, tokens[at + 1])) return at + 2;
  if (isIn(sentence, first, 'anaphora') || isIn(sentence, first, 'rest')) return at + 1;
  // 'He shouldn't be in there', 'she may have seven', 'she gets seven'
  const gets = namedPhraseEnd(sentence, 'getsTime', at + 1);
  const isTimed = gets !== null && tokens[gets]?.quantity?.unit === 'seconds';
  const isWished = (['modals', 'wishMarks', 'negators'] as const).some((name) =>
    isIn(sentence, tokens[at + 1], name),
  );
  const isAsked = isTimed || (isWished && !isIn(sentence, tokens[at + 1], 'past'));
  if (isIn(sentence, first, 'persons') && isAsked) return at + 1;
  return null;
}
