import { isDeepStrictEqual } from 'node:util';
import type { JobName } from '../jobs.ts';
import type { Queue } from '../platform/queue/queue.ts';

export interface RecordingQueue extends Queue {
  readonly sent: { readonly name: JobName; readonly payload: unknown; readonly key: string | undefined }[];
  readonly cancelled: { readonly name: JobName; readonly key: string }[];
}

/** Keeps what it is given and does none of it. */
export function openRecordingQueue(): RecordingQueue {
  const sent: RecordingQueue['sent'] = [];
  const cancelled: RecordingQueue['cancelled'] = [];
  return {
    sent,
    cancelled,
    async send(name, payload, { key } = {}) {
      sent.push({ name, payload, key });
      return String(sent.length);
    },
    async cancel(name, key) {
      cancelled.push({ name, key });
    },
    hasOpen: async (name, fields) =>
      sent.some(
        (job) => job.name === name && isDeepStrictEqual(job.payload, { ...Object(job.payload), ...fields }),
      ),
    check: async () => undefined,
  };
}
