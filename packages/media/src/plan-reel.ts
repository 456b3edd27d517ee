import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFrames } from './cut-frames.ts';
import { type PieceJob, pieceJobs } from './piece-jobs.ts';
import { type PlacedTitle, type ReelPiece, reelPieces } from './reel-pieces.ts';
import type { ReelSpec } from './reel-spec.ts';
import { type SoundPlan, soundPlan } from './sound-plan.ts';
import { titleBands } from './title-bands.ts';
import { drawTitle } from './title-picture.ts';

/** What a reel is made of, and the files of its making. */
export interface PlannedReel {
  readonly pieces: readonly ReelPiece[];
  readonly jobs: readonly PieceJob[];
  readonly sound: SoundPlan;
  readonly directory: string;
  /** What the plan asks for and the reel will not have, for people. */
  readonly warnings: readonly string[];
}

/** Draws the titles into the reel's directory and divides the reel into pieces and the processes that make them. */
export async function planReel(spec: ReelSpec, directory: string): Promise<PlannedReel> {
  const frames = cutFrames(spec.cuts.map((cut) => cut.durationSeconds));
  const { titles, warnings } = await drawnTitles(spec, frames, directory);
  const pieces = reelPieces(spec, frames, titles);
  const sound = soundPlan(spec, frames);
  return { pieces, sound, jobs: pieceJobs(pieces, sound, directory), directory, warnings };
}

async function drawnTitles(
  spec: ReelSpec,
  frames: readonly number[],
  directory: string,
): Promise<{ titles: PlacedTitle[]; warnings: string[] }> {
  const titles: PlacedTitle[] = [];
  const warnings: string[] = [];
  for (const [index, { text, at }] of (spec.titles ?? []).entries()) {
    const { drawn, leftOut } = await drawTitle(text, titleBands(spec, frames, at));
    if (leftOut.length > 0)
      warnings.push(
        `No font on this server can show ${[...new Set(leftOut)].join(' ')}: left out of the title.`,
      );
    if (drawn === null) continue;
    const { rgba, ...picture } = drawn;
    const path = join(directory, `title-${index}.rgba`);
    await writeFile(path, rgba);
    titles.push({ at, picture: { ...picture, path } });
  }
  return { titles, warnings };
}
