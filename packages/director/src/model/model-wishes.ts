import { type ClipReference, plainText, type Wish, wishSchema } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import type { ModelWish } from './model-wish.ts';
import { argumentsOf, modelWishId } from './wish-arguments.ts';

const WISHES_MAX = 24;
const SAID_CHARS_MAX = 160;
/** Longer than anything that anybody asks of a reel. */
const SECONDS_MAX = 3600;

/** What of a model's wishes holds: words that the prompt has, clips that there are, arguments that fit. */
export function readModelWishes(
  wishes: readonly ModelWish[],
  prompt: string,
  clips: readonly ClipFacts[],
): readonly Wish[] {
  const read = wishes
    .slice(0, WISHES_MAX)
    .flatMap((told, at) => readWish(told, modelWishId(at + 1), prompt, clips) ?? []);
  const ids = new Set(read.flatMap(({ id, kind }) => (kind === 'exception' ? [] : [id])));
  return read.filter((wish) => wish.kind !== 'exception' || ids.has(wish.of));
}

/** @returns null where it does not hold */
function readWish(told: ModelWish, id: string, prompt: string, clips: readonly ClipFacts[]): Wish | null {
  const start = placeOf(told.said, prompt);
  // What the prompt does not say nobody asked for, and nobody's words but the creator's come into the picture.
  const isMadeUp = start < 0 || (told.text.trim() !== '' && placeOf(told.text, prompt) < 0);
  if (isMadeUp || Math.max(told.seconds, told.until) > SECONDS_MAX) return null;
  const said = plainText(told.said, SAID_CHARS_MAX);
  const about = {
    id,
    span: [start, start + told.said.trim().length],
    said,
    certainty: 'likely',
    source: 'model',
  };
  const meant = referenceTo(told.clips, said, clips);
  const than = referenceTo(told.than, said, clips);
  const parsed = wishSchema.safeParse({
    kind: told.kind,
    ...about,
    ...argumentsOf({ told, clips: meant, than }),
  });
  return parsed.success && saysSomething(parsed.data) ? parsed.data : null;
}

/** Where the prompt has these words; -1 where it does not, or where there are none. */
function placeOf(words: string, prompt: string): number {
  return words.trim() === '' ? -1 : prompt.toLowerCase().indexOf(words.trim().toLowerCase());
}

const ABOUT_CLIPS: ReadonlySet<Wish['kind']> = new Set([
  ...(['open', 'close', 'place', 'before', 'between', 'together', 'include', 'exclude', 'only'] as const),
  ...(['prefer', 'times', 'share', 'clipPart', 'section', 'hold', 'exception', 'level'] as const),
]);

/** Whether the clips and the measures that it is about are there, and make sense. */
function saysSomething(wish: Wish): boolean {
  const isAboutClips =
    ABOUT_CLIPS.has(wish.kind) ||
    (wish.kind === 'order' && (wish.by === 'named' || wish.by === 'alternate')) ||
    (wish.kind === 'title' && wish.at === 'clips') ||
    (wish.kind === 'music' && wish.music === 'keepSound');
  if (isAboutClips && 'clips' in wish && wish.clips.length === 0) return false;
  switch (wish.kind) {
    case 'before':
    case 'between':
      return wish.than.length > 0;
    case 'cutLength':
      return isRising(wish.amount) && (wish.amount !== null || wish.isEven);
    case 'hold':
      return isRising(wish.amount) && (wish.amount !== null || wish.than !== null);
    case 'section':
      return isRising(wish.amount);
    case 'length':
      return wish.amount.bound === 'longest' || isRising(wish.amount);
    case 'count':
    case 'times':
      return isRising(wish.amount);
    case 'level':
      return wish.gainDb !== 0;
    case 'clipPart':
      return wish.part.part !== 'range' || wish.part.toSeconds > wish.part.fromSeconds;
    default:
      return true;
  }
}

/** A range goes upwards. */
function isRising(amount: { readonly bound: string; readonly from?: number; readonly to?: number } | null) {
  return amount === null || (amount.from ?? 0) <= (amount.to ?? 0);
}

/** @returns a reference to those that there are; none where there are none */
function referenceTo(ids: readonly string[], said: string, clips: readonly ClipFacts[]): ClipReference[] {
  // A model may name a clip twice; a wish means it once.
  const unique = new Set(ids.map((id) => id.trim()));
  const found = [...unique].flatMap((id) => clips.find(({ position }) => `c${position}` === id) ?? []);
  if (found.length === 0) return [];
  return [
    {
      said,
      span: null,
      number: found.length > 1 ? 'all' : 'one',
      clips: found.map(({ clip }) => ({ clipId: clip.clipId, by: 'label', score: 0.7 })),
      answer: 'shown',
      missing: [],
      labels: [],
      spokenWords: null,
    },
  ];
}
