import type { GreyFrame } from '@cutroom/contract';
import type { RequestQueue } from './request-queue.ts';

const FRAMES_PER_BATCH = 15;

/** Motion frames come thirty a second and are small: sent one by one, the messages would cost more than what they carry. */
export function openMotionBatches(queue: RequestQueue, clip: number) {
  let frames: Omit<GreyFrame, 'luma'>[] = [];
  let planes: Uint8Array = new Uint8Array(0);
  let filled = 0;
  const flush = async (kind: 'motion' | 'refiningMotion'): Promise<void> => {
    const batch = frames;
    const bytes = planes.subarray(0, filled);
    frames = [];
    filled = 0;
    if (batch.length > 0) await queue.send({ kind, clip, frames: batch }, bytes);
  };
  return {
    /** Copies the frame; sends the batch that it completes. One at a time. */
    add: async (kind: 'motion' | 'refiningMotion', { luma, ...frame }: GreyFrame): Promise<void> => {
      if (planes.length < FRAMES_PER_BATCH * luma.length)
        planes = new Uint8Array(FRAMES_PER_BATCH * luma.length);
      planes.set(luma, filled);
      filled += luma.length;
      frames.push(frame);
      if (frames.length >= FRAMES_PER_BATCH) await flush(kind);
    },
    /** Sends the frames that wait for their batch. */
    flush,
  };
}
