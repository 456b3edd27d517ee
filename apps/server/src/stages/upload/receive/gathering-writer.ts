import type { FileHandle } from 'node:fs/promises';

/** Writes to a file from an offset on, in few large writes: each wakes another thread, on a busy machine at the cost of this one. */
export interface GatheringWriter {
  /** Resolves once there is room for more. @throws what a write failed with */
  add(bytes: Uint8Array): Promise<void>;
  /** Resolves once everything that was added is written. @throws what a write failed with */
  flush(): Promise<void>;
  /** Where the next byte goes, in bytes from the beginning of the file; nothing before it is missing. */
  position(): number;
}

/** Sockets give 64 KiB at a time; what comes slowly waits no longer than this for more. */
const WRITE_BYTES_MIN = 512 * 1024;
const WRITE_AFTER_MS = 20;
const WAITING_BYTES_MAX = 2 * 1024 * 1024;

export function openGatheringWriter(file: FileHandle, offset: number): GatheringWriter {
  let position = offset;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | null = null;
  let soon: NodeJS.Timeout | null = null;
  let failure: { readonly cause: unknown } | null = null;

  const writeAll = async (parts: readonly Uint8Array[]): Promise<void> => {
    for (let rest = parts; rest.length > 0; ) {
      const { bytesWritten } = await file.writev(rest, position);
      position += bytesWritten;
      rest = without(rest, bytesWritten);
    }
  };
  const writeWaiting = async (): Promise<void> => {
    try {
      do {
        const parts = waiting;
        waiting = [];
        waitingBytes = 0;
        await writeAll(parts);
      } while (waitingBytes >= WRITE_BYTES_MIN);
    } catch (cause) {
      failure = { cause };
    }
    writing = null;
    if (failure === null && waitingBytes > 0) writeSoon();
  };
  const write = () => {
    if (soon !== null) clearTimeout(soon);
    soon = null;
    writing ??= writeWaiting();
  };
  const writeSoon = () => {
    soon ??= setTimeout(write, WRITE_AFTER_MS);
  };
  const throwFailure = () => {
    if (failure !== null) throw failure.cause;
  };
  return {
    position: () => position,
    async add(bytes) {
      throwFailure();
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= WRITE_BYTES_MIN) write();
      else if (writing === null) writeSoon();
      if (waitingBytes >= WAITING_BYTES_MAX) await writing;
      throwFailure();
    },
    async flush() {
      await writing;
      if (failure === null && waitingBytes > 0) {
        write();
        await writing;
      }
      if (soon !== null) clearTimeout(soon);
      throwFailure();
    },
  };
}

/** @returns what is left of `parts` after their first `bytes` bytes */
function without(parts: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let written = bytes;
  return parts.flatMap((part) => {
    const done = Math.min(written, part.length);
    written -= done;
    return done === part.length ? [] : [part.subarray(done)];
  });
}
