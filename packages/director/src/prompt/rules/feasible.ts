import { isLiteral, type Sentence } from '../sentence/sentence.ts';
import type { Rule } from './grammar.ts';
import type { Element, Sequence, SlotName } from './pattern.ts';

const feasible = new WeakMap<Sentence, Map<readonly Rule[], readonly Rule[]>>();

/**
 * What of the rules a sentence has the words for at all: most rules need a word that it does not hold.
 * @param rules a list of the grammar's own, asked for again at other words
 */
export function feasibleOf(sentence: Sentence, rules: readonly Rule[]): readonly Rule[] {
  const answers = feasible.get(sentence) ?? new Map<readonly Rule[], readonly Rule[]>();
  feasible.set(sentence, answers);
  const known = answers.get(rules);
  if (known !== undefined) return known;
  const found = rules.filter(({ sequence }) => hasWordsFor(sentence, sequence));
  answers.set(rules, found);
  return found;
}

const needs = new WeakMap<Sequence, readonly Element[]>();

/** The elements without which nothing fits a sequence. */
function needsOf(sequence: Sequence): readonly Element[] {
  const known = needs.get(sequence);
  if (known !== undefined) return known;
  const found = sequence.filter(({ kind, isOptional }) => !isOptional && kind !== 'any');
  needs.set(sequence, found);
  return found;
}

const remembered = new WeakMap<Sentence, Map<Element, boolean>>();

function hasWordsFor(sentence: Sentence, sequence: Sequence): boolean {
  const answers = remembered.get(sentence) ?? new Map<Element, boolean>();
  remembered.set(sentence, answers);
  return needsOf(sequence).every((element) => {
    const known = answers.get(element);
    if (known !== undefined) return known;
    const found = hasWord(sentence, element);
    answers.set(element, found);
    return found;
  });
}

function hasWord(sentence: Sentence, element: Element): boolean {
  switch (element.kind) {
    case 'any':
      return true;
    case 'slot':
      return hasSlot(sentence, element.slot);
    case 'phrase':
      return element.sequences.some((sequence) => hasWordsFor(sentence, sequence));
    case 'words':
      return element.prefixes.length > 0
        ? sentence.tokens.some((token) => isLiteral(token, element))
        : hasOneOf(wordsOf(sentence), element.words);
  }
}

function hasSlot({ tokens }: Sentence, slot: SlotName): boolean {
  switch (slot) {
    case 's':
    case 'range':
      return tokens.some(({ quantity }) => quantity?.unit === 'seconds');
    case 'n':
      return tokens.some(({ quantity }) => quantity?.unit === 'count');
    case 'share':
    case 'times':
    case 'rate':
    case 'ordinal':
      return tokens.some(({ quantity }) => quantity?.unit === slot);
    case 'factor':
      return tokens.some(({ quantity }) => quantity?.unit === 'times' || quantity?.unit === 'share');
    case 'quote':
      return tokens.some(({ kind }) => kind === 'quote');
    default:
      return true;
  }
}

function hasOneOf(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
  for (const word of fewer) if (more.has(word)) return true;
  return false;
}

const words = new WeakMap<Sentence, ReadonlySet<string>>();

function wordsOf(sentence: Sentence): ReadonlySet<string> {
  const known = words.get(sentence);
  if (known !== undefined) return known;
  const made = new Set(sentence.tokens.map(({ word }) => word));
  words.set(sentence, made);
  return made;
}
