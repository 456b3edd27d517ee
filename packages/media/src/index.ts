import { access, constants } from 'node:fs/promises';
import type { ClipProbe, RenderReport } from '@cutroom/contract';
import { type ClipAudio, type ReadAudioOptions, readAudio } from './decode/read-audio.ts';
import {
  type AudioRange,
  readAudioRange,
  readStretchedAudio,
  type StretchedAudioRange,
} from './decode/read-audio-range.ts';
import { type FramePaths, type ReadFramesOptions, readFrames } from './decode/read-frames.ts';
import { type ReadMotionOptions, readMotion } from './decode/read-motion.ts';
import type { ClipSource } from './input/clip-source.ts';
import { type DecodeTrackOptions, decodeTrack } from './music/decode-track.ts';
import { probeClip } from './probe/probe-clip.ts';
import { type MediaOptions, openToolbox } from './process/open-media.ts';
import type { Toolbox } from './process/toolbox.ts';
import type { ReelSpec, RenderOptions } from './render/reel-spec.ts';
import { renderReel } from './render/render-reel.ts';
import { makeProxy, type ProxyOptions } from './transcode/make-proxy.ts';
import { makeThumbnail, type ThumbnailOptions } from './transcode/make-thumbnail.ts';

export { wavHeader } from './audio/wav-header.ts';
export { constantRate, posterSeconds, proxySize } from './decode/frame-layout.ts';
export type { ClipAudio, ReadAudioOptions } from './decode/read-audio.ts';
export type { AudioRange, StretchedAudioRange } from './decode/read-audio-range.ts';
export type { FramePaths, ReadFramesOptions } from './decode/read-frames.ts';
export type { ReadMotionOptions } from './decode/read-motion.ts';
export type { ClipSource } from './input/clip-source.ts';
export { type DecodeTrackOptions, TRACK_FORMAT } from './music/decode-track.ts';
export { sniffDemuxer } from './probe/sniff-demuxer.ts';
export type { MediaOptions } from './process/open-media.ts';
export { openRegularFile, readRegularFile } from './process/regular-file.ts';
export type { CutCache, CutSpec, MusicSpec, ReelSpec, RenderOptions } from './render/reel-spec.ts';
export { REEL_VIDEO } from './render/segment-arguments.ts';
export { unshowableCharacters } from './titles/ink.ts';
export { drawTextImage, type TextImage } from './titles/text-image.ts';
export type { ProxyOptions } from './transcode/make-proxy.ts';
export type { ThumbnailOptions } from './transcode/make-thumbnail.ts';
export { CLEARING_VERSION } from './voices/clear-voices.ts';

/** Everything the product does with ffmpeg. Each call cleans up after itself and stops at once when aborted. */
export interface Media {
  /** How the tools are shut in here, in a sentence for the operator. */
  readonly cage: Toolbox['cage'];
  /** @throws CutroomError clip_* with why the file cannot be used, media_timeout */
  probeClip(path: string, signal: AbortSignal): Promise<ClipProbe>;
  /** As `probeClip`, at once and by less: what lies behind the opening is as the file says. */
  probeOpening(path: string, signal: AbortSignal): Promise<ClipProbe>;
  readFrames(
    source: ClipSource,
    out: FramePaths,
    options: ReadFramesOptions,
  ): Promise<{ readonly reachesEnd: boolean }>;
  readMotion(source: ClipSource, options: ReadMotionOptions): Promise<void>;
  readAudio(source: ClipSource, options: ReadAudioOptions): Promise<ClipAudio | null>;
  readAudioRange(source: ClipSource, range: AudioRange): Promise<Buffer>;
  readStretchedAudio(source: ClipSource, range: StretchedAudioRange): Promise<Buffer>;
  /** @throws CutroomError music_* with why the file cannot be used, media_timeout */
  decodeTrack(path: string, options: DecodeTrackOptions): Promise<{ readonly durationSeconds: number }>;
  makeProxy(source: ClipSource, options: ProxyOptions): Promise<void>;
  makeThumbnail(source: ClipSource, options: ThumbnailOptions): Promise<void>;
  renderReel(spec: ReelSpec, options: RenderOptions): Promise<RenderReport>;
  /** Rejects where the programs that were found at the start cannot be run any more. */
  check(): Promise<void>;
}

/**
 * Finds ffmpeg and ffprobe and tries which protections work on this machine.
 * @throws Error with a sentence for the operator where there is no ffmpeg
 */
export async function openMedia(options: MediaOptions): Promise<Media> {
  const toolbox = await openToolbox(options);
  return {
    cage: toolbox.cage,
    probeClip: (path, signal) => probeClip(toolbox, path, signal),
    probeOpening: (path, signal) => probeClip(toolbox, path, signal, 'opening'),
    readFrames: (source, out, frameOptions) => readFrames(toolbox, source, out, frameOptions),
    readMotion: (source, motionOptions) => readMotion(toolbox, source, motionOptions),
    readAudio: (source, audioOptions) => readAudio(toolbox, source, audioOptions),
    readAudioRange: (source, range) => readAudioRange(toolbox, source, range),
    readStretchedAudio: (source, range) => readStretchedAudio(toolbox, source, range),
    decodeTrack: (path, trackOptions) => decodeTrack(toolbox, path, trackOptions),
    makeProxy: (source, proxyOptions) => makeProxy(toolbox, source, proxyOptions),
    makeThumbnail: (source, thumbnailOptions) => makeThumbnail(toolbox, source, thumbnailOptions),
    renderReel: (spec, renderOptions) => renderReel(toolbox, spec, renderOptions),
    check: async () => {
      for (const program of Object.values(toolbox.binaries)) await access(program, constants.X_OK);
    },
  };
}
