import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CutJoin, cutEnvelope, overlapHalfFrames, reelEnvelope } from '@cutroom/reel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CutAudioFile, joinAudio } from './join-audio.ts';

const STEP = 1440;
const FRAME_VALUES = 3200;
const CUT = { kind: 'cut', halfFrames: 0 } as const;
const CONTINUE = { kind: 'continue', halfFrames: 0 } as const;
const NO_FADES = { fadeIn: 0, fadeOut: 0 };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cutroom-sound-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** A cut's file, and how it meets its neighbours. */
interface JoinedCut {
  readonly path: string | null;
  readonly frames: number;
  readonly marginFrames: number;
  readonly gain: number;
  readonly before: CutJoin;
  readonly after: CutJoin;
}

const SILENCE: JoinedCut = { path: null, frames: 2, marginFrames: 0, gain: 1, before: CUT, after: CUT };

/** A cut whose audio is one value in every sample. */
async function constant(value: number, frames: number, more: Partial<JoinedCut> = {}): Promise<JoinedCut> {
  const path = join(directory, `${Math.random()}.f32`);
  const total = (frames + 2 * (more.marginFrames ?? 0)) * FRAME_VALUES;
  await writeFile(path, new Uint8Array(new Float32Array(total).fill(value).buffer));
  return { ...SILENCE, path, frames, ...more };
}

function joined(cuts: readonly JoinedCut[], fades = NO_FADES): Promise<Float32Array> {
  let next = 0;
  const files = cuts.map(({ path, marginFrames, ...cut }, index): CutAudioFile => {
    const start = next - overlapHalfFrames(cut.before);
    next += cut.frames;
    return {
      path,
      start,
      skippedFrames: marginFrames - overlapHalfFrames(cut.before),
      envelope: cutEnvelope(cut, cuts[index - 1]?.gain ?? 1),
    };
  });
  return mixed(files, next, fades);
}

