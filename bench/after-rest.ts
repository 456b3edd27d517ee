import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectSchema } from '@cutroom/contract';
import { ensureBuilt } from '../scripts/builds.ts';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import { type RunningServer, startServer } from './analysis-figures/running-server.ts';

/**
 * How much longer a clip waits for its analysis where the models were let go of: a clip of 10 s after a rest, and another right behind it.
 *   node bench/after-rest.ts [rounds, default 3] [seconds of rest, default 80]
 */
const [ROUNDS = 3, REST_SECONDS = 80] = process.argv.slice(2).map(Number);
const REPOSITORY = resolve(import.meta.dirname, '..');
const LOOK_EVERY_MS = 50;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bench-after-rest-'));
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} before`);
  const server = await startServer(REPOSITORY, join(folder, 'data'));
  try {
    const project = projectSchema.parse(
      await (await server.call('POST', '/api/projects', { title: 'Bench', prompt: '' })).json(),
    );
    await analyse(server, project.id, 0);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await sleep(REST_SECONDS * 1000);
      const rested = await analyse(server, project.id, 2 * round);
      const warm = await analyse(server, project.id, 2 * round + 1);
      console.log(
        `after ${REST_SECONDS} s of rest ${rested.toFixed(2)} s, right behind it ${warm.toFixed(2)} s: ${(rested - warm).toFixed(2)} s more`,
      );
    }
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns seconds from the answer to a clip's last byte to its analysis */
async function analyse(server: RunningServer, projectId: number, number: number): Promise<number> {
  const clip = join(folder, `clip-${number}.mp4`);
  const testFrames = `testsrc2=s=1920x1080:r=30,hue=h=${number * 35}`;
  execFileSync(FFMPEG, [
    ...['-v', 'error', '-f', 'lavfi', '-i', testFrames, '-f', 'lavfi', '-i', 'anoisesrc=a=0.05:r=48000'],
    ...['-t', '10', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', clip],
  ]);
  await server.upload(projectId, clip, `clip-${number}.mp4`);
  const began = performance.now();
  for (; ; await sleep(LOOK_EVERY_MS)) {
    const answer = await server.call('GET', `/api/projects/${projectId}`);
    const { videoClips } = projectSchema.parse(await answer.json());
    const found = videoClips.find(({ name, filename }) => (name ?? filename) === `clip-${number}.mp4`);
    if (found?.analysisData != null) return (performance.now() - began) / 1000;
  }
}
