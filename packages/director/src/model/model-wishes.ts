import { type Brief, type ClipReference, LOOKS, plainText, type Wish, wishSchema } from '@cutroom/contract';
import { z } from 'zod';
import type { ClipFacts } from '../material/clip-facts.ts';

/** Kinds of wishes that a model may find: those whose arguments are clips, seconds and a word. */
const KINDS = [
  'length',
  'pace',
  'open',
  'close',
  'include',
  'exclude',
  'only',
  'prefer',
  'share',
  'hold',
  'speech',
  'sound',
  'grade',
  'mood',
] as const;

/** A wish as a model tells it: flat, because providers take plain types only. It is checked by the contract's schema. */
export const modelWishSchema = z.object({
  kind: z.enum(KINDS).describe('What the wish is about'),
  said: z.string().describe('The words of the wish that ask for it, copied exactly'),
  clips: z.array(z.string()).describe('Ids of the clips it means, such as c3; empty where it means none'),
  seconds: z.number().describe('Of length and hold; 0 otherwise'),
  share: z.number().describe('Of share: how much of the reel, 0 to 1; 0 otherwise'),
  value: z
    .string()
    .describe(
      `pace: slow, medium or fast. prefer: more, mostly or less. speech: only, prefer or none. sound: original or mute. grade: ${LOOKS.join(', ')}. mood: energetic, calm, happy or dark. Otherwise empty`,
    ),
});
export type ModelWish = z.infer<typeof modelWishSchema>;

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
  return wishes.slice(0, WISHES_MAX).flatMap((wish, at): Wish[] => {
    const start = wish.said.trim() === '' ? -1 : prompt.toLowerCase().indexOf(wish.said.trim().toLowerCase());
    // What the prompt does not say nobody asked for.
    if (start < 0 || wish.seconds > SECONDS_MAX) return [];
    const said = plainText(wish.said, SAID_CHARS_MAX);
    const about = {
      id: `model-${at + 1}`,
      span: [start, start + wish.said.trim().length],
      said,
      certainty: 'likely',
      source: 'model',
    };
    // A model may name a clip twice; a wish means it once.
    const ids = new Set(wish.clips.map((id) => id.trim()));
    const found = [...ids].flatMap((id) => clips.find(({ position }) => `c${position}` === id) ?? []);
    const args = argumentsOf(wish, found.length === 0 ? [] : [referenceTo(said, found)]);
    const parsed = wishSchema.safeParse({ kind: wish.kind, ...about, ...args });
    return parsed.success && !needsClips(parsed.data, found.length) ? [parsed.data] : [];
  });
}

function argumentsOf({ kind, seconds, share, value }: ModelWish, clips: readonly ClipReference[]): object {
  switch (kind) {
    case 'length':
      return { amount: { bound: 'about', value: seconds } };
    case 'pace':
      return { pace: value, course: null };
    case 'open':
    case 'close':
      return { clips, isNot: false };
    case 'include':
    case 'exclude':
    case 'only':
      return { clips };
    case 'prefer':
      return { clips, degree: value };
    case 'share':
      return { clips, measure: { of: 'reel', share, bound: 'about' } };
    case 'hold':
      return { clips, amount: { bound: 'about', value: seconds }, than: null };
    case 'speech':
      return { clips: [], speech: value };
    case 'sound':
      return { sound: value };
    case 'grade':
      return { look: value, clips: [] };
    case 'mood':
      return { mood: value };
  }
}

function needsClips(wish: Wish, found: number): boolean {
  return (
    found === 0 &&
    ['open', 'close', 'include', 'exclude', 'only', 'prefer', 'share', 'hold'].includes(wish.kind)
  );
}

function referenceTo(said: string, clips: readonly ClipFacts[]): ClipReference {
  return {
    said,
    span: null,
    number: clips.length > 1 ? 'all' : 'one',
    clips: clips.map(({ clip }) => ({ clipId: clip.clipId, by: 'label', score: 0.7 })),
    answer: 'shown',
    missing: [],
    labels: [],
    spokenWords: null,
  };
}

/** Of these a brief has one that counts. */
const SINGLE = new Set(['length', 'pace', 'speech', 'sound', 'grade', 'mood']);
const RANKS = { guess: 0, likely: 1, sure: 2 } as const;

/**
 * Both readings in one brief: what the rules are surer of stays, their guesses give way to what a model says of the same
 * words, and what they did not see is added. What the creator put right stays as it is, and what was taken out stays out.
 */
export function mergeBriefs(brief: Brief, wishes: readonly Wish[]): Brief {
  const isSameMatter = (own: Wish, other: Wish): boolean =>
    own.kind === other.kind &&
    (SINGLE.has(own.kind) || overlap(own, other) || clipsOf(own) === clipsOf(other));
  const isWeaker = (own: Wish, other: Wish): boolean =>
    own.source !== 'creator' && (RANKS[own.certainty] < RANKS[other.certainty] || isLost(own));
  const isRemoved = (wish: Wish): boolean => (brief.removed ?? []).some((own) => isSameMatter(own, wish));
  const added = wishes.filter(
    (wish) =>
      !isRemoved(wish) &&
      !brief.wishes.some((own) => !isWeaker(own, wish) && (isSameMatter(own, wish) || overlap(own, wish))),
  );
  const kept = brief.wishes.filter(
    (own) => !added.some((wish) => isWeaker(own, wish) && (isSameMatter(own, wish) || overlap(own, wish))),
  );
  return { ...brief, wishes: [...kept, ...added] };
}

/** The words ask for a thing that the rules find in no clip; a model may know it by another name. */
function isLost(wish: Wish): boolean {
  return 'clips' in wish && wish.clips.length > 0 && wish.clips.every(({ clips }) => clips.length === 0);
}

function overlap({ span: a }: Wish, { span: b }: Wish): boolean {
  return a !== null && b !== null && a[0] < b[1] && b[0] < a[1];
}

/** Ids of the clips that a wish means, as one text; '' where it means none. */
function clipsOf(wish: Wish): string {
  if (!('clips' in wish)) return '';
  return wish.clips
    .flatMap(({ clips }) => clips.map(({ clipId }) => clipId))
    .sort()
    .join(' ');
}
