import { wavHeader } from '@cutroom/media';

export interface ClickTrack {
  readonly bpm: number;
  readonly seconds: number;
  /** Another one gives another file. */
  readonly seed?: number;
}

const SAMPLE_RATE = 16_000;

/** A WAV file in which a low drum is heard on each beat, louder on each fourth: its beats are known to the sample. */
export function clickTrack({ bpm, seconds, seed = 1 }: ClickTrack): Buffer {
  const samples = new Int16Array(seconds * SAMPLE_RATE);
  const period = (60 / bpm) * SAMPLE_RATE;
  for (let beat = 0; beat * period < samples.length; beat += 1) {
    const gain = beat % 4 === 0 ? 24_000 : 12_000;
    for (let at = 0; at < 0.15 * SAMPLE_RATE; at += 1) {
      const sample = Math.round(beat * period) + at;
      const tone = Math.sin((2 * Math.PI * (beat % 4 === 0 ? 60 : 180) * at) / SAMPLE_RATE);
      if (sample < samples.length) samples[sample] = gain * tone * Math.exp(-at / (0.04 * SAMPLE_RATE));
    }
  }
  samples[samples.length - 1] = seed;
  const data = Buffer.from(samples.buffer);
  return Buffer.concat([wavHeader(data.length, { sampleRate: SAMPLE_RATE, channels: 1 }), data]);
}
