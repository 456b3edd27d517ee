import { join } from 'node:path';
import { layOutReel } from '@cutroom/reel';
import { type AudioPlan, audioPlan } from '../audio/audio-plan.ts';
import { writeOwnFile } from '../process/regular-file.ts';
import { captionFrames } from '../titles/caption-filter.ts';
import { captionImage } from '../titles/caption-image.ts';
import { type DrawnTitle, drawTitle } from '../titles/title-bitmap.ts';
import {
  type ReelSegment,
  reelSegments,
  type ShownCaption,
  type ShownTitle,
  type TitleBitmap,
} from './reel-segments.ts';
import type { ReelSpec } from './reel-spec.ts';
import { type SegmentJob, segmentJobs } from './segment-jobs.ts';

/** What a reel is made of, and the files of its making. */
export interface PlannedReel {
  readonly segments: readonly ReelSegment[];
  readonly jobs: readonly SegmentJob[];
  readonly audio: AudioPlan;
  readonly directory: string;
  /** What the plan asks for and the reel will not have, for people. */
  readonly warnings: readonly string[];
}

/** Draws the titles and captions into the reel's directory and divides the reel into segments and the processes that make them. */
export async function planReel(spec: ReelSpec, directory: string): Promise<PlannedReel> {
  const texts = await drawnTexts(spec, directory);
  const segments = await withCaptionFiles(reelSegments(spec, texts.titles, texts.captions), directory);
  const audio = audioPlan(spec);
  return {
    segments,
    audio,
    jobs: segmentJobs(segments, audio, directory),
    directory,
    warnings: texts.warnings,
  };
}

interface DrawnTexts {
  readonly titles: readonly ShownTitle[];
  readonly captions: readonly ShownCaption[];
  readonly warnings: readonly string[];
}

async function drawnTexts(spec: ReelSpec, directory: string): Promise<DrawnTexts> {
  const widths = new Map<string, number>();
  const titles: ShownTitle[] = [];
  const captions: ShownCaption[] = [];
  const missing: Record<ShownTitle['role'], string[]> = { title: [], caption: [] };
  for (const [index, { text, bands, style, caption, ...time }] of layOutReel(spec).texts.entries()) {
    if (caption !== undefined) {
      const { image, leftOut } = await captionImage(caption, bands, widths);
      missing[time.role].push(...leftOut);
      if (image !== null) captions.push({ start: time.start, end: time.end, image });
      continue;
    }
    const { drawn, leftOut } = await drawTitle(text, { bands, style, widths });
    missing[time.role].push(...leftOut);
    if (drawn === null) continue;
    titles.push({ ...time, bitmap: await keep(drawn, join(directory, `title-${index}.rgba`)) });
  }
  return {
    titles,
    captions,
    warnings: [...warningsOf(missing.title, 'the title'), ...warningsOf(missing.caption, 'the captions')],
  };
}

/** The captions of each segment as one file, a frame for each. */
async function withCaptionFiles(segments: readonly ReelSegment[], directory: string): Promise<ReelSegment[]> {
  const made: ReelSegment[] = [];
  for (const [index, segment] of segments.entries()) {
    const captionsPath = segment.captions.length === 0 ? null : join(directory, `captions-${index}.png`);
    if (captionsPath !== null) await writeOwnFile(captionsPath, captionFrames(segment.captions));
    made.push({ ...segment, captionsPath });
  }
  return made;
}

async function keep({ rgba, ...bitmap }: DrawnTitle, path: string): Promise<TitleBitmap> {
  await writeOwnFile(path, rgba);
  return { ...bitmap, path };
}

function warningsOf(missing: readonly string[], from: string): string[] {
  if (missing.length === 0) return [];
  return [`No font on this server can show ${[...new Set(missing)].join(' ')}: left out of ${from}.`];
}
