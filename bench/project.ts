import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectSchema } from '@cutroom/contract';
import { ensureBuilt } from '../scripts/builds.ts';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import { watchMemory } from './analysis-figures/memory.ts';
import { type RunningServer, startServer } from './analysis-figures/running-server.ts';
import { privateMib, processorSeconds } from './project-figures/process-tree.ts';

/**
 * A whole project: clips of 1080p30 are uploaded five at a time, and a reel of half a minute is asked for as soon as the last
 * byte is answered. Says how long it takes until the reel is there, the peak of memory, and what the server holds and does
 * after it has had nothing to do for a while.
 *   node bench/project.ts [clips, default 40] [seconds of each, default 20] [minutes of rest, default 5] [Mbit/s, default 100] [usual]
 * All uploads together are no faster than so many Mbit/s, as from a telephone in a home network; 0: as fast as the server takes them.
 * Clips are made of real footage (FOOTAGE_DIR) where there is some, of test pictures otherwise, and encoded as many phones do: about 17
 * Mbit/s, a keyframe a second, no B-frames; with 'usual' as x264 does by itself, about 2 Mbit/s. Each is another file.
 */
const [CLIPS = 40, SECONDS = 20, REST_MINUTES = 5, UPLOAD_MBITS = 100] = process.argv
  .slice(2)
  .filter((argument) => argument !== 'usual')
  .map(Number);
const ENCODING = process.argv.includes('usual')
  ? []
  : ['-b:v', '17M', '-maxrate', '20M', '-bufsize', '34M', '-bf', '0', '-g', '30'];
const REPOSITORY = resolve(import.meta.dirname, '..');
const FOOTAGE = resolve(REPOSITORY, process.env.FOOTAGE_DIR ?? '../shared/footage');
const AT_ONCE = 5;
const DIFFERENT = 8;
/** As the page does. */
const LOOK_EVERY_MS = 1000;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bench-project-'));
try {
  const clips = makeClips();
  console.log(`${CLIPS} clips of ${SECONDS} s of 1080p30, load ${loadavg()[0]?.toFixed(1)} before`);
  const server = await startServer(REPOSITORY, join(folder, 'data'));
  try {
    await makeReel(server, clips);
    await rest(server);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function makeReel(server: RunningServer, clips: readonly string[]): Promise<void> {
  const project = projectSchema.parse(
    await (await server.call('POST', '/api/projects', { title: 'Bench', prompt: '' })).json(),
  );
  const memory = watchMemory(server.pid);
  const waiting = clips.entries();
  const began = performance.now();
  let sentBytes = 0;
  const paced = async (bytes: number) => {
    sentBytes += bytes;
    const dueAt = began + (sentBytes * 8) / (UPLOAD_MBITS * 1000);
    if (UPLOAD_MBITS > 0) await sleep(Math.max(0, dueAt - performance.now()));
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, clip] of waiting) await server.upload(project.id, clip, `clip-${index}.mp4`, paced);
    }),
  );
  const lastByte = performance.now();
  console.log(`${(sentBytes / 1e6).toFixed(0)} MB uploaded after ${seconds(lastByte - began)}`);
  await server.call('POST', `/api/projects/${project.id}/process`, { prompt: 'A reel of 30 seconds' });
  for (let said = ''; ; await sleep(LOOK_EVERY_MS)) {
    const answer = await server.call('GET', `/api/projects/${project.id}`);
    const { status, run, errorMessage } = projectSchema.parse(await answer.json());
    if (run?.stage !== undefined && run.stage !== said) {
      said = run.stage ?? '';
      console.log(`${said} from ${seconds(performance.now() - lastByte)} on`);
    }
    if (status === 'failed') throw new Error(`No reel was made: ${errorMessage}`);
    if (status === 'completed') break;
  }
  console.log(
    `the reel is there ${seconds(performance.now() - lastByte)} after 'Generate', pressed at the last byte`,
  );
  console.log(`peak of private memory, server and tools: ${memory().toFixed(0)} MiB`);
}

/** Work that nobody waits for, such as copies for later, comes first. */
async function rest(server: RunningServer): Promise<void> {
  const began = performance.now();
  for (let quietSince = began; performance.now() - quietSince < REST_MINUTES * 60_000; ) {
    const before = processorSeconds(server.pid);
    await sleep(5000);
    if (processorSeconds(server.pid) - before > 1) quietSince = performance.now();
  }
  const before = processorSeconds(server.pid);
  await sleep(60_000);
  const share = (processorSeconds(server.pid) - before) / 60;
  const residentMb =
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000;
  console.log(
    `after ${REST_MINUTES} minutes of rest: ${residentMb.toFixed(0)} MB resident (private with the database ` +
      `${privateMib(server.pid).toFixed(0)} MiB), ${(100 * share).toFixed(2)} % of a core`,
  );
}

function makeClips(): string[] {
  const footage = existsSync(FOOTAGE)
    ? readdirSync(FOOTAGE).filter((name) => name.startsWith('sam2_') && name.endsWith('.mp4'))
    : [];
  const made = Array.from({ length: Math.min(DIFFERENT, CLIPS) }, (_, index) => {
    const name = footage[index % footage.length];
    const input =
      name === undefined
        ? ['-f', 'lavfi', '-i', `testsrc2=s=1920x1080:r=30,hue=h=${index * 40}`]
        : ['-stream_loop', '-1', '-ss', String(index), '-i', join(FOOTAGE, name)];
    const path = join(folder, `made-${index}.mp4`);
    ffmpeg([
      ...[
        ...input,
        '-f',
        'lavfi',
        '-i',
        'anoisesrc=a=0.05:r=48000',
        '-t',
        String(SECONDS),
        '-map',
        '0:v',
        '-map',
        '1:a',
      ],
      ...[
        '-vf',
        'scale=1920:1080,setsar=1,fps=30',
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        ...ENCODING,
        '-c:a',
        'aac',
        path,
      ],
    ]);
    return path;
  });
  return Array.from({ length: CLIPS }, (_, index) => {
    const path = join(folder, `clip-${index}.mp4`);
    ffmpeg(['-i', made[index % made.length] ?? '', '-c', 'copy', '-metadata', `comment=${index}`, path]);
    return path;
  });
}

function ffmpeg(args: readonly string[]): void {
  execFileSync(FFMPEG, ['-v', 'error', '-y', ...args]);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
