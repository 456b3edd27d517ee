import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Analyser, openAnalyser } from '@cutroom/analysis';
import { type ClipSource, type Media, openMedia } from '@cutroom/media';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import { latencyWhile } from './analysis-figures/api-latency.ts';
import { watchMemory } from './analysis-figures/memory.ts';
import { startServer } from './analysis-figures/running-server.ts';
import { countedToolsPath } from './counted-tools/tools-path.ts';
import { processorSeconds } from './project-figures/process-tree.ts';

/**
 * What understanding a clip costs beside decoding it (CPU seconds for a minute of 1080p30 H.264, in ratios of one run),
 * and how quick the server answers meanwhile:
 *   node bench/analysis.ts [seconds, default 60] [cost] [latency] [--write]
 * A minute is made of real footage (FOOTAGE_DIR) where there is some, of test pictures otherwise. --write puts the
 * tables into docs/analysis-quality.md; do that on an otherwise idle machine.
 */
const REPOSITORY = resolve(import.meta.dirname, '..');
const FOOTAGE = resolve(REPOSITORY, process.env.FOOTAGE_DIR ?? '../shared/footage');
const SECONDS = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 60);
const ROUNDS = 5;
/** Of a clip that is analysed before anything is measured: a server has seen clips before. */
const WARM_UP_SECONDS = 5;

const MEASURES = { cost: costTable, latency: latencyTable } as const;
const SECTIONS = ['cost', 'latency'] as const;

