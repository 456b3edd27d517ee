import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fadeEdges, joinSound } from './join-sound.ts';

const FADE = 1440;
const FRAME_VALUES = 3200;

describe('The fade', () => {
  it('takes 30 ms at both ends and nothing between', () => {
    const samples = new Float32Array(2 * 48_000).fill(1);
    fadeEdges(samples, { fadeIn: true, fadeOut: true });
    expect([samples[0], samples[1], samples.at(-1)]).toEqual([0, 0, 0]);
    expect(samples[2 * (FADE / 2)]).toBeCloseTo(0.5, 3);
    expect(samples[2 * FADE]).toBe(1);
    expect(samples[2 * (48_000 - FADE) - 1]).toBe(1);
  });

  it('leaves an edge alone where the next cut goes on from it', () => {
    const samples = new Float32Array(2 * 48_000).fill(1);
    fadeEdges(samples, { fadeIn: false, fadeOut: false });
    expect(samples.every((sample) => sample === 1)).toBe(true);
  });
});

describe('The joined sound', () => {
  it('is as long as the frames whatever the pieces hold', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cutroom-sound-'));
    const short = join(directory, 'short.f32');
    await writeFile(short, new Uint8Array(new Float32Array(100).fill(0.5).buffer));
    const joined = join(directory, 'joined.f32');
    const pieces = [
      { path: null, frames: 2, continuesBefore: false },
      { path: short, frames: 3, continuesBefore: false },
    ];
    await joinSound(pieces, joined);
    const bytes = await readFile(joined);
    await rm(directory, { recursive: true });
    expect(bytes.length).toBe(5 * FRAME_VALUES * 4);
    const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    expect(samples.slice(0, 2 * FRAME_VALUES).every((sample) => sample === 0)).toBe(true);
    expect(samples[2 * FRAME_VALUES + 98]).toBeGreaterThan(0);
  });
});
