/** The demuxers this product reads; each is what ffmpeg is pinned to with `-f` and `-format_whitelist`. */
const DEMUXERS = ['mov', 'matroska', 'avi', 'flv', 'asf', 'mpegts'] as const;
export type Demuxer = (typeof DEMUXERS)[number];

/** Box types that a QuickTime or MP4 file may begin with (ISO/IEC 14496-12, QuickTime File Format). */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp']);
/** Brands of still pictures in the same container (HEIF, AVIF, Canon raw). */
const STILL_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis', 'crx ']);
const ASF_HEADER = [
  0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0x00, 0xaa, 0x00, 0x62, 0xce, 0x6c,
];
const TS_PACKET_BYTES = 188;
const TS_SYNC = 0x47;

/**
 * Decides the container from the file's first bytes alone: never from its name, its declared type or ffmpeg's
 * guess, because playlists and manifests named .mp4 have made ffmpeg open other files.
 * @param head the first bytes of the file, 4096 are plenty
 * @returns null for anything that is not a video container this product accepts
 */
export function sniffDemuxer(head: Uint8Array): Demuxer | null {
  if (isMov(head)) return 'mov';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'matroska';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 4) === 'AVI ') return 'avi';
  if (startsWith(head, [0x46, 0x4c, 0x56, 0x01])) return 'flv';
  if (startsWith(head, ASF_HEADER)) return 'asf';
  return isMpegTs(head) ? 'mpegts' : null;
}

function isMov(head: Uint8Array): boolean {
  const type = ascii(head, 4, 4);
  if (!FIRST_BOXES.has(type)) return false;
  return type !== 'ftyp' || !STILL_BRANDS.has(ascii(head, 8, 4));
}

function isMpegTs(head: Uint8Array): boolean {
  return [0, 1, 2, 3, 4].every((packet) => head[packet * TS_PACKET_BYTES] === TS_SYNC);
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function ascii(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length));
}
