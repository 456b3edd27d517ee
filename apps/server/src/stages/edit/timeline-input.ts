import {
  CUT_KEYFRAMES_MAX,
  CUTS_PER_PLAN_MAX,
  CutroomError,
  isStorableJson,
  type SelectedClip,
  selectedClipSchema,
} from '@cutroom/contract';
import { z } from 'zod';

/** A timeline's clip as it is sent: its place in the list is its order, whatever number it carries. */
const sentClipSchema = selectedClipSchema
  .extend({
    order: z.unknown().optional(),
    adjustedDuration: z.number().positive().nullish(),
    reason: z.unknown().optional(),
  })
  .refine((clip) => clip.endTime > clip.startTime)
  // Not in the schema of stored plans: one from before there was this limit stays readable.
  .refine(({ framing }) => framing?.mode !== 'crop' || framing.keyframes.length <= CUT_KEYFRAMES_MAX);

const sentTimelineSchema = z.looseObject({ selectedClips: z.unknown() });

/**
 * The clips of a PATCH timeline body, in the order of the list, numbered from 0.
 * @throws CutroomError `timeline_empty` where there is no clip, `invalid_timeline` where one has no clipId, no
 * numeric times or an end that is not after its start (spec section 5)
 */
export function readTimeline(body: unknown): SelectedClip[] {
  const parsed = sentTimelineSchema.safeParse(body);
  const list = parsed.success ? (parsed.data.selectedClips ?? []) : [];
  if (!Array.isArray(list)) throw new CutroomError('invalid_timeline');
  if (list.length === 0) throw new CutroomError('timeline_empty');
  if (list.length > CUTS_PER_PLAN_MAX) {
    throw new CutroomError('invalid_timeline', {
      message: `A timeline can hold up to ${CUTS_PER_PLAN_MAX} clips.`,
    });
  }
  return list.map(readClip);
}

/**
 * Which state of the timeline was edited; null where that is not said, as in the specification's own body.
 * @throws CutroomError `invalid_timeline`
 */
export function readEditVersion(body: unknown): string | null {
  return readNotes(body).editVersion ?? null;
}

/**
 * Whether what a cut does not say it does not have. In the specification's own body, which knows nothing of it, that stays as
 * it was saved.
 * @throws CutroomError `invalid_timeline`
 */
export function readIsComplete(body: unknown): boolean {
  return readNotes(body).isComplete ?? false;
}

function readNotes(body: unknown) {
  const parsed = sentNotesSchema.safeParse(body);
  if (!parsed.success) throw new CutroomError('invalid_timeline', { cause: parsed.error });
  return parsed.data;
}

const sentNotesSchema = z.looseObject({
  editVersion: z.string().nullish(),
  isComplete: z.boolean().nullish(),
});

function readClip(sent: unknown, index: number): SelectedClip {
  const parsed = sentClipSchema.safeParse(sent);
  if (!parsed.success) throw new CutroomError('invalid_timeline', { cause: parsed.error });
  if (!isStorableJson(parsed.data)) throw new CutroomError('invalid_timeline');
  // originalOrder is the editor's own display number (spec section 3): it is not kept.
  const { originalOrder: _, adjustedDuration, reason, ...clip } = parsed.data;
  return {
    ...clip,
    order: index,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof adjustedDuration === 'number' ? { adjustedDuration } : {}),
  };
}
