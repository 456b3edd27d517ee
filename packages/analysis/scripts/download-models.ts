import { parseArgs } from 'node:util';
import { downloadModels } from '../src/models/downloaded/download-models.ts';
import { ModelDownloadError } from '../src/models/downloaded/model-download-error.ts';
import { MODEL_SOURCES, USUAL_MODEL_SOURCES } from '../src/models/downloaded/model-manifest.ts';
import { progressLine } from '../src/models/downloaded/progress-line.ts';

/**
 * Fetches the models that can be downloaded, showing how far it is:
 *   node packages/analysis/scripts/download-models.ts <folder> [--all]
 * With --all the large ones too, which the usual ones can do without.
 * Stopped at any point, it goes on from there the next time. Ends with 1 and a sentence where it cannot.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('Say which folder the models shall go to.');
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const isTerminal = process.stdout.isTTY;
let shownAt = 0;
let shownPath = '';
try {
  const count = await downloadModels({
    directory,
    sources: values.all ? MODEL_SOURCES : USUAL_MODEL_SOURCES,
    signal: stop.signal,
    hubUrls: {
      // What other tools of the hub read, too: the address of a mirror.
      ...(process.env.HF_ENDPOINT ? { huggingFace: process.env.HF_ENDPOINT } : {}),
      ...(process.env.GITHUB_RAW_ENDPOINT ? { gitHub: process.env.GITHUB_RAW_ENDPOINT } : {}),
    },
    onProgress: (progress) => {
      const isNewFile = progress.path !== shownPath;
      if (!isNewFile && (!isTerminal || performance.now() - shownAt < 200)) return;
      shownAt = performance.now();
      shownPath = progress.path;
      process.stdout.write(isTerminal ? `\r\x1b[2K${progressLine(progress)}` : `${progressLine(progress)}\n`);
    },
  });
  if (isTerminal && count > 0) process.stdout.write('\n');
  console.log(
    count === 0
      ? `All of these models are in ${directory}.`
      : `${count} files came; the models are in ${directory} and serve from the next clip on, offline.`,
  );
} catch (error) {
  if (isTerminal) process.stdout.write('\n');
  const why = stop.signal.aborted
    ? 'Stopped.'
    : error instanceof ModelDownloadError
      ? error.message
      : String(error);
  console.error(`${why} Run it again to go on; until then the built-in models serve.`);
  process.exitCode = 1;
}
