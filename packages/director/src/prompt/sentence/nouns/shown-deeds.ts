import type { Token } from '../../words/tokens.ts';
import { isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';

const DEED_WORDS_MAX = 10;

/**
 * What one is to see is what is done and by whom: of 'first you see how grandpa mows the lawn, then how we barbecue' the words that
 * clips are known by, 'grandpa lawn' and 'barbecue'.
 */
export function withShownDeeds(sentence: Sentence): Sentence {
  const { tokens } = sentence;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const from = deedStart(sentence, at);
    const end = from === null ? at : deedEnd(sentence, from);
    // 'First how the roof looked before' is told of what was.
    const isBefore = namedPhraseEnd(sentence, 'placing', end) !== null;
    const things =
      from === null || isBefore ? [] : tokens.slice(from, end).filter((token) => isSeen(sentence, token));
    if (things.length === 0) {
      kept.push(...tokens.slice(at, at + 1));
      at += 1;
    } else {
      kept.push(...things);
      at = end;
    }
  }
  return kept.length === tokens.length ? sentence : { ...sentence, tokens: kept };
}

/** Behind the 'you see how we' that stands where a thing may be named; null where none stands here. */
function deedStart(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const end = namedPhraseEnd(sentence, 'howShown', at);
  if (end === null) return null;
  let lead = at - 1;
  while (tokens[lead]?.kind === 'word' && isSkipped(sentence, tokens[lead]) && !isLead(sentence, lead))
    lead -= 1;
  const isListed = tokens[lead]?.kind === 'comma' && namedPhraseEnd(sentence, 'howListed', at) !== null;
  return isListed || isLead(sentence, lead) ? end : null;
}

/** 'Then', 'and', 'show', 'with', or a place that ends here: 'at the end'. */
function isLead(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return false;
  if (LEADS.some((name) => isIn(sentence, token, name))) return true;
  if (namedPhraseEnd(sentence, 'with', at) === at + 1) return true;
  return PLACES.some((name) =>
    [0, 1, 2, 3].some((back) => namedPhraseEnd(sentence, name, at - back) === at + 1),
  );
}
const LEADS = ['and', 'verbs', 'wishMarks'] as const;
const PLACES = ['first', 'last', 'midway', 'thenWords'] as const;

/** Up to what begins another thought, a place or a time. */
function deedEnd(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  let at = from;
  while (at < from + DEED_WORDS_MAX && !endsDeed(sentence, at)) at += 1;
  return Math.min(at, tokens.length);
}

function endsDeed(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || token.kind !== 'word' || token.quantity?.unit === 'seconds') return true;
  if (ENDS.some((name) => isIn(sentence, token, name))) return true;
  return ['first', 'last', 'midway', 'placing', 'thenWords'].some(
    (name) => namedPhraseEnd(sentence, name, at) !== null,
  );
}
const ENDS = ['and', 'thens', 'connectors', 'lasting'] as const;

/** A word that clips are known by, and none that only holds the clause together. */
function isSeen(sentence: Sentence, token: Token): boolean {
  return isClipWord(sentence, token.word) && !HOLDING.some((name) => isIn(sentence, token, name));
}
const HOLDING = [
  'determiners',
  'prepositions',
  'subjects',
  'being',
  'relatives',
  'negators',
  'anaphora',
] as const;
