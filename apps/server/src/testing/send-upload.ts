import { TUS_VERSION } from '@cutroom/contract';
import { metadataHeader } from '../stages/upload/testing/metadata-header.ts';
import type { Visitor } from './harness.ts';

/** A whole file by tus, in one chunk. @returns the answer to the last request */
export async function sendUpload(
  visitor: Visitor,
  metadata: Readonly<Record<string, string | number>>,
  bytes: Buffer,
): Promise<Response> {
  const created = await visitor.fetch('/api/tus/', {
    method: 'POST',
    headers: {
      'tus-resumable': TUS_VERSION,
      'upload-length': String(bytes.length),
      'upload-metadata': metadataHeader(metadata),
    },
  });
  const location = created.headers.get('location');
  if (location === null) return created;
  return visitor.fetch(new URL(location, 'http://here').pathname, {
    method: 'PATCH',
    headers: {
      'tus-resumable': TUS_VERSION,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: new Uint8Array(bytes),
  });
}
