import type { ClipProbe, RenderReport, SoundSamples } from '@cutroom/contract';
import type { ClipSource } from './clip-source.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import { makeThumbnail, type ThumbnailOptions } from './make-thumbnail.ts';
import { type MediaOptions, openToolbox } from './open-media.ts';
import { type PreparedPaths, type PrepareOptions, prepareClip } from './prepare-clip.ts';
import { probeClip } from './probe-clip.ts';
import { type ReadSoundOptions, readSound } from './read-sound.ts';
import type { ReelSpec, RenderOptions } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

export type { ClipSource } from './clip-source.ts';
export type { Loudness } from './loudness.ts';
export type { ThumbnailOptions } from './make-thumbnail.ts';
export type { MediaOptions } from './open-media.ts';
export { REEL_VIDEO } from './piece-arguments.ts';
export type { MotionFrame, PreparedPaths, PrepareOptions } from './prepare-clip.ts';
export { posterSeconds } from './prepare-layout.ts';
export type { ReadSoundOptions } from './read-sound.ts';
export type { CutCache, CutSpec, ReelSpec, ReelStyle, RenderOptions } from './reel-spec.ts';
export { sniffDemuxer } from './sniff-demuxer.ts';

/** Everything the product does with ffmpeg. Each call cleans up after itself and stops at once when aborted. */
export interface Media {
  /** @throws CutroomError clip_* with why the file cannot be used */
  probeClip(path: string, signal: AbortSignal): Promise<ClipProbe>;
  prepareClip(source: ClipSource, out: PreparedPaths, options: PrepareOptions): Promise<void>;
  readSound(source: ClipSource, options: ReadSoundOptions): Promise<SoundSamples | null>;
  measureLoudness(source: ClipSource, options: { readonly signal: AbortSignal }): Promise<Loudness>;
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
    prepareClip: (source, out, prepareOptions) => prepareClip(toolbox, source, out, prepareOptions),
    readSound: (source, soundOptions) => readSound(toolbox, source, soundOptions),
    measureLoudness: (source, loudnessOptions) => measureLoudness(toolbox, source, loudnessOptions),
    makeThumbnail: (source, thumbnailOptions) => makeThumbnail(toolbox, source, thumbnailOptions),
    renderReel: (spec, renderOptions) => renderReel(toolbox, spec, renderOptions),
  };
}
