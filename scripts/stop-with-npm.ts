/**
 * Loaded into the server before its own code (`node --import`) when npm started it. A kill -9 of npm reaches no
 * child, and the orphaned server would hold the port and the data directory; so it stops when its parent is gone.
 */
const WATCH_EVERY_MS = 500;
const DRAIN_MS_MAX = 5000;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), DRAIN_MS_MAX).unref();
}, WATCH_EVERY_MS);
watch.unref();
