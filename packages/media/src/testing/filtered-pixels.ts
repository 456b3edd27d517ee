import type { MediaHarness } from './generated-clips.ts';
import { TEST_LIMITS } from './test-limits.ts';

/** Of the drawn frame, in pixels. */
export const SIDE = 220;

interface PixelRow {
  readonly luma: number[];
  readonly blue: number[];
  readonly red: number[];
}

/**
 * What a filter graph between [in] and [out] makes of a drawn frame of 220 x 220: the 220 values of its middle row
 * in each plane (the colour planes' values each twice, as they belong to two pixels).
 * @param draw a geq filter
 */
export async function filteredPixels(harness: MediaHarness, draw: string, graph: string): Promise<PixelRow> {
  return (await filteredRows(harness, draw, graph))(SIDE / 2);
}

/** The same for any of its rows, from the top. */
export async function filteredRows(
  harness: MediaHarness,
  draw: string,
  graph: string,
): Promise<(row: number) => PixelRow> {
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
  const values = (offset: number, width: number, row: number): number[] => [
    ...bytes.subarray(offset + width * row, offset + width * (row + 1)),
  ];
  const doubled = (each: number[]): number[] => each.flatMap((value) => [value, value]);
  return (row) => ({
    luma: values(0, SIDE, row),
    blue: doubled(values(SIDE * SIDE, half, Math.floor(row / 2))),
    red: doubled(values(SIDE * SIDE + half * half, half, Math.floor(row / 2))),
  });
}
