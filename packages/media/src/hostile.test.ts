import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CutroomError } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ProbeExtent, probeClip } from './probe/probe-clip.ts';
import { type MediaHarness, openMediaHarness } from './testing/generated-clips.ts';

const FOOTAGE = resolve(process.env.FOOTAGE_DIR ?? join(import.meta.dirname, '../../../../shared/footage'));
const manifestSchema = z.object({
  files: z.array(
    z.looseObject({
      file: z.string(),
      why: z.string().optional(),
      expected: z.enum(['accept', 'reject', 'either']).optional(),
    }),
  ),
});

/** The sentence that each refusal must come with: a code of the catalogue. */
const CODES: { readonly [file: string]: string } = {
  'audio_only.mp4': 'clip_no_video_stream',
  'hls_playlist.mp4': 'clip_not_video',
  'jpeg_named.mp4': 'clip_not_video',
  'moz_chunk_out_of_range.mp4': 'clip_damaged',
  'moz_short_cenc_encrypted.mp4': 'clip_encrypted',
  'nested_moov_3000.mp4': 'clip_damaged',
  'one_byte.mov': 'clip_not_video',
  'pixel_bomb_16000x16000.mkv': 'clip_codec_unsupported',
  'random_noise.mp4': 'clip_not_video',
  'sdp_file.mp4': 'clip_not_video',
  'single_frame.mp4': 'clip_too_short',
  'stts_4e9_entries_a.mp4': 'clip_damaged',
  'svg_named.mp4': 'clip_not_video',
  'text.mov': 'clip_not_video',
  'tiny_2x2.mp4': 'clip_too_small',
  'truncated_no_moov_a.mp4': 'clip_damaged',
  'zero_bytes.mp4': 'clip_not_video',
  'zip_bomb_300MB.mp4': 'clip_not_video',
};

const hasFootage = existsSync(join(FOOTAGE, 'MANIFEST.json'));
const manifest = hasFootage
  ? manifestSchema.parse(JSON.parse(await readFile(join(FOOTAGE, 'MANIFEST.json'), 'utf8')))
  : { files: [] };
const bad = manifest.files.filter(({ file }) => file.startsWith('bad/'));
const expecting = (outcome: string) => bad.filter(({ expected }) => expected === outcome);

describe.skipIf(!hasFootage)('The hostile files (skipped where FOOTAGE_DIR does not hold them)', () => {
  let harness: MediaHarness;
  const outcome = async (file: string, extent: ProbeExtent = 'whole'): Promise<string> => {
    try {
      const probe = await probeClip(
        harness.toolbox,
        join(FOOTAGE, file),
        AbortSignal.timeout(60_000),
        extent,
      );
      return probe.durationSeconds > 0 && probe.durationSeconds < 60 ? 'accepted' : 'accepted with a lie';
    } catch (error) {
      return error instanceof CutroomError ? error.code : `defect: ${String(error)}`;
    }
  };
  beforeAll(async () => {
    harness = await openMediaHarness();
  }, 60_000);
  afterAll(() => harness.close());

  it.each(expecting('reject'))('refuses $file ($why) and says why', async ({ file }) => {
    expect(await outcome(file)).toBe(CODES[file.replace('bad/', '')]);
  });

  it.each(expecting('reject'))(
    'refuses $file ($why) for the same reason by its opening',
    async ({ file }) => {
      expect(await outcome(file, 'opening')).toBe(CODES[file.replace('bad/', '')]);
    },
  );

  it.each(expecting('accept'))('accepts $file ($why)', async ({ file }) => {
    expect(await outcome(file)).toBe('accepted');
  });

  it.each(expecting('either'))('ends $file ($why) in an outcome that is true', async ({ file }) => {
    expect(await outcome(file)).toMatch(/^(accepted|clip_[a-z_]+)$/);
  });

  it('leave nothing behind', async () => {
    expect(await readdir(join(harness.directory, 'scratch'))).toEqual([]);
  });
});

describe('A manifest named .mp4', () => {
  it('is refused before any tool sees it, whatever it points to', async () => {
    const harness = await openMediaHarness();
    const path = join(harness.directory, 'manifest.mp4');
    await writeFile(path, '<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>');
    const probing = probeClip(harness.toolbox, path, new AbortController().signal);
    await expect(probing).rejects.toMatchObject({ code: 'clip_not_video' });
    await harness.close();
  });
});
