import {
  CUT_GAIN_DB_MAX,
  CUT_GAIN_DB_MIN,
  LOOKS,
  QUALITY_FAULTS,
  TRANSITIONS,
  WISHED_MOODS,
  WISHED_ORDERS,
  type WishKind,
} from '@cutroom/contract';
import { z } from 'zod';

/** Every kind of wish that a brief has, and what a model says under `value` of it; '' where it says nothing there. */
const VALUES: Readonly<Record<WishKind, string>> = {
  length: 'longest, as long as the clips allow, or empty',
  cutLength: 'even, where cuts are only to be alike, or empty',
  count: 'clips, cuts, or cuts of each clip',
  pace: 'slow, medium, fast, or how it changes: faster or slower',
  open: '',
  close: '',
  place: 'middle, or empty',
  order: WISHED_ORDERS.join(', '),
  before: 'direct, where nothing may come between, or empty',
  between: '',
  together: 'apart, or empty for side by side',
  include: '',
  exclude: '',
  only: '',
  prefer: 'more, mostly or less',
  every: '',
  times: '',
  share: '',
  clipPart: 'range, from, until, first, last, dropFirst, dropLast, beginning, middle, ending, best or whole',
  section: '',
  hold: 'longer or shorter than the others, or empty',
  exception: '',
  speech: 'only, prefer, none, whole, clear, fluent or under (as a voice-over)',
  sound: 'original or mute',
  level: 'named, or others for all clips but these',
  grade: LOOKS.join(', '),
  transition: TRANSITIONS.join(', '),
  fade: 'start or end',
  title: 'opening, ending or, over clips, clips',
  captions: '',
  name: '',
  quality: QUALITY_FAULTS.join(', '),
  platform: 'instagram, tiktok, youtube, facebook, whatsapp or other',
  music:
    'add, none, onBeat, underSpeech, startAtDrop, only, louder, quieter, notOnBeat, sameLevel (no ducking) or, of clips, keepSound',
  speed: 'slow, fast or normal',
  mood: WISHED_MOODS.join(', '),
  framing: 'close or wide',
  variety: '',
  unsupported: '',
};

/** The kinds in the contract's order. */
const KINDS = Object.keys(VALUES) as [WishKind, ...WishKind[]];

const valueHelp = KINDS.filter((kind) => VALUES[kind] !== '')
  .map((kind) => `${kind}: ${VALUES[kind]}`)
  .join('. ');

export const BOUNDS = ['exactly', 'about', 'atMost', 'atLeast', 'between'] as const;

/** A wish as a model tells it: flat, because providers take plain types only. It is checked by the contract's schema. */
export const modelWishSchema = z.object({
  kind: z.enum(KINDS).describe('What the wish is about'),
  said: z.string().describe('The words of the wish that ask for it, copied exactly'),
  clips: z.array(z.string()).describe('Ids of the clips it means, such as c3; empty where it means none'),
  than: z
    .array(z.string())
    .describe(
      'Ids of the clips that the others are set against. Of before: what they come before. Of between: what they come between. Of share: what they are longer than. Otherwise empty',
    ),
  isNot: z
    .boolean()
    .describe('Of open, close, fade, title and captions: it must not be. Of quality: kept all the same'),
  bound: z.enum(BOUNDS).describe('How seconds, share or number are bounded; about where nothing is said'),
  seconds: z
    .number()
    .describe(
      'Of length, cutLength (of each cut), section and hold. Of clipPart: where it begins, or how long it is. 0 otherwise',
    ),
  until: z
    .number()
    .describe('Where a range of seconds ends: of clipPart, and where bound is between. 0 otherwise'),
  share: z.number().describe('Of share: how much of the reel, 0 to 1; 0 otherwise'),
  number: z
    .number()
    .describe(
      `Of count and times: how many. Of place and section: 1 is the first; of place -1 the last. Of share against other clips: how many times as long. Of speed: the factor. Of level: dB, ${CUT_GAIN_DB_MIN} (silent) to ${CUT_GAIN_DB_MAX}. Of exception: which entry of this list it is from, 1 the first. 0 otherwise`,
    ),
  value: z.string().describe(`${valueHelp}. Otherwise empty`),
  text: z
    .string()
    .describe(
      'Copied from the wish. Of title and name: the words to show. Of section: what the part is called. Of music: the style. Of unsupported: what is asked for that no editor of clips can do. Otherwise empty',
    ),
});
export type ModelWish = z.infer<typeof modelWishSchema>;
