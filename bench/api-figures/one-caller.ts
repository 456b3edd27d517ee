import { setTimeout as delay } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/**
 * One caller in a thread of its own, which does nothing but ask an address over and over until it is told to stop; then it
 * says how long it waited for each answer, in milliseconds.
 */
const [address = '', pauseMs = '10'] = process.argv.slice(2);
const waits: number[] = [];
let isAsking = true;
parentPort?.once('message', () => {
  isAsking = false;
});
while (isAsking) {
  const asked = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  waits.push(performance.now() - asked);
  await delay(Number(pauseMs));
}
parentPort?.postMessage(waits);
