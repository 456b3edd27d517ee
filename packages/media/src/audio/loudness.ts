import { type Loudness, SILENT } from '@cutroom/reel';
import { ffmpegPreamble } from '../input/input-arguments.ts';
import { AUDIO_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Workbench } from '../process/toolbox.ts';

/** ffmpeg prints its gate where nothing passed it. */
const GATE_LUFS = -70;

/** Arguments after the inputs': measures it and writes nothing. `before` are filters to measure behind. */
export function measureArguments(before: readonly string[], input = 0): string[] {
  const filters = [...before, 'ebur128=peak=true:framelog=verbose'].join(',');
  return ['-map', `${input}:a:0`, '-vn', '-sn', '-dn', '-af', filters, '-f', 'null', '-'];
}

/**
 * Reads the summary that the ebur128 filter writes when it ends.
 * @throws MediaError where there is no summary
 */
export function parseLoudness(stderr: string): Loudness {
  if (!stderr.includes('Summary:'))
    throw new MediaError('bad_output', 'The loudness was not measured.', { stderr });
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const integrated = numberAfter(summary, /I:\s+(-?[\d.]+|-inf|nan) LUFS/);
  const truePeak = numberAfter(summary, /True peak:\s+Peak:\s+(-?[\d.]+|-inf|nan) dBFS/);
  if (integrated === null || integrated <= GATE_LUFS) return SILENT;
  return { integratedLufs: integrated, truePeakDbtp: truePeak };
}

/** Measures any input, given as the arguments up to and including its `-i`. */
export async function measure(
  bench: Workbench,
  input: readonly string[],
  before: readonly string[],
  signal: AbortSignal,
): Promise<Loudness> {
  const args = [...ffmpegPreamble(PROGRESS_FD, 'info'), ...input, ...measureArguments(before)];
  const limits = { wallMs: AUDIO_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  return parseLoudness(await bench.ffmpeg({ args, signal, limits }));
}

function numberAfter(text: string, pattern: RegExp): number | null {
  const value = Number(pattern.exec(text)?.[1]);
  return Number.isFinite(value) ? value : null;
}
