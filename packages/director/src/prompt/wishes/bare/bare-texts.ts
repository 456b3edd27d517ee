import { OUTLINE } from '../../outline/outline.ts';
import { tellingWord } from '../../sentence/clauses.ts';
import type { Named } from '../../sentence/named-lists.ts';
import { namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { foldWord } from '../../words/tokens.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { clipsOf } from '../refer-to-wishes.ts';

type Title = Extract<Draft, { kind: 'title' }>;

/** From what says that it is a text to its words: 'a text somewhere near the end, in big letters, "Open"'. */
const CUE_REACH = 8;
/** From the clip that it stands over: 'the toast with "See you" on it'. */
const CLIP_REACH = 6;
const CLAUSE_REACH = 16;

/** Quoted words that no rule reads are a text in the picture, where the words around them say so. */
export function bareTexts(
  sentence: Sentence,
  covered: ReadonlySet<number>,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const parts = partsIn(sentence);
  return sentence.tokens.flatMap(({ kind, word }, at): readonly MadeWish[] => {
    if (kind !== 'quote' || covered.has(at)) return [];
    const part = parts.get(foldWord(word));
    const place =
      part === undefined
        ? placeOf(sentence, at, made)
        : { at: 'clips' as const, clips: [building.referTo(part)] };
    if (place === null) return [];
    const text = building.textOf(at, at + 1);
    const draft: Title = { kind: 'title', text, placement: null, isNot: false, ...place };
    return [madeOf(sentence, at, at + 1, draft, [], null)];
  });
}

function placeOf(
  sentence: Sentence,
  at: number,
  made: readonly MadeWish[],
): Pick<Title, 'at' | 'clips'> | null {
  const [from, to] = clauseOf(sentence, at);
  const isNear = (names: readonly string[], reach = CUE_REACH) =>
    names.some((name) => nearest(sentence, name, at, from, to) <= reach);
  const isText = isNear(['titleNoun', 'say', 'writeWord']);
  if (!isText && tellingWord(sentence, at) !== null) return null;
  const before = made.findLast((wish) => wish.to <= at && wish.from >= from && showsClip(wish));
  if (before !== undefined && at - before.to <= CLIP_REACH)
    return before.draft.kind === 'close' && !before.draft.isNot
      ? { at: 'ending', clips: [] }
      : { at: 'clips', clips: clipsOf(before.draft).slice(0, 1) };
  const ends = (names: readonly string[]) =>
    Math.min(...names.map((name) => nearest(sentence, name, at, from, to)));
  const [end, start] = [ends(['last', 'closerNoun']), ends(['first', 'openerNoun'])];
  if (Math.min(end, start) === Number.POSITIVE_INFINITY) return isText ? { at: 'opening', clips: [] } : null;
  return { at: end < start ? 'ending' : 'opening', clips: [] };
}

function showsClip({ draft }: MadeWish): boolean {
  return clipsOf(draft).some(({ clips }) => clips.length > 0);
}

/** What the parts of an outline begin with, by what they are called: 'Day 2' is written over its first clip. */
function partsIn({ tokens }: Sentence): ReadonlyMap<string, Named> {
  const parts = new Map<string, Named>();
  for (const [at, { spelt, word }] of tokens.entries()) {
    if (spelt !== OUTLINE.part) continue;
    let from = at + 1;
    while (tokens[from]?.spelt.startsWith(OUTLINE.part)) from += 1;
    let to = from + 1;
    while (tokens[to]?.quantity?.unit !== 'seconds' && tokens[to]?.spelt.startsWith(OUTLINE.part) === false)
      to += 1;
    parts.set(word, { from, to });
  }
  return parts;
}

function clauseOf({ tokens }: Sentence, at: number): readonly [from: number, to: number] {
  let [from, to] = [at, at + 1];
  while (from > Math.max(0, at - CLAUSE_REACH) && tokens[from - 1]?.kind !== 'break') from -= 1;
  while (to < Math.min(tokens.length, at + CLAUSE_REACH) && tokens[to]?.kind !== 'break') to += 1;
  return [from, to];
}

/** How many words from a quotation to the nearest phrase of a name; infinite where its sentence has none. */
function nearest(sentence: Sentence, name: string, at: number, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let place = from; place < to; place += 1)
    if (namedPhraseEnd(sentence, name, place) !== null) least = Math.min(least, Math.abs(place - at));
  return least;
}
