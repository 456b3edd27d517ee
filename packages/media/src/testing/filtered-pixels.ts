import type { MediaHarness } from './generated-clips.ts';
import { TEST_LIMITS } from './test-limits.ts';

const SIDE = 220;

/**
 * What a filter graph between [in] and [out] makes of a drawn frame of 220 x 220: the 220 values of its middle row
 * in each plane (the colour planes' values each twice, as they belong to two pixels).
 * @param draw a geq filter
 */
export async function filteredPixels(
  harness: MediaHarness,
  draw: string,
  graph: string,
): Promise<{ luma: number[]; blue: number[]; red: number[] }> {
  const pixels: Buffer[] = [];
  const source = `color=black:s=${SIDE}x${SIDE}:r=30:d=0.04,format=yuv420p,${draw}[in]`;
  await harness.toolbox.withWorkbench([], (work) =>
    work.ffmpeg({
      args: [
        ...['-v', 'error', '-filter_complex', `${source};${graph}`, '-map', '[out]', '-frames:v', '1'],
        ...['-pix_fmt', 'yuv420p', '-f', 'rawvideo', 'pipe:1'],
      ],
      signal: new AbortController().signal,
      limits: TEST_LIMITS,
      readers: [(chunk) => void pixels.push(chunk)],
    }),
  );
  const bytes = Buffer.concat(pixels);
  const half = SIDE / 2;
  const row = (offset: number, width: number): number[] => [
    ...bytes.subarray(offset + width * Math.floor(width / 2), offset + width * (Math.floor(width / 2) + 1)),
  ];
  const doubled = (values: number[]): number[] => values.flatMap((value) => [value, value]);
  return {
    luma: row(0, SIDE),
    blue: doubled(row(SIDE * SIDE, half)),
    red: doubled(row(SIDE * SIDE + half * half, half)),
  };
}
