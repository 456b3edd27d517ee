import type { ErrorCode } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { metadataHeader } from '../testing/metadata-header.ts';
import { readUploadMetadata } from './upload-metadata.ts';

const read = (values: Record<string, string | number>) => readUploadMetadata(metadataHeader(values));
const refusal = (code: ErrorCode) => expect.objectContaining({ code });

describe('upload metadata', () => {
  it.each([
    ['a video', { filename: 'a.mp4', type: 'video/mp4' }, 'video/mp4'],
    ['a video by type alone', { filename: 'recording', type: 'video/x-unknown' }, 'video/x-unknown'],
    [
      'a video by its name alone',
      { filename: 'a.MKV', type: 'application/octet-stream' },
      'application/octet-stream',
    ],
    ['a .mov without a type', { filename: 'a.mov' }, 'video/quicktime'],
    ['any other video without a type', { filename: 'a.webm' }, 'video/mp4'],
    ['an empty type', { filename: 'a.mov', type: '' }, 'video/quicktime'],
  ])('takes %s', (_, values, type) => {
    const { filename } = values;
    expect(read({ projectId: 3, ...values })).toEqual({
      projectId: 3,
      kind: 'clip',
      filename,
      type,
      place: null,
    });
  });

  it('takes the place of a file, and refuses what is none', () => {
    const placed = (place: string | number) => read({ projectId: 3, filename: 'a.mp4', place });
    expect(placed(1_795_966_191_181)).toMatchObject({ place: 1_795_966_191_181 });
    for (const place of ['-1', '1.5', 'first', '9999999999999999']) {
      expect(() => placed(place)).toThrow(refusal('upload_metadata'));
    }
  });

  it.each([
    ['a track', { filename: 'a.mp3', type: 'audio/mpeg' }],
    ['a track by its type alone', { filename: 'song', type: 'audio/x-unknown' }],
    ['a track by its name alone', { filename: 'A.FLAC' }],
    ['the sound of a video', { filename: 'a.mp4', type: 'video/mp4' }],
  ])('takes %s as music', (_, values) => {
    expect(read({ projectId: 3, kind: 'music', ...values })).toMatchObject({ kind: 'music' });
  });

  it('refuses what is neither sound nor video as music, and music as a clip', () => {
    const image = { projectId: 3, kind: 'music', filename: 'a.png', type: 'image/png' };
    expect(() => read(image)).toThrow(refusal('only_audio'));
    expect(() => read({ projectId: 3, filename: 'a.mp3' })).toThrow(refusal('only_video'));
  });

  it('refuses a kind that there is not', () => {
    expect(() => read({ projectId: 3, kind: 'font', filename: 'a.ttf' })).toThrow(refusal('upload_metadata'));
  });

  it.each([
    ['letters of any language', '日本 naïve – clip.mp4', '日本 naïve – clip.mp4'],
    ['a path that is not used as one', '../../etc/passwd.mp4', '../../etc/passwd.mp4'],
    ['no control characters', 'a\u0000b\u001b[31m\nc.mp4', 'ab[31mc.mp4'],
    ['no space around it', '  a.mp4 ', 'a.mp4'],
  ])('keeps a name with %s', (_, filename, kept) => {
    expect(read({ projectId: 1, filename }).filename).toBe(kept);
  });

  it('ignores keys it does not know', () => {
    expect(read({ projectId: 1, filename: 'a.mp4', name: 'x', relativePath: 'y' }).projectId).toBe(1);
  });

  it.each<[string, Record<string, string | number>]>([
    ['no project', { filename: 'a.mp4' }],
    ['a project that is no number', { projectId: 'abc', filename: 'a.mp4' }],
    ['project 0', { projectId: 0, filename: 'a.mp4' }],
    ['a project in hexadecimal', { projectId: '0x10', filename: 'a.mp4' }],
    ['a project beyond the database', { projectId: 2_147_483_648, filename: 'a.mp4' }],
    ['no name', { projectId: 1, type: 'video/mp4' }],
    ['an empty name', { projectId: 1, filename: ' \u0000 ', type: 'video/mp4' }],
    ['an endless name', { projectId: 1, filename: `${'a'.repeat(2000)}.mp4` }],
  ])('refuses %s', (_, values) => {
    expect(() => read(values)).toThrow(refusal('upload_metadata'));
  });

  it.each([
    ['nothing', undefined],
    ['emptiness', ''],
    ['no base64', 'projectId !!!!,filename YS5tcDQ='],
    ['a key twice', 'projectId MQ==,projectId MQ==,filename YS5tcDQ='],
    ['a value of three parts', 'projectId MQ== x,filename YS5tcDQ='],
    ['a prototype', '__proto__ MQ==,filename YS5tcDQ='],
  ])('refuses a header with %s', (_, header) => {
    expect(() => readUploadMetadata(header)).toThrow(refusal('upload_metadata'));
  });

  it.each([
    ['text', { filename: 'a.txt', type: 'text/plain' }],
    ['an image', { filename: 'a.jpg', type: 'image/jpeg' }],
    ['an unknown file without a type', { filename: 'a.bin' }],
    ['a name that is only an extension', { filename: '.mp4' }],
  ])('refuses %s as no video', (_, values) => {
    expect(() => read({ projectId: 1, ...values })).toThrow(refusal('only_video'));
  });
});
