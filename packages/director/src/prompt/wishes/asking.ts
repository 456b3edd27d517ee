import { isKnownThing } from '../rules/known-things.ts';
import { clauseStart, isPast, thoughtsOf } from '../sentence/clauses.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';
import type { MadeWish } from './made-wish.ts';

/** So many words for each wish that no wish explains are a story: 'Bella never listens when the trainer starts talking'. */
const STORY_WORDS_PER_WISH = 3;
/** Somebody may say in it what he wants: 'Dad kept saying we should cut the lawn first'. */
const TOLD_WISH_WORDS_PER_WISH = 5;

/**
 * Whether a prompt only tells: somebody does something in it, it asks nowhere, and the words that no wish explains outweigh
 * those that one does. What was read in it is then no wish, but words of the story.
 */
export function onlyTells(sentence: Sentence, made: readonly MadeWish[]): boolean {
  const { tokens } = sentence;
  if (!tokens.some((token, at) => isPast(sentence, at) || DOING.some((name) => isIn(sentence, token, name))))
    return false;
  const explained = new Set(
    made.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  const isLeft = tokens.map((_, at) => !explained.has(at) && tells(sentence, at));
  const isMarked = (thoughtsOf(sentence).asked.at(-1) ?? -1) >= 0;
  const enough = isMarked ? TOLD_WISH_WORDS_PER_WISH : STORY_WORDS_PER_WISH;
  const isStory = isLeft.filter(Boolean).length >= enough * made.length;
  return (
    isStory &&
    !tokens.some((_, at) => isOrder(sentence, at)) &&
    !made.some((wish) => asks(sentence, wish, isLeft))
  );
}
/** Signs of a verb that somebody does; most verbs look like nouns. */
const DOING = ['subjects', 'being', 'modals', 'relatives', 'negators', 'connectors', 'persons'] as const;

/** Whether an order begins a thought. */
function isOrder(sentence: Sentence, at: number): boolean {
  return isIn(sentence, sentence.tokens[at], 'orders') && clauseStart(sentence, at) === at;
}

/** 'No rain' is all of its thought, '45 seconds of Ghent' begins the prompt, and nobody stands before the 'put' of 'put it last'. */
function asks(sentence: Sentence, { from, draft }: MadeWish, isLeft: readonly boolean[]): boolean {
  const { tokens } = sentence;
  const { starts, ends } = thoughtsOf(sentence);
  const isOfClips = 'clips' in draft && draft.clips.length > 0;
  if (!isOfClips && from < FIRST_WORDS) return true;
  const [verb, before] = [tokens[from], tokens[from - 1]];
  // 'She isn't allowed in there but she's the star, so cat first'
  const isPlace =
    (draft.kind === 'open' || draft.kind === 'close') && draft.clips.some(({ clips }) => clips.length > 0);
  if (isPlace && isIn(sentence, before, 'thens')) return true;
  // 'She likes thirty better, so thirty'
  const { settled } = sentence.grammar.lexicon.numbers;
  if (draft.kind === 'length' && isOneOf(settled, before?.word ?? '')) return true;
  if (isIn(sentence, verb, 'verbs') && before !== undefined && !isDoer(sentence, before)) return true;
  return !isLeft.slice(starts[from] ?? 0, ends[from] ?? tokens.length).includes(true);
}
const FIRST_WORDS = 2;

function isDoer(sentence: Sentence, token: Token): boolean {
  const isNamed = token.kind === 'word' && isKnownThing(sentence, token);
  return isNamed || LEADING.some((name) => isIn(sentence, token, name));
}
/** What makes of a verb behind it no order. */
const LEADING = [
  'subjects',
  'persons',
  'self',
  'wishMarks',
  'modals',
  'past',
  'adverbs',
  'negators',
  'prepositions',
] as const;

/** Whether a word says something of its own, and names no clip. */
function tells(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || token.quantity !== null || sentence.clipWords.has(token.word)) return false;
  return !HOLDING.some((name) => isIn(sentence, token, name));
}

/** Words that hold a sentence together. */
const HOLDING = [
  'determiners',
  'prepositions',
  'of',
  'stops',
  'and',
  'fillers',
  'thens',
  'connectors',
  'greetings',
  'subjects',
  'self',
  'wishMarks',
  'doubts',
  'anaphora',
  'being',
] as const;
