import { conceptsOf } from '../../clips/concepts.ts';
import { isInLookedClip } from '../../sentence/nouns/looked-clips.ts';
import { isClipWord, isIn, type Sentence } from '../../sentence/sentence.ts';
import { foldWord } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';

/** The 'black and white' of 'without the black and white one' tells one clip from others. */
export function isLookOfClip(sentence: Sentence, match: Match): boolean {
  const { rule, from, to } = match;
  const { tokens } = sentence;
  if (rule.frame === 'include') return isHowItLooks(sentence, match);
  if (rule.frame === 'shareOfReel') return isHalfFaulty(sentence, match);
  if (rule.frame === 'gradeVintage') return isAgeOfThing(sentence, from, to);
  if (rule.frame !== 'gradeBlackAndWhite') return false;
  if (isInLookedClip(sentence, from)) return true;
  return (
    isIn(sentence, tokens[to], 'clipNouns') &&
    (isIn(sentence, tokens[from - 1], 'determiners') || isIn(sentence, tokens[from - 1], 'negators'))
  );
}

/** The 'alegre' of 'que se vea alegre' says what the reel is like, and names nothing. */
function isHowItLooks({ tokens, clipWords, grammar }: Sentence, { slots: { clips = [] } }: Match): boolean {
  const [only, second] = clips;
  if (grammar.lexicon.code === 'en' || only === undefined || second !== undefined) return false;
  const { word = '' } = tokens[only.from] ?? {};
  const isSaidAlone = grammar.byWord.get(word)?.some(({ sequence }) => sequence.length === 1) === true;
  return only.to === only.from + 1 && isSaidAlone && !clipWords.has(word);
}

/** The 'antiga' of 'a sala antiga' and the 'ancien' of 'l'ancien salon' say which one is meant. */
function isAgeOfThing(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  if (to !== from + 1 || !isIn(sentence, tokens[from], 'adjectives')) return false;
  const isThing = (at: number): boolean =>
    tokens[at]?.kind === 'word' && isClipWord(sentence, tokens[at]?.word ?? '');
  return isThing(from - 1) || isThing(to);
}

/** 'Half of it is shaky' tells what the footage is like, and asks for no reel of which half is. */
function isHalfFaulty(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const [first, second] = clips;
  if (first === undefined || second !== undefined || first.from <= from) return false;
  // On a phone 'está' is 'esta'.
  const being = new Set([...sentence.grammar.classes.being].map(foldWord));
  const said = sentence.tokens.slice(from, first.from + 1);
  const named = sentence.tokens.slice(first.from, first.to).filter((token) => isKnownThing(sentence, token));
  return (
    said.some(({ word }) => being.has(word)) &&
    named.length > 0 &&
    named.every(({ word }) => isFault(sentence, word))
  );
}

/** 'Shaky', 'dark': what is said of pictures. */
function isFault({ grammar: { lexicon } }: Sentence, word: string): boolean {
  return conceptsOf(word, lexicon).some((concept) => FAULTS.has(concept));
}
const FAULTS: ReadonlySet<string> = new Set(['shaky', 'blurry', 'dark']);
