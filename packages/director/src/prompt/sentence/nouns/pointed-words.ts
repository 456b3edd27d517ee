import { isNaming } from '../naming-words.ts';
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
