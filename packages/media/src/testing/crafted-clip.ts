import { readFile, writeFile } from 'node:fs/promises';
import { type MediaHarness, make } from './generated-clips.ts';

/** MPEG-4 (ISO/IEC 14496-2): a frame that says there is nothing new, large enough to be taken for one that does. */
const NOT_CODED = Buffer.concat([Buffer.from([0, 0, 1, 0xb6, 0b01010100, 0x7f]), Buffer.alloc(60)]);
const SIZE = 32;
/** Of real frames, a second. */
const RATE = 2;

export interface CraftedClip {
  readonly seconds: number;
  /** After each real frame. */
  readonly notCoded: number;
}

/**
 * A small clip that costs much to look at: two real frames a second, and between them as many as wanted of which nothing
 * comes. Each half second is a gap, and each gap is full of packets.
 * @returns how many packets it has
 */
export async function craftClip(
  harness: MediaHarness,
  name: string,
  clip: CraftedClip,
): Promise<{ path: string; packets: number }> {
  const plain = await make(harness, `plain-${name}`, [
    ...['-f', 'lavfi', '-i', `testsrc=s=${SIZE}x${SIZE}:r=${RATE}:d=${clip.seconds}`],
    ...['-c:v', 'mpeg4', '-g', '1', '-video_track_timescale', String(RATE)],
  ]);
  const bytes = await readFile(plain);
  const stbl = content(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl']);
  const real = samplesOf(bytes, stbl);
  const filler = Array.from({ length: clip.notCoded }, () => NOT_CODED);
  const samples = real.flatMap((sample) => [sample, ...filler]);
  const path = plain.replace(`plain-${name}`, name);
  await writeFile(path, movie(samples, real.length, clip.notCoded, whole(stbl, 'stsd')));
  return { path, packets: samples.length };
}

/** Of a file whose samples lie one behind the other from the first chunk on, as those of one track do. */
function samplesOf(file: Buffer, stbl: Buffer): Buffer[] {
  const sizes = content(stbl, ['stsz']);
  const offsets = content(stbl, ['stco']);
  let at = offsets.readUInt32BE(8);
  return Array.from({ length: sizes.readUInt32BE(8) }, (_, sample) => {
    const bytes = sizes.readUInt32BE(12 + 4 * sample);
    at += bytes;
    return file.subarray(at - bytes, at);
  });
}

function movie(samples: readonly Buffer[], keyframes: number, notCoded: number, stsd: Buffer): Buffer {
  const [count, scale] = [samples.length, RATE * (notCoded + 1)];
  const keys = Array.from({ length: keyframes }, (_, frame) => 1 + frame * (notCoded + 1));
  const index = (dataOffset: number): Buffer => {
    const stbl = box(
      'stbl',
      stsd,
      table('stts', 1, count, 1),
      table('stss', keys.length, ...keys),
      table('stsc', 1, 1, count, 1),
      box('stsz', wordsOf([0, 0, count, ...samples.map(({ length }) => length)])),
      table('stco', 1, dataOffset),
    );
    const dinf = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
    const minf = box('minf', box('vmhd', words(1, 0, 0)), dinf, stbl);
    const hdlr = box('hdlr', words(0, 0), Buffer.from('vide'), Buffer.alloc(13));
    const mdhd = box('mdhd', words(0, 0, 0, scale, count, 0x55c40000));
    const tkhd = box('tkhd', words(3, 0, 0, 1, 0, count, 0, 0, 0, 0), MATRIX, words(SIZE << 16, SIZE << 16));
    const trak = box('trak', tkhd, box('mdia', mdhd, hdlr, minf));
    const mvhd = box(
      'mvhd',
      words(0, 0, 0, scale, count, 0x10000, 0x01000000, 0, 0),
      MATRIX,
      Buffer.alloc(24),
      words(2),
    );
    return box('moov', mvhd, trak);
  };
  const ftyp = box('ftyp', Buffer.from('isom'), words(0x200), Buffer.from('isommp41'));
  const head = Buffer.concat([ftyp, index(ftyp.length + index(0).length + 8)]);
  return Buffer.concat([head, box('mdat', Buffer.concat(samples))]);
}

const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function words(...values: readonly number[]): Buffer {
  return wordsOf(values);
}

/** A list may be longer than a call may have arguments. */
function wordsOf(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function table(type: string, ...values: readonly number[]): Buffer {
  return box(type, words(0, ...values));
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  return Buffer.concat([words(8 + inside.length), Buffer.from(type, 'latin1'), inside]);
}

/** A box with its head. */
function whole(parent: Buffer, type: string): Buffer {
  for (let at = 0; at + 8 <= parent.length; at += parent.readUInt32BE(at)) {
    if (parent.toString('latin1', at + 4, at + 8) === type)
      return parent.subarray(at, at + parent.readUInt32BE(at));
  }
  throw new Error(`There is no ${type} in what ffmpeg wrote.`);
}

function content(parent: Buffer, path: readonly string[]): Buffer {
  return path.reduce((inside, type) => whole(inside, type).subarray(8), parent);
}
