import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectSchema } from '@cutroom/contract';
import { startProduct } from '../e2e/harness/product/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { SERVER_ENVIRONMENT } from '../scripts/server-environment.mjs';
import { openVisitor, type Visitor } from './api-figures/visitor.ts';
import { type FileToSend, sendFiles, type UploadTarget } from './upload-figures/tus-client.ts';

/**
 * How fast clips come in, in this machine's loopback:
 *   node bench/upload.ts [--origin=http://…, a product that runs already] [video files …]
 * With files: when the last byte of each was answered, and when each was a clip. Always: bytes a second beside the same
 * tus server alone, which neither syncs nor keeps a database, in turns.
 */
const given = process.argv.slice(2);
const running = given.find((text) => text.startsWith('--origin='))?.slice('--origin='.length);
const paths = given.filter((text) => !text.startsWith('--'));
const ROUNDS = 5;
const NOISE_FILES = 8;
const NOISE_BYTES = 48 * 1024 * 1024;

if (running === undefined) await ensureBuilt();
const product = running === undefined ? await startProduct(SERVER_ENVIRONMENT) : null;
const origin = product?.origin ?? running ?? '';
const plain = await startPlainTus();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} before it began`);
  if (paths.length > 0) await measureAcceptance(paths);
  await measureThroughput();
} finally {
  await plain.stop();
  await product?.remove();
}

async function measureAcceptance(files: readonly string[]): Promise<void> {
  const visitor = await openVisitor(origin, 0);
  const projectId = await newProject(visitor);
  const named = await Promise.all(
    files.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })),
  );
  const beganAtMs = performance.now();
  const sending = sendFiles(productTarget(visitor, projectId), named);
  const acceptedAtMs = await followAcceptance(visitor, projectId, files.length);
  const sent = await sending;
  for (const [index, { location, lastByteAtMs, answeredAtMs, status }] of sent.entries()) {
    const accepted = acceptedAtMs.get(location.slice(location.lastIndexOf('/') + 1));
    const after = (atMs: number | undefined) =>
      `${(((atMs ?? Number.NaN) - lastByteAtMs) / 1000).toFixed(2)} s`;
    console.log(
      `${named[index]?.name}: last chunk answered ${status} after ${after(answeredAtMs)}, a clip after ${after(accepted)}`,
    );
  }
  const all = Math.max(...acceptedAtMs.values());
  console.log(`all ${files.length} are clips after ${((all - beganAtMs) / 1000).toFixed(2)} s`);
}

async function followAcceptance(
  { cookie }: Visitor,
  projectId: number,
  count: number,
): Promise<ReadonlyMap<string, number>> {
  const acceptedAtMs = new Map<string, number>();
  while (acceptedAtMs.size < count) {
    const answer = await fetch(`${origin}/api/projects/${projectId}`, { headers: { cookie } });
    const project = projectSchema.parse(await answer.json());
    for (const { id } of project.videoClips)
      if (!acceptedAtMs.has(id)) acceptedAtMs.set(id, performance.now());
    const refused = project.uploads.find(({ state }) => state === 'refused');
    if (refused !== undefined) throw new Error(`${refused.filename}: ${refused.error?.message}`);
    await sleep(50);
  }
  return acceptedAtMs;
}

async function measureThroughput(): Promise<void> {
  const files = Array.from({ length: NOISE_FILES }, (_, index) => ({
    name: `${index}.mp4`,
    bytes: randomBytes(NOISE_BYTES),
  }));
  const rates = { product: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await openVisitor(origin, 0);
    rates.product.push(await rateOf(productTarget(visitor, await newProject(visitor)), files));
    rates.plain.push(await rateOf(plain.target, files));
  }
  const [ours, theirs] = [median(rates.product), median(rates.plain)];
  console.log(
    `${NOISE_FILES} files of ${NOISE_BYTES / 2 ** 20} MiB, median of ${ROUNDS} rounds: ${ours.toFixed(0)} MB/s here, ` +
      `${theirs.toFixed(0)} MB/s by the tus server alone, ratio ${(ours / theirs).toFixed(2)}`,
  );
  console.log(
    `rounds: ${rates.product.map((rate) => rate.toFixed(0)).join(', ')} against ${rates.plain.map((rate) => rate.toFixed(0)).join(', ')}`,
  );
}

/** Megabytes a second until the last answer. */
async function rateOf(target: UploadTarget, files: readonly FileToSend[]): Promise<number> {
  const beganAtMs = performance.now();
  const sent = await sendFiles(target, files);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const endedAtMs = Math.max(...sent.map(({ answeredAtMs }) => answeredAtMs));
  return bytes / 1000 / (endedAtMs - beganAtMs);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function newProject({ cookie }: Visitor): Promise<number> {
  const answer = await fetch(`${origin}/api/projects`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Uploads', prompt: '' }),
  });
  return projectSchema.parse(await answer.json()).id;
}

function productTarget({ cookie }: Visitor, projectId: number): UploadTarget {
  return {
    origin,
    path: '/api/tus/',
    headers: { origin, cookie, 'x-device-type': 'desktop', prefer: 'respond-async' },
    metadata: (filename) => metadata({ projectId: String(projectId), filename, type: 'video/mp4' }),
  };
}

function metadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

async function startPlainTus(): Promise<{ readonly target: UploadTarget; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cutroom-plain-tus-'));
  const server = fork(new URL('upload-figures/plain-tus.ts', import.meta.url), [directory]);
  const [port] = await once(server, 'message');
  return {
    target: {
      origin: `http://127.0.0.1:${port}`,
      path: '/files',
      headers: {},
      metadata: (filename) => metadata({ filename }),
    },
    async stop() {
      server.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
