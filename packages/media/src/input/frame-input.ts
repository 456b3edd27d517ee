import { type ClipSource, inputOf } from './clip-source.ts';
import { untrustedInputFrom } from './input-arguments.ts';

/**
 * A clip as an input whose frames go through filters, together with `sameSizeFilters`.
 *
 * Some clips change size on the way (a browser's recording of a phone that was turned). ffmpeg would then build the
 * filters anew, and those that count frames would begin again in mid-cut; it is told to keep them. Clips that it
 * turns upright itself are left out: turning a frame of another size reads beyond it.
 */
export function frameInput(source: ClipSource, fromSeconds: number | null, decoderThreads: number): string[] {
  const kept = isUpright(source) ? ['-noautorotate', '-reinit_filter', '0'] : [];
  return [...kept, ...untrustedInputFrom(inputOf(source), fromSeconds, decoderThreads)];
}

/** First in every graph: brings frames of another size or format to the first one's, and lets all others pass. */
export function sameSizeFilters(source: ClipSource): string[] {
  return isUpright(source) ? ['scale=iw:ih'] : [];
}

function isUpright({ probe }: ClipSource): boolean {
  return probe.rotationDegrees === 0;
}
