import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../e2e/harness/product/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { cpuSecondsOf, listeningProcess } from './api-figures/cpu-time.ts';
import type { PollersAnswer, PollersRequest } from './api-figures/pollers.ts';
import { openVisitor, type Visitor } from './api-figures/visitor.ts';

/**
 * What it costs to be polled: `GET /api/projects` of the built product on the engine it starts with, asked from another
 * thread of this process over the loopback, so that load and product share the machine's cores.
 *   node bench/api.ts [pollers, default 5000] [projects of the large account, default 1000]
 */
const [pollers = '5000', largeAccount = '1000'] = process.argv.slice(2);
const POLL_MS = 2000;
const ACCOUNTS = 100;
const OPENS_FOR_MS = 10_000;
const ROUND_MS = 20_000;

await ensureBuilt();
const product = await startProduct();
const port = Number(new URL(product.origin).port);
const serverProcess = await listeningProcess(port);
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before it began`);
  const small = await Promise.all(Array.from({ length: ACCOUNTS }, () => openVisitor(product.origin, 3)));
  const unchanged = await Promise.all(small.map((visitor) => requestOf(visitor, true)));
  const anew = await Promise.all(small.map((visitor) => requestOf(visitor, false)));

  await round(`${pollers} pollers at 2 s, nothing changed`, {
    connections: Number(pollers),
    everyMs: POLL_MS,
    requests: unchanged,
  });
  await round('64 connections without a pause, nothing changed', {
    connections: 64,
    everyMs: 0,
    requests: unchanged,
  });
  await round('64 connections without a pause, the whole list', {
    connections: 64,
    everyMs: 0,
    requests: anew,
  });
  await round('64 connections without a pause, an address without a session (the floor)', {
    connections: 64,
    everyMs: 0,
    requests: [head('/api/site')],
  });

  const large = await openVisitor(product.origin, Number(largeAccount));
  const largeList = await requestOf(large, false);
  await round(`one account with ${largeAccount} projects, one after the other, the whole list`, {
    connections: 1,
    everyMs: 0,
    requests: [largeList],
  });
  await round(`${largeAccount} projects, one after the other, nothing changed`, {
    connections: 1,
    everyMs: 0,
    requests: [await requestOf(large, true)],
  });
  const [others] = await Promise.all([
    measure({ connections: 50, everyMs: 200, requests: unchanged }),
    measure({ connections: 2, everyMs: 200, requests: [largeList] }),
  ]);
  print('others beside two pollers of that list every 0.2 s', others, null);
} finally {
  await product.remove();
}

type Load = Omit<PollersRequest, 'port' | 'opensForMs' | 'forMs'>;

async function round(name: string, load: Load): Promise<void> {
  const before = await cpuSecondsOf(serverProcess);
  const answer = await measure(load);
  print(name, answer, (await cpuSecondsOf(serverProcess)) - before);
}

function measure(load: Load): Promise<PollersAnswer> {
  const workerData: PollersRequest = { ...load, port, opensForMs: OPENS_FOR_MS, forMs: ROUND_MS };
  const worker = new Worker(new URL('api-figures/pollers.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function print(name: string, answer: PollersAnswer, cpuSeconds: number | null): void {
  const sorted = answer.milliseconds.toSorted((one, two) => one - two);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const perSecond = (answer.answers / answer.seconds).toFixed(0);
  const cpu =
    cpuSeconds === null
      ? ''
      : `; ${((cpuSeconds * 1e6) / answer.answers).toFixed(0)} µs of the server's CPU each, ${((cpuSeconds / answer.seconds) * 100).toFixed(0)} % of a core`;
  console.log(
    `${name}: ${perSecond} answers a second (${answer.notModified} unchanged, ${answer.refused} refused), ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.99999)} ms${cpu}`,
  );
}

async function requestOf(visitor: Visitor, isKnown: boolean): Promise<string> {
  return head('/api/projects', {
    cookie: visitor.cookie,
    ...(isKnown ? { 'if-none-match': await visitor.listTag() } : {}),
  });
}

function head(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
