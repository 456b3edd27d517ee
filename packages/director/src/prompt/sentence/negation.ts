import type { Match } from '../rules/found-match.ts';
import { clauseStart } from './clauses.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from './sentence.ts';

const REACH = 7;

/** Whether 'not', 'never' or 'without' stands before a match and belongs to it: "I don't want it to start with". */
export function isNegated(sentence: Sentence, match: Match): boolean {
  const { tokens } = sentence;
  if (isThoughtNot(sentence, match)) return true;
  const start = clauseStart(sentence, match.from);
  for (let at = match.from - 1; at >= Math.max(start, match.from - REACH); at -= 1) {
    const token = tokens[at];
    if (isIn(sentence, token, 'negators'))
      return (
        !refusesVerb(sentence, at, match) && !isOneRefusal(sentence, match) && !isOrderBehind(sentence, match)
      );
    // 'If that's not possible, show it twice'
    if (isIn(sentence, token, 'feasible')) return false;
    // 'They hate each other I want them back and forth': a subject begins what it wants.
    const isBegun = isIn(sentence, token, 'subjects') && isIn(sentence, tokens[at - 1], 'determiners');
    if (!isBetween(sentence, at) || isBegun) return false;
  }
  return false;
}

/** Whether a word may stand between 'not' and what it refuses. */
function isBetween(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return (
    isSkipped(sentence, token) || BETWEEN.some((name) => isIn(sentence, token, name)) || token?.word === 'any'
  );
}
const BETWEEN = ['wishMarks', 'anaphora', 'subjects', 'determiners', 'stops'] as const;

/** "I don't think we need the rain"; who thinks so of a length alone says that it is too short. */
function isThoughtNot(sentence: Sentence, { rule, from }: Match): boolean {
  const isLengthAlone =
    /^(?:cutL|l)ength$/.test(rule.frame) && sentence.tokens[from]?.quantity?.unit === 'seconds';
  if (isLengthAlone || sentence.grammar.phrases.get('thinkNot') === undefined) return false;
  for (let end = from; end > Math.max(0, from - REACH); end -= 1) {
    for (let at = end - 1; at >= Math.max(0, end - THOUGHT_WORDS_MAX); at -= 1)
      if (namedPhraseEnd(sentence, 'thinkNot', at) === end) return true;
    if (!isBetween(sentence, end - 1)) return false;
  }
  return false;
}
const THOUGHT_WORDS_MAX = 6;

/** 'N'utilise pas', 'não usa nem', 'sin el perro tampoco': Romance languages refuse once with two words. */
function isOneRefusal({ grammar, tokens }: Sentence, { rule, from, to, slots }: Match): boolean {
  if (!grammar.lexicon.refusesTwice || rule.frame !== 'exclude') return false;
  const named = slots.clips ?? [];
  return tokens.slice(from, to).some(({ word }, step) => {
    const isOfThing = named.some((one) => one.from <= from + step && from + step < one.to);
    return !isOfThing && grammar.classes.negators.has(word);
  });
}

/** The 'lass' of 'gefällt mir nicht so gut lass die weg': German refuses behind the verb of an order. */
function isOrderBehind({ grammar, tokens }: Sentence, { from }: Match): boolean {
  return grammar.lexicon.code === 'de' && grammar.classes.orders.has(tokens[from]?.word ?? '');
}

/** The 'no' of 'but no put it last' and 'no forget the choir' answers, and forbids nothing: before a verb English says 'don't'. */
function refusesVerb(sentence: Sentence, at: number, { rule, from }: Match): boolean {
  const { grammar, tokens } = sentence;
  const isVerb =
    isIn(sentence, tokens[at + 1], 'orders') ||
    (rule.frame === 'exclude' && namedPhraseEnd(sentence, 'drop', from) !== null && from === at + 1);
  return grammar.lexicon.code === 'en' && tokens[at]?.word === 'no' && isVerb;
}
