import { displayedClipName } from '@cutroom/contract';
import type { ClipRow } from '../platform/database/schema.ts';

/** What people know the clip by. */
export function ownFileName({ fileName, storedName }: Pick<ClipRow, 'fileName' | 'storedName'>): string {
  return fileName ?? displayedClipName(storedName);
}
