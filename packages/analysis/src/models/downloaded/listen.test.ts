import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadedModels, openDownloadedModels } from './downloaded-models.ts';
import { modelFilePath } from './installed-models.ts';
import { PARAKEET_FILES } from './model-manifest.ts';
import { installTinyModel } from './testing/install-tiny-models.ts';
import { loudIn, tinyParakeet } from './testing/tiny-parakeet.ts';
import { tinySpeech } from './testing/tiny-speech.ts';

/** Whisper says 'by whisper', Parakeet 'Guten Tag.': the real loading code on generated models of the real ones' interface. */
const WHISPER = [
  { text: 'by', atSeconds: 0.4 },
  { text: 'whisper', atSeconds: 1.2 },
];
const PARAKEET = tinyParakeet([
  { text: '▁Gu', frames: 0 },
  { text: 'ten', frames: 1 },
  { text: '▁Tag', frames: 1 },
  { text: '.', frames: 1 },
]);
const PLENTY = 4e9;

let directory: string;
let opened: DownloadedModels | null;
let warnings: string[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ears-'));
  opened = null;
  warnings = [];
});
afterEach(async () => {
  await opened?.close();
  await rm(directory, { recursive: true });
});

interface Installed {
  readonly language?: 'en' | 'de' | 'ja';
  readonly parakeet?: Record<string, Uint8Array>;
  readonly freeBytes?: number;
}

/** Of eight seconds: somebody speaks from second 3 to 6, loudly in frames 5, 12 and 13 of that. */
async function hear({ language = 'de', parakeet, freeBytes = PLENTY }: Installed) {
  if (opened === null) {
    await installTinyModel(directory, 'speech', tinySpeech(language, WHISPER));
    if (parakeet !== undefined) await installTinyModel(directory, 'europeanSpeech', parakeet);
  }
  opened ??= await openDownloadedModels(
    directory,
    (message) => warnings.push(message),
    () => freeBytes,
  );
  const samples = new Float32Array(16_000 * 8);
  samples.set(loudIn([5, 12, 13], 3), 16_000 * 3);
  return opened?.understand({
    frames: [],
    audio: { sampleRate: 16_000, samples },
    speech: [{ startSeconds: 3, endSeconds: 6 }],
  });
}
const textOf = (heard: Awaited<ReturnType<typeof hear>>) => heard?.words?.map(({ text }) => text).join(' ');

describe('what is said', () => {
  it('is written down by Parakeet, with times, where Whisper names one of its languages', async () => {
    const heard = await hear({ parakeet: PARAKEET });
    expect(heard).toMatchObject({ language: 'de', ear: 'parakeet' });
    expect(heard?.words?.map(({ text }) => text)).toEqual(['Guten', 'Tag.']);
    const times = heard?.words?.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]) ?? [];
    const expected = [3.4, 3.48, 3.96, 4.04];
    expect(times).toHaveLength(expected.length);
    for (const [at, seconds] of expected.entries()) expect(times[at]).toBeCloseTo(seconds, 6);
    expect(warnings).toEqual([]);
    // The second clip begins anew.
    expect(textOf(await hear({}))).toBe('Guten Tag.');
  });

  it.each([
    ['a language that Parakeet does not know', { language: 'ja', parakeet: PARAKEET }],
    ['little memory', { parakeet: PARAKEET, freeBytes: 1.5e9 }],
    ['no Parakeet', {}],
  ] as const)('is written down by Whisper with %s', async (_, installed) => {
    const heard = await hear(installed);
    expect([textOf(heard), heard?.ear]).toEqual(['by whisper', 'whisper']);
    expect(warnings).toEqual([]);
  });

  it('is written down by Whisper where Parakeet hears nothing, which has listened all the same', async () => {
    const heard = await hear({ parakeet: tinyParakeet([]) });
    expect([textOf(heard), heard?.ear]).toEqual(['by whisper', 'parakeet']);
    expect(warnings).toEqual([]);
  });

  it('is written down by Whisper, with a warning, where Parakeet cannot be opened', async () => {
    const spoilt = { ...PARAKEET, [PARAKEET_FILES.encoder]: Buffer.from('no model') };
    const heard = await hear({ parakeet: spoilt });
    expect([textOf(heard), heard?.ear]).toEqual(['by whisper', 'whisper']);
    expect(warnings).toEqual([expect.stringContaining('without istupakov/parakeet-tdt-0.6b-v3-onnx')]);
  });

  it('is written down by Whisper where a file of Parakeet has lost its end since it came', async () => {
    await installTinyModel(directory, 'europeanSpeech', PARAKEET);
    const encoder = modelFilePath(
      directory,
      { repository: 'istupakov/parakeet-tdt-0.6b-v3-onnx' },
      PARAKEET_FILES.encoder,
    );
    await truncate(encoder, 99);
    expect(textOf(await hear({}))).toBe('by whisper');
    expect(warnings).toEqual([]);
  });
});
