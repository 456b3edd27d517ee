import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ffmpeg } from '../footage/ffmpeg.ts';

const RATE = 48_000;

/** What is played may differ by from what is exported. */
export const GAIN_DB_MAX = 0.5;
export const OFFSET_SECONDS_MAX = 0.01;
export const LOUDNESS_LU_MAX = 1;

interface Scheduled {
  readonly source: AudioBufferSourceNode;
  readonly buffer: AudioBuffer;
  /** The context's second at which the buffer's first sample is or would have been heard. */
  readonly beginsAt: number;
}

declare global {
  interface Window {
    cutroomScheduled: Scheduled[];
    cutroomTargets: WeakMap<AudioNode, AudioNode>;
  }
}

/** From the next page on, notes every buffer that is scheduled and what it runs through. */
export async function noteAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.cutroomScheduled = [];
    window.cutroomTargets = new WeakMap();
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0) {
      if (this.buffer !== null)
        window.cutroomScheduled.push({ source: this, buffer: this.buffer, beginsAt: when - offset });
      start.call(this, when, offset);
    };
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply(connect, node: AudioNode, args: unknown[]) {
        if (args[0] instanceof AudioNode) window.cutroomTargets.set(node, args[0]);
        return Reflect.apply(connect, node, args);
      },
    });
  });
}

/** How many buffers were scheduled since it was noted or forgotten. */
export function scheduledCount(page: Page): Promise<number> {
  return page.evaluate(() => window.cutroomScheduled.length);
}

export async function forgetAudio(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.cutroomScheduled.length = 0;
  });
}

/**
 * What was scheduled since, rendered through nodes like those it ran through, without a loudspeaker's clock. The first buffer begins the reel.
 * @returns samples at 48 kHz, the mean of the channels
 */
export async function scheduledAudio(page: Page, seconds: number): Promise<Float32Array> {
  const base64 = await page.evaluate(
    async ({ rate, length }) => {
      const offline = new OfflineAudioContext(2, length, rate);
      const copies = new Map<AudioNode, AudioNode>();
      const copied = (node: AudioNode): AudioNode => {
        if (node instanceof GainNode) return new GainNode(offline, { gain: node.gain.value });
        if (node instanceof DynamicsCompressorNode)
          return new DynamicsCompressorNode(offline, {
            threshold: node.threshold.value,
            knee: node.knee.value,
            ratio: node.ratio.value,
            attack: node.attack.value,
            release: node.release.value,
          });
        throw new Error(`The player has a node that is not known here: ${node.constructor.name}`);
      };
      const copyOf = (node: AudioNode): AudioNode => {
        if (node instanceof AudioDestinationNode) return offline.destination;
        const known = copies.get(node);
        if (known !== undefined) return known;
        const copy = copied(node);
        copies.set(node, copy);
        const target = window.cutroomTargets.get(node);
        if (target !== undefined) copy.connect(copyOf(target));
        return copy;
      };
      // The copies are noted, too.
      const scheduled = [...window.cutroomScheduled];
      const zero = Math.min(...scheduled.map(({ beginsAt }) => beginsAt));
      for (const { source, buffer, beginsAt } of scheduled) {
        const target = window.cutroomTargets.get(source);
        if (target === undefined) continue;
        const copy = new AudioBufferSourceNode(offline, { buffer });
        copy.connect(copyOf(target));
        copy.start(beginsAt - zero);
      }
      const mixed = await offline.startRendering();
      const [left, right] = [mixed.getChannelData(0), mixed.getChannelData(1)];
      const bytes = new Uint8Array(left.map((sample, at) => (sample + (right[at] ?? 0)) / 2).buffer);
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    { rate: RATE, length: Math.round(seconds * RATE) },
  );
  return samplesOf(Buffer.from(base64, 'base64'));
}

/** The audio of a file. @returns samples at 48 kHz, the mean of the channels */
export function fileAudio(file: string): Float32Array {
  const raw = `${file}.f32`;
  ffmpeg([
    '-y',
    '-i',
    file,
    '-vn',
    '-af',
    'pan=mono|c0=0.5*c0+0.5*c1',
    '-ar',
    String(RATE),
    '-f',
    'f32le',
    raw,
  ]);
  const bytes = readFileSync(raw);
  rmSync(raw);
  return samplesOf(bytes);
}

function samplesOf(bytes: Buffer): Float32Array {
  return Float32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** Integrated loudness as ITU-R BS.1770-4 measures it, in LUFS. */
export function integratedLufs(samples: Float32Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'cutroom-heard-'));
  const raw = join(folder, 'samples.f32');
  try {
    writeFileSync(raw, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', raw];
    const log = ffmpeg([...input, '-af', 'ebur128', '-f', 'null', '-']);
    return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(log)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How much louder one is than the other between two seconds, in dB. */
export function gainBetween(
  one: Float32Array,
  other: Float32Array,
  fromSeconds: number,
  toSeconds: number,
): number {
  const power = (samples: Float32Array) =>
    samples.slice(fromSeconds * RATE, toSeconds * RATE).reduce((sum, sample) => sum + sample * sample, 0);
  return 10 * Math.log10(power(one) / power(other));
}

/** By how many seconds one comes later than the other: where their product between two seconds is the largest. */
export function offsetBetween(
  one: Float32Array,
  other: Float32Array,
  fromSeconds: number,
  toSeconds: number,
): number {
  const lagMax = 0.03 * RATE;
  const [from, to] = [Math.round(fromSeconds * RATE), Math.round(toSeconds * RATE)];
  let [best, bestLag] = [Number.NEGATIVE_INFINITY, 0];
  for (let lag = -lagMax; lag <= lagMax; lag += 1) {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (one[at + lag] ?? 0) * (other[at] ?? 0);
    if (sum > best) [best, bestLag] = [sum, lag];
  }
  return bestLag / RATE;
}
