import { tellingWord } from '../../sentence/clauses.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';

/** What is said before the reel itself: 'a calm nature reel', 'a slow 20 second video'. */
export function themeWishes(
  sentence: Sentence,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  return sentence.tokens.flatMap((_, at) =>
    tellingWord(sentence, at) !== null
      ? []
      : [...themeOf(sentence, at, made, building), ...slownessOf(sentence, at, made)],
  );
}

/** Of 'a 20 second street food video' most is to show that. @param at the token that names the reel */
function themeOf(
  sentence: Sentence,
  at: number,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const start = themeStart(sentence, at) ?? at;
  // 'Feel like a road movie'
  if (sentence.tokens.slice(Math.max(0, start - 2), start).some(({ word }) => word === 'like')) return [];
  for (let first = start; first < at; first += 1) {
    // The 'calm' of 'a calm reel' is its mood, whatever a clip is called.
    if (made.some(({ draft, from, to }) => draft.kind === 'mood' && from <= first && first < to)) continue;
    const named = { from: first, to: at };
    const theme = building.referTo(named);
    if (theme.answer !== 'shown' || theme.missing.length > 0) continue;
    const isRead = made.some(
      ({ draft, from, to }) =>
        from <= first &&
        at < to &&
        // 'Like an old home movie' says how it looks.
        (draft.kind === 'grade' || ('clips' in draft && draft.clips.length > 0)),
    );
    if (isRead) return [];
    const draft: Draft = { kind: 'prefer', clips: [theme], degree: 'mostly', certainty: 'likely' };
    return [madeOf(sentence, first, at + 1, draft, [named], building)];
  }
  return [];
}

/** 'slow' is said of many things, but before the reel, and alone between two commas, of its pace. */
function slownessOf(sentence: Sentence, at: number, made: readonly MadeWish[]): readonly MadeWish[] {
  if (namedPhraseEnd(sentence, 'slowPace', at) !== at + 1) return [];
  const isRead = made.some(({ from, to }) => from <= at && at < to);
  if (isRead || !(isAlone(sentence, at) || isBeforeReel(sentence, at))) return [];
  const to = namedPhraseEnd(sentence, 'themedReel', at + 1) ?? at + 1;
  return [madeOf(sentence, at, to, { kind: 'pace', pace: 'slow', course: null }, [], null)];
}

function isAlone({ tokens }: Sentence, at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].every(
    (token) => token === undefined || token.kind === 'comma' || token.kind === 'break',
  );
}

function isBeforeReel(sentence: Sentence, at: number): boolean {
  for (let next = at + 1; next <= at + WORDS_BEFORE_MAX; next += 1) {
    if (namedPhraseEnd(sentence, 'themedReel', next) === next + 1) return true;
    if (sentence.tokens[next]?.quantity == null && !isDescribing(sentence, next)) return false;
  }
  return false;
}

const WORDS_BEFORE_MAX = 5;

/**
 * Whether a noun phrase names the reel, not a clip: 'a birthday video'.
 * @param to behind its last token
 */
export function namesThemedReel(sentence: Sentence, to: number): boolean {
  return themeStart(sentence, to - 1) !== null;
}

/** Where the words begin that describe the reel named at a token; null where no reel is, or one that there is already. */
function themeStart(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  if (namedPhraseEnd(sentence, 'themedReel', at) !== at + 1) return null;
  let from = at;
  while (at - from < THEME_WORDS_MAX && isDescribing(sentence, from - 1)) from -= 1;
  if (from === at) return null;
  const before = tokens[from - 1];
  const isNew =
    before === undefined ||
    before.kind === 'break' ||
    before.quantity?.unit === 'seconds' ||
    namedPhraseEnd(sentence, 'newReel', from - 1) === from ||
    isIn(sentence, before, 'making');
  return isNew ? from : null;
}

function isDescribing(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || token.kind !== 'word' || token.quantity != null) return false;
  if (namedPhraseEnd(sentence, 'newReel', at) !== null) return false;
  return !BORDERS.some((name) => isIn(sentence, token, name));
}

const THEME_WORDS_MAX = 4;
const BORDERS = [
  'determiners',
  'prepositions',
  'and',
  'negators',
  'connectors',
  'subjects',
  'self',
  'verbs',
  'thens',
  'making',
  'being',
] as const;
