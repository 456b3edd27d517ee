import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * What follows next in a pipe. One caller at a time.
 * @throws Error where the pipe ends before
 */
export async function readBytes(pipe: Readable, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let filled = 0; filled < length; ) {
    const chunk: Buffer | null = pipe.read(Math.min(length - filled, Math.max(1, pipe.readableLength)));
    if (chunk !== null) {
      bytes.set(chunk, filled);
      filled += chunk.length;
    } else if (pipe.readableEnded) throw new Error(`The pipe ended ${length - filled} bytes too early`);
    else await once(pipe, 'readable');
  }
  return bytes;
}