async function mixed(cuts: readonly CutAudioFile[], total: number, fades = NO_FADES): Promise<Float32Array> {
  const path = join(directory, 'joined.f32');
  await joinAudio({ cuts, envelope: reelEnvelope({ total, ...fades }), music: null }, path);
  const bytes = await readFile(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

describe('The audio of a hard cut', () => {
  it('comes up and goes down over 30 ms and is untouched between', async () => {
    const samples = await joined([await constant(1, 30)]);
    expect([samples[0], samples[1], samples.at(-1)]).toEqual([0, 0, 0]);
    expect(samples[2 * (STEP / 2)]).toBeCloseTo(0.5, 3);
    expect(samples[2 * STEP]).toBe(1);
    expect(samples[2 * (48_000 - STEP) - 1]).toBe(1);
  });

  it('is left alone where the clip goes on', async () => {
    const samples = await joined([
      await constant(1, 3, { after: CONTINUE }),
      await constant(1, 3, { before: CONTINUE }),
    ]);
    const join = 3 * FRAME_VALUES;
    expect(samples.slice(join - 2 * STEP, join + 2 * STEP).every((sample) => sample === 1)).toBe(true);
  });

  it('goes to another level over 30 ms where the clip goes on', async () => {
    const samples = await joined([
      await constant(1, 3, { after: CONTINUE }),
      await constant(1, 3, { before: CONTINUE, gain: 0.5 }),
    ]);
    const join = 3 * FRAME_VALUES;
    expect([samples[join - 1], samples[join]]).toEqual([1, 1]);
    expect(samples[join + STEP]).toBeCloseTo(0.75, 3);
    expect(samples[join + 2 * STEP]).toBe(0.5);
  });
});

describe('The joined audio', () => {
  it('is as long as the frames whatever the cuts hold', async () => {
    const short = join(directory, 'short.f32');
    await writeFile(short, new Uint8Array(new Float32Array(100).fill(0.5).buffer));
    const samples = await joined([SILENCE, { ...SILENCE, path: short, frames: 3 }]);
    expect(samples.length).toBe(5 * FRAME_VALUES);
    expect(samples.slice(0, 2 * FRAME_VALUES).every((sample) => sample === 0)).toBe(true);
    expect(samples[2 * FRAME_VALUES + 98]).toBeGreaterThan(0);
  });

  it('plays every cut at its own level', async () => {
    const samples = await joined([
      await constant(0.8, 10, { gain: 0.25 }),
      await constant(0.5, 10, { gain: 2 }),
    ]);
    expect(samples[5 * FRAME_VALUES]).toBeCloseTo(0.2, 6);
    expect(samples[15 * FRAME_VALUES]).toBe(1);
  });

  it('comes up and goes down with the frames', async () => {
    const samples = await joined([await constant(1, 30), await constant(1, 30)], {
      fadeIn: 20,
      fadeOut: 20,
    });
    expect(samples[10 * FRAME_VALUES]).toBeCloseTo(0.5, 3);
    expect(samples[25 * FRAME_VALUES]).toBe(1);
    expect(samples[50 * FRAME_VALUES]).toBeCloseTo(0.5, 3);
    expect(samples.at(-1)).toBe(0);
  });
});

describe('Audio that lies under the frames of others', () => {
  it('is heard with theirs, wherever it begins and ends, with silence where there is none', async () => {
    const placed = async (value: number, start: number, frames: number): Promise<CutAudioFile> => {
      const { path } = await constant(value, frames);
      const hard = { frames, gain: 1, before: CUT, after: CUT };
      return { path, start, skippedFrames: 0, envelope: cutEnvelope(hard, 1) };
    };
    const samples = await mixed(
      [
        await placed(0.5, 0, 30),
        await placed(0.25, 10, 5),
        await placed(0.125, 12, 30),
        await placed(1, 50, 5),
      ],
      60,
    );
    expect(samples.length).toBe(60 * FRAME_VALUES);
    const middleOf = (frame: number) => samples[frame * FRAME_VALUES + FRAME_VALUES / 2];
    expect([5, 11, 13.2, 20, 35, 45, 52].map(middleOf)).toEqual([0.5, 0.75, 0.875, 0.625, 0.125, 0, 1]);
  });
});

describe('The audio of a transition', () => {
  const CROSSFADE = { kind: 'crossfade', halfFrames: 6 } as const;
  const DIP = { kind: 'dip_to_black', halfFrames: 6 } as const;

  it('cross-fades with constant power over the frames of the join, and keeps the length', async () => {
    const samples = await joined([
      await constant(1, 30, { marginFrames: 6, after: CROSSFADE }),
      await constant(-1, 30, { marginFrames: 6, before: CROSSFADE }),
    ]);
    expect(samples.length).toBe(60 * FRAME_VALUES);
    expect(samples[24 * FRAME_VALUES - 1]).toBe(1);
    expect(samples[30 * FRAME_VALUES]).toBeCloseTo(0, 3);
    expect(samples[27 * FRAME_VALUES]).toBeCloseTo(Math.cos(Math.PI / 8) - Math.sin(Math.PI / 8), 3);
    expect(samples[36 * FRAME_VALUES]).toBe(-1);
  });

  it('is silent in the middle of a dip to black', async () => {
    const samples = await joined([
      await constant(1, 30, { after: DIP }),
      await constant(1, 30, { before: DIP }),
    ]);
    expect(samples[24 * FRAME_VALUES - 2]).toBe(1);
    expect(samples[27 * FRAME_VALUES]).toBeCloseTo(0.5, 2);
    expect(samples[30 * FRAME_VALUES]).toBe(0);
    expect(samples[36 * FRAME_VALUES]).toBe(1);
  });

  it('lets nothing of the margins be heard at the reel’s ends', async () => {
    const marked = await constant(1, 10, { marginFrames: 6 });
    const bytes = await readFile(marked.path ?? '');
    new Float32Array(bytes.buffer, bytes.byteOffset, 6 * FRAME_VALUES).fill(9);
    await writeFile(marked.path ?? '', bytes);
    expect((await joined([marked])).every((sample) => sample <= 1)).toBe(true);
  });
});
