import { isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** 'Of it should be', between a share and what fills it. */
const BETWEEN = ['of', 'anaphora', 'modals', 'being', 'determiners', 'prepositions'] as const;
const WORDS_BETWEEN_MAX = 6;

/** Where the 'talking' of 'half of it talking', 'at most a third people talking' ends: it is what the share is of. */
export function talkShareEnd(sentence: Sentence, at: number): number | null {
  if (!hasShares(sentence)) return null;
  const { tokens, grammar } = sentence;
  const doing = isIn(sentence, tokens[at], 'saying') ? at : at + 1;
  const word = tokens[doing]?.word ?? '';
  const isTalk =
    isIn(sentence, tokens[doing], 'saying') && (grammar.lexicon.code !== 'en' || word.endsWith('ing'));
  if (!isTalk || !isBehindShare(sentence, at)) return null;
  const isWho =
    doing === at ||
    namedPhraseEnd(sentence, 'whoTalks', at) === doing ||
    (['persons', 'self', 'subjects', 'plurals'] as const).some((name) => isIn(sentence, tokens[at], name));
  return isWho ? doing + 1 : null;
}

function isBehindShare(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  for (let before = at - 1; before >= Math.max(0, at - WORDS_BETWEEN_MAX); before -= 1) {
    const token = tokens[before];
    if (token?.quantity?.unit === 'share') return true;
    if (token?.word !== 'be' && !BETWEEN.some((name) => isIn(sentence, token, name))) return false;
  }
  return false;
}

const known = new WeakMap<Sentence, boolean>();

/** Every word is asked whether a share is of it: where there is none that is known once. */
function hasShares(sentence: Sentence): boolean {
  const found = known.get(sentence) ?? sentence.tokens.some(({ quantity }) => quantity?.unit === 'share');
  known.set(sentence, found);
  return found;
}
