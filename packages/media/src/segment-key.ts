import { createHash } from 'node:crypto';

/** Raised when what the engine makes of the same arguments changes. */
const ENGINE_VERSION = 1;

/**
 * The cache key of a cut's piece: the source's content, every argument of ffmpeg (so interval, crop path, colour
 * and encoder settings), and the version of ffmpeg that ran them.
 * @param args as run; the source's path among them is left out
 */
export function segmentKey(
  kind: 'video' | 'sound',
  sourceId: string,
  args: readonly string[],
  ffmpegVersion: string,
): string {
  const placeless = args.filter((argument) => !argument.startsWith('file:'));
  const content = JSON.stringify([ENGINE_VERSION, kind, ffmpegVersion, sourceId, placeless]);
  return `${kind}-${createHash('sha256').update(content).digest('hex')}`;
}
