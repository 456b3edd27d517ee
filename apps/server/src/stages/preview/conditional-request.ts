import type { IncomingHttpHeaders } from 'node:http';
import { type RangeVerdict, readRange } from './byte-range.ts';
import { isCurrent, listsTag } from './entity-tag.ts';

export interface Representation {
  /** Strong entity tag with its quotes. */
  readonly etag: string;
  readonly bytes: number;
}

export type Verdict = RangeVerdict | { kind: 'not_modified' } | { kind: 'precondition_failed' };

/**
 * How a GET or HEAD is to be answered, in the order RFC 9110 section 13.2.2 prescribes. Only entity tags
 * count: the files have no modification date, so conditions that name a date are ignored or, for If-Range, not met.
 */
export function judgeRequest(
  method: string,
  headers: IncomingHttpHeaders,
  { etag, bytes }: Representation,
): Verdict {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !listsTag(ifMatch, etag, 'strong')) return { kind: 'precondition_failed' };
  if (isCurrent(headers, etag)) return { kind: 'not_modified' };
  if (method !== 'GET') return { kind: 'whole' };
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && String(ifRange).trim() !== etag) return { kind: 'whole' };
  return readRange(headers.range, bytes);
}
