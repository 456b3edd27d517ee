import { TUS_VERSION } from '@cutroom/contract';

/** Forgets an upload of music, however far it has come. One that is gone already is as good as removed. */
export async function discardTrack(uploadId: string): Promise<void> {
  const { ok, status } = await fetch(`/api/tus/${encodeURIComponent(uploadId)}`, {
    method: 'DELETE',
    credentials: 'include',
    headers: { 'Tus-Resumable': TUS_VERSION },
  });
  if (!ok && status !== 404) throw new Error(`The upload was not removed: ${status}`);
}
