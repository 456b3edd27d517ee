import { join } from 'node:path';
import {
  adoptCaptions,
  CAPTION_IMAGE_SIDE_MAX,
  type ProviderVision,
  secondsToCaption,
} from '@cutroom/analysis';
import { type ClipAnalysis, type ClipProbe, CutroomError } from '@cutroom/contract';
import { type ClipSource, type Media, readRegularFile } from '@cutroom/media';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { ClipRow } from '../../platform/database/schema.ts';
import { ownFileName } from '../../projects/own-file-name.ts';
import { findEarlierCaptions } from './earlier-analyses.ts';

export interface CaptionFramesDeps {
  readonly db: Database;
  readonly media: Pick<Media, 'makeThumbnail'>;
  readonly providerVision: ProviderVision | null;
  readonly log: Pick<Logger, 'warn'>;
}

/** A clip that was measured here, and where its file is. */
export interface MeasuredClip {
  readonly clip: ClipRow;
  readonly source: ClipSource;
  readonly analysis: ClipAnalysis;
  /** Where images may be written. */
  readonly directory: string;
}

/**
 * The analysis in the words of the configured model, where there is one: those it found earlier for the same bytes of the
 * same owner, else those it finds now. Whatever goes wrong with it, the analysis that was made here stays.
 */
export async function captionFrames(
  deps: CaptionFramesDeps,
  { clip, source, analysis, directory }: MeasuredClip,
  signal: AbortSignal,
): Promise<ClipAnalysis> {
  const { providerVision } = deps;
  if (providerVision === null) return analysis;
  const filename = ownFileName(clip);
  const earlier = await findEarlierCaptions(deps.db, clip, providerVision.name);
  if (earlier !== null) return adoptCaptions({ analysis, filename }, earlier);
  if (!providerVision.isAvailable()) return analysis;
  try {
    const imageSeconds = secondsToCaption(analysis);
    const images = await makeImages(deps.media, source, imageSeconds, directory, signal);
    return await providerVision.describe({ analysis, filename, imageSeconds, images }, signal);
  } catch (error) {
    signal.throwIfAborted();
    // A second of the clip that cannot be decoded is no reason to lose what was measured.
    if (!(error instanceof CutroomError)) throw error;
    deps.log.warn({ code: error.code, clipId: clip.id }, 'no images for the AI model');
    return analysis;
  }
}

async function makeImages(
  media: Pick<Media, 'makeThumbnail'>,
  source: ClipSource,
  imageSeconds: readonly number[],
  directory: string,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const images: Uint8Array[] = [];
  for (const [index, atSeconds] of imageSeconds.entries()) {
    const outputPath = join(directory, `look-${index}.jpg`);
    await media.makeThumbnail(source, {
      atSeconds,
      outputPath,
      heightPixels: imageHeight(source.probe),
      signal,
    });
    images.push(await readRegularFile(outputPath));
  }
  return images;
}

/** Even, and so that neither side is longer than allowed. */
function imageHeight({ width, height }: Pick<ClipProbe, 'width' | 'height'>): number {
  const pixels = (CAPTION_IMAGE_SIDE_MAX * height) / Math.max(width, height);
  return Math.max(2, 2 * Math.floor(Math.min(pixels, height) / 2));
}
