import type { PipeReader } from './run-process.ts';

/**
 * Cuts a stream of raw frames into frames and hands them on one at a time, waiting for each.
 * @param bytesPerFrame size of one raw frame
 * @param onFrame gets the frame, whose memory is used again once it has settled, and its number
 */
export function framePipe(
  bytesPerFrame: number,
  onFrame: (bytes: Uint8Array, frameIndex: number) => void | Promise<void>,
): PipeReader {
  const frame = new Uint8Array(bytesPerFrame);
  let filled = 0;
  let frameIndex = 0;
  return async (chunk) => {
    let offset = 0;
    while (offset < chunk.length) {
      const taken = Math.min(bytesPerFrame - filled, chunk.length - offset);
      frame.set(chunk.subarray(offset, offset + taken), filled);
      filled += taken;
      offset += taken;
      if (filled < bytesPerFrame) continue;
      filled = 0;
      await onFrame(frame, frameIndex++);
    }
  };
}
