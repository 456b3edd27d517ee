// @ts-check
import { whenLauncherIsGone } from './launcher-watch.mjs';

/** Loaded into the server before its own code (`node --import`) when npm started it. */
const DRAIN_MS_MAX = 10_000;

whenLauncherIsGone(() => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), DRAIN_MS_MAX).unref();
});
