import { CutroomError } from '@cutroom/contract';
import type { ClipRow } from '../platform/database/schema.ts';
import { type Storage, StorageMissingError } from '../platform/storage/storage.ts';

/**
 * Brings an uploaded clip to where media tools can read it.
 * @throws CutroomError `clip_file_missing`
 */
export async function fetchClip(
  storage: Storage,
  clip: Pick<ClipRow, 'storageKey'>,
  path: string,
): Promise<void> {
  await storage.fetchFile(clip.storageKey, path).catch((cause: unknown) => {
    throw cause instanceof StorageMissingError ? new CutroomError('clip_file_missing', { cause }) : cause;
  });
}