const folder = mkdtempSync(join(tmpdir(), 'bench-analysis-'));
const FRAME_PATHS = {
  posterPath: join(folder, 'poster.jpg'),
  filmstripPath: join(folder, 'filmstrip.webp'),
};
const { signal } = new AbortController();
const wanted = SECTIONS.filter((section) => process.argv.includes(section));
try {
  const clip = makeClip(join(folder, 'minute.mp4'), SECONDS);
  for (const section of wanted.length > 0 ? wanted : SECTIONS) {
    const load = loadavg()[0] ?? 0;
    const table = `${await MEASURES[section](clip)}\n\nLoad of the machine before: ${load.toFixed(1)}.`;
    console.log(`${table}\n`);
    if (process.argv.includes('--write')) writeSection(section, table);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function costTable(clip: string): Promise<string> {
  const asPhonesDo = ['-bf', '0', '-g', '30'];
  const withoutBFrames = makeClip(join(folder, 'plain.mp4'), SECONDS, asPhonesDo);
  return [
    `Of ${SECONDS} s of 1080p30 H.264 with sound, as x264 usually makes it:\n`,
    await costOf(clip),
    '\nThe same without B-pictures and with a key picture every second, as many phones make it:\n',
    await costOf(withoutBFrames),
    `\nMedians of ${ROUNDS} rounds, after a short clip; ratios are of decoding in the same round.`,
  ].join('\n');
}

async function costOf(clip: string): Promise<string> {
  const media = await openMedia({
    scratchDirectory: join(folder, 'scratch'),
    searchPath: countedToolsPath(),
    onWarning: () => {},
  });
  const analyser = await openAnalyser({
    modelsDirectory: join(REPOSITORY, '.cache/models'),
    onWarning: console.error,
  });
  await understand(
    media,
    analyser,
    await sourceOf(media, makeClip(join(folder, 'short.mp4'), WARM_UP_SECONDS)),
  );
  const source = await sourceOf(media, clip);
  type Costs = Awaited<ReturnType<typeof cpuOfAnalysis>> & {
    readonly decode: number;
    readonly refer: number;
  };
  const rounds: Costs[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Before and after, because a machine that others use, too, is now quicker and now slower.
    const before = cpuOfDecoding(clip);
    const refer = cpuOfDecoding(clip, ['-skip_frame', 'noref']);
    const costs = await cpuOfAnalysis(media, analyser, source);
    rounds.push({ decode: (before + cpuOfDecoding(clip)) / 2, refer, ...costs });
  }
  await analyser.close();
  const row = (name: string, cpu: (round: Costs) => number) => {
    const ratios = rounds.map((round) => cpu(round) / round.decode);
    return `| ${name} | ${median(rounds.map(cpu)).toFixed(1)} | ${median(ratios).toFixed(2)} |`;
  };
  const walls = rounds.map(({ wall }) => wall);
  return [
    '| work | CPU s | of decoding |',
    '| --- | --- | --- |',
    row('decode every picture', ({ decode }) => decode),
    row('decode those that others are made from', ({ refer }) => refer),
    row('decode what is needed, poster and strip, pictures handed out', ({ reading }) => reading),
    row('understand: all of that, the sound and the analysis', ({ everything }) => everything),
    row('the analysis and the sound alone', ({ everything, reading }) => everything - reading),
    row('the proxy, afterwards', ({ proxy }) => proxy),
    '',
    `Wall time of understanding it ${median(walls).toFixed(1)} s (${Math.min(...walls).toFixed(1)} to ` +
      `${Math.max(...walls).toFixed(1)}), memory of the analysing process and of its ffmpeg together ` +
      `${Math.max(...rounds.map(({ peakMib }) => peakMib)).toFixed(0)} MiB.`,
  ].join('\n');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Two clips of the kind at the same time, asked in between; and before, for comparison. */
async function latencyTable(clip: string): Promise<string> {
  const server = await startServer(REPOSITORY, join(folder, 'data'));
  try {
    const project = await (await server.call('POST', '/api/projects', { title: 'Bench', prompt: '' })).json();
    const projectId = Number(project.id);
    const calmUntil = performance.now() + 4000;
    const idleMemory = watchMemory(server.pid);
    const calm = await latencyWhile('idle', server, () => performance.now() < calmUntil);
    const idleMib = idleMemory();
    for (const name of ['one.mp4', 'two.mp4']) await server.upload(projectId, clip, name);
    let isAnalysing = true;
    const done = untilAnalysed(server, projectId).finally(() => {
      isAnalysing = false;
    });
    const started = performance.now();
    const before = mainThreadSeconds(server.pid);
    const memory = watchMemory(server.pid);
    const busy = await latencyWhile('while two clips are analysed', server, () => isAnalysing);
    await done;
    const peakMib = memory();
    const seconds = (performance.now() - started) / 1000;
    const after = mainThreadSeconds(server.pid);
    return [
      '| call | requests | p50, ms | p99, ms | worst, ms |',
      '| --- | --- | --- | --- | --- |',
      ...[...calm, ...busy].map(
        ({ name, requests, p50Ms, p99Ms, worstMs }) =>
          `| ${name} | ${requests} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} | ${worstMs.toFixed(0)} |`,
      ),
      '',
      `Both clips were analysed ${seconds.toFixed(0)} s after their upload; the server with its database, the models and ` +
        `both clips' ffmpeg used at most ${peakMib.toFixed(0)} MiB, ${idleMib.toFixed(0)} before. Meanwhile its main thread computed for ` +
        `${(after.computing - before.computing).toFixed(1)} s and waited ${(after.waiting - before.waiting).toFixed(1)} s ` +
        'for a processor to be free.',
    ].join('\n');
  } finally {
    await server.stop();
  }
}

/** Linux tells of each thread how long it ran and how long it was ready to run; elsewhere both are 0. */
function mainThreadSeconds(pid: number): { computing: number; waiting: number } {
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  const [ran = 0, waited = 0] = existsSync(path) ? readFileSync(path, 'utf8').split(' ').map(Number) : [];
  return { computing: ran / 1e9, waiting: waited / 1e9 };
}

async function untilAnalysed(
  server: Awaited<ReturnType<typeof startServer>>,
  projectId: number,
): Promise<void> {
  while (true) {
    const { videoClips } = await (await server.call('GET', `/api/projects/${projectId}`)).json();
    const clips: readonly { analysisData?: unknown; analysisError?: unknown }[] = videoClips;
    const isDone = ({ analysisData, analysisError }: (typeof clips)[number]) =>
      (analysisData ?? analysisError ?? null) !== null;
    if (clips.length === 2 && clips.every(isDone)) return;
    await sleep(500);
  }
}

function writeSection(name: string, content: string): void {
  const path = join(REPOSITORY, 'docs/analysis-quality.md');
  const document = readFileSync(path, 'utf8');
  const section = new RegExp(`(<!-- begin ${name} -->\n)[\\s\\S]*?(<!-- end ${name} -->)`);
  if (!section.test(document)) throw new Error(`${path} has no section ${name}`);
  writeFileSync(
    path,
    document.replace(section, (_, begin: string, end: string) => `${begin}${content}\n${end}`),
  );
}

function makeClip(path: string, seconds: number, encoderWishes: readonly string[] = []): string {
  const source = join(FOOTAGE, 'sam2_05_default_juggle.mp4');
  const input = existsSync(source)
    ? ['-stream_loop', '-1', '-i', source]
    : ['-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:r=30'];
  const sound = ['-f', 'lavfi', '-i', 'anoisesrc=a=0.05:r=48000'];
  const video = ['-vf', 'scale=1920:1080,fps=30', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22'];
  spawnSync(FFMPEG, [
    ...['-v', 'error', ...input, ...sound, '-t', String(seconds), '-map', '0:v', '-map', '1:a'],
    ...[...video, ...encoderWishes, '-c:a', 'aac', '-y', path],
  ]);
  return path;
}

function cpuOfDecoding(path: string, decoderWishes: readonly string[] = []): number {
  const { stderr } = spawnSync(FFMPEG, [
    ...['-benchmark', '-threads', '1', ...decoderWishes, '-i', path, '-an', '-f', 'null', '-'],
  ]);
  const times = /utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr.toString());
  return Number(times?.[1]) + Number(times?.[2]);
}

async function cpuOfAnalysis(media: Media, analyser: Analyser, source: ClipSource) {
  const before = cpuSeconds();
  await media.readFrames(source, FRAME_PATHS, { signal, onFrame: () => {}, onMotionFrame: () => {} });
  const reading = cpuSeconds() - before;
  const memory = watchMemory(process.pid);
  const started = performance.now();
  const second = cpuSeconds();
  await understand(media, analyser, source);
  const everything = cpuSeconds() - second;
  const wall = (performance.now() - started) / 1000;
  const peakMib = memory();
  const third = cpuSeconds();
  await media.makeProxy(source, { outputPath: join(folder, 'proxy.mp4'), signal });
  return { reading, everything, proxy: cpuSeconds() - third, wall, peakMib };
}

/** As stages/analysis/decode-for-analysis.ts of the server does it. */
async function understand(media: Media, analyser: Analyser, source: ClipSource): Promise<void> {
  const session = analyser.openClip();
  const looking = media.readFrames(source, FRAME_PATHS, {
    signal,
    onFrame: (frame) => session.addFrame(frame),
    onMotionFrame: (frame) => session.addMotionFrame(frame),
  });
  const heard = await media.readAudio(source, { sampleRate: 16_000, signal });
  await session.setAudio(heard?.sound ?? null);
  await looking;
  const loudnessLufs = heard?.loudnessLufs ?? null;
  await session.finish(
    { filename: 'minute.mp4', probe: source.probe, loudnessLufs },
    (interval, onMotionFrame) => media.readMotion(source, { interval, signal, onMotionFrame }),
  );
}

async function sourceOf(media: Media, path: string): Promise<ClipSource> {
  return { path, probe: await media.probeClip(path, signal) };
}

/** CPU time of this process, of the worker that analyses and of tools that have ended. */
function cpuSeconds(): number {
  return processorSeconds(process.pid);
}
