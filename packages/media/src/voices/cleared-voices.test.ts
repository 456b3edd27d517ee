import { join } from 'node:path';
import { AUDIO_RATE, type VoiceClearing, voiceClearing } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudioRange } from '../decode/read-audio-range.ts';
import { probeClip } from '../probe/probe-clip.ts';
import type { CutCache, CutSpec } from '../render/reel-spec.ts';
import { renderReel } from '../render/render-reel.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import { clearedVoices } from './clear-voices.ts';
import { clearedAudio } from './cleared-audio.ts';

const SECONDS = 5;
const SPEECH = [
  { startSeconds: 0.8, endSeconds: 2.3 },
  { startSeconds: 2.9, endSeconds: 4.4 },
];
/** Inside of speech, and outside. */
const SPOKEN = { startSeconds: 1, endSeconds: 2.2 };
const PAUSES = [
  { startSeconds: 0.15, endSeconds: 0.65 },
  { startSeconds: 2.45, endSeconds: 2.75 },
  { startSeconds: 4.55, endSeconds: 4.85 },
];
/** Partials of a voice that glides and swells as speech does, each with its amplitude. */
const PARTIALS = [
  [140, 0.5],
  [280, 0.6],
  [560, 0.8],
  [1120, 0.5],
  [1400, 0.35],
  [2520, 0.25],
  [3500, 0.12],
] as const;
/** Hz; the voice has something in each. */
const BANDS = [
  [100, 200],
  [200, 400],
  [400, 800],
  [800, 1600],
  [1600, 3200],
  [3200, 6400],
] as const;
const NOISE = `anoisesrc=color=pink:amplitude=0.05:seed=7:r=48000:d=${SECONDS}`;
const HUM = `aevalsrc='0.02*sin(2*PI*50*t)+0.02*sin(2*PI*150*t)+0.01*sin(2*PI*250*t)':s=48000:d=${SECONDS}`;
const { signal } = new AbortController();

describe('Voices that were made clear', () => {
  let harness: MediaHarness;
  let cuts: { readonly clean: CutSpec; readonly noisy: CutSpec; readonly cleared: CutSpec };
  let clearing: VoiceClearing;
  beforeAll(async () => {
    harness = await openMediaHarness();
    const clip = async (name: string, audio: readonly string[]): Promise<CutSpec> => {
      const path = await make(harness, name, [
        ...['-f', 'lavfi', '-i', `testsrc=size=64x112:rate=30:duration=${SECONDS}`],
        ...audio,
        ...[
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
          '-pix_fmt',
          'yuv420p',
          '-c:a',
          'pcm_s16le',
          '-ac',
          '2',
        ],
        ...['-t', String(SECONDS)],
      ]);
      return {
        source: { path, probe: await probeClip(harness.toolbox, path, signal) },
        sourceId: name,
        startSeconds: 0,
        frames: SECONDS * 30,
        framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
      };
    };
    const clean = await clip('clean.mov', ['-f', 'lavfi', '-i', voice()]);
    const noisy = await clip('noisy.mov', [
      ...['-f', 'lavfi', '-i', voice(), '-f', 'lavfi', '-i', NOISE, '-f', 'lavfi', '-i', HUM],
      ...[
        '-filter_complex',
        '[1][2][3]amix=inputs=3:normalize=0:duration=first[a]',
        '-map',
        '0:v',
        '-map',
        '[a]',
      ],
    ]);
    const found = voiceClearing({ speech: SPEECH, loudness: null, loudnessLufs: null }, SECONDS);
    if (found === null) throw new Error('Somebody speaks in it.');
    clearing = found;
    cuts = { clean, noisy, cleared: { ...noisy, voiceClearing: clearing } };
  }, 120_000);
  afterAll(() => harness.close());

  const noCache: CutCache = { get: async () => false, put: async () => undefined };
  /** In the finished file. */
  const rendered = async (cut: CutSpec): Promise<Float32Array> => {
    const path = join(harness.directory, 'reel.mp4');
    const options = {
      workDirectory: join(harness.directory, 'work'),
      outputPath: path,
      cache: noCache,
      signal,
    };
    await renderReel(harness.toolbox, { cuts: [cut], sound: 'original' }, options);
    return (await readBack(harness, path)).samples;
  };
  /** In the clip itself. */
  const recorded = async ({ source }: CutSpec): Promise<Float32Array> =>
    (await readBack(harness, source.path)).samples;

  it('have 10 dB less noise in the finished file, and within 1 dB in their own bands', async () => {
    const [clean, noisy, cleared] = [
      await recorded(cuts.clean),
      await recorded(cuts.noisy),
      await rendered(cuts.cleared),
    ];
    const spoken = (samples: Float32Array) =>
      BANDS.map(([low, high]) => bandDb(within(samples, SPOKEN), low, high));
    const offset = Math.max(...spoken(cleared)) - Math.max(...spoken(clean));
    const kept = spoken(clean);
    for (const [band, level] of spoken(cleared).entries())
      expect(Math.abs(level - offset - (kept[band] ?? 0))).toBeLessThan(1);
    // The reel is brought to a loudness of its own: what counts is how far the noise lies under the voice.
    const voiceRise = Math.max(...spoken(cleared)) - Math.max(...spoken(noisy));
    for (const pause of PAUSES) {
      const fall = levelDb(within(noisy, pause)) - levelDb(within(cleared, pause)) + voiceRise;
      expect(fall).toBeGreaterThan(10);
    }
  }, 300_000);

  it('sound alike in the preview and in the export, wherever a stretch begins', async () => {
    const { source } = cuts.noisy;
    const whole = await clearedAudio(harness.toolbox, {
      ...{ source, clearing, signal },
      fromSeconds: 0,
      samples: SECONDS * AUDIO_RATE,
    });
    for (const [fromSeconds, toSeconds] of [
      [0.5, 2.5],
      [1.777, 3.777],
    ] as const) {
      const wav = await readAudioRange(harness.toolbox, source, { fromSeconds, toSeconds, clearing, signal });
      let worst = 0;
      for (let at = 0; at < (toSeconds - fromSeconds) * AUDIO_RATE; at += 1) {
        const played = wav.readInt16LE(44 + 4 * at) / 32_768;
        worst = Math.max(
          worst,
          Math.abs(played - (whole[2 * (Math.round(fromSeconds * AUDIO_RATE) + at)] ?? 0)),
        );
      }
      expect(worst).toBeLessThan(2 / 32_768);
    }
  }, 120_000);
});

