import type { CutAudioPlace } from '@cutroom/contract';
import { peakBetween, timeMap } from '@cutroom/reel';
import type { StripCutDrawing } from '../strip/drawing/draw-strip.ts';

/** A cut's audio in the reel, in seconds of the reel. */
export interface AudioBar {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** The second of the cut that is heard first; negative before its frames. */
  readonly cutSeconds: number;
}

type DrawnAudio = Pick<StripCutDrawing, 'startSeconds' | 'endSeconds' | 'heard' | 'gain'>;

export function audioBar(
  { startSeconds, endSeconds }: Pick<DrawnAudio, 'startSeconds' | 'endSeconds'>,
  { leadSeconds, tailSeconds, shiftSeconds }: CutAudioPlace,
): AudioBar {
  return {
    startSeconds: startSeconds - leadSeconds,
    endSeconds: endSeconds + tailSeconds,
    cutSeconds: -leadSeconds - shiftSeconds,
  };
}

/** A waveform has so many columns in a second, and never more than so many in all. */
const COLUMNS_PER_SECOND = 40;
const COLUMNS_MAX = 600;

/** Its waveform as a path: x in seconds from the bar's beginning, y from -1 to 1; '' where it is not known (yet). */
export function barPath(cut: DrawnAudio, bar: AudioBar): string {
  const { peaks, sourceSeconds, speed } = cut.heard;
  const seconds = bar.endSeconds - bar.startSeconds;
  if (peaks === null || seconds <= 0) return '';
  const { toClip } = timeMap(speed, cut.endSeconds - cut.startSeconds);
  const columns = Math.min(COLUMNS_MAX, Math.ceil(seconds * COLUMNS_PER_SECOND));
  const width = seconds / columns;
  const clipAt = (at: number): number => sourceSeconds + toClip(bar.cutSeconds + at);
  return Array.from({ length: columns }, (_, column) => {
    const [from, until] = [column * width, (column + 1) * width];
    const { lowest, highest } = peakBetween(peaks, clipAt(from), clipAt(until));
    const up = Math.min(1, Math.max(0.04, highest * cut.gain));
    const down = Math.min(1, Math.max(0.04, -lowest * cut.gain));
    return `M${from.toFixed(3)} ${(-up).toFixed(3)}H${(from + width * 0.6).toFixed(3)}V${down.toFixed(3)}H${from.toFixed(3)}Z`;
  }).join('');
}
