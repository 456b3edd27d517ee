import { BRIEF_BYTES_MAX, type Brief, CutroomError, clipIdsIn, isStorableJson } from '@cutroom/contract';

/**
 * What the schema cannot say of a brief that was edited by hand.
 * @param clipIds those of the project
 * @throws CutroomError `brief_too_large`, `brief_unknown_clip`, or `invalid_request` where it cannot be stored
 */
export function checkEditedBrief(brief: Brief, clipIds: ReadonlySet<string>): void {
  if (Buffer.byteLength(JSON.stringify(brief)) > BRIEF_BYTES_MAX) throw new CutroomError('brief_too_large');
  if (!isStorableJson(brief)) {
    throw new CutroomError('invalid_request', { message: 'A wish holds characters that cannot be kept.' });
  }
  for (const clipId of clipIdsIn([...brief.wishes, ...(brief.removed ?? [])])) {
    if (!clipIds.has(clipId)) throw new CutroomError('brief_unknown_clip');
  }
}
