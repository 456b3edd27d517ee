import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type VoiceClearing, voiceClearing } from '@cutroom/reel';
import { loadVoiceDetector, VOICE_SAMPLE_RATE } from '../packages/analysis/src/audio/voice-activity.ts';
import { CLEARING_MARGIN_SAMPLES, clearedVoices } from '../packages/media/src/voices/clear-voices.ts';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import {
  levelDb,
  noiseFall,
  octaveGains,
  pausesOf,
  speechDb,
  stereo,
} from './voice-figures/voice-and-noise.ts';

/**
 * What 'Clear voices' does for people who really speak: noise is planted under recordings, speech is found in that by the
 * product's own detector, and how far the noise goes down between sentences and what becomes of the voice are measured.
 *   node bench/voices.ts RECORDINGS MODELS
 * RECORDINGS is a folder of dry recordings with pauses of half a second or more, MODELS the one that `npm start` fills.
 */
const [folder, models] = process.argv.slice(2);
if (folder === undefined || models === undefined)
  throw new Error('Name the folder of the recordings and that of the models.');

const RATE = 48_000;
/** How far the noise lies under the voice, in dB. */
const DISTANCES = [10, 20, 30] as const;
const NOISES = {
  hiss: 'anoisesrc=color=white:seed=7',
  'a room': 'anoisesrc=color=pink:seed=8',
  'a fan': 'anoisesrc=color=brown:seed=9,highpass=f=60',
  'hum and hiss': "aevalsrc='0.6*sin(2*PI*50*t)+0.5*sin(2*PI*150*t)+0.3*sin(2*PI*250*t)+0.1*(random(0)-0.5)'",
} as const;
const CHANGE_DB_MAX = 1;

const detector = await loadVoiceDetector(join(models, 'silero_vad_v5.onnx'));
const voices = readdirSync(folder).map((file) => samplesOf(['-i', join(folder, file)]));
console.log(`${voices.length} recordings`);
console.log('| noise | below the voice | noise falls | at least | octaves | within 1 dB | median | worst |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, filter] of Object.entries(NOISES)) {
  for (const distance of DISTANCES) {
    const found = [];
    for (const voice of voices) found.push(await measure(voice, filter, distance));
    const falls = found.map(({ fall }) => fall).toSorted((a, b) => a - b);
    const gains = found.flatMap(({ gains: own }) => own).toSorted((a, b) => a - b);
    const kept = gains.filter((gain) => Math.abs(gain) <= CHANGE_DB_MAX).length;
    const figures = [falls[falls.length >> 1], falls[0], gains[gains.length >> 1], gains[0]];
    const [median, least, usual, worst] = figures.map((figure) => figure?.toFixed(1));
    const percent = Math.round((100 * kept) / gains.length);
    console.log(
      `| ${name} | ${distance} dB | ${median} dB | ${least} dB | ${gains.length} | ${percent} % | ${usual} dB | ${worst} dB |`,
    );
  }
}
await detector.close();

async function measure(
  voice: Float32Array,
  filter: string,
  distance: number,
): Promise<{ readonly fall: number; readonly gains: readonly number[] }> {
  const seconds = voice.length / RATE;
  const source = `${filter},aresample=${RATE},atrim=duration=${seconds + 1}`;
  const noise = samplesOf(['-f', 'lavfi', '-i', source]).subarray(0, voice.length);
  const gain = 10 ** ((speechDb(voice) - distance - levelDb(noise)) / 20);
  const planted = noise.map((value) => gain * value);
  const noisy = voice.map((value, at) => value + (planted[at] ?? 0));
  const audio = { sampleRate: VOICE_SAMPLE_RATE, samples: thinned(noisy) };
  const speech = await detector.speechIn(audio);
  const clearing = voiceClearing({ speech, loudness: null, loudnessLufs: null }, seconds);
  if (clearing === null) throw new Error('Nobody is heard in a recording.');
  const cleared = clearedWhole(noisy, clearing);
  return { fall: noiseFall(noisy, cleared, pausesOf(voice)), gains: octaveGains(voice, planted, cleared) };
}

function clearedWhole(noisy: Float32Array, { noise, levels }: VoiceClearing): Float32Array {
  const padded = new Float32Array(noisy.length + 2 * CLEARING_MARGIN_SAMPLES);
  padded.set(noisy, CLEARING_MARGIN_SAMPLES);
  const still =
    noise === null ? null : noisy.subarray(Math.round(noise.startSeconds * RATE), noise.endSeconds * RATE);
  const both = clearedVoices({
    stretch: stereo(padded),
    noise: still === null ? null : stereo(still),
    firstSample: 0,
    levels,
  });
  return Float32Array.from({ length: noisy.length }, (_, at) => both[2 * at] ?? 0);
}

/** To the detector's rate: each the mean of three, which does for a voice. */
function thinned(samples: Float32Array): Float32Array {
  const every = RATE / VOICE_SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / every) }, (_, at) => {
    let sum = 0;
    for (let part = 0; part < every; part += 1) sum += samples[at * every + part] ?? 0;
    return sum / every;
  });
}

function samplesOf(input: readonly string[]): Float32Array {
  const form = ['-ac', '1', '-ar', String(RATE), '-f', 'f32le', '-'];
  const args = ['-hide_banner', '-loglevel', 'error', ...input, ...form];
  const bytes = execFileSync(FFMPEG, args, { maxBuffer: 2 ** 30 });
  return new Float32Array(new Uint8Array(bytes).buffer);
}
