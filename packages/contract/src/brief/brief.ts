import { z } from 'zod';
import { BRIEF_WISHES_MAX, CUT_GAIN_DB_MAX, CUT_GAIN_DB_MIN, REEL_TITLE_CHARS_MAX } from '../limits.ts';
import { LOOKS, TRANSITIONS } from '../plan/plan-style.ts';
import { clipReferenceSchema, spanSchema } from './clip-reference.ts';

/** 'sure': said literally. 'likely': the usual meaning of what is said. 'guess': shown with a question mark. */
export const CERTAINTIES = ['sure', 'likely', 'guess'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** A number as people bound it. */
const amountOf = (value: z.ZodNumber) =>
  z.discriminatedUnion('bound', [
    z.object({ bound: z.enum(['exactly', 'about', 'atMost', 'atLeast']), value }),
    z.object({ bound: z.literal('between'), from: value, to: value }),
  ]);
const secondsAmountSchema = amountOf(z.number().positive());
const countAmountSchema = amountOf(z.number().int().min(1));
export type Amount = z.infer<typeof secondsAmountSchema>;

/** Clips in the order in which they are named. */
const clips = z.array(clipReferenceSchema);
const seconds = z.number().min(0);

/** What every wish tells about itself. */
const about = {
  /** The same for the same wish in the same words, wherever they stand; unique in its brief. */
  id: z.string().min(1),
  /** Where the prompt asks for it; null where no words do. Two wishes may rest on the same words. */
  span: spanSchema.nullable(),
  /** The words there, for people. */
  said: z.string(),
  certainty: z.enum(CERTAINTIES),
  source: z.enum(['prompt', 'model', 'creator']),
};
const wish = <Kind extends string, Arguments extends z.ZodRawShape>(kind: Kind, args: Arguments) =>
  z.object({ kind: z.literal(kind), ...about, ...args });

/** Which stretch of a clip is to play, in seconds of the clip. */
export const wishedPartSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('range'), fromSeconds: seconds, toSeconds: seconds }),
  /** Everything from a second on, or up to one. */
  z.object({ part: z.enum(['from', 'until']), atSeconds: seconds }),
  /** The first or final n seconds play, or all but those do. */
  z.object({ part: z.enum(['first', 'last', 'dropFirst', 'dropLast']), seconds: z.number().positive() }),
  z.object({ part: z.enum(['beginning', 'middle', 'ending', 'best', 'whole']) }),
]);
export type WishedPart = z.infer<typeof wishedPartSchema>;

/** What the share of some clips is measured against. */
export const shareMeasureSchema = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('reel'),
    share: z.number().min(0).max(1),
    bound: z.enum(['about', 'atMost', 'atLeast']),
  }),
  /** `ratio` times as long as the clips of `than`; null where it is only to be longer. */
  z.object({ of: z.literal('clips'), than: clips, ratio: z.number().positive().nullable() }),
]);
export type ShareMeasure = z.infer<typeof shareMeasureSchema>;

export const QUALITY_FAULTS = ['shaky', 'blurry', 'dark', 'bright', 'loud', 'silent', 'any'] as const;
export const WISHED_MOODS = [
  'energetic',
  'calm',
  'happy',
  'dark',
  'funny',
  'romantic',
  'dreamy',
  'epic',
] as const;
export const WISHED_ORDERS = [
  'named',
  'filmed',
  'uploaded',
  'backwards',
  'alternate',
  'bestFirst',
  'bestLast',
  'shuffled',
] as const;

/**
 * One thing that the creator asked for. `clips: []` means the whole reel, or every clip, where the kind says nothing else.
 */
