import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { readAudioRange } from './read-audio-range.ts';

const HEADER_BYTES = 44;
const BYTES_PER_FRAME = 4;
const signal = new AbortController().signal;

describe('A stretch of a clip’s audio', () => {
  let harness: MediaHarness;
  beforeAll(async () => {
    harness = await openMediaHarness();
  });
  afterAll(() => harness.close());

  /** A tone that begins at two seconds of three. */
  const toneClip = async () => {
    const path = await make(harness, 'tone.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=30:duration=3'],
      ...['-f', 'lavfi', '-i', "aevalsrc='if(gte(t,2),0.5*sin(2*PI*440*t),0)':s=48000:d=3"],
      ...['-c:v', 'libx264', '-c:a', 'aac', '-pix_fmt', 'yuv420p'],
    ]);
    return { path, probe: await probeClip(harness.toolbox, path, signal) };
  };
  const loudest = (wav: Buffer, fromSeconds: number, toSeconds: number): number => {
    let peak = 0;
    const from = HEADER_BYTES + Math.round(fromSeconds * 48_000) * BYTES_PER_FRAME;
    const to = HEADER_BYTES + Math.round(toSeconds * 48_000) * BYTES_PER_FRAME;
    for (let at = from; at < to; at += 2) peak = Math.max(peak, Math.abs(wav.readInt16LE(at)));
    return peak / 32_768;
  };

  it('is as long as asked for, to the sample, and begins where asked', async () => {
    const source = await toneClip();
    const wav = await readAudioRange(harness.toolbox, source, { fromSeconds: 1.5, toSeconds: 2.5, signal });
    expect(wav.length).toBe(HEADER_BYTES + 48_000 * BYTES_PER_FRAME);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(40)).toBe(48_000 * BYTES_PER_FRAME);
    expect(loudest(wav, 0, 0.45)).toBeLessThan(0.01);
    expect(loudest(wav, 0.55, 1)).toBeGreaterThan(0.3);
  });

  it('is silent before the clip begins and after it ends', async () => {
    const source = await toneClip();
    const wav = await readAudioRange(harness.toolbox, source, { fromSeconds: -0.5, toSeconds: 4.5, signal });
    expect(wav.length).toBe(HEADER_BYTES + 5 * 48_000 * BYTES_PER_FRAME);
    expect(loudest(wav, 0, 2.4)).toBeLessThan(0.01);
    expect(loudest(wav, 2.6, 3.4)).toBeGreaterThan(0.3);
    expect(loudest(wav, 3.6, 5)).toBe(0);
  });
});
