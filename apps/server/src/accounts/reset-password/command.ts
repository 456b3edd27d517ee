import { openDatabase } from '../../platform/database/open-database.ts';
import { withInstallation } from '../../with-installation.ts';
import { createAuth } from '../auth.ts';
import { loadSecret } from '../secret.ts';
import { accountToReset, passwordProblem, resetPassword } from './reset-password.ts';
import { typePassword } from './type-password.ts';

/** `node apps/server/src/accounts/reset-password/command.ts EMAIL`, with the settings of the server. */
const [email] = process.argv.slice(2);
try {
  if (email === undefined) throw new Error('Say whose: npm run reset-password -- EMAIL.');
  process.stdout.write(`${await reset(email)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function reset(address: string): Promise<string> {
  return withInstallation(async ({ config, server, log }) => {
    const { db, close } = await openDatabase(server);
    try {
      // Before anybody has typed something in vain.
      await accountToReset(db, address);
      const password = await typePassword({ input: process.stdin, output: process.stdout }, passwordProblem);
      const secret = await loadSecret(db, config.authSecret);
      const { publicUrl, isHttps, isRateLimited, oidc, allowsPasswords, allowsSignUp } = config;
      const settings = { publicUrl, isHttps, isRateLimited, oidc, allowsPasswords, allowsSignUp };
      const ended = await resetPassword(
        { db, auth: createAuth({ db, log, secret, ...settings }), secret },
        address,
        password,
      );
      const sessions = ended === 1 ? '1 session was ended' : `${ended} sessions were ended`;
      return `${address} has a new password; ${sessions}.`;
    } finally {
      await close();
    }
  });
}
