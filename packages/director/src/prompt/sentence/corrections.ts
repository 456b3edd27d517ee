import type { Token } from '../words/tokens.ts';
import { phraseBefore, walkToStart } from './clauses.ts';
import { phraseEnds } from './noun-phrases.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from './sentence.ts';
import { type Marker, replacedAmount, type Settled } from './taken-back/replaced-amount.ts';
import { replacedPlace } from './taken-back/replaced-place.ts';
import {
  exchangedEnd,
  isComment,
  lastWordBefore,
  namesAgain,
  orderStart,
  repeatedEnd,
  weakEnd,
} from './taken-back/take-back.ts';

export interface Corrected {
  readonly sentence: Sentence;
  readonly takenBack: readonly Token[];
}

/**
 * Settles what the creator takes back: '30 seconds, no wait, 20' asks for 20 seconds, 'open with the tent, or rather the
 * lake' for the lake. What replaces a thing or a number takes its place in the sentence.
 */
export function settleCorrections(sentence: Sentence): Corrected {
  let current = sentence;
  const takenBack: Token[] = [];
  for (let at = 0; at < current.tokens.length; at += 1) {
    const settled = settleAt(current, at);
    if (settled === null) continue;
    takenBack.push(...settled.takenBack);
    current = { ...current, tokens: settled.tokens };
    at = Math.max(0, settled.next - 1);
  }
  return { sentence: current, takenBack };
}

function settleAt(sentence: Sentence, at: number): Settled | null {
  const placed = replacedPlace(sentence, at);
  if (placed !== null) return placed;
  const strong =
    namedPhraseEnd(sentence, 'takeBack', at) ?? repeatedEnd(sentence, at) ?? exchangedEnd(sentence, at);
  const end = strong ?? weakEnd(sentence, at);
  if (end === null) return null;
  const marker = sentence.tokens.slice(at, end);
  const from = fragmentStart(sentence, end);
  const isTooLong = namedPhraseEnd(sentence, 'tooLong', at) === end;
  if (!isTooLong && isComment(sentence, from)) return null;
  // 'Never mind the dog' does without it.
  if (
    namedPhraseEnd(sentence, 'neverMind', at) === end &&
    isIn(sentence, sentence.tokens[end], 'determiners')
  )
    return null;
  return (
    replacedAmount(sentence, at, from, marker) ??
    (strong === null
      ? null
      : (replacedOrder(sentence, at, from, marker) ??
        replacedList(sentence, at, from, marker) ??
        replacedThing(sentence, at, from, marker) ??
        withdrawn(sentence, at, end, marker)))
  );
}

function fragmentStart(sentence: Sentence, at: number): number {
  let from = at;
  const skip = (): void => {
    while (
      isSkipped(sentence, sentence.tokens[from]) ||
      (from === at && sentence.tokens[from]?.kind === 'break')
    )
      from += 1;
  };
  skip();
  const instead = namedPhraseEnd(sentence, 'instead', from);
  if (instead !== null) from = instead;
  // 'No wait, not that long, like 8 seconds'
  from = namedPhraseEnd(sentence, 'notSoMuch', from) ?? from;
  skip();
  // 'De treinta segundos, digo, de veinte'
  const isLed = isIn(sentence, sentence.tokens[from], 'prepositions');
  return isLed && sentence.tokens[from + 1]?.quantity?.unit !== undefined ? from + 1 : from;
}

/** 'start with the dog, no wait, start with the cat': the same verb again, or another for the same thing. */
function replacedOrder(sentence: Sentence, at: number, from: number, marker: Marker): Settled | null {
  const { tokens } = sentence;
  const verb = tokens[from];
  if (!isIn(sentence, verb, 'verbs')) return null;
  const start = orderStart(sentence, at, verb?.word ?? '');
  const clause = tokens.slice(start, at);
  const rest = tokens.slice(from + 1, from + 7);
  const isSame = clause.some((token) => token.kind === 'word' && token.word === verb?.word);
  const names = new Set(rest.filter((token) => sentence.clipWords.has(token.word)).map(({ word }) => word));
  const isAboutSame =
    clause.some(({ word }) => names.has(word)) ||
    (rest[0]?.quantity === null && isIn(sentence, rest[0], 'persons'));
  if (!isSame && !isAboutSame)
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(from)], takenBack: marker, next: at };
  return {
    // 'I was going to start with the cat but no wait start with the kiln': what is asked for now is told by nobody.
    tokens: [
      ...tokens.slice(0, start),
      ...breakBefore(tokens, start),
      ...withName(sentence, start, at, from),
    ],
    takenBack: [...clause, ...marker],
    next: start,
  };
}

function breakBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break'
    ? []
    : [{ ...before, kind: 'break', quantity: null }];
}

