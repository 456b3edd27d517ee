import { statfs } from 'node:fs/promises';
import { CutroomError } from '@cutroom/contract';

/**
 * Leaves the database room to write while people upload.
 * @throws CutroomError `storage_full` while the disk of `directory` has less than `bytesMin` left
 */
export async function requireFreeDisk(directory: string, bytesMin: number): Promise<void> {
  if (bytesMin > 0 && (await freeDiskBytes(directory)) < bytesMin) throw new CutroomError('storage_full');
}

/** What somebody who is not root may still write. */
async function freeDiskBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
