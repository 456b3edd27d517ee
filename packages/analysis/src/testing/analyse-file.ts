import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipAnalysis } from '@cutroom/contract';
// biome-ignore lint/style/noRestrictedImports: what is measured here is what users get, of the product's own decoder.
import { type Media, openMedia } from '@cutroom/media';
import { FFMPEG } from '../../../../scripts/ffmpeg-path.ts';
import { type Analyser, openAnalyser } from '../session/analyser.ts';

/** Analyses files as the product does (stages/analysis of the server); for tests and measurements only. */
export interface FileAnalyser {
  analyse(path: string): Promise<ClipAnalysis>;
  /** A photograph, as a clip in which nothing moves. */
  analysePhoto(path: string): Promise<ClipAnalysis>;
  close(): Promise<void>;
}

export async function openFileAnalyser(modelsDirectory: string): Promise<FileAnalyser> {
  const folder = await mkdtemp(join(tmpdir(), 'analyse-file-'));
  const media = await openMedia({ scratchDirectory: join(folder, 'scratch'), onWarning: () => {} });
  const analyser = await openAnalyser({ modelsDirectory });
  return {
    analyse: (path) => analyseClip(media, analyser, path, folder),
    analysePhoto: (path) => analyseClip(media, analyser, clipOfPhoto(path, folder), folder),
    close: async () => {
      await analyser.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function analyseClip(
  media: Media,
  analyser: Analyser,
  path: string,
  folder: string,
): Promise<ClipAnalysis> {
  const { signal } = new AbortController();
  const source = { path, probe: await media.probeClip(path, signal) };
  const clip = analyser.openClip();
  const heard = await media.readAudio(source, { sampleRate: 16_000, signal });
  await clip.setAudio(heard?.sound ?? null);
  const images = { posterPath: join(folder, 'poster.jpg'), filmstripPath: join(folder, 'filmstrip.webp') };
  await media.readFrames(source, images, {
    signal,
    onFrame: (frame) => clip.addFrame(frame),
    onMotionFrame: (frame) => clip.addMotionFrame(frame),
  });
  // The real name would put words into the mouth of the analysis.
  const facts = { filename: 'clip.mp4', probe: source.probe, loudnessLufs: heard?.loudnessLufs ?? null };
  return clip.finish(facts, (interval, onMotionFrame) =>
    media.readMotion(source, { interval, signal, onMotionFrame }),
  );
}

const PHOTO_SECONDS = 2;

function clipOfPhoto(path: string, folder: string): string {
  const clip = join(folder, 'photo.mp4');
  const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  execFileSync(FFMPEG, [
    ...['-v', 'error', '-y', '-loop', '1', '-t', String(PHOTO_SECONDS), '-i', path],
    ...['-vf', 'crop=trunc(iw/2)*2:trunc(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', ...bt709, clip],
  ]);
  return clip;
}
