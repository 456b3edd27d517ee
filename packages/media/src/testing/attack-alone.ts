import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openToolbox } from '../process/open-media.ts';
import { TEST_LIMITS } from './test-limits.ts';

/**
 * A server of its own, in a user of its own, that runs what lies in ffmpeg's place once. Prints how strong the cage is and
 * what the program says it could do.
 */
const [scratchDirectory = '', searchPath = '', ffmpegPath = '', input = ''] = process.argv.slice(2);
const toolbox = await openToolbox({
  scratchDirectory,
  searchPath,
  ffmpegPath,
  ffprobePath: ffmpegPath,
  requiredCage: 'none',
});
const report = await toolbox.withWorkbench([input], async (bench) => {
  await bench.ffmpeg({
    args: [input, String(process.pid)],
    signal: AbortSignal.timeout(70_000),
    limits: TEST_LIMITS,
  });
  return readFile(join(bench.directory, 'report'), 'utf8');
});
process.stdout.write(JSON.stringify({ ...toolbox.cage, report: report.trim().split('\n') }));
