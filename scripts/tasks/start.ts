import { ensureBuilt } from '../builds.ts';
import { becomeNode } from '../modern-node.mjs';
import { inRepository, ROOT } from '../repository.mjs';
import { SERVER_ENVIRONMENT } from '../server-environment.mjs';

/** `npm start`: builds what is stale, then becomes the server, which prints its address itself. */
await ensureBuilt();
console.log('Starting Cutroom …');
process.chdir(ROOT);
// `npm start -- --lan`: https for the home network.
if (process.argv.includes('--lan')) process.env.LAN = 'true';
const startedByNpm = process.env.npm_lifecycle_event !== undefined;
for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) process.env[name] ??= value;
await becomeNode(process.execPath, [
  ...(startedByNpm ? ['--import', inRepository('scripts/stop-with-npm.mjs')] : []),
  inRepository('apps/server/src/main.ts'),
]);
