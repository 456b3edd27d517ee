import { open } from 'node:fs/promises';
import { type Demuxer, sniffDemuxer } from '../probe/sniff-demuxer.ts';
import { SNIFF_BYTES } from '../process/limits.ts';

/** Demuxers of music; a video's sound is taken too. */
export type MusicDemuxer = Demuxer | 'mp3' | 'aac' | 'wav' | 'flac' | 'ogg';

/** An ID3v2 tag: 'ID3', two bytes of version, one of flags, then its length in four bytes of seven bits. */
const ID3_HEADER_BYTES = 10;

/**
 * Decides the container of a file from its own bytes, as `sniffDemuxer` does for clips. A tag with pictures may stand
 * before the music, so that what comes behind it is looked at.
 * @returns null for anything that is no music this product accepts
 */
export async function sniffMusic(path: string): Promise<MusicDemuxer | null> {
  const file = await open(path);
  const read = async (position: number): Promise<Uint8Array> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, position);
    return buffer.subarray(0, bytesRead);
  };
  try {
    const head = await read(0);
    const tagBytes = id3Bytes(head);
    return tagBytes === null ? musicDemuxer(head) : taggedDemuxer(await read(tagBytes));
  } finally {
    await file.close();
  }
}

/** Behind a tag there may be padding before the first frame: an MP3's in most files that have one. */
function taggedDemuxer(head: Uint8Array): MusicDemuxer {
  const found = musicDemuxer(head);
  return found === 'aac' || found === 'flac' ? found : 'mp3';
}

/** @param head the first bytes of the file, behind any ID3v2 tag */
function musicDemuxer(head: Uint8Array): MusicDemuxer | null {
  if (ascii(head, 0, 4) === 'fLaC') return 'flac';
  if (ascii(head, 0, 4) === 'OggS') return 'ogg';
  if (['RIFF', 'RF64'].includes(ascii(head, 0, 4)) && ascii(head, 8, 12) === 'WAVE') return 'wav';
  return mpegDemuxer(head) ?? sniffDemuxer(head);
}

/** The header of an MPEG frame: eleven bits set, then version and layer; layer 0 is ADTS (ISO/IEC 13818-7). */
function mpegDemuxer(head: Uint8Array): 'mp3' | 'aac' | null {
  const [first = 0, second = 0, third = 0xff] = head;
  if (first !== 0xff) return null;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  const isMpeg = (second & 0xe0) === 0xe0 && version !== 1 && layer !== 0;
  const hasRates = third >> 4 !== 0xf && ((third >> 2) & 3) !== 3;
  return isMpeg && hasRates ? 'mp3' : null;
}

function id3Bytes(head: Uint8Array): number | null {
  if (ascii(head, 0, 3) !== 'ID3' || head.length < ID3_HEADER_BYTES) return null;
  const bits = head.subarray(6, ID3_HEADER_BYTES);
  return ID3_HEADER_BYTES + bits.reduce((sum, seven) => sum * 128 + (seven & 0x7f), 0);
}

function ascii(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}
