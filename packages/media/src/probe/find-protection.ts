import { type FileHandle, open } from 'node:fs/promises';

/**
 * Whether an MP4 or QuickTime file says that its samples are encrypted (ISO/IEC 23001-7, "CENC"), read without ffmpeg: what
 * its demuxer does with these boxes has had faults (CVE-2026-40962), and a protected clip is of no use anyway.
 *
 * ffmpeg heeds these boxes wherever they stand, so all that is no media data is searched for them as a whole. A name counts
 * with a length before it that a box there could have: in a table of numbers that is next to impossible.
 */
export async function isProtected(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let searched = 0;
    for await (const box of topLevelBoxes(file, size)) {
      if (MEDIA_DATA.has(box.type)) continue;
      searched += box.end - box.start;
      if (searched > SEARCHED_BYTES_MAX) return false;
      if (await holdsMarker(file, box)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** A scheme, its key, the samples it covers, a licence; an encrypted track of video, sound or text. */
const MARKERS = ['sinf', 'schm', 'tenc', 'senc', 'pssh', 'encv', 'enca', 'enct'].map((name) =>
  Buffer.from(name, 'latin1'),
);
const MEDIA_DATA = new Set(['mdat', 'free', 'skip', 'wide', 'ftyp']);
/** An hour in fragments of half a second has fewer. */
const BOXES_MAX = 30_000;
const SEARCHED_BYTES_MAX = 128 * 1024 * 1024;
const BLOCK_BYTES = 1024 * 1024;

interface TopLevelBox {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

async function* topLevelBoxes(file: FileHandle, fileBytes: number): AsyncGenerator<TopLevelBox> {
  const head = Buffer.alloc(16);
  let boxes = 0;
  for (let start = 0; start + 8 <= fileBytes && boxes < BOXES_MAX; boxes += 1) {
    await file.read(head, 0, 16, start);
    const end = Math.min(fileBytes, start + boxBytes(head, fileBytes - start));
    if (end < start + 8) return;
    yield { type: head.toString('latin1', 4, 8), start, end };
    start = end;
  }
}

/** A length of 1 stands for 64 bits behind the name, one of 0 for the rest of the file. */
function boxBytes(head: Buffer, bytesLeft: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return bytesLeft;
  return short === 1 ? Number(head.readBigUInt64BE(8)) : short;
}

/** Block by block: others get their turn between two. */
async function holdsMarker(file: FileHandle, { start, end }: TopLevelBox): Promise<boolean> {
  const block = Buffer.alloc(Math.min(BLOCK_BYTES, end - start));
  // A name at the end of one block, and the length before it, are whole in the next.
  for (let at = start; at + 8 <= end; at += BLOCK_BYTES - 8) {
    const { bytesRead } = await file.read(block, 0, Math.min(block.length, end - at), at);
    if (MARKERS.some((marker) => standsIn(block.subarray(0, bytesRead), marker, end - at))) return true;
  }
  return false;
}

/** Words in a title may spell a name or two; a file full of them was made to be slow to search. */
const NAMES_MAX = 1000;

function standsIn(block: Buffer, marker: Buffer, bytesLeft: number): boolean {
  let names = 0;
  for (let found = block.indexOf(marker, 4); found >= 0; found = block.indexOf(marker, found + 1)) {
    const length = block.readUInt32BE(found - 4);
    names += 1;
    if (names > NAMES_MAX || length <= 1 || (length >= 8 && length <= bytesLeft - found + 4)) return true;
  }
  return false;
}
