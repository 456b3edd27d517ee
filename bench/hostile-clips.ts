import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ApiClient, apiClient, uploadFile } from '../e2e/harness/product/api-client.ts';
import { type Product, startProduct } from '../e2e/harness/product/product.ts';
import { craftClip } from '../packages/media/src/testing/crafted-clip.ts';
import { openMediaHarness } from '../packages/media/src/testing/generated-clips.ts';
import type { Stall } from './api-figures/loop-watch.ts';

/**
 * How long another caller waits for `GET /api/health` while clips that were crafted to cost much are checked and analysed,
 * and whether their jobs keep their claims. The product is a process of its own, and the caller a thread of this one. A
 * second product that has nothing to do is asked at the same time: what it takes longer than usual is the machine's doing.
 * In both, the thread that answers notes how long it was kept from its next turn, and how much of that was its own work.
 *   node bench/hostile-clips.ts [how many of the clips]
 */
const CLIPS = [
  { name: 'gaps-of-half-an-hour.mp4', seconds: 1800, notCoded: 130 },
  { name: 'gaps-of-an-hour.mp4', seconds: 3590, notCoded: 100 },
  { name: 'as-many-packets-as-allowed.mp4', seconds: 60, notCoded: 7000 },
  { name: 'more-packets-than-allowed.mp4', seconds: 60, notCoded: 11_000 },
] as const;
const clipsMax = Number(process.argv[2] ?? CLIPS.length);
const PAUSE_MS = 10;
const GOAL_MS = 250;
const DONE_MS_MAX = 20 * 60_000;

const bench = await openMediaHarness();
const directory = await mkdtemp(join(tmpdir(), 'hostile-clips-'));
const product = await watched('product');
const idle = await watched('idle');
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before it began`);
  const owner = await apiClient(product.origin);
  await report('nothing to do', () => delay(5000));
  for (const clip of CLIPS.slice(0, clipsMax)) {
    const { path, packets } = await craftClip(bench, clip.name, clip);
    await report(`${clip.name}, ${packets} packets`, () => understood(owner, path));
  }
  const lost = product
    .log()
    .split('\n')
    .filter((line) => line.includes('no longer active'));
  console.log(`claims lost: ${lost.length}${lost.map((line) => `\n${line}`).join('')}`);
} finally {
  await product.remove();
  await idle.remove();
  await bench.close();
  await rm(directory, { recursive: true, force: true });
}
process.exit(0);

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const callers = [startCaller(product.origin), startCaller(idle.origin)];
  const began = performance.now();
  const beganMs = Date.now();
  const outcome = await work();
  const seconds = (performance.now() - began) / 1000;
  const [waits = [], idleWaits = []] = await Promise.all(callers.map((caller) => caller.stop()));
  const longest = waits.at(-1) ?? Number.NaN;
  console.log(
    `${name}: ${seconds.toFixed(0)} s${typeof outcome === 'string' ? `, ${outcome}` : ''}; ${waits.length} answers, ` +
      `p50 ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms, longest ${longest.toFixed(0)} ms (${longest <= GOAL_MS ? 'within' : 'over'} ` +
      `${GOAL_MS}; of the idle server p99 ${at(idleWaits, 0.99)} ms, longest ${at(idleWaits, 1)} ms)`,
  );
  for (const who of ['product', 'idle'] as const) console.log(`  ${who}: ${await stallsOf(who, beganMs)}`);
}

/** A product whose thread that answers is watched. */
function watched(name: string): Promise<Product> {
  const watch = new URL('./api-figures/loop-watch.ts', import.meta.url).href;
  return startProduct({ NODE_OPTIONS: `--import=${watch}`, LOOP_WATCH_FILE: join(directory, name) });
}

async function stallsOf(name: string, sinceMs: number): Promise<string> {
  const lines = (await readFile(join(directory, name), 'utf8').catch(() => '')).trim().split('\n');
  const stalls = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Stall]));
  const noted = stalls.filter(({ atMs }) => atMs >= sinceMs);
  const longest = noted.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 3);
  const busiest = noted.reduce((most, { ownCpuMs }) => Math.max(most, ownCpuMs), 0);
  return (
    `${noted.length} turns late by 20 ms and more; latest ${longest.map(({ tookMs, ownCpuMs }) => `${tookMs.toFixed(0)} ms (own work ${ownCpuMs.toFixed(0)})`).join(', ')}; ` +
    `most own work in one turn ${busiest.toFixed(0)} ms`
  );
}

/** @returns what stops asking and says how long each answer took, the shortest first */
function startCaller(origin: string): { stop(): Promise<readonly number[]> } {
  const caller = new Worker(new URL('./api-figures/one-caller.ts', import.meta.url), {
    argv: [`${origin}/api/health`, String(PAUSE_MS)],
  });
  return {
    stop: async () => {
      caller.postMessage('stop');
      const [waits]: readonly unknown[] = await once(caller, 'message');
      return Array.isArray(waits) ? waits.map(Number).sort((a, b) => a - b) : [];
    },
  };
}

function at(ranked: readonly number[], share: number): string {
  return (ranked[Math.min(ranked.length - 1, Math.floor(ranked.length * share))] ?? Number.NaN).toFixed(0);
}

/** Uploads a clip into a project of its own. @returns what became of it, once its jobs are done */
async function understood(owner: ApiClient, path: string): Promise<string> {
  const { id } = await owner.call('createProject', { body: { title: 'Crafted', prompt: '' } });
  const refusal = await uploadFile(owner, id, path).then(
    () => null,
    (error: Error) => error,
  );
  if (refusal !== null) {
    const code = /response code: 422.*"code":"(\w+)"/.exec(refusal.message)?.[1];
    if (code === undefined) throw refusal;
    return `refused (${code})`;
  }
  for (const until = Date.now() + DONE_MS_MAX; Date.now() < until; await delay(500)) {
    const { uploads, videoClips } = await owner.call('getProject', { params: { id } });
    const refused = uploads.find(({ error }) => error !== null);
    if (refused !== undefined) return `refused (${refused.error?.code})`;
    const [clip] = videoClips;
    if (clip?.analysisError) return `not understood (${clip.analysisError})`;
    if (clip?.analysisData) return 'analysed';
  }
  return 'given up';
}
