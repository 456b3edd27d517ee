import type { ClipProbe, Interval } from '@cutroom/contract';
import { BT709_FRAME, scaleColour, toneMapFilters } from '../filters/colour.ts';
import type { ClipSource } from '../input/clip-source.ts';
import { sameSizeFilters } from '../input/frame-input.ts';
import { secondsText } from '../input/input-arguments.ts';
import { constantRate, type PixelSize, proxySize } from './frame-layout.ts';

/** Filters to the clip's frames from its second 0 to its end, at its own rate up to 30 a second. */
export function constantRateFrames(source: ClipSource): string[] {
  return [...ownFrames(source), ...atConstantRate(source, wholeClip(source))];
}

/** Filters to the frames as they were decoded, on the clip's own clock. */
export function ownFrames(source: ClipSource): string[] {
  const { probe } = source;
  return [
    ...sameSizeFilters(source),
    ...(probe.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `setpts=PTS-${secondsText(probe.firstPictureSeconds)}/TB`,
  ];
}

/**
 * Filters that repeat and leave out frames until they come at the clip's steady rate.
 * @param interval its start should be a whole number of the rate's steps
 */
export function atConstantRate({ probe }: ClipSource, { startSeconds, endSeconds }: Interval): string[] {
  const rate = constantRate(probe);
  return [
    `fps=${rate.num}/${rate.den}:start_time=${startSeconds === 0 ? '0' : secondsText(startSeconds)}`,
    `trim=end=${secondsText(endSeconds)}`,
  ];
}

/** Without the frame that rounding may repeat at the very end. */
export function wholeClip({ probe }: ClipSource): Interval {
  return { startSeconds: 0, endSeconds: probe.durationSeconds - 0.001 };
}

/**
 * Filters to another size in bt709. HDR is tone-mapped at that size: far cheaper than at 4K and no different to see.
 * @param flags swscale's: `area` is cheaper where much becomes little, `bicubic` sharper where it does not
 */
export function resized(source: ClipSource, size: PixelSize, flags: 'bicubic' | 'area'): string[] {
  const scale = `scale=${size.width}:${size.height}:flags=${flags}`;
  const toneMap = toneMapFilters(source.probe);
  const end = ['format=yuv420p', BT709_FRAME, 'setsar=1'];
  if (toneMap.length > 0) return [scale, 'setsar=1', ...toneMap, ...end];
  return [`${scale}:${scaleColour(source.probe)}`, ...end];
}

/** Filters to a small grey frame of full range. Straight to it, colours are not scaled for nothing. */
export function shrunkGrey(source: ClipSource, size: PixelSize): string[] {
  if (toneMapFilters(source.probe).length > 0) return [...resized(source, size, 'area'), 'format=gray'];
  const scale = `scale=${size.width}:${size.height}:flags=area`;
  return [`${scale}:${scaleColour(source.probe, 'pc')}`, 'format=gray'];
}

/**
 * B-frames keep the edges of their blocks where two pixels and more become one: nobody sees it (62 dB of the very
 * worst), few frames are made from them and those soon end, and it saves up to an eighth of decoding.
 */
export function decoderShortcuts({ probe }: ClipSource): string[] {
  return isShownHalved(probe) ? ['-skip_loop_filter', 'bidir'] : [];
}

/** Whether no frame but a render shows the clip in more than half its size. */
export function isShownHalved(probe: ClipProbe): boolean {
  const most = proxySize(probe);
  return Math.min(probe.width, probe.height) >= 2 * Math.min(most.width, most.height);
}

/**
 * A second decoder thread costs a sixth more processor time. What looks at the frames is as busy as decoding 1080p at
 * 30 a second is, so that it only helps with more than that.
 */
export function decoderThreads({ probe }: ClipSource): 1 | 2 {
  const fps = probe.frameRate === null ? 30 : probe.frameRate.num / probe.frameRate.den;
  return probe.width * probe.height * fps > BALANCED_PIXELS ? 2 : 1;
}

/** A second, with some leave for heights like 1088. */
const BALANCED_PIXELS = 1.05 * 1920 * 1080 * 30;
