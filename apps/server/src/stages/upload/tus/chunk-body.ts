import type { IncomingMessage } from 'node:http';
import { ByteLengthQueuingStrategy, ReadableStream } from 'node:stream/web';

export interface ChunkBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Lets go of the connection: what is still to come of the body is read and dropped, so that the answer arrives. */
  release(): void;
}

/** What is taken in while nobody reads yet: a connection that is reset meanwhile takes all that was not. */
const BUFFERED_BYTES_MAX = 1024 * 1024;

/**
 * The body of a chunk. It ends, rather than fails, when the connection is lost, when nothing has come for `stallMs`,
 * or when `stop` aborts: then everything that did arrive is written and the upload resumes from there.
 */
export function openChunkBody(raw: IncomingMessage, stop: AbortSignal, stallMs: number): ChunkBody {
  let isCancelled = false;
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stall = setTimeout(() => end(), stallMs);
        const onData = (bytes: Uint8Array) => {
          stall.refresh();
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) <= 0) raw.pause();
        };
        end = () => {
          clearTimeout(stall);
          for (const name of ENDS) raw.off(name, end);
          raw.off('data', onData);
          stop.removeEventListener('abort', end);
          end = () => {};
          if (!isCancelled) controller.close();
        };
        raw.on('data', onData);
        for (const name of ENDS) raw.once(name, end);
        stop.addEventListener('abort', end, { once: true });
        // Both may have happened before anyone listened.
        if (stop.aborted || raw.destroyed) end();
      },
      pull: () => void raw.resume(),
      cancel() {
        isCancelled = true;
        end();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFERED_BYTES_MAX }),
  );
  return {
    stream,
    release() {
      end();
      raw.resume();
    },
  };
}

const ENDS = ['end', 'error', 'close'] as const;
