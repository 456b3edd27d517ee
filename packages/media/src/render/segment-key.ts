import { createHash } from 'node:crypto';

/** Raised when what the engine makes of the same arguments changes. */
const ENGINE_VERSION = 2;

/**
 * The cache key of a segment, or of the record of a segment: the sources' content, every argument of ffmpeg (so interval, crop path, colour, style and
 * encoder settings), and the version of ffmpeg that ran them.
 * @param contentIds of what the arguments read, in the order of the inputs
 * @param args as run; the inputs' paths among them are left out
 */
export function segmentKey(
  kind: 'video' | 'audio' | 'record',
  contentIds: readonly string[],
  args: readonly string[],
  ffmpegVersion: string,
): string {
  const placeless = args.filter((argument) => !argument.startsWith('file:'));
  const content = JSON.stringify([ENGINE_VERSION, kind, ffmpegVersion, contentIds, placeless]);
  return `${kind}-${createHash('sha256').update(content).digest('hex')}`;
}
