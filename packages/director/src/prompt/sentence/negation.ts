import type { Match } from '../rules/found-match.ts';
import { clauseStart } from './clauses.ts';
import { isIn, isSkipped, type Sentence } from './sentence.ts';

const REACH = 7;

/** Whether 'not', 'never' or 'without' stands before a match and belongs to it: "I don't want it to start with". */
export function isNegated(sentence: Sentence, match: Match): boolean {
  const { tokens } = sentence;
  const start = clauseStart(sentence, match.from);
  for (let at = match.from - 1; at >= Math.max(start, match.from - REACH); at -= 1) {
    const token = tokens[at];
    if (isIn(sentence, token, 'negators'))
      return !refusesVerb(sentence, at) && !isOneRefusal(sentence, match);
    // 'If that's not possible, show it twice'
    if (isIn(sentence, token, 'feasible')) return false;
    // 'They hate each other I want them back and forth': a subject begins what it wants.
    const isBegun = isIn(sentence, token, 'subjects') && isIn(sentence, tokens[at - 1], 'determiners');
    const isBetween =
      isSkipped(sentence, token) ||
      isIn(sentence, token, 'wishMarks') ||
      isIn(sentence, token, 'anaphora') ||
      isIn(sentence, token, 'subjects') ||
      isIn(sentence, token, 'determiners') ||
      isIn(sentence, token, 'stops') ||
      token?.word === 'any';
    if (!isBetween || isBegun) return false;
  }
  return false;
}

/** 'N'utilise pas', 'não usa nem', 'sin el perro tampoco': Romance languages refuse once with two words. */
function isOneRefusal({ grammar, tokens }: Sentence, { rule, from, to, slots }: Match): boolean {
  if (!grammar.lexicon.refusesTwice || rule.frame !== 'exclude') return false;
  const named = slots.clips ?? [];
  return tokens.slice(from, to).some(({ word }, step) => {
    const isOfThing = named.some((one) => one.from <= from + step && from + step < one.to);
    return !isOfThing && grammar.classes.negators.has(word);
  });
}

/** The 'no' of 'but no put it last' answers, and forbids nothing: before a verb English says 'don't'. */
function refusesVerb(sentence: Sentence, at: number): boolean {
  const { grammar, tokens } = sentence;
  return (
    grammar.lexicon.code === 'en' && tokens[at]?.word === 'no' && isIn(sentence, tokens[at + 1], 'orders')
  );
}