/** 'Put the dog first, no, put it last': 'it' is the dog that goes with the words taken back. */
function withName(sentence: Sentence, start: number, at: number, from: number): readonly Token[] {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[from + 1], 'anaphora')) return tokens.slice(from);
  for (let place = start + 1; place < at; place += 1) {
    const [end] = phraseEnds(sentence, place);
    const isClip =
      end !== undefined &&
      end <= at &&
      tokens.slice(place, end).some(({ word }) => sentence.clipWords.has(word));
    if (isClip)
      return [...tokens.slice(from, from + 1), ...tokens.slice(place, end), ...tokens.slice(from + 2)];
  }
  return tokens.slice(from);
}

/** 'The tower, then the harbour. No sorry, first the harbour, then the tower': the same things again in their order. */
function replacedList(sentence: Sentence, at: number, from: number, marker: Marker): Settled | null {
  const { tokens } = sentence;
  const namesIn = (some: readonly Token[]) =>
    some.flatMap(({ word }, index) => (sentence.clipWords.has(word) ? [[word, index] as const] : []));
  const end = tokens.findIndex(({ kind }, index) => index > from && kind === 'break');
  const fresh = new Set(namesIn(tokens.slice(from, end < 0 ? from + LIST_REACH : end)).map(([word]) => word));
  const first = Math.max(0, at - LIST_REACH);
  const again = namesIn(tokens.slice(first, at)).filter(([word]) => fresh.has(word));
  const [earliest] = again;
  if (earliest === undefined || new Set(again.map(([word]) => word)).size < 2) return null;
  const start = walkToStart(sentence, first + earliest[1]);
  return {
    tokens: [...tokens.slice(0, start), ...tokens.slice(from)],
    takenBack: [...tokens.slice(start, at), ...marker],
    next: start,
  };
}

const LIST_REACH = 20;

function replacedThing(sentence: Sentence, at: number, start: number, marker: Marker): Settled | null {
  const { tokens } = sentence;
  // 'Rather with the lake': the preposition stands already.
  const from = isIn(sentence, tokens[start], 'prepositions') ? start + 1 : start;
  const [to] = phraseEnds(sentence, from);
  if (to === undefined) return null;
  // 'Steam engines only. No wait, the diesel too.'
  if (namedPhraseEnd(sentence, 'tooWord', to) !== null)
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(from)], takenBack: marker, next: at };
  const old = phraseBefore(sentence, lastWordBefore(sentence, at) + 1);
  if (old === null) return null;
  const [oldFrom, oldTo] = old;
  if (namesAgain(sentence, [from, to], old)) return withdrawnBefore(sentence, at, from, marker);
  // 'The little ones, I mean the yellow belts, open it'
  const isAside =
    tokens[at - 1]?.kind === 'comma' && tokens[to]?.kind === 'comma' && tokens[oldTo]?.kind === 'comma';
  if (isAside)
    return {
      tokens: [...tokens.slice(0, oldFrom), ...tokens.slice(from, to), ...tokens.slice(to + 1)],
      takenBack: [...tokens.slice(oldFrom, oldTo), ...marker],
      next: oldFrom + (to - from),
    };
  // 'The quiver first, no sorry, the range first': what is said again stands once.
  const tail = tokens.slice(oldTo, at).filter(({ kind }) => kind === 'word');
  const isAgain = tail.length > 0 && tail.every(({ word }, step) => tokens[to + step]?.word === word);
  return {
    tokens: [
      ...tokens.slice(0, oldFrom),
      ...tokens.slice(from, to),
      ...(isAgain ? [] : tokens.slice(oldTo, at)),
      ...tokens.slice(to),
    ],
    takenBack: [...tokens.slice(oldFrom, isAgain ? at : oldTo), ...marker],
    next: oldFrom + (to - from),
  };
}

/** 'Without the train, no wait, the train stays in': what is said of the same thing now takes back what was said before. */
function withdrawnBefore(sentence: Sentence, at: number, from: number, marker: Marker): Settled {
  const { tokens, takenBack, next } = withdrawn(sentence, at, from, marker);
  const fresh = [...breakBefore(sentence.tokens, next), ...tokens.slice(next)];
  return { tokens: [...tokens.slice(0, next), ...fresh], takenBack, next };
}

/** 'Add captions. Actually, forget that.' */
function withdrawn(sentence: Sentence, at: number, end: number, marker: Marker): Settled {
  const { tokens } = sentence;
  const start = orderStart(sentence, at, '');
  return {
    tokens: [...tokens.slice(0, start), ...tokens.slice(end)],
    takenBack: [...tokens.slice(start, at), ...marker],
    next: start,
  };
}
