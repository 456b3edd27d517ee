import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openAnalyser } from '@cutroom/analysis';
import { openMedia } from '@cutroom/media';

/**
 * What understanding a clip costs beside decoding it: CPU seconds for a minute of 1080p30 H.264, in ratios of one run.
 *   node bench/analysis.ts [seconds, default 60]
 * A minute is made of real footage (FOOTAGE_DIR) where there is some, of test pictures otherwise.
 */
const REPOSITORY = resolve(import.meta.dirname, '..');
const FOOTAGE = resolve(REPOSITORY, process.env.FOOTAGE_DIR ?? '../shared/footage');
const SECONDS = Number(process.argv[2] ?? 60);

const folder = mkdtempSync(join(tmpdir(), 'bench-analysis-'));
try {
  const clip = makeClip(join(folder, 'minute.mp4'));
  const decode = cpuOfDecoding(clip);
  const look = await cpuOfAnalysis(clip, folder);
  const rows = [
    ['decode every picture', decode],
    ['decode, proxy and thumbnails, pictures out', look.preparing],
    ['all of it with the analysis', look.everything],
    ['the analysis alone', look.everything - look.preparing],
  ] as const;
  for (const [name, seconds] of rows) {
    console.log(
      `${name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} CPU s  ${(seconds / decode).toFixed(2)} x decoding`,
    );
  }
  console.log(`${'wall time of all of it'.padEnd(44)} ${look.wall.toFixed(1).padStart(6)} s`);
  console.log(
    `${'peak memory of this process'.padEnd(44)} ${(process.resourceUsage().maxRSS / 1024).toFixed(0).padStart(6)} MB`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function makeClip(path: string): string {
  const source = join(FOOTAGE, 'sam2_05_default_juggle.mp4');
  const input = existsSync(source)
    ? ['-stream_loop', '-1', '-i', source]
    : ['-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:r=30'];
  const sound = ['-f', 'lavfi', '-i', 'anoisesrc=a=0.05:r=48000'];
  const video = ['-vf', 'scale=1920:1080,fps=30', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22'];
  spawnSync('ffmpeg', [
    '-v',
    'error',
    ...input,
    ...sound,
    '-t',
    String(SECONDS),
    '-map',
    '0:v',
    '-map',
    '1:a',
    ...video,
    '-c:a',
    'aac',
    '-y',
    path,
  ]);
  return path;
}

function cpuOfDecoding(path: string): number {
  const { stderr } = spawnSync('ffmpeg', [
    '-benchmark',
    '-threads',
    '1',
    '-i',
    path,
    '-an',
    '-f',
    'null',
    '-',
  ]);
  const times = /utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr.toString());
  return Number(times?.[1]) + Number(times?.[2]);
}

async function cpuOfAnalysis(path: string, out: string) {
  const media = await openMedia({ scratchDirectory: join(out, 'scratch'), onWarning: console.error });
  const analyser = await openAnalyser({
    modelsDirectory: join(REPOSITORY, '.cache/models'),
    onWarning: console.error,
  });
  const signal = new AbortController().signal;
  const probe = await media.probeClip(path, signal);
  const source = { path, probe };
  const paths = {
    proxyPath: join(out, 'proxy.mp4'),
    posterPath: join(out, 'poster.jpg'),
    stripPath: join(out, 'strip.jpg'),
  };
  const before = cpuSeconds();
  await media.prepareClip(source, paths, { signal, onFrame: () => {}, onMotionFrame: () => {} });
  const preparing = cpuSeconds() - before;
  const session = analyser.openClip();
  const started = performance.now();
  const second = cpuSeconds();
  await media.prepareClip(source, paths, {
    signal,
    onFrame: (frame) => session.addFrame(frame),
    onMotionFrame: (frame) => session.addMotionFrame(frame),
  });
  await session.setSound(await media.readSound(source, { sampleRate: 16_000, signal }));
  const analysis = await session.finish({ filename: 'minute.mp4', probe, loudnessLufs: null });
  const everything = cpuSeconds() - second;
  const wall = (performance.now() - started) / 1000;
  console.log(analysis.description);
  await analyser.close();
  return { preparing, everything, wall };
}

/** CPU time of this process, its threads and its finished children. */
function cpuSeconds(): number {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1e6 + childSeconds();
}

/** Linux keeps the time of finished children in /proc; elsewhere they are left out. */
function childSeconds(): number {
  const { stdout } = spawnSync('cat', [`/proc/${process.pid}/stat`]);
  const fields = stdout.toString().split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100;
}
