import type { IncomingHttpHeaders } from 'node:http';
import { CLIP_BYTES_MAX, type ErrorCode, PATCH_BYTES_MAX } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { metadataHeader } from '../testing/metadata-header.ts';
import { checkTusVersion, readChunk, readCreation, tusMethod } from './tus-request.ts';

const refusal = (code: ErrorCode) => expect.objectContaining({ code });

describe('the protocol version', () => {
  it('is 1.0.0', () => {
    expect(() => checkTusVersion({ 'tus-resumable': '1.0.0' })).not.toThrow();
  });

  it.each([
    ['missing', {}],
    ['older', { 'tus-resumable': '0.2.2' }],
    ['a list', { 'tus-resumable': '1.0.0, 0.2.2' }],
    ['empty', { 'tus-resumable': '' }],
  ])('is refused when %s', (_, headers) => {
    expect(() => checkTusVersion(headers)).toThrow(refusal('tus_version'));
  });
});

describe('the method', () => {
  it.each([
    ['PATCH', {}, 'PATCH'],
    ['POST', {}, 'POST'],
    ['POST', { 'x-http-method-override': 'PATCH' }, 'PATCH'],
    ['POST', { 'x-http-method-override': 'delete' }, 'DELETE'],
    ['HEAD', { 'x-http-method-override': 'DELETE' }, 'HEAD'],
    ['OPTIONS', { 'x-http-method-override': 'DELETE' }, 'OPTIONS'],
  ])('of %s with %o is %s', (method, headers, meant) => {
    expect(tusMethod(method, headers)).toBe(meant);
  });

  it('must be one that tus has', () => {
    expect(() => tusMethod('POST', { 'x-http-method-override': 'GET' })).toThrow(refusal('invalid_request'));
  });
});

describe('creating an upload', () => {
  const valid: IncomingHttpHeaders = {
    'content-length': '0',
    'upload-length': '1000',
    'upload-metadata': metadataHeader({ projectId: 7, filename: 'beach.mp4', type: 'video/mp4' }),
    'x-device-type': 'mobile',
    'x-chunk-size': '3145728',
  };

  it('reads length and metadata', () => {
    expect(readCreation(valid)).toEqual({
      bytesTotal: 1000,
      metadata: { projectId: 7, kind: 'clip', place: null, filename: 'beach.mp4', type: 'video/mp4' },
    });
  });

  it('takes a file of exactly the limit', () => {
    expect(readCreation({ ...valid, 'upload-length': String(CLIP_BYTES_MAX) }).bytesTotal).toBe(
      CLIP_BYTES_MAX,
    );
  });

  it.each<[string, IncomingHttpHeaders, ErrorCode]>([
    ['data', { 'content-length': '5' }, 'upload_with_data'],
    ['data of unknown length', { 'transfer-encoding': 'chunked' }, 'upload_with_data'],
    ['no length', { 'upload-length': undefined }, 'upload_length'],
    ['a negative length', { 'upload-length': '-1' }, 'upload_length'],
    ['a broken length', { 'upload-length': '10.5' }, 'upload_length'],
    ['a length in another notation', { 'upload-length': '1e3' }, 'upload_length'],
    ['a length of words', { 'upload-length': 'many' }, 'upload_length'],
    ['a length beyond all numbers', { 'upload-length': '9'.repeat(30) }, 'upload_length'],
    [
      'a length to be told later',
      { 'upload-length': undefined, 'upload-defer-length': '1' },
      'upload_length',
    ],
    ['both lengths', { 'upload-defer-length': '1' }, 'upload_length'],
    ['an empty file', { 'upload-length': '0' }, 'upload_empty'],
    ['one byte over the limit', { 'upload-length': String(CLIP_BYTES_MAX + 1) }, 'file_too_large'],
    ['parallel parts', { 'upload-concat': 'partial' }, 'invalid_request'],
    ['no metadata', { 'upload-metadata': undefined }, 'upload_metadata'],
    [
      'another kind of file',
      { 'upload-metadata': metadataHeader({ projectId: 7, filename: 'a.txt' }) },
      'only_video',
    ],
  ])('refuses %s', (_, changed, code) => {
    expect(() => readCreation({ ...valid, ...changed })).toThrow(refusal(code));
  });
});

describe('a chunk', () => {
  const valid: IncomingHttpHeaders = {
    'content-type': 'application/offset+octet-stream',
    'content-length': '1000',
    'upload-offset': '2000',
  };

  it('reads offset and length', () => {
    expect(readChunk(valid)).toEqual({ offset: 2000, bytes: 1000 });
  });

  it('may be exactly as large as the limit', () => {
    expect(readChunk({ ...valid, 'content-length': String(PATCH_BYTES_MAX) }).bytes).toBe(PATCH_BYTES_MAX);
  });

  it.each<[string, IncomingHttpHeaders, ErrorCode]>([
    ['one byte over the limit', { 'content-length': String(PATCH_BYTES_MAX + 1) }, 'chunk_too_large'],
    ['no length', { 'content-length': undefined, 'transfer-encoding': 'chunked' }, 'length_required'],
    ['no content type', { 'content-type': undefined }, 'upload_content_type'],
    ['another content type', { 'content-type': 'application/octet-stream' }, 'upload_content_type'],
    ['no offset', { 'upload-offset': undefined }, 'invalid_request'],
    ['a negative offset', { 'upload-offset': '-5' }, 'invalid_request'],
    ['a new length', { 'upload-length': '5000' }, 'upload_length'],
  ])('is refused with %s', (_, changed, code) => {
    expect(() => readChunk({ ...valid, ...changed })).toThrow(refusal(code));
  });
});
