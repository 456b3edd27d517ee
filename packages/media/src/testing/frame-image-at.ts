import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import type { MediaHarness } from './generated-clips.ts';
import { TEST_LIMITS } from './test-limits.ts';

/** The luma of every pixel of one frame of a finished reel, rows from the top. */
export async function frameImageAt(harness: MediaHarness, path: string, frame: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  await harness.toolbox.withWorkbench([path], (work) =>
    work.ffmpeg({
      args: [
        ...['-v', 'error', '-i', path, '-map', '0:v', '-vf', `select=eq(n\\,${frame}),extractplanes=y`],
        ...['-frames:v', '1', '-f', 'rawvideo', 'pipe:1'],
      ],
      signal: new AbortController().signal,
      limits: TEST_LIMITS,
      readers: [(chunk) => void chunks.push(chunk)],
    }),
  );
  const luma = new Uint8Array(Buffer.concat(chunks));
  if (luma.length !== REEL_WIDTH * REEL_HEIGHT) throw new Error(`There is no frame ${frame}.`);
  return luma;
}
