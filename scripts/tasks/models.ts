import path from 'node:path';
import { inRepository, ROOT } from '../repository.mjs';
import { exitCodeOf } from '../run-command.ts';

/** `npm run models`: fetches the open models that see and hear more, once, into DATA_DIR; `npm run models -- --all` the large ones too. */
const directory = path.join(path.resolve(ROOT, process.env.DATA_DIR ?? 'data'), 'models');
process.exitCode = await exitCodeOf(process.execPath, [
  inRepository('packages/analysis/scripts/download-models.ts'),
  directory,
  ...process.argv.slice(3),
]);
