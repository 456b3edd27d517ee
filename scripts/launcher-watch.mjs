// @ts-check
import { readFileSync } from 'node:fs';

const WATCH_EVERY_MS = 100;

/**
 * Calls back once when whoever launched this process is gone. npm runs a script in a shell, and neither a kill -9
 * of npm nor of the shell reaches what runs in it, which would go on as an orphan and hold its port.
 * @param {() => void} onGone
 */
export function whenLauncherIsGone(onGone) {
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return;
    clearInterval(watch);
    onGone();
  }, WATCH_EVERY_MS);
  watch.unref();
}

/**
 * @param {number} pid
 * @returns {number | null} what started this process, if this process is a shell and /proc tells
 */
function parentOfShell(pid) {
  const stat = /^\d+ \((.*)\) \S+ (\d+)/s.exec(statusOf(pid));
  return stat !== null && /^(ba|da|a|z|k)?sh$/.test(stat[1] ?? '') ? Number(stat[2]) : null;
}

/**
 * @param {number} pid
 * @returns {boolean} false also for a process that has ended but whose end nobody has taken note of
 */
function isRunning(pid) {
  return /^\d+ \(.*\) [^ZX]/s.test(statusOf(pid));
}

/**
 * @param {number} pid
 * @returns {string} one line of /proc, or nothing where there is no such process or no /proc
 */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
