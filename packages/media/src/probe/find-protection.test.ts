import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProtected } from './find-protection.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cutroom-protection-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The same with its length in 64 bits. */
function longBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
}

async function found(...boxes: readonly Buffer[]): Promise<boolean> {
  const path = join(directory, 'clip.mp4');
  await writeFile(path, Buffer.concat([box('ftyp', Buffer.from('isom')), ...boxes]));
  return isProtected(path);
}

const entry = (type: string, ...inside: readonly Buffer[]) =>
  box('stsd', Buffer.alloc(8), box(type, Buffer.alloc(78), ...inside));
const inTrack = (stsd: Buffer) => box('trak', box('mdia', box('minf', box('stbl', stsd))));

describe('The search for protection', () => {
  it.each([
    ['a scheme in a track', box('moov', inTrack(entry('avc1', box('sinf', Buffer.alloc(20)))))],
    ['an encrypted track', box('moov', inTrack(entry('encv')))],
    ['a licence beside the tracks', box('moov', inTrack(entry('avc1')), box('pssh', Buffer.alloc(24)))],
    ['a key where none belongs', box('udta', box('tenc', Buffer.alloc(24)))],
    ['encrypted samples of a fragment', box('moof', box('traf', box('senc', Buffer.alloc(8))))],
    ['a box with a long length', longBox('moov', longBox('pssh', Buffer.alloc(8)))],
    ['more names than a file could mean', box('moov', box('udta', Buffer.from('pssh'.repeat(2000))))],
    ['a name across two blocks', box('moov', box('free', Buffer.alloc(1024 * 1024 - 22)), box('pssh'))],
  ])('finds %s', async (_, clip) => {
    expect(await found(box('mdat', Buffer.alloc(100)), clip)).toBe(true);
  });

  it.each([
    ['an ordinary clip', box('moov', inTrack(entry('avc1', box('avcC', Buffer.alloc(30)))))],
    ['media data that spell a name', box('mdat', box('pssh', Buffer.alloc(24)))],
    ['a name in words', box('moov', box('udta', Buffer.from('this was not a pssh, nor a sinf')))],
    ['a box that ends before it begins', Buffer.from('00000004706d6f6f', 'hex')],
    ['nothing more', Buffer.alloc(0)],
  ])('finds none in %s', async (_, clip) => {
    expect(await found(clip)).toBe(false);
  });
});
