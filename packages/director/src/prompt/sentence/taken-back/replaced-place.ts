import type { Token } from '../../words/tokens.ts';
import { isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** Tokens with a place put in another's stead, and what was taken back. */
interface ReplacedPlace {
  readonly tokens: readonly Token[];
  readonly takenBack: readonly Token[];
  readonly next: number;
}

/** 'El perro al final, no, perdón, al principio': behind words that take back a place alone stands for the place before. */
export function replacedPlace(sentence: Sentence, at: number): ReplacedPlace | null {
  const { tokens } = sentence;
  const from = markerEnd(sentence, at);
  const fresh = from === null ? null : placeEnd(sentence, from);
  if (from === null || fresh === null || !isOver(tokens[fresh])) return null;
  for (let old = Math.max(0, at - PLACE_REACH); old < at; old += 1) {
    const end = placeEnd(sentence, old);
    if (end === null || end > at) continue;
    // 'Am Ende der Gipfel, nein, am Anfang'
    const leads = isOver(tokens[old - 1]) && !tokens.slice(end, at - 1).some((token) => isOver(token));
    if (!leads && !tokens.slice(end, at).every((token) => isBetween(sentence, token))) continue;
    const kept = leads ? tokens.slice(end, at) : [];
    return {
      tokens: [...tokens.slice(0, old), ...tokens.slice(from, fresh), ...kept, ...tokens.slice(fresh)],
      takenBack: [...tokens.slice(old, end), ...tokens.slice(at, from)].filter(({ kind }) => kind === 'word'),
      next: old + fresh - from,
    };
  }
  return null;
}
/** 'ganz am Anfang', and what is skipped before the words that take it back. */
const PLACE_REACH = 8;

/** Where words that take something back end, of which several may follow each other: 'no, perdón,'. */
function markerEnd(sentence: Sentence, at: number): number | null {
  let end: number | null = null;
  let next = at;
  for (let step = 0; step < MARKERS_MAX; step += 1) {
    const marker =
      namedPhraseEnd(sentence, 'takeBack', next) ??
      namedPhraseEnd(sentence, 'takeBackThing', next) ??
      (end === null ? null : namedPhraseEnd(sentence, 'instead', next));
    if (marker === null) break;
    next = marker;
    while (isSkipped(sentence, sentence.tokens[next])) next += 1;
    end = next;
  }
  return end;
}
const MARKERS_MAX = 4;

function placeEnd(sentence: Sentence, at: number): number | null {
  const ends = ['first', 'last'].map((name) => namedPhraseEnd(sentence, name, at) ?? -1);
  const end = Math.max(...ends);
  return end > at ? end : null;
}

function isOver(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'comma' || token.kind === 'break';
}

function isBetween(sentence: Sentence, token: Token): boolean {
  return token.kind === 'break' || isSkipped(sentence, token);
}
