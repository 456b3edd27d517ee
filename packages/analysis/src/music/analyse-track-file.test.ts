import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installTinyModel } from '../models/downloaded/testing/install-tiny-models.ts';
import { pips, tinyBeats } from '../models/downloaded/testing/tiny-beats.ts';
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

  /** Beats that come and go as nothing but a model that was told of them can know: no tempo, bars of three and five. */
  const free = () => {
    const beats = Array.from({ length: 90 }, (_, beat) => 0.5 + 0.42 * beat + 0.14 * Math.sin(beat * beat));
    const downbeats = beats.filter((_, beat) => [0, 3].includes(beat % 8));
    const samples = pips({ beats, downbeats }, 40, TRACK_SAMPLE_RATE);
    return { beats, downbeats, samples };
  };
  const withModel = async (files: Readonly<Record<string, Uint8Array>>) => {
    const models = await mkdtemp(join(directory, 'models-'));
    await installTinyModel(models, 'beats', files);
    const warnings: string[] = [];
    const options = {
      downloadedModelsDirectory: models,
      onWarning: (message: string) => void warnings.push(message),
    };
    return { options, warnings };
  };

  it('goes by a downloaded model that finds beats, over the ends of its chunks as well', async () => {
    const track = free();
    const path = await written('free.pcm', track.samples);
    const { options, warnings } = await withModel(tinyBeats());
    const found = await analyseTrackFile(path, signal, options);
    expect(warnings).toEqual([]);
    expect(found.beatTracker).toBe('beat-this');
    expect(found.beats).toHaveLength(track.beats.length);
    for (const [beat, seconds] of track.beats.entries())
      expect(Math.abs((found.beats[beat] ?? 0) - seconds), `beat ${beat}`).toBeLessThan(0.011);
    expect(found.downbeats).toEqual(found.beats.filter((_, beat) => [0, 3].includes(beat % 8)));
    expect(found.beatLoudness).toHaveLength(found.beats.length);
    const alone = await analyseTrackFile(path, signal);
    expect(alone.beatTracker).toBe('built-in');
    expect(fMeasure(alone.beats, track.beats)).toBeLessThan(0.8);
  });

  it('puts a model’s beats of a steady track on its grid, before they set in as well', async () => {
    const beats = Array.from({ length: 50 }, (_, beat) => 10.013 + beat * 0.4871);
    const downbeats = beats.filter((_, beat) => beat % 4 === 2);
    const samples = pips({ beats, downbeats }, 36, TRACK_SAMPLE_RATE).map(
      (value, at) => value + 0.02 * Math.sin((2 * Math.PI * 110 * at) / TRACK_SAMPLE_RATE),
    );
    const { options } = await withModel(tinyBeats());
    const found = await analyseTrackFile(await written('steady.pcm', samples), signal, options);
    expect(found.bpm).toBeCloseTo(60 / 0.4871, 1);
    for (const seconds of beats)
      expect(Math.min(...found.beats.map((beat) => Math.abs(beat - seconds)))).toBeLessThan(0.006);
    expect(found.beats[0]).toBeLessThan(0.5);
    const bars = found.downbeats.map((seconds) => found.beats.indexOf(seconds) % 4);
    expect(new Set(bars).size).toBe(1);
    expect(found.downbeats.some((seconds) => Math.abs(seconds - (downbeats[0] ?? 0)) < 0.006)).toBe(true);
  });

  it.each([
    ['cannot be loaded', { 'models/beat_this_small.onnx': Buffer.from('no model') }, 1],
    ['hears no beat', tinyBeats(), 0],
  ])('finds beats by itself where the model %s', async (_, files, told) => {
    const track = generateTrack({ bpm: 120, seconds: 20, drums: 'none', hats: 'none' });
    const { options, warnings } = await withModel(files);
    const found = await analyseTrackFile(await written('fallback.pcm', track.samples), signal, options);
    expect(found.beatTracker).toBe('built-in');
    expect(found.beats.length).toBeGreaterThan(15);
    expect(warnings).toHaveLength(told);
    if (told > 0)
      expect(warnings[0]).toMatch(/^The beats of a track were found without the downloaded model: /);
  });

  it('ends while the model is asked, too', async () => {
    const { options } = await withModel(tinyBeats());
    const path = await written('ended.pcm', new Float32Array(22_050 * 300));
    for (const afterMs of [1, 60, 150, 400, 700]) {
      const stop = new AbortController();
      const track = analyseTrackFile(path, stop.signal, options);
      setTimeout(() => stop.abort(new Error('nobody needs it')), afterMs);
      await expect(track).rejects.toThrow('nobody needs it');
    }
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
