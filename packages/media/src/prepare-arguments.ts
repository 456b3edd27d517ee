import type { ClipSource } from './clip-source.ts';
import { alphaFilters, BT709_FRAME, scaleColour, toneMapFilters } from './colour.ts';
import { ffmpegPreamble, secondsText } from './input-arguments.ts';
import { jpegFilters } from './make-thumbnail.ts';
import { pictureInput, sameSizeFilters } from './picture-input.ts';
import type { PixelSize, PrepareLayout } from './prepare-layout.ts';
import { soundFilters } from './read-sound.ts';
import { PROGRESS_FD, readerFd } from './run-process.ts';

/** Names of what one preparation writes into its working directory. */
export const PREPARED = { proxy: 'proxy.mp4', poster: 'poster.jpg', strip: 'strip.jpg' } as const;
/** Which reader gets which raw pictures. */
export const SAMPLE_READER = 0;
export const MOTION_READER = 1;

/**
 * Quick to make and, without B-pictures, deblocking or CABAC, quick to scrub through. At CRF 28 it looks at least as
 * good as veryfast at 26 for a third of the time, in up to three times the bytes (docs/performance.md).
 */
const PROXY_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '28', '-maxrate', '2500k', '-bufsize', '2500k'],
  ...['-profile:v', 'high', '-g', '15', '-pix_fmt', 'yuv420p', '-threads', '1'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

/**
 * ffmpeg: one decode of the whole clip that makes the proxy, the poster, the strip, the sampled pictures (RGB) and
 * the small pictures for motion (grey). What needs many pictures is taken from the proxy-sized one, scaled once. What
 * is ready early or late has a graph of its own: ffmpeg 7 fetches a graph's pictures when its slowest output has one,
 * so that a strip among them would keep every picture of the clip in memory until the end.
 */
export function prepareArguments(source: ClipSource, layout: PrepareLayout): string[] {
  const hasSound = source.probe.audio !== null;
  const graphs = [
    pictureGraph(source, layout),
    posterGraph(source, layout),
    stripGraph(source, layout),
    ...(hasSound ? [soundGraph(source)] : []),
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...decoderShortcuts(source, layout),
    ...pictureInput(source, null, 2),
    ...graphs.flatMap((graph) => ['-filter_complex', graph]),
    ...proxyOutput(hasSound),
    ...jpegOutput('[poster]', '3', PREPARED.poster),
    ...jpegOutput('[strip]', '4', PREPARED.strip),
    ...rawOutput('[sample]', 'rgb24', SAMPLE_READER),
    ...rawOutput('[motion]', 'gray', MOTION_READER),
  ];
}

/**
 * Pictures that no other is made from keep the edges of their blocks where two pixels and more become one: nobody sees
 * it, and it saves up to a tenth of decoding.
 */
function decoderShortcuts({ probe }: ClipSource, { proxy }: PrepareLayout): string[] {
  const isHalved = Math.min(probe.width, probe.height) >= 2 * Math.min(proxy.width, proxy.height);
  return isHalved ? ['-skip_loop_filter', 'noref'] : [];
}

function pictureGraph(source: ClipSource, layout: PrepareLayout): string {
  const base = [
    ...steadyPictures(source, layout),
    ...alphaFilters(source.probe),
    ...baseScale(source, layout.proxy),
    'split=3[proxy][forSample][forMotion]',
  ];
  const rgb = 'in_color_matrix=bt709:in_range=tv:out_range=pc';
  return [
    `[0:V:0]${base.join(',')}`,
    `[forSample]fps=${secondsText(layout.sampleFps)}:start_time=0:round=up,` +
      `${scale(layout.sample)}:${rgb},format=rgb24[sample]`,
    `[forMotion]${scale(layout.motion)}:flags=area,format=gray[motion]`,
  ].join(';');
}

/** One picture, and then the end: without it, all later ones would be made into posters and thrown away. */
function posterGraph(source: ClipSource, layout: PrepareLayout): string {
  const filters = [
    ...steadyPictures(source, layout),
    `select=gte(t\\,${secondsText(layout.posterSeconds)})`,
    'trim=end_frame=1',
    ...alphaFilters(source.probe),
    ...baseScale(source, layout.proxy),
    ...jpegFilters(),
  ];
  return `[0:V:0]${filters.join(',')}[poster]`;
}

function stripGraph(source: ClipSource, layout: PrepareLayout): string {
  const tileSeconds = source.probe.durationSeconds / layout.stripTiles;
  const filters = [
    ...steadyPictures(source, layout),
    `fps=${secondsText(1 / tileSeconds)}:start_time=${secondsText(tileSeconds / 2)}:round=up`,
    ...alphaFilters(source.probe),
    ...baseScale(source, layout.stripTile),
    `tile=${layout.stripTiles}x1`,
    ...jpegFilters(),
  ];
  return `[0:V:0]${filters.join(',')}[strip]`;
}

/** The clip's pictures from its second 0 to its end at the proxy's rate. */
function steadyPictures(source: ClipSource, layout: PrepareLayout): string[] {
  const { probe } = source;
  return [
    ...sameSizeFilters(source),
    ...(probe.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `setpts=PTS-${secondsText(probe.firstPictureSeconds)}/TB`,
    `fps=${layout.proxyRate.num}/${layout.proxyRate.den}:start_time=0`,
    // Without the picture that rounding may repeat at the very end.
    `trim=end=${secondsText(probe.durationSeconds - 0.001)}`,
  ];
}

/** HDR is tone-mapped at proxy size: six times cheaper than at 4K and no different to see. */
function baseScale(source: ClipSource, size: PixelSize): string[] {
  const toneMap = toneMapFilters(source.probe);
  const end = ['format=yuv420p', BT709_FRAME, 'setsar=1'];
  if (toneMap.length > 0) return [`${scale(size)}:flags=bicubic`, 'setsar=1', ...toneMap, ...end];
  return [`${scale(size)}:flags=bicubic:${scaleColour(source.probe)}`, ...end];
}

function scale(size: PixelSize): string {
  return `scale=${size.width}:${size.height}`;
}

function soundGraph(source: ClipSource): string {
  const { durationSeconds } = source.probe;
  const samples = Math.round(durationSeconds * 48_000);
  const filters = soundFilters(source, 0, durationSeconds, 48_000, 'stereo');
  return `[0:a:0]${[...filters, `apad=whole_len=${samples}`, `atrim=end_sample=${samples}`].join(',')}[sound]`;
}

function proxyOutput(hasSound: boolean): string[] {
  const sound = hasSound ? ['-map', '[sound]', '-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '96k'] : ['-an'];
  return [
    ...['-map', '[proxy]', ...PROXY_VIDEO, ...sound],
    ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', PREPARED.proxy],
  ];
}

function jpegOutput(pad: string, quality: string, name: string): string[] {
  return [
    ...['-map', pad, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', quality, '-map_metadata', '-1'],
    ...['-f', 'image2', '-update', '1', name],
  ];
}

function rawOutput(pad: string, pixelFormat: 'rgb24' | 'gray', readerIndex: number): string[] {
  return [
    ...['-map', pad, '-fps_mode', 'passthrough', '-c:v', 'rawvideo', '-pix_fmt', pixelFormat],
    ...['-f', 'rawvideo', `pipe:${readerFd(readerIndex)}`],
  ];
}