export const wishSchema = z.discriminatedUnion('kind', [
  /** How long the reel is; 'longest': as long as the clips allow. */
  wish('length', { amount: z.union([secondsAmountSchema, z.object({ bound: z.literal('longest') })]) }),
  /** How long each cut is; `amount: null` with `isEven` where they are only to be alike. */
  wish('cutLength', { amount: secondsAmountSchema.nullable(), isEven: z.boolean() }),
  /** How many clips or cuts there are; `perClip`: cuts of each clip. */
  wish('count', { amount: countAmountSchema, of: z.enum(['clips', 'cuts']), perClip: z.boolean() }),
  /** How fast it is cut, and whether cuts get shorter ('faster') or longer ('slower') on the way. */
  wish('pace', {
    pace: z.enum(['slow', 'medium', 'fast']).nullable(),
    course: z.enum(['faster', 'slower']).nullable(),
  }),
  /** What comes first, in this order; `isNot`: what must not. */
  wish('open', { clips, isNot: z.boolean() }),
  wish('close', { clips, isNot: z.boolean() }),
  /** A 1-based place, negative from the end (-2 is the last but one). */
  wish('place', { clips, place: z.union([z.number().int(), z.literal('middle')]) }),
  /** 'named' and 'alternate' are about `clips`. */
  wish('order', { by: z.enum(WISHED_ORDERS), clips }),
  /** `clips` come before `than`; `isDirect`: with nothing between them. */
  wish('before', { clips, than: clips, isDirect: z.boolean() }),
  /** `clips` come between the clips of `than`. */
  wish('between', { clips, than: clips }),
  /** Side by side, or kept apart. */
  wish('together', { clips, isApart: z.boolean() }),
  wish('include', { clips }),
  wish('exclude', { clips }),
  wish('only', { clips }),
  wish('prefer', { clips, degree: z.enum(['more', 'mostly', 'less']) }),
  /** Each clip is shown; with `clips`, each of those. */
  wish('every', { clips }),
  /** How often a clip comes; without clips, each of them: 'no clip twice'. */
  wish('times', { clips, amount: countAmountSchema }),
  wish('share', { clips, measure: shareMeasureSchema }),
  wish('clipPart', { clips, part: wishedPartSchema }),
  /** One part of the reel, sections in order of `index` from 0; `name` as the creator calls it: 'teaser'. */
  wish('section', {
    index: z.number().int().min(0),
    name: z.string().nullable(),
    clips,
    amount: secondsAmountSchema.nullable(),
  }),
  /** How long some clips play; `amount: null` where they are only to play longer or shorter than the others. */
  wish('hold', {
    clips,
    amount: secondsAmountSchema.nullable(),
    than: z.enum(['longer', 'shorter']).nullable(),
  }),
  /** The wish with the id `of` does not count for these clips. */
  wish('exception', { clips, of: z.string() }),
  /**
   * Talk: nothing else, rather than other things, none, or never cut inside a sentence; its voices clear of noise; without ums,
   * false starts and pauses; heard 'under' the others, its clip not shown.
   */
  wish('speech', { speech: z.enum(['only', 'prefer', 'none', 'whole', 'clear', 'fluent', 'under']), clips }),
  /** What is heard of all clips. */
  wish('sound', { sound: z.enum(['original', 'mute']) }),
  /** How loud some clips are beside the others; CUT_GAIN_DB_MIN is silence. 'others': all but these. */
  wish('level', {
    clips,
    of: z.enum(['named', 'others']),
    gainDb: z.number().min(CUT_GAIN_DB_MIN).max(CUT_GAIN_DB_MAX),
  }),
  wish('grade', { look: z.enum(LOOKS), clips }),
  wish('transition', { transition: z.enum(TRANSITIONS) }),
  /** Up from black, or down to it. */
  wish('fade', { at: z.enum(['start', 'end']), isNot: z.boolean() }),
  /** Words in the picture; `text: null` where the words are left to the director; with `clips`, over those. */
  wish('title', {
    text: z.string().max(REEL_TITLE_CHARS_MAX).nullable(),
    at: z.enum(['opening', 'ending', 'clips']),
    placement: z.enum(['top', 'middle', 'bottom']).nullable(),
    clips,
    isNot: z.boolean(),
  }),
  /** What is said, to be read. */
  wish('captions', { isNot: z.boolean() }),
  /** What the reel is called; nothing in the picture. */
  wish('name', { text: z.string().min(1) }),
  /** Clips with a fault: left out, kept all the same, or 'only good ones'. With `clips`, the fault of those. */
  wish('quality', { fault: z.enum(QUALITY_FAULTS), verdict: z.enum(['leaveOut', 'keep']), clips }),
  wish('platform', { platform: z.enum(['instagram', 'tiktok', 'youtube', 'facebook', 'whatsapp', 'other']) }),
  /** `clips`: those whose own sound is kept under the music. */
  wish('music', {
    music: z.enum([
      'add',
      'none',
      'onBeat',
      'underSpeech',
      'startAtDrop',
      'only',
      'keepSound',
      'louder',
      'quieter',
      'notOnBeat',
      'sameLevel',
    ]),
    style: z.string().nullable(),
    clips,
  }),
  /** `factor` below 1 is slow motion; null where no number is said. */
  wish('speed', {
    speed: z.enum(['slow', 'fast', 'normal']),
    factor: z.number().positive().nullable(),
    clips,
    /** 'Speed up the boring bits': of the shots without talk those in which least happens. */
    isWhereDull: z.boolean().optional(),
  }),
  wish('mood', { mood: z.enum(WISHED_MOODS) }),
  wish('framing', { framing: z.enum(['close', 'wide']), clips }),
  /** Neighbours differ. */
  wish('variety', {}),
  /** What the product cannot do, and in a sentence the nearest thing that it can; null where there is none. */
  wish('unsupported', { feature: z.string().min(1), nearest: z.string().nullable() }),
]);
export type Wish = z.infer<typeof wishSchema>;
export type WishKind = Wish['kind'];
export type WishOf<Kind extends WishKind> = Extract<Wish, { kind: Kind }>;

/** Words of the prompt that change nothing, and why. */
export const notUsedSchema = z.object({
  span: spanSchema,
  said: z.string(),
  /**
   * 'takenBack': the creator corrected it. 'language': in a language that is not read. 'unclear': seems a wish.
   * 'overruled': the creator has put another wish in its place by hand.
   */
  why: z.enum(['narration', 'greeting', 'takenBack', 'language', 'unclear', 'overruled']),
});
export type NotUsed = z.infer<typeof notUsedSchema>;

/** What is understood of a prompt: all that the planner reads. */
export const briefSchema = z.object({
  /** ISO 639-1 code of the language found; 'und' where it cannot be told. */
  language: z.string(),
  /** Whether sentences of that language are read; else only numbers with units, file names and quoted titles count. */
  isLanguageRead: z.boolean(),
  /** In the order in which the prompt asks for them. */
  wishes: z.array(wishSchema).max(BRIEF_WISHES_MAX),
  /** In order, without overlaps, and never over words that a wish rests on. */
  notUsed: z.array(notUsedSchema),
  /**
   * Wishes that the creator has taken out: later readings of the prompt leave them out, too, and they can be brought back.
   * In an edited brief without it the wishes are the whole list: what is not among them is not wished.
   */
  removed: z.array(wishSchema).max(BRIEF_WISHES_MAX).optional(),
});
export type Brief = z.infer<typeof briefSchema>;

/** What is understood of a prompt, and the clips that it means under their stored names. */
export const readBriefSchema = briefSchema.extend({
  clips: z.array(z.object({ clipId: z.string(), filename: z.string() })),
});
export type ReadBrief = z.infer<typeof readBriefSchema>;
