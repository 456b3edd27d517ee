import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { decodeTrack } from './decode-track.ts';

const signal = new AbortController().signal;
/** A tone of three seconds that begins after the first. */
const TONE = ['-f', 'lavfi', '-i', "aevalsrc='if(gte(t,1),0.5*sin(2*PI*440*t),0)':s=44100:d=3"];
const COVER = ['-f', 'lavfi', '-i', 'color=red:size=64x64:duration=0.04:rate=25'];
const WITH_COVER = ['-map', '0:a', '-map', '1:v', '-disposition:v', 'attached_pic'];

describe('Decoding a track', () => {
  let harness: MediaHarness;
  beforeAll(async () => {
    harness = await openMediaHarness();
  });
  afterAll(() => harness.close());

  const decoded = async (path: string) => {
    const outputPath = `${path}.pcm`;
    const { durationSeconds } = await decodeTrack(harness.toolbox, path, { outputPath, signal });
    return { durationSeconds, pcm: await readFile(outputPath) };
  };
  const track = (name: string, args: readonly string[]) => make(harness, name, [...TONE, ...args]);
  const written = async (name: string, bytes: Uint8Array | string) => {
    const path = join(harness.directory, name);
    await writeFile(path, bytes);
    return path;
  };
  /** The first sample that is loud, in seconds. */
  const toneSeconds = (pcm: Buffer): number => {
    for (let at = 0; at < pcm.length; at += 4) if (Math.abs(pcm.readInt16LE(at)) > 8000) return at / 192_000;
    return Number.NaN;
  };
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '128k'];

  it.each([
    ['MP3', 'a.mp3', mp3],
    ['M4A', 'a.m4a', ['-c:a', 'aac']],
    ['AAC in ADTS', 'a.aac', ['-c:a', 'aac', '-f', 'adts']],
    ['WAV', 'a.wav', []],
    ['WAV of 24 bits and one channel', 'b.wav', ['-c:a', 'pcm_s24le', '-ac', '1']],
    ['FLAC', 'a.flac', []],
    ['Ogg Vorbis', 'a.ogg', ['-c:a', 'libvorbis']],
    ['Ogg Opus', 'b.ogg', ['-c:a', 'libopus']],
    ['an MP3 called .wav', 'c.wav', [...mp3, '-f', 'mp3']],
  ])('reads %s as 48 kHz stereo, in time', async (_, name, args) => {
    const { durationSeconds, pcm } = await decoded(await track(name, args));
    expect(durationSeconds).toBeGreaterThan(2.95);
    expect(durationSeconds).toBeLessThan(3.15);
    expect(pcm.length).toBe(Math.round(durationSeconds * 192_000));
    expect(Math.abs(toneSeconds(pcm) - 1)).toBeLessThan(0.1);
    expect(pcm.readInt16LE(192_000 * 2)).toBe(pcm.readInt16LE(192_000 * 2 + 2));
  });

  it.each([
    ['MP3', 'cover.mp3', [...mp3, '-c:v', 'png']],
    ['MP3 with a JPEG', 'jpeg.mp3', [...mp3, '-c:v', 'mjpeg']],
    ['M4A', 'cover.m4a', ['-c:a', 'aac', '-c:v', 'png']],
    ['FLAC', 'cover.flac', ['-c:v', 'png']],
  ])('leaves the cover picture of %s behind', async (_, name, args) => {
    const path = await make(harness, name, [...TONE, ...COVER, ...WITH_COVER, ...args]);
    const { durationSeconds } = await decoded(path);
    expect(durationSeconds).toBeGreaterThan(2.95);
  });

  it('takes the sound of a video', async () => {
    const args = [...COVER, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    expect((await decoded(await track('sound.mp4', args))).durationSeconds).toBeGreaterThan(2.9);
  });

  it('begins with the first sound, whatever the container’s clock says', async () => {
    const late = await track('late.ts', ['-c:a', 'aac', '-output_ts_offset', '30000', '-f', 'mpegts']);
    expect((await decoded(late)).durationSeconds).toBeLessThan(3.2);
  });

  it('uses a damaged track as far as it decodes', async () => {
    const whole = await readFile(await track('whole.mp3', mp3));
    whole.fill(0x55, whole.length >> 1, (whole.length >> 1) + 2000);
    expect((await decoded(await written('holed.mp3', whole))).durationSeconds).toBeGreaterThan(2);
  });

  const refusal = (path: string) => decoded(path).catch((error: unknown) => error);

  it.each([
    ['text', 'words.mp3', 'These are words and no music.'],
    ['a playlist', 'list.mp3', '#EXTM3U\n/etc/passwd\n'],
    ['an empty file', 'empty.mp3', ''],
    ['a tag with nothing behind it', 'tag.mp3', 'ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'],
    ['a picture', 'picture.mp3', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s', async (_, name, content) => {
    expect(await refusal(await written(name, content))).toMatchObject({ code: 'music_not_audio' });
  });

  it('refuses a video without sound', async () => {
    const video = await make(harness, 'silent.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=30:duration=2'],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ]);
    expect(await refusal(video)).toMatchObject({ code: 'music_no_audio' });
  });

  it('refuses a codec that nothing here decodes', async () => {
    const dts = ['-c:a', 'dca', '-strict', '-2', '-f', 'matroska'];
    expect(await refusal(await track('dts.flac', dts))).toMatchObject({ code: 'music_codec_unsupported' });
  });

  it('refuses what is shorter than a second', async () => {
    expect(await refusal(await track('short.mp3', [...mp3, '-t', '0.5']))).toMatchObject({
      code: 'music_too_short',
    });
  });

  it('refuses what is longer than 15 minutes', async () => {
    const long = await make(harness, 'long.mp3', [
      ...['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono:d=902'],
      ...['-c:a', 'libmp3lame', '-b:a', '8k'],
    ]);
    expect(await refusal(long)).toMatchObject({ code: 'music_too_long' });
  });
});
