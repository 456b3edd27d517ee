import { namedLists } from '../sentence/named-lists.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Match } from './found-match.ts';
import type { Rule } from './grammar.ts';

const THEN_LIST: Rule = { frame: 'orderNamed', sequence: [] };
/** What a word that asks for something tells. */
const WORTH_OF_THEN = 10;

/** 'The dog, then the sea' asks for that order with no verb, too. */
export function thenListsAt(sentence: Sentence, from: number): readonly Match[] {
  // 'Begin with the log, then the bowl' asks for more than the order.
  if (isBehindVerb(sentence, from) || isIn(sentence, sentence.tokens[from - 1], 'distributive')) return [];
  return namedLists(sentence, from).flatMap(({ to, items }) => {
    const score = items.filter(({ isThen }) => isThen === true).length * WORTH_OF_THEN;
    if (score === 0) return [];
    return [{ rule: THEN_LIST, from, to, slots: { clips: items }, score: score + to - from, literal: 0 }];
  });
}

/** The 'the log' of 'begin with the log' */
export function isBehindVerb(sentence: Sentence, from: number): boolean {
  let at = from;
  while (at > from - DETERMINERS_MAX && isIn(sentence, sentence.tokens[at - 1], 'determiners')) at -= 1;
  if (namedPhraseEnd(sentence, 'with', at - 1) !== at) return false;
  return ['start', 'end'].some((name) => namedPhraseEnd(sentence, name, at - 2) === at - 1);
}

const DETERMINERS_MAX = 3;
