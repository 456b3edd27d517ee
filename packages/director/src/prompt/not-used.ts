import { type NotUsed, referencesOf, type Wish } from '@cutroom/contract';
import { isPast } from './sentence/clauses.ts';
import { isIn, isSkipped, type Sentence } from './sentence/sentence.ts';
import { isInThemeLine, themeLines } from './sentence/themes/theme-lines.ts';
import { spanOf } from './words/tokens.ts';

/** The words that no wish rests on, thought by thought, and why they change nothing. */
export function notUsedIn(
  prompt: string,
  sentence: Sentence,
  wishes: readonly Wish[],
  takenBack: readonly NotUsed[],
  isLanguageRead: boolean,
): readonly NotUsed[] {
  const taken = [
    // Of 'the fire and the bee, nothing else' the fire and the bee are what 'nothing else' is said of.
    ...wishes.flatMap((wish) =>
      [wish, ...referencesOf(wish)].flatMap(({ span }) => (span === null ? [] : [span])),
    ),
    ...takenBack.map(({ span }) => span),
    // The 'afternoon' of 'a relaxed afternoon', the 'reel of the hike'
    ...themeLines(sentence).flatMap(({ lead, from, to, nameTo, headFrom, headTo, moods }) => {
      const behind = nameTo < to ? [spanOf(sentence.tokens, nameTo, to)] : [];
      const isLed = lead < from;
      const head = spanOf(sentence.tokens, isLed ? lead : headFrom, headTo);
      return isLed || moods.length > 0 ? [head, ...behind] : behind;
    }),
  ];
  const isFree = (at: number): boolean => {
    const token = sentence.tokens[at];
    return token !== undefined && !taken.some(([start, end]) => token.start < end && token.end > start);
  };
  const left: NotUsed[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    let to = at;
    while (isFree(to) && !isBoundary(sentence, to) && isAhead(sentence, to, at)) to += 1;
    const isBesideWish = [at - 1, to].some((place) => sentence.tokens[place] !== undefined && !isFree(place));
    if (to > at && tells(sentence, at, to, isBesideWish)) {
      const span = spanOf(sentence.tokens, at, to);
      if (!taken.some(([start, end]) => start < span[1] && end > span[0]))
        left.push({ span, said: prompt.slice(...span), why: reason(sentence, at, to, isLanguageRead) });
    }
    at = Math.max(to, at + 1);
  }
  // 'Shorter please': nothing but small words
  const isEmpty = left.length + taken.length === 0 && sentence.tokens.some(({ kind }) => kind === 'word');
  if (isEmpty) {
    const span = spanOf(sentence.tokens, 0, sentence.tokens.length);
    left.push({
      span,
      said: prompt.slice(...span),
      why: reason(sentence, 0, sentence.tokens.length, isLanguageRead),
    });
  }
  return withoutOverlaps([...joinedSpans(prompt, takenBack), ...left]);
}

/** What replaced a thing stands where that stood; its words come later in the prompt. */
function isAhead(sentence: Sentence, at: number, from: number): boolean {
  return at === from || (sentence.tokens[at]?.start ?? 0) >= (sentence.tokens[at - 1]?.end ?? 0);
}

function isBoundary(sentence: Sentence, at: number): boolean {
  const kind = sentence.tokens[at]?.kind;
  return kind === 'break' || kind === 'comma';
}

/** Whether a stretch says anything but 'and', 'please' or 'the', or, beside a wish, the 'leave out' of 'leave out blurry clips'. */
function tells(sentence: Sentence, from: number, to: number, isBesideWish: boolean): boolean {
  const empty = isBesideWish ? [...EMPTY, ...ASKING] : EMPTY;
  return sentence.tokens
    .slice(from, to)
    .some(
      (token) =>
        token.kind !== 'sign' &&
        !isSkipped(sentence, token) &&
        !empty.some((name) => isIn(sentence, token, name)),
    );
}
const EMPTY = [
  'and',
  'determiners',
  'prepositions',
  'connectors',
  'wishMarks',
  'stops',
  'adverbs',
  'anaphora',
  'subjects',
] as const;
const ASKING = ['verbs', 'negators', 'making'] as const;

function reason(sentence: Sentence, from: number, to: number, isLanguageRead: boolean): NotUsed['why'] {
  if (!isLanguageRead) return 'language';
  const tokens = sentence.tokens.slice(from, to);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.every((token) => PLAIN.some((name) => isIn(sentence, token, name)))) return 'greeting';
  // 'In the garden' of 'a lazy sunday in the garden'
  if (isInThemeLine(sentence, from, to)) return 'narration';
  const isTold = tokens.some(
    (token, step) => isPast(sentence, from + step) || isIn(sentence, token, 'subjects'),
  );
  return isTold ? 'narration' : 'unclear';
}

/** 'make me a really good video' */
const PLAIN = [
  'greetings',
  'fillers',
  'stops',
  'determiners',
  'self',
  'vague',
  'wishMarks',
  'making',
] as const;

function joinedSpans(prompt: string, spans: readonly NotUsed[]): readonly NotUsed[] {
  const joined: NotUsed[] = [];
  for (const one of [...spans].sort((a, b) => a.span[0] - b.span[0])) {
    const last = joined.at(-1);
    if (last !== undefined && one.span[0] <= last.span[1] + 1) {
      const span: [number, number] = [last.span[0], Math.max(last.span[1], one.span[1])];
      joined[joined.length - 1] = { ...last, span, said: prompt.slice(...span) };
    } else joined.push(one);
  }
  return joined;
}

function withoutOverlaps(spans: readonly NotUsed[]): readonly NotUsed[] {
  const kept: NotUsed[] = [];
  for (const one of [...spans].sort((a, b) => a.span[0] - b.span[0]))
    if (one.span[0] >= (kept.at(-1)?.span[1] ?? 0)) kept.push(one);
  return kept;
}
