import type { Named } from '../../sentence/named-lists.ts';
import { isIn, type Sentence } from '../../sentence/sentence.ts';
import { type ThemeLine, themeLines } from '../../sentence/themes/theme-lines.ts';
import type { ThemeThing } from '../../sentence/themes/theme-nouns.ts';
import { moodAt, type ThemeMood } from '../../sentence/themes/theme-words.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';

const mood = (value: Extract<Draft, { kind: 'mood' }>['mood']): Draft => ({
  kind: 'mood',
  mood: value,
  certainty: 'likely',
});
const pace = (value: 'slow' | 'fast'): Draft => ({
  kind: 'pace',
  pace: value,
  course: null,
  certainty: 'likely',
});
const look = (value: Extract<Draft, { kind: 'grade' }>['look']): Draft => ({
  kind: 'grade',
  look: value,
  clips: [],
  certainty: 'guess',
});

/** What a time or an occasion that is said to be like that asks of the reel. */
const ASKED: Readonly<Record<ThemeMood, readonly Draft[]>> = {
  calmTheme: [mood('calm'), pace('slow')],
  livelyTheme: [mood('energetic'), pace('fast')],
  happyTheme: [mood('happy')],
  romanticTheme: [mood('romantic'), pace('slow')],
  dreamyTheme: [mood('dreamy'), look('soft'), pace('slow')],
  epicTheme: [mood('epic'), look('cinematic')],
  darkTheme: [mood('dark')],
  cosyTheme: [mood('calm'), look('warm'), pace('slow')],
  sunnyTheme: [look('warm')],
  oldTheme: [look('vintage')],
};

/** What 'a lazy sunday in the garden' asks for: a mood and a pace, and what its clips may show rather than other clips. */
export function themeLineWishes(
  sentence: Sentence,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  return themeLines(sentence).flatMap((line) =>
    made.some((wish) => isText(wish, line) || isListed(wish, line))
      ? []
      : [...moodsOf(sentence, line, made), ...thingsOf(sentence, line, building)],
  );
}

/** The 'a lazy sunday' of 'title: a lazy sunday' is written down. */
function isText({ draft, from, to }: MadeWish, line: ThemeLine): boolean {
  return (draft.kind === 'title' || draft.kind === 'name') && from < line.to && line.from < to;
}

/** The 'a calm sunday' of 'open with the dog, a calm sunday, then the fire' */
function isListed({ draft, from, to }: MadeWish, line: ThemeLine): boolean {
  return 'clips' in draft && draft.clips.length > 1 && from <= line.from && line.to <= to;
}

/** The first that is said of each kind, where none of that kind is read already. */
function moodsOf(sentence: Sentence, line: ThemeLine, made: readonly MadeWish[]): readonly MadeWish[] {
  const known = new Set(
    made.flatMap(({ draft }) => (draft.kind === 'pace' && draft.pace === null ? [] : [draft.kind])),
  );
  const wishes: MadeWish[] = [];
  for (const { at, mood: said } of line.moods)
    for (const draft of ASKED[said]) {
      if (known.has(draft.kind)) continue;
      known.add(draft.kind);
      const [from, to] = at < line.headTo ? [line.headFrom, line.headTo] : [at, at + 1];
      wishes.push(madeOf(sentence, from, to, draft, [], null));
    }
  return wishes;
}

/** What clips are known to show of 'with the dog', 'mountain trip'; no time, and nothing that none of them shows. */
function thingsOf(sentence: Sentence, line: ThemeLine, building: Building): readonly MadeWish[] {
  return line.things.flatMap((thing) => {
    const named = shownIn(sentence, thing, building);
    if (named === null) return [];
    const draft: Draft = { kind: 'include', clips: [building.referTo(named)], certainty: 'likely' };
    const from = named.from === thing.from ? thing.lead : named.from;
    return [{ ...madeOf(sentence, from, named.to, draft, [named], building), isBare: false }];
  });
}

/** Of 'epic mountain trip' the mountain. */
function shownIn(sentence: Sentence, { from: first, to: end }: ThemeThing, building: Building): Named | null {
  for (let from = first; from < end; from += 1)
    for (let to = end; to > from; to -= 1) {
      const isTime = sentence.tokens
        .slice(from, to)
        .every(
          (token, step) =>
            isIn(sentence, token, 'vague') ||
            isIn(sentence, token, 'determiners') ||
            moodAt(sentence, from + step) !== null,
        );
      const { answer, missing } = building.referTo({ from, to });
      if (!isTime && answer === 'shown' && missing.length === 0) return { from, to };
    }
  return null;
}
