import { Worker } from 'node:worker_threads';
import { CutroomError } from '@cutroom/contract';
import { MediaError } from '../process/media-error.ts';
import type { PipeReader } from '../process/run-process.ts';
import type { ReadingAnswer, ReadingFailure, ReadingRequest } from './reading-protocol.ts';
import type { ReadingKinds, ReadingName, ReadingWish } from './readings.ts';

export interface ReadingWorker {
  /**
   * Reads what a tool writes while `work` runs it.
   * @param work gets the reader for the tool's output, which holds the tool back while the reading is behind
   * @returns what was read, and what `work` came to
   * @throws CutroomError and MediaError as the reading does; what `work` threw
   */
  during<Name extends ReadingName, Worked>(
    name: Name,
    input: ReadingKinds[Name]['input'],
    work: (reader: PipeReader) => Promise<Worked>,
  ): Promise<{ readonly read: ReadingKinds[Name]['result']; readonly worked: Worked }>;
  /** A reading of which nothing comes in chunks: of a file. */
  read<Name extends ReadingName>(
    name: Name,
    input: ReadingKinds[Name]['input'],
  ): Promise<ReadingKinds[Name]['result']>;
}

/** What the thread may hold: several hours of packets. Its own limit, so that it ends and not the server. */
const HEAP_MIB_MAX = 1024;
/** Chunks of a tool's output that may wait, of 64 KiB. */
const WAITING_CHUNKS_MAX = 8;

/** It ends with what it holds when it has had nothing to read for so long. */
const IDLE_MS = 60_000;

/** The caller's end of the thread that reads. It starts with the first reading, and anew where it has died or ended. */
export function openReadingWorker(idleMs = IDLE_MS): ReadingWorker {
  let thread: ReadingThread | null = null;
  let open = 0;
  let idle: NodeJS.Timeout | undefined;
  const alive = (): ReadingThread => {
    if (thread === null || thread.isDead()) thread = startThread();
    return thread;
  };
  const letGo = (): void => {
    thread?.letGo();
    thread = null;
  };
  const whileOpen = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    open += 1;
    clearTimeout(idle);
    try {
      return await work();
    } finally {
      open -= 1;
      if (open === 0) idle = setTimeout(letGo, idleMs).unref();
    }
  };
  return {
    during: (name, input, work) =>
      whileOpen(async () => {
        const reading = openIn(alive(), { name, input } as ReadingWish);
        try {
          const worked = await work(reading.reader);
          return { read: (await reading.end()) as ReadingKinds[typeof name]['result'], worked };
        } catch (error) {
          reading.drop();
          throw error;
        }
      }),
    read: (name, input) =>
      whileOpen(async () => {
        const reading = openIn(alive(), { name, input } as ReadingWish);
        return (await reading.end()) as ReadingKinds[typeof name]['result'];
      }),
  };
}

interface OpenReading {
  readonly reader: PipeReader;
  readonly end: () => Promise<unknown>;
  readonly drop: () => void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface ReadingThread {
  readonly isDead: () => boolean;
  /** Nothing may be asked of it any more. */
  readonly letGo: () => void;
  readonly nextId: () => number;
  readonly tell: (request: ReadingRequest) => void;
  /** Answers come in the order of the questions about one reading. */
  readonly ask: (request: ReadingRequest) => Promise<unknown>;
}

function startThread(): ReadingThread {
  const { NODE_COMPILE_CACHE } = process.env;
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
  });
  const waiting = new Map<number, Waiting[]>();
  let death: Error | null = null;
  let ids = 0;
  let unanswered = 0;
  const settle = (id: number): Waiting | undefined => {
    const next = waiting.get(id)?.shift();
    if (next !== undefined) unanswered -= 1;
    // Only who waits for an answer keeps the process alive.
    if (unanswered === 0) thread.unref();
    return next;
  };
  const die = (cause: Error): void => {
    death ??= cause;
    for (const all of waiting.values()) for (const { reject } of all) reject(lost(cause));
    waiting.clear();
    unanswered = 0;
  };
  thread.on('message', (message: ReadingAnswer) => {
    const next = settle(message.id);
    if (message.kind === 'failed') next?.reject(errorOf(message.failure));
    else next?.resolve(message.kind === 'done' ? message.result : undefined);
  });
  thread.on('error', die);
  thread.on('exit', (code) => die(new Error(`The thread that reads ended with code ${code}.`)));
  thread.unref();
  return {
    isDead: () => death !== null,
    letGo: () => void thread.terminate(),
    nextId: () => {
      ids += 1;
      return ids;
    },
    tell: (request) => thread.postMessage(request),
    ask: (request) => {
      if (death !== null) return Promise.reject(lost(death));
      const answer = Promise.withResolvers<unknown>();
      waiting.set(request.id, [...(waiting.get(request.id) ?? []), answer]);
      unanswered += 1;
      thread.ref();
      thread.postMessage(request);
      return answer.promise;
    },
  };
}

function openIn(thread: ReadingThread, wish: ReadingWish): OpenReading {
  const id = thread.nextId();
  let failure: { readonly error: unknown } | null = null;
  const taken: Promise<unknown>[] = [];
  thread.tell({ kind: 'open', id, wish });
  const refuseFailed = (): void => {
    if (failure !== null) throw failure.error;
  };
  const take = (chunk: Uint8Array<ArrayBuffer>): Promise<unknown> =>
    thread.ask({ kind: 'chunk', id, chunk }).catch((error: unknown) => {
      failure ??= { error };
    });
  return {
    reader: async (chunk) => {
      refuseFailed();
      // A copy: the memory of a pipe may be used again.
      taken.push(take(Uint8Array.from(chunk)));
      if (taken.length > WAITING_CHUNKS_MAX) await taken.shift();
      refuseFailed();
    },
    end: async () => {
      await Promise.all(taken);
      refuseFailed();
      return thread.ask({ kind: 'end', id });
    },
    drop: () => thread.tell({ kind: 'drop', id }),
  };
}

/** As where somebody else had ended the tool: nothing is said against the file, and it may be tried once more. */
function lost(cause: Error): MediaError {
  return new MediaError('killed', 'The thread that reads what tools wrote has ended.', { cause });
}

function errorOf(failure: ReadingFailure): Error {
  switch (failure.kind) {
    case 'expected':
      return new CutroomError(failure.code);
    case 'media':
      return new MediaError(failure.failure, failure.message);
    case 'other': {
      const error = new Error(failure.message);
      error.stack = failure.stack;
      return failure.code === null ? error : Object.assign(error, { code: failure.code });
    }
  }
}