it('lose their noise where a part of what tells it was not recorded', () => {
  const hiss = (frames: number) => Float32Array.from({ length: 2 * frames }, noiseSample());
  const stretch = hiss(AUDIO_RATE);
  const noise = new Float32Array(2 * AUDIO_RATE);
  noise.set(hiss(AUDIO_RATE * 0.4), 0);
  const cleared = clearedVoices({ stretch, noise, firstSample: 0, levels: [] });
  expect(levelDb(stretch) - levelDb(cleared)).toBeGreaterThan(10);
});

/** White noise, the same each time (Lehmer's generator). */
function noiseSample(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return 0.02 * (state / 1_073_741_823 - 1);
  };
}

function voice(): string {
  const speaks = SPEECH.map(
    ({ startSeconds, endSeconds }) => `between(t,${startSeconds},${endSeconds})`,
  ).join('+');
  const sum = PARTIALS.map(
    ([hertz, amplitude]) => `${amplitude}*sin(2*PI*${hertz}*t+${hertz / 47}*sin(2*PI*3*t))`,
  ).join('+');
  return `aevalsrc='0.25*(${speaks})*(0.35+0.65*pow(sin(2*PI*2*t),2))*(${sum})':s=48000:d=${SECONDS}`;
}

function within(samples: Float32Array, interval: { startSeconds: number; endSeconds: number }): Float32Array {
  return samples.subarray(interval.startSeconds * AUDIO_RATE, interval.endSeconds * AUDIO_RATE);
}

function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length + 1e-12);
}

/** Level of what lies between two frequencies: two resonators in a row, passed from both sides. */
function bandDb(samples: Float32Array, low: number, high: number): number {
  return levelDb(onePole(onePole(samples, high, 'low'), low, 'high'));
}

/** Four first-order filters, 24 dB an octave. */
function onePole(samples: Float32Array, hertz: number, pass: 'low' | 'high'): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / AUDIO_RATE);
  let out = samples;
  for (let times = 0; times < 4; times += 1) {
    let state = 0;
    out = out.map((value) => {
      state += share * (value - state);
      return pass === 'low' ? state : value - state;
    });
  }
  return out;
}
