import type { ByteRange } from '../../platform/storage/storage.ts';

export type RangeVerdict = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

/**
 * Which bytes a Range header asks for (RFC 9110 section 14). What is no valid range of bytes, and a list of several,
 * is answered with the whole file: a server may ignore any Range header, and players ask for one range at a time.
 * @param fileBytes size of the file
 */
export function readRange(header: string | undefined, fileBytes: number): RangeVerdict {
  const match = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [, first, last] = match ?? [];
  if (first === undefined || last === undefined) return { kind: 'whole' };
  if (first === '') return last === '' ? { kind: 'whole' } : lastBytes(Number(last), fileBytes);
  const start = Number(first);
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return { kind: 'whole' };
  return start >= fileBytes
    ? { kind: 'unsatisfiable' }
    : { kind: 'part', range: { start, end: Math.min(end, fileBytes - 1) } };
}

function lastBytes(count: number, fileBytes: number): RangeVerdict {
  if (count === 0 || fileBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start: Math.max(0, fileBytes - count), end: fileBytes - 1 } };
}
