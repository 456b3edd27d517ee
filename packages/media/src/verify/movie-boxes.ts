import type { FileHandle } from 'node:fs/promises';
import { SAMPLES_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { openRegularFile } from '../process/regular-file.ts';

/** What a finished MP4 says about itself, read from its boxes (ISO/IEC 14496-12) without a child process. */
export interface MovieFacts {
  /** Whether the index stands before the frames, so that playing starts before the file is all there. */
  readonly isFastStart: boolean;
  readonly tracks: readonly TrackFacts[];
}

export interface TrackFacts {
  readonly handler: string;
  readonly timescale: number;
  readonly durationTicks: number;
  readonly sampleCount: number;
  readonly width: number;
  readonly height: number;
  /** The H.264 decoder configuration: equal ones join by stream copy. null for other codecs. */
  readonly avcC: Uint8Array | null;
  readonly hasEditList: boolean;
  /** Lengths of runs of equal sample durations, in ticks. */
  readonly sampleTicks: readonly number[];
  /** When the samples are shown, in order of showing, in ticks. */
  readonly shownTicks: readonly number[];
}

/** At the top of a file of ours there are four. */
const BOXES_MAX = 1000;
const MOOV_BYTES_MAX = 64 * 1024 * 1024;

/** Reads the index of an MP4 that this package made. @throws MediaError where it is not one */
export async function readMovieFacts(path: string): Promise<MovieFacts> {
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    const { moov, order } = await readTopLevel(file);
    const tracks = childrenOf(moov).filter((box) => box.type === 'trak');
    return {
      isFastStart: order.indexOf('moov') < order.indexOf('mdat'),
      tracks: tracks.map((trak) => trackFacts(trak.content)),
    };
  } finally {
    await file.close();
  }
}

/** The index itself: when its frames are shown, how they are decoded and where they lie. @throws MediaError */
export async function readMovieIndex(path: string): Promise<Uint8Array> {
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    return (await readTopLevel(file)).moov;
  } finally {
    await file.close();
  }
}

/** Where a coded frame lies in the file. */
export interface SampleRange {
  readonly offset: number;
  readonly bytes: number;
}

/** The coded frames of the first video track, in decoding order. @throws MediaError where there is none */
export async function readVideoSamples(path: string): Promise<SampleRange[]> {
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    const { moov } = await readTopLevel(file);
    const traks = childrenOf(moov).filter((box) => box.type === 'trak');
    const video = traks.find(({ content }) => trackFacts(content).handler === 'vide');
    const stbl = video === undefined ? null : find(video.content, 'mdia', 'minf', 'stbl');
    if (stbl === null) throw new MediaError('bad_output', 'The written file has no frames.');
    return sampleRanges(stbl);
  } finally {
    await file.close();
  }
}

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

async function readTopLevel(file: FileHandle): Promise<{ moov: Buffer; order: string[] }> {
  const { size } = await file.stat();
  const order: string[] = [];
  let moov: Buffer | null = null;
  for (let offset = 0; offset + 8 <= size && order.length < BOXES_MAX; ) {
    const head = Buffer.alloc(16);
    await file.read(head, 0, 16, offset);
    const short = head.readUInt32BE(0);
    const boxSize = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const headSize = short === 1 ? 16 : 8;
    const type = head.toString('latin1', 4, 8);
    if (boxSize < headSize) break;
    order.push(type);
    if (type === 'moov' && boxSize <= MOOV_BYTES_MAX) {
      moov = Buffer.alloc(boxSize - headSize);
      await file.read(moov, 0, moov.length, offset + headSize);
    }
    offset += boxSize;
  }
  if (moov === null) throw new MediaError('bad_output', 'The written file has no index.');
  return { moov, order };
}

function childrenOf(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset + 8 <= content.length; ) {
    const size = content.readUInt32BE(offset);
    if (size < 8 || offset + size > content.length) break;
    boxes.push({
      type: content.toString('latin1', offset + 4, offset + 8),
      content: content.subarray(offset + 8, offset + size),
    });
    offset += size;
  }
  return boxes;
}

function find(content: Buffer, ...path: string[]): Buffer | null {
  let here: Buffer | null = content;
  for (const type of path) {
    here = here === null ? null : (childrenOf(here).find((box) => box.type === type)?.content ?? null);
  }
  return here;
}

