import type { IncomingHttpHeaders } from 'node:http';
import { CLIP_BYTES_MAX, CutroomError, PATCH_BYTES_MAX, TUS_VERSION } from '@cutroom/contract';
import { readUploadMetadata, type UploadMetadata } from './upload-metadata.ts';

/**
 * What a request must look like before any of it is acted on: tus 1.0.0 (https://tus.io/protocols/resumable-upload)
 * and spec sections 5 and 7. Pure, so that every refusal is a line in a table test.
 */
export const TUS_METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type TusMethod = (typeof TUS_METHODS)[number];

const CHUNK_CONTENT_TYPE = 'application/offset+octet-stream';

/**
 * The method meant. `X-HTTP-Method-Override` is for environments that can only POST, so only a POST may carry it:
 * a request that came past the guards of a harmless method must not turn into another.
 */
export function tusMethod(method: string, headers: IncomingHttpHeaders): TusMethod {
  const override = headers['x-http-method-override'];
  const meant = method === 'POST' && typeof override === 'string' ? override.toUpperCase() : method;
  const known = TUS_METHODS.find((name) => name === meant);
  if (known === undefined) {
    throw new CutroomError('invalid_request', { message: `Uploads know no method ${meant}.` });
  }
  return known;
}

export function checkTusVersion(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new CutroomError('tus_version');
}

export interface Creation {
  readonly bytesTotal: number;
  readonly metadata: UploadMetadata;
}

/** A create says a length and names, and carries no data. */
export function readCreation(headers: IncomingHttpHeaders): Creation {
  if (hasBody(headers)) throw new CutroomError('upload_with_data');
  if (headers['upload-concat'] !== undefined) {
    throw new CutroomError('invalid_request', { message: 'Uploads in parallel parts are not supported.' });
  }
  const bytesTotal = readLength(headers);
  return { bytesTotal, metadata: readUploadMetadata(headers['upload-metadata']) };
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readLength(headers: IncomingHttpHeaders): number {
  if (headers['upload-defer-length'] !== undefined) {
    throw new CutroomError('upload_length', {
      message: 'The length must be known when the upload is created.',
    });
  }
  const bytes = wholeNumber(headers['upload-length']);
  if (bytes === null) throw new CutroomError('upload_length');
  if (bytes === 0) throw new CutroomError('upload_empty');
  if (bytes > CLIP_BYTES_MAX) throw new CutroomError('file_too_large');
  return bytes;
}

/** Everything about a chunk that its headers tell. @returns the offset it claims to continue from */
export function readChunk(headers: IncomingHttpHeaders): { readonly offset: number; readonly bytes: number } {
  if (headers['content-type'] !== CHUNK_CONTENT_TYPE) throw new CutroomError('upload_content_type');
  const offset = wholeNumber(headers['upload-offset']);
  if (offset === null) {
    throw new CutroomError('invalid_request', {
      message: 'The chunk must say its Upload-Offset in whole bytes.',
    });
  }
  if (headers['upload-length'] !== undefined) {
    throw new CutroomError('upload_length', { message: 'The length of this upload is already known.' });
  }
  const bytes = wholeNumber(headers['content-length']);
  if (bytes === null) throw new CutroomError('length_required');
  if (bytes > PATCH_BYTES_MAX) throw new CutroomError('chunk_too_large');
  return { offset, bytes };
}

function wholeNumber(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return null;
  return Number(header);
}
