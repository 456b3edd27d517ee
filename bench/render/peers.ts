import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REEL_VIDEO } from '@cutroom/media';
import { FFMPEG, type Measured, measure, QUIET, run } from './measured-process.ts';
import { START_SECONDS } from './sources.ts';

/** The plan as the peers are told it. */
export interface PeerPlan {
  readonly folder: string;
  readonly sources: readonly string[];
  readonly seconds: number;
}

const CROP = 'crop=2*floor(ih*9/16/2):ih,scale=1080:1920:flags=bicubic,setsar=1';
const AAC = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k'];

/** Each cut's finished frames, raw, for measuring how long encoding alone takes. */
export async function finishedFrames(plan: PeerPlan, lossless: string): Promise<string[]> {
  const paths: string[] = [];
  for (const index of plan.sources.keys()) {
    const path = join(plan.folder, `finished-${index}.yuv`);
    const from = ['-ss', String(index * plan.seconds), '-t', String(plan.seconds), '-i', lossless];
    if (!existsSync(path)) await run([FFMPEG, ...QUIET, ...from, '-f', 'rawvideo', path]);
    paths.push(path);
  }
  return paths;
}

/**
 * What nothing can be cheaper than without encoding differently: each cut's frames decoded, and its finished frames
 * encoded with our settings. Both with one thread, as ours are.
 * @param atATime cuts; more than one slow each other down, but nobody who takes one at a time uses all processors
 */
export async function measureLimit(
  plan: PeerPlan,
  raw: readonly string[],
  atATime: number,
): Promise<Measured> {
  const name = atATime === 1 ? 'the limit' : `the limit, ${atATime} cuts at a time`;
  const waiting = [...plan.sources.entries()];
  const parts: Measured[] = [];
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let cut = waiting.shift(); cut !== undefined; cut = waiting.shift()) {
      const [index, source] = cut;
      const nowhere = ['-an', '-f', 'null', '-'];
      const decode = [FFMPEG, ...QUIET, '-threads', '1', ...inputOf(source, plan.seconds), ...nowhere];
      parts.push(await measure(`${name}: decode`, decode, ''));
      const encoder = [...REEL_VIDEO, '-threads', '1', join(plan.folder, `limit-${index}.mp4`)];
      const encode = [FFMPEG, ...QUIET, ...RAW_FRAME, '-i', raw[index] ?? '', ...encoder];
      parts.push(await measure(`${name}: encode`, encode, ''));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return {
    name,
    cpuSeconds: parts.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    wallSeconds: (performance.now() - started) / 1000,
    peakMib: Math.max(...parts.map(({ peakMib }) => peakMib)),
    outputPath: '',
  };
}

const RAW_FRAME = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', '1080x1920', '-r', '30'];

/** One ffmpeg that reads all clips, with our settings and as many threads as it likes. */
export function runGraph(plan: PeerPlan): Promise<Measured> {
  return graph(plan, GRAPH, [...REEL_VIDEO, ...AAC]);
}

/** The finished frames without any loss, which the others are compared with. */
export async function renderLossless(plan: PeerPlan): Promise<string> {
  const kept = outputOf(plan, 'lossless');
  if (existsSync(kept)) return kept;
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-g', '30'];
  return (await graph(plan, 'lossless', encoder, false)).outputPath;
}

/** Where the peers' finished files are, by renderer. */
export function peerOutputs(plan: PeerPlan): { readonly [renderer: string]: string } {
  return { [GRAPH]: outputOf(plan, GRAPH), [MELT]: outputOf(plan, MELT) };
}

const GRAPH = 'one filter graph';
const MELT = 'melt';

function outputOf(plan: PeerPlan, name: string): string {
  return join(plan.folder, `${name.replaceAll(' ', '-')}.mp4`);
}

function graph(plan: PeerPlan, name: string, encoder: readonly string[], hasAudio = true): Promise<Measured> {
  const { sources } = plan;
  const output = outputOf(plan, name);
  const frames = sources.map((_, index) => `[${index}:v]fps=30,${CROP}[v${index}]`);
  const pads = sources.map((_, index) => `[v${index}]${hasAudio ? `[${index}:a]` : ''}`).join('');
  const joined = `${pads}concat=n=${sources.length}:v=1:a=${hasAudio ? '1[v][a]' : '0[v]'}`;
  const inputs = sources.flatMap((source) => inputOf(source, plan.seconds));
  const filters = ['-filter_complex', `${frames.join(';')};${joined}`];
  const maps = ['-map', '[v]', ...(hasAudio ? ['-map', '[a]'] : [])];
  return measure(name, [FFMPEG, ...QUIET, ...inputs, ...filters, ...maps, ...encoder, output], output);
}

function inputOf(source: string, seconds: number): string[] {
  return ['-ss', String(START_SECONDS), '-t', String(seconds), '-i', source];
}

export async function runMelt(plan: PeerPlan): Promise<Measured> {
  const output = outputOf(plan, MELT);
  const profile = join(plan.folder, 'profile');
  await writeFile(
    profile,
    `${Object.entries(MELT_PROFILE)
      .map((pair) => pair.join('='))
      .join('\n')}\n`,
  );
  const from = START_SECONDS * 30;
  const range = [`in=${from}`, `out=${from + plan.seconds * 30 - 1}`];
  const clips = plan.sources.flatMap((path) => [path, ...range, '-attach', 'crop', 'center=1']);
  const consumer = ['-consumer', `avformat:${output}`, ...MELT_SETTINGS, ...x264Params()];
  return measure(MELT, ['/usr/bin/melt', '-silent', '-profile', profile, ...clips, ...consumer], output);
}

const MELT_PROFILE = {
  ...{
    description: 'reel',
    frame_rate_num: 30,
    frame_rate_den: 1,
    width: 1080,
    height: 1920,
    progressive: 1,
  },
  ...{ sample_aspect_num: 1, sample_aspect_den: 1, display_aspect_num: 9, display_aspect_den: 16 },
  colorspace: 709,
};
const MELT_SETTINGS = [
  ...['vcodec=libx264', `preset=${settingOf('-preset')}`, `crf=${settingOf('-crf')}`, 'vmaxrate=10M'],
  ...['vbufsize=10M', 'g=15', 'bf=2', 'acodec=aac', 'ab=128k', 'real_time=-2'],
];

function x264Params(): string[] {
  return [`x264-params=${settingOf('-x264-params')}`];
}

function settingOf(option: string): string {
  return REEL_VIDEO[REEL_VIDEO.indexOf(option) + 1] ?? '';
}
