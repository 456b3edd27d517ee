import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiClient, projectWhen } from '../e2e/harness/product/api-client.ts';
import { finishedProject } from '../e2e/harness/product/finished-project.ts';
import { startProduct } from '../e2e/harness/product/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import { asMs } from './timeline-figures/desktop.ts';

/**
 * How long `POST /api/projects/{id}/brief` takes over the loopback, one prompt after the other, in a project of 40 analysed
 * clips, the most that there may be: 95 % within 50 ms. The prompts are those of a development set, English and Portuguese.
 *   node bench/brief.ts [rounds, default 3]
 */
const [rounds = '3'] = process.argv.slice(2);
const CLIPS = 40;
const LIMIT_MS = 50;
const NAMES = ['dog', 'harbour', 'market', 'cake', 'street', 'garden', 'train', 'kitchen'] as const;
const PROMPTS = ['english', 'languages'].flatMap(promptsOf);

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bench-brief-'));
const product = await startProduct();
try {
  const client = await apiClient(product.origin);
  const files = Array.from({ length: CLIPS }, (_, index) => makeClip(index));
  const id = await finishedProject(client, files, 'A 10 second reel', 900_000);
  // Copies for the player are made after the reel.
  await projectWhen(client, id, ({ videoClips }) => videoClips.every(({ proxyUrl }) => proxyUrl !== null));
  const ask = async (prompt: string): Promise<number> => {
    const began = performance.now();
    await client.call('readBrief', { params: { id }, body: { prompt } });
    return performance.now() - began;
  };
  console.log(`${PROMPTS.length} prompts, ${CLIPS} clips, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`the first one after a rest: ${(await ask('start with the dog')).toFixed(0)} ms`);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const found: number[] = [];
    for (const prompt of PROMPTS) found.push(await ask(prompt));
    console.log(
      `round ${round}: ${asMs(found, 0.5)} median, ${asMs(found, 0.95)} p95 (${LIMIT_MS}), ${asMs(found, 1)} slowest`,
    );
  }
} finally {
  await product.remove();
  rmSync(folder, { recursive: true, force: true });
}

function promptsOf(file: string): string[] {
  const path = join(import.meta.dirname, `../packages/director/corpus/development-9/${file}.jsonl`);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => String(JSON.parse(line).prompt));
}

/** Two seconds of test frames, each in another colour. */
function makeClip(index: number): string {
  const path = join(folder, `${NAMES[index % NAMES.length]}-${index}.mp4`);
  const source = `testsrc2=s=720x1280:r=30:d=2,hue=h=${index * 9}`;
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path];
  execFileSync(FFMPEG, ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...encode]);
  return path;
}
