import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PARAKEET_FILES } from '../model-manifest.ts';
import { loudIn, tinyParakeet } from '../testing/tiny-parakeet.ts';
import { loadParakeetModel } from './parakeet-model.ts';

const TINY = tinyParakeet([
  { text: '▁one', frames: 1 },
  { text: '▁two', frames: 1 },
]);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parakeet-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function load(files: Readonly<Record<string, Uint8Array | undefined>>) {
  for (const [path, contents] of Object.entries(files))
    await writeFile(join(directory, path), contents ?? new Uint8Array());
  const pathOf = (file: keyof typeof PARAKEET_FILES) => join(directory, PARAKEET_FILES[file]);
  return loadParakeetModel({
    preprocessor: pathOf('preprocessor'),
    encoder: pathOf('encoder'),
    decoder: pathOf('decoder'),
    vocabulary: pathOf('vocabulary'),
  });
}

const audioOf = (samples: Float32Array) => ({ sampleRate: 16_000, samples });

describe('Parakeet', () => {
  it('listens to each stretch of speech by itself, however long the whole is', async () => {
    const model = await load(TINY);
    // Loud where nobody speaks too: that is not listened to.
    const samples = new Float32Array(16_000 * 90).fill(0.2);
    samples.set(loudIn([3], 5), 16_000 * 10);
    samples.set(loudIn([20, 40], 40), 16_000 * 40);
    const words = await model.writeDown(audioOf(samples), [
      { startSeconds: 10, endSeconds: 15 },
      { startSeconds: 40, endSeconds: 80 },
    ]);
    await model.close();
    expect(words.map(({ text }) => text)).toEqual(['one', 'one', 'two']);
    for (const [at, seconds] of [10.24, 41.6, 43.2].entries())
      expect(words[at]?.startSeconds).toBeCloseTo(seconds, 6);
  });

  it('hears a word of a tenth of a second, and none in silence', async () => {
    const model = await load(TINY);
    const audio = audioOf(loudIn([0], 1));
    expect(await model.writeDown(audio, [{ startSeconds: 0, endSeconds: 0.1 }])).toEqual([
      { text: 'one', startSeconds: 0, endSeconds: 0.08, confidence: 0.73 },
    ]);
    expect(await model.writeDown(audio, [{ startSeconds: 0.5, endSeconds: 0.9 }])).toEqual([]);
    expect(await model.writeDown(audio, [])).toEqual([]);
    await model.close();
  });
});

describe('files that are not a Parakeet', () => {
  const { preprocessor, encoder, decoder, vocabulary } = PARAKEET_FILES;
  it.each([
    ['an encoder that is no model', { [encoder]: Buffer.from('no model') }],
    ['a decoder that is cut off', { [decoder]: TINY[decoder]?.slice(0, 99) }],
    ['an empty preprocessor', { [preprocessor]: undefined }],
    ['a vocabulary that is cut off', { [vocabulary]: Buffer.from('▁one 0\n▁two 1\n<bl') }],
    ['an encoder for a decoder', { [decoder]: TINY[encoder] }],
  ])('are refused: %s', async (_, spoilt) => {
    await expect(load({ ...TINY, ...spoilt })).rejects.toThrow();
  });

  it.each([
    ['the vocabulary of another model', { [vocabulary]: Buffer.from('▁one 0\n<blk> 1\n') }],
    ['a decoder for an encoder', { [encoder]: TINY[decoder] }],
    ['an encoder for a preprocessor', { [preprocessor]: TINY[encoder] }],
  ])('have nothing to say: %s', async (_, spoilt) => {
    const model = await load({ ...TINY, ...spoilt });
    const audio = audioOf(loudIn([3], 5));
    await expect(model.writeDown(audio, [{ startSeconds: 0, endSeconds: 5 }])).rejects.toThrow();
    await model.close();
  });
});
