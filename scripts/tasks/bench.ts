import { readdir } from 'node:fs/promises';
import { ensureBuilt } from '../builds.ts';
import { inRepository } from '../repository.mjs';
import { run } from '../run-command.ts';

/** `npm run bench [-- name …]`: runs bench/<name>.ts, or all of them one after the other. */
const all = (await readdir(inRepository('bench')))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const asked = process.argv.slice(3);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark '${unknown.join("', '")}'. There are: ${all.join(', ') || 'none yet'}.`,
  );
  process.exit(2);
}
await ensureBuilt();
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n— ${name} —`);
  await run(process.execPath, [inRepository('bench', `${name}.ts`)]);
}
