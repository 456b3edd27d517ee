import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseTrackFile } from './analyse-track-file.ts';
import { fMeasure } from './testing/f-measure.ts';
import { generateTrack, TRACK_SAMPLE_RATE } from './testing/generated-track.ts';

const UPSAMPLING = 48_000 / TRACK_SAMPLE_RATE;

describe('Analysing a decoded track', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-track-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** As the product keeps tracks: 48 kHz stereo, 16 bits. */
  const written = async (name: string, samples: Float32Array): Promise<string> => {
    const frames = Math.floor(samples.length * UPSAMPLING);
    const pcm = Buffer.alloc(frames * 4);
    for (let frame = 0; frame < frames; frame += 1) {
      const value = Math.round(
        32_000 * Math.max(-1, Math.min(1, samples[Math.floor(frame / UPSAMPLING)] ?? 0)),
      );
      pcm.writeInt16LE(value, frame * 4);
      pcm.writeInt16LE(value, frame * 4 + 2);
    }
    const path = join(directory, name);
    await writeFile(path, pcm);
    return path;
  };
  const { signal } = new AbortController();

  it('finds the beats to the millisecond of the file, and how loud it is', async () => {
    const track = generateTrack({ bpm: 120, seconds: 30, introSeconds: 10 });
    const found = await analyseTrackFile(await written('music.pcm', track.samples), signal);
    expect(found.bpm).toBeCloseTo(120, 0);
    expect(fMeasure(found.beats, track.beats)).toBeGreaterThan(0.95);
    expect(found.downbeats.every((seconds) => found.beats.includes(seconds))).toBe(true);
    expect(found.beatLoudness).toHaveLength(found.beats.length);
    expect(found.loudness.stepSeconds * found.loudness.levelsDb.length).toBeCloseTo(30, 0);
    expect(Math.abs((found.dropSeconds ?? 0) - 10.4)).toBeLessThan(2.1);
  });

  it('finds no beat in silence', async () => {
    const found = await analyseTrackFile(await written('silence.pcm', new Float32Array(22_050 * 5)), signal);
    expect(found).toMatchObject({
      bpm: null,
      beats: [],
      downbeats: [],
      bestStartSeconds: 0,
      dropSeconds: null,
    });
    expect(found.loudness.levelsDb.every((lufs) => lufs === -120)).toBe(true);
  });

  it('tells why a file cannot be read', async () => {
    await expect(analyseTrackFile(join(directory, 'none.pcm'), signal)).rejects.toThrow('ENOENT');
  });

  it('ends where nobody needs it any more', async () => {
    const stop = new AbortController();
    const track = analyseTrackFile(await written('long.pcm', new Float32Array(22_050 * 20)), stop.signal);
    stop.abort(new Error('nobody needs it'));
    await expect(track).rejects.toThrow('nobody needs it');
  });
});
