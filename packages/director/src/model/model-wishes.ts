import {
  type Brief,
  type ClipReference,
  LOOKS,
  plainText,
  QUALITY_FAULTS,
  REEL_TITLE_CHARS_MAX,
  TRANSITIONS,
  type Wish,
  wishSchema,
} from '@cutroom/contract';
import { z } from 'zod';
import type { ClipFacts } from '../material/clip-facts.ts';
import { areOfOneSlot, isSettledOnce } from '../wish-slots.ts';

/** Kinds of wishes that a model may find: those whose arguments are clips, numbers, a word and words of the prompt. */
const KINDS = [
  'length',
  'cutLength',
  'count',
  'pace',
  'open',
  'close',
  'place',
  'order',
  'include',
  'exclude',
  'only',
  'prefer',
  'every',
  'times',
  'share',
  'hold',
  'speech',
  'sound',
  'grade',
  'transition',
  'fade',
  'title',
  'captions',
  'name',
  'quality',
  'mood',
] as const;

const VALUES = `pace: slow, medium or fast. count: clips or cuts. order: filmed, uploaded, backwards or, of the clips in their \
order, named. prefer: more, mostly or less. speech: only, prefer or none. sound: original or mute. grade: ${LOOKS.join(', ')}. \
transition: ${TRANSITIONS.join(', ')}. fade: start or end. title: opening, ending or, over clips, clips. quality (what is left \
out): ${QUALITY_FAULTS.join(', ')}. mood: energetic, calm, happy or dark. Otherwise empty`;

/** A wish as a model tells it: flat, because providers take plain types only. It is checked by the contract's schema. */
export const modelWishSchema = z.object({
  kind: z.enum(KINDS).describe('What the wish is about'),
  said: z.string().describe('The words of the wish that ask for it, copied exactly'),
  clips: z.array(z.string()).describe('Ids of the clips it means, such as c3; empty where it means none'),
  seconds: z.number().describe('Of length, cutLength (of each cut) and hold; 0 otherwise'),
  share: z.number().describe('Of share: how much of the reel, 0 to 1; 0 otherwise'),
  number: z
    .number()
    .describe('Of count and times: how many. Of place: 1 is the first, -1 the last. 0 otherwise'),
  value: z.string().describe(VALUES),
  text: z.string().describe('Of title and name: the words to show, copied from the wish; otherwise empty'),
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
    const start = placeOf(wish.said, prompt);
    // What the prompt does not say nobody asked for, and nobody's words but the creator's come into the picture.
    const isMadeUp = start < 0 || (wish.text.trim() !== '' && placeOf(wish.text, prompt) < 0);
    if (isMadeUp || wish.seconds > SECONDS_MAX) return [];
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
    return parsed.success && !lacksClips(parsed.data, found.length) ? [parsed.data] : [];
  });
}

/** Where the prompt has these words; -1 where it does not, or where there are none. */
function placeOf(words: string, prompt: string): number {
  return words.trim() === '' ? -1 : prompt.toLowerCase().indexOf(words.trim().toLowerCase());
}

function argumentsOf(told: ModelWish, clips: readonly ClipReference[]): object {
  const { kind, seconds, share, number, value } = told;
  const text = plainText(told.text, REEL_TITLE_CHARS_MAX);
  switch (kind) {
    case 'length':
      return { amount: { bound: 'about', value: seconds } };
    case 'cutLength':
      return { amount: { bound: 'about', value: seconds }, isEven: false };
    case 'count':
      return { amount: { bound: 'exactly', value: number }, of: value, perClip: false };
    case 'times':
      return { clips, amount: { bound: 'exactly', value: number } };
    case 'place':
      return { clips, place: number };
    case 'order':
      return { by: value, clips };
    case 'pace':
      return { pace: value, course: null };
    case 'open':
    case 'close':
      return { clips, isNot: false };
    case 'include':
    case 'exclude':
    case 'only':
    case 'every':
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
    case 'transition':
      return { transition: value };
    case 'fade':
      return { at: value, isNot: false };
    case 'title':
      return { text: text === '' ? null : text, at: value, placement: null, clips, isNot: false };
    case 'captions':
      return { isNot: false };
    case 'name':
      return { text };
    case 'quality':
      return { fault: value, verdict: 'leaveOut', clips };
  }
}

const ABOUT_CLIPS: ReadonlySet<Wish['kind']> = new Set([
  ...(['open', 'close', 'place', 'include', 'exclude', 'only', 'prefer', 'times', 'share', 'hold'] as const),
]);

/** Whether it says nothing, because the clips that it is about are missing. */
function lacksClips(wish: Wish, found: number): boolean {
  const isAboutThem =
    ABOUT_CLIPS.has(wish.kind) ||
    (wish.kind === 'order' && wish.by === 'named') ||
    (wish.kind === 'title' && wish.at === 'clips');
  return found === 0 && isAboutThem;
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

const RANKS = { guess: 0, likely: 1, sure: 2 } as const;

/**
 * Both readings in one brief: what the rules are surer of stays, their guesses give way to what a model says of the same
 * words, and what they did not see is added. What the creator put right stays as it is, and what was taken out stays out.
 */
export function mergeBriefs(brief: Brief, wishes: readonly Wish[]): Brief {
  const isSameMatter = (own: Wish, other: Wish): boolean =>
    areOfOneSlot(own, other) || (own.kind === other.kind && (overlap(own, other) || isOfSame(own, other)));
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

/** Two of one kind mean the same where they mean the same clips; a fade in and a fade out mean none, and are two. */
function isOfSame(a: Wish, b: Wish): boolean {
  return !isSettledOnce(a.kind) && clipsOf(a) === clipsOf(b);
}

/** Ids of the clips that a wish means, as one text; '' where it means none. */
function clipsOf(wish: Wish): string {
  if (!('clips' in wish)) return '';
  return wish.clips
    .flatMap(({ clips }) => clips.map(({ clipId }) => clipId))
    .sort()
    .join(' ');
}
