import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';

/** Words that lead to a part: ', then', 'start with', 'and at the end', 'in the first part'. */
export function leadEnd(sentence: Sentence, begin: number, most: number) {
  const { tokens } = sentence;
  let [from, to] = [begin, begin];
  let [isEnding, isTurn] = [false, false];
  for (; to < most; ) {
    const token = tokens[to];
    if (token?.kind === 'break' || token?.kind === 'comma') {
      to += 1;
      if (from === to - 1) from = to;
      continue;
    }
    const ordinal = ordinalPhraseEnd(sentence, to);
    if (ordinal !== null && ordinal <= most) {
      to = ordinal;
      isTurn = true;
      continue;
    }
    isTurn ||= TURNS.some((name) => namedPhraseEnd(sentence, name, to) !== null);
    isEnding ||= ENDINGS.some((name) => namedPhraseEnd(sentence, name, to) !== null);
    const next = phraseEnd(sentence, to) ?? (isLeadWord(sentence, to) ? to + 1 : null);
    if (next === null || next > most) break;
    to = next;
  }
  return { from, to, isEnding, isTurn };
}

function phraseEnd(sentence: Sentence, at: number): number | null {
  const ends = LEADS.map((name) => namedPhraseEnd(sentence, name, at) ?? 0);
  const end = Math.max(...ends);
  if (end === 0) return null;
  return namedPhraseEnd(sentence, 'with', end) ?? end;
}
const ENDINGS = ['end', 'last', 'lastly', 'closerNoun', 'endNoun'] as const;
const TURNS = ['start', 'first', 'thenWords', ...ENDINGS] as const;
const LEADS = ['openerNoun', 'startNoun', ...TURNS] as const;

function isLeadWord(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.quantity?.unit === 'ordinal') return true;
  return (
    (token?.kind === 'word' && isSkipped(sentence, token)) ||
    (['and', 'thens', 'determiners'] as const).some((name) => isIn(sentence, token, name))
  );
}

/** 'In the first one', 'for the second part' */
function ordinalPhraseEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  let to = at;
  while (PHRASE_LEADS.some((name) => isIn(sentence, tokens[to], name)) && to < at + 2) to += 1;
  if (tokens[to]?.quantity?.unit !== 'ordinal') return null;
  const noun = isIn(sentence, tokens[to + 1], 'anaphora') ? to + 2 : null;
  return namedPhraseEnd(sentence, 'partNoun', to + 1) ?? noun;
}
const PHRASE_LEADS = ['prepositions', 'determiners'] as const;
