import type { ClipProbe, RenderReport } from '@cutroom/contract';
import type { ClipSource } from './clip-source.ts';
import { makeProxy, type ProxyOptions } from './make-proxy.ts';
import { makeThumbnail, type ThumbnailOptions } from './make-thumbnail.ts';
import { type MediaOptions, openToolbox } from './open-media.ts';
import { probeClip } from './probe-clip.ts';
import { type ReadMotionOptions, readMotion } from './read-motion.ts';
import { type PicturePaths, type ReadPicturesOptions, readPictures } from './read-pictures.ts';
import { type ClipSound, type ReadSoundOptions, readSound } from './read-sound.ts';
import type { ReelSpec, RenderOptions } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

export type { ClipSource } from './clip-source.ts';
export { cutFrames } from './cut-frames.ts';
export type { ProxyOptions } from './make-proxy.ts';
export type { ThumbnailOptions } from './make-thumbnail.ts';
export type { MediaOptions } from './open-media.ts';
export { posterSeconds } from './picture-layout.ts';
export { REEL_VIDEO } from './piece-arguments.ts';
export type { ReadMotionOptions } from './read-motion.ts';
export type { PicturePaths, ReadPicturesOptions } from './read-pictures.ts';
export type { ClipSound, ReadSoundOptions } from './read-sound.ts';
export type { CutCache, CutSpec, ReelSpec, ReelStyle, RenderOptions } from './reel-spec.ts';
export { sniffDemuxer } from './sniff-demuxer.ts';

/** Everything the product does with ffmpeg. Each call cleans up after itself and stops at once when aborted. */
export interface Media {
  /** @throws CutroomError clip_* with why the file cannot be used, media_timeout */
  probeClip(path: string, signal: AbortSignal): Promise<ClipProbe>;
  readPictures(source: ClipSource, out: PicturePaths, options: ReadPicturesOptions): Promise<void>;
  readMotion(source: ClipSource, options: ReadMotionOptions): Promise<void>;
  readSound(source: ClipSource, options: ReadSoundOptions): Promise<ClipSound | null>;
  makeProxy(source: ClipSource, options: ProxyOptions): Promise<void>;
  makeThumbnail(source: ClipSource, options: ThumbnailOptions): Promise<void>;
  renderReel(spec: ReelSpec, options: RenderOptions): Promise<RenderReport>;
}

/**
 * Finds ffmpeg and ffprobe and tries which protections work on this machine.
 * @throws Error with a sentence for the operator where there is no ffmpeg
 */
export async function openMedia(options: MediaOptions): Promise<Media> {
  const toolbox = await openToolbox(options);
  return {
    probeClip: (path, signal) => probeClip(toolbox, path, signal),
    readPictures: (source, out, pictureOptions) => readPictures(toolbox, source, out, pictureOptions),
    readMotion: (source, motionOptions) => readMotion(toolbox, source, motionOptions),
    readSound: (source, soundOptions) => readSound(toolbox, source, soundOptions),
    makeProxy: (source, proxyOptions) => makeProxy(toolbox, source, proxyOptions),
    makeThumbnail: (source, thumbnailOptions) => makeThumbnail(toolbox, source, thumbnailOptions),
    renderReel: (spec, renderOptions) => renderReel(toolbox, spec, renderOptions),
  };
}