function trackFacts(trak: Buffer): TrackFacts {
  const mdhd = find(trak, 'mdia', 'mdhd');
  const hdlr = find(trak, 'mdia', 'hdlr');
  const stbl = find(trak, 'mdia', 'minf', 'stbl');
  const stsz = stbl === null ? null : find(stbl, 'stsz');
  if (mdhd === null || hdlr === null || stbl === null || stsz === null)
    throw new MediaError('bad_output', 'The written file has an incomplete track.');
  const isLong = mdhd[0] === 1;
  return {
    handler: hdlr.toString('latin1', 8, 12),
    timescale: mdhd.readUInt32BE(isLong ? 20 : 12),
    durationTicks: isLong ? Number(mdhd.readBigUInt64BE(24)) : mdhd.readUInt32BE(16),
    sampleCount: stsz.readUInt32BE(8),
    hasEditList: find(trak, 'edts', 'elst') !== null,
    sampleTicks: runsOf(find(stbl, 'stts')).map(({ value }) => value),
    shownTicks: shownTicks(runsOf(find(stbl, 'stts')), runsOf(find(stbl, 'ctts'))),
    ...visualFacts(find(stbl, 'stsd')),
  };
}

/** The sample description: 8 bytes of list header, then entries; a visual one has 78 bytes before its boxes. */
function visualFacts(stsd: Buffer | null): Pick<TrackFacts, 'width' | 'height' | 'avcC'> {
  const entry = stsd === null ? undefined : childrenOf(stsd.subarray(8))[0];
  if (entry?.type !== 'avc1') return { width: 0, height: 0, avcC: null };
  return {
    width: entry.content.readUInt16BE(24),
    height: entry.content.readUInt16BE(26),
    avcC: find(entry.content.subarray(78), 'avcC'),
  };
}

/** Samples lie one behind the other in chunks; `stsc` says how many from which chunk on. */
function sampleRanges(stbl: Buffer): SampleRange[] {
  const sizes = sampleSizes(find(stbl, 'stsz'));
  const runs = entriesOf(find(stbl, 'stsc'), 4, 12);
  const chunks = chunkOffsets(stbl);
  const ranges: SampleRange[] = [];
  let run = 0;
  for (const [index, chunkOffset] of chunks.entries()) {
    if ((runs[run + 1]?.readUInt32BE(0) ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    let offset = chunkOffset;
    for (let left = runs[run]?.readUInt32BE(4) ?? 0; left > 0 && ranges.length < sizes.length; left -= 1) {
      const bytes = sizes[ranges.length] ?? 0;
      ranges.push({ offset, bytes });
      offset += bytes;
    }
  }
  return ranges;
}

/** Samples of one size, a single one among them, have no table. */
function sampleSizes(stsz: Buffer | null): number[] {
  const common = stsz?.readUInt32BE(4) ?? 0;
  if (stsz !== null && common > 0)
    return Array.from({ length: plausible(stsz.readUInt32BE(8)) }, () => common);
  return entriesOf(stsz, 8, 4).map((entry) => entry.readUInt32BE(0));
}

function chunkOffsets(stbl: Buffer): number[] {
  const short = find(stbl, 'stco');
  if (short !== null) return entriesOf(short, 4, 4).map((entry) => entry.readUInt32BE(0));
  return entriesOf(find(stbl, 'co64'), 4, 8).map((entry) => Number(entry.readBigUInt64BE(0)));
}

/** The entries of a table whose count stands at an offset, right before them. */
function entriesOf(table: Buffer | null, countOffset: number, entryBytes: number): Buffer[] {
  if (table === null) return [];
  const first = countOffset + 4;
  const count = plausible(table.readUInt32BE(countOffset), (table.length - first) / entryBytes);
  return Array.from({ length: count }, (_, index) =>
    table.subarray(first + index * entryBytes, first + (index + 1) * entryBytes),
  );
}

/** A file that was not written by us may claim billions. @throws MediaError `bad_output` */
function plausible(count: number, countMax = SAMPLES_MAX): number {
  if (count > Math.min(countMax, SAMPLES_MAX))
    throw new MediaError('bad_output', 'The index of the file lists more than it holds.');
  return count;
}

interface Run {
  readonly count: number;
  readonly value: number;
}

/** The runs of a time-to-sample box: how often, and how long (`stts`) or how much later shown (`ctts`, signed). */
function runsOf(box: Buffer | null): Run[] {
  const runs = entriesOf(box, 4, 8).map((entry) => ({
    count: entry.readUInt32BE(0),
    value: entry.readInt32BE(4),
  }));
  plausible(runs.reduce((sum, { count }) => sum + count, 0));
  return runs;
}

function shownTicks(durations: readonly Run[], offsets: readonly Run[]): number[] {
  const each = (runs: readonly Run[]): number[] =>
    runs.flatMap(({ count, value }) => Array<number>(count).fill(value));
  const shownLater = each(offsets);
  let decodedAt = 0;
  const shown = each(durations).map((ticks, sample) => {
    const at = decodedAt + (shownLater[sample] ?? 0);
    decodedAt += ticks;
    return at;
  });
  return shown.sort((a, b) => a - b);
}
