import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';

/** 'O bolo sai do forno' tells what happens, 'o bolo sai do vídeo' leaves it out. */
export function isOutOf(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  if (clips[0]?.from !== from || clips[0].to === to || !isIn(sentence, tokens[to], 'of')) return false;
  let noun = to + 1;
  while (isIn(sentence, tokens[noun], 'determiners')) noun += 1;
  return tokens[noun]?.kind === 'word' && !isIn(sentence, tokens[noun], 'vague');
}

/** 'A night out', 'the candles blown out': what is out by itself is a file or a thing with its article, and a whole clause. */
export function isOutBehind(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first] = clips;
  if (first?.from !== from || to !== (clips.at(-1)?.to ?? to) + 1) return false;
  const isBorder = (token: Token | undefined) => token === undefined || /^(?:comma|break)$/.test(token.kind);
  // 'Rooster No. 9'
  if (isBorder(tokens[to]) && tokens[to + 1]?.kind === 'number' && tokens[to]?.spelt === '.') return true;
  if (namedPhraseEnd(sentence, 'outAlone', to - 1) !== to) return false;
  const isDefiniteThing =
    tokens[first.from]?.kind === 'file' ||
    isIn(sentence, tokens[first.from], 'determiners') ||
    isOutBeside(sentence, from, to);
  return !(isDefiniteThing && isBorder(tokens[from - 1]) && isBorder(tokens[to]));
}

/** 'Sandwich out, chalk out' */
function isOutBeside(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  const endsOut = (at: number) => namedPhraseEnd(sentence, 'outAlone', at) === at + 1;
  if (endsOut(from - 2)) return true;
  if (tokens[to]?.kind !== 'comma') return false;
  let end = to + 1;
  while (end < to + WORDS_OF_THING_MAX && tokens[end]?.kind === 'word') end += 1;
  return endsOut(end - 1);
}

const WORDS_OF_THING_MAX = 6;

/** 'I want the dog out on the beach' shows it there, 'I want the dog out' does not. */
export function isOutThere(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const isWanted = isIn(sentence, tokens[from], 'wishMarks') || isIn(sentence, tokens[from], 'and');
  if (!isWanted || clips[0]?.from !== from + 1 || clips.at(-1)?.to !== to - 1) return false;
  return isIn(sentence, tokens[to], 'prepositions') && isIn(sentence, tokens[to + 1], 'determiners');
}
