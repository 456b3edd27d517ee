import { inRepository } from '../repository.mjs';
import { exitCodeOf } from '../run-command.ts';

/** `npm run reset-password -- EMAIL`: another password for an account, typed at this terminal. */
process.exitCode = await exitCodeOf(process.execPath, [
  inRepository('apps/server/src/accounts/reset-password/command.ts'),
  ...process.argv.slice(3),
]);
