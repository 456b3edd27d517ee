import { type Logger, pino } from 'pino';
import { askSupportEmail } from './accounts/ask-support-email.ts';
import type { SupportEmail } from './accounts/support-email.ts';
import { readConfig } from './config.ts';
import { logSerializers } from './platform/log-error.ts';
import { weighBuffersWithObjects } from './platform/weigh-buffers.ts';
import { startServer } from './start-server.ts';

const STOP_MS_MAX = 20_000;

/** Starts one process of the product; ROLE says whether it serves, works, or does both. */
async function main(): Promise<void> {
  weighBuffersWithObjects();
  const config = readConfig(process.env);
  const isTerminal = process.stdout.isTTY;
  const log = pino({
    level: config.logLevel,
    serializers: logSerializers,
    ...(isTerminal ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
  });
  const server = await startServer(config, log, (reason) => {
    process.stderr.write(`Cutroom stops: nothing works without the database. ${reason.message}\n`);
    process.exit(1);
  });
  process.stdout.write(
    server.address === null ? 'Cutroom is working.\n' : `Cutroom is ready: open ${server.address}\n`,
  );
  if (server.notice !== null) process.stdout.write(`\n${server.notice}`);
  if (server.supportEmail?.isUnknown()) tellOfSupportEmail(server.supportEmail, log);

  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info('stopping');
      // Someone may be watching a video over a slow line: what cannot be finished in time is cut off.
      setTimeout(() => process.exit(0), STOP_MS_MAX).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
}

/** Whoever sits at the terminal is asked; where nobody does, the log says how to set it. */
function tellOfSupportEmail(supportEmail: SupportEmail, log: Logger): void {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    log.info('The contact links have no address. SUPPORT_EMAIL sets one.');
    return;
  }
  askSupportEmail({ input: process.stdin, output: process.stdout }, supportEmail).catch((err: unknown) =>
    log.error({ err }, 'the address for people who need help is not kept'),
  );
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Cutroom could not start. ${message}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
