import { type ChildProcess, fork } from 'node:child_process';
import { Writable } from 'node:stream';
import { CutroomError } from '@cutroom/contract';
import {
  BYTES_FD,
  type NumberedRequest,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerRequest,
  type WorkerSetup,
} from './worker-protocol.ts';

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** What of the server's environment a worker is given: it needs no keys, and looks at strangers' frames. */
const ENVIRONMENT_PASSED = /^(PATH|LD_LIBRARY_PATH|SystemRoot|TE?MP|TMPDIR|NODE_COMPILE_CACHE|MALLOC_\w+)$/i;

/** As the server's own process (docs/decisions/0121): frames that pass through are no reason to look through the whole heap. */
const V8_OPTIONS = process.versions.v8.startsWith('13.')
  ? ['--external-memory-accounted-in-global-limit']
  : [];

/**
 * The caller's end of one worker: requests in, promises out; when the process dies, all of them fail. A process and not a
 * thread, so that all the memory of models and frames is given back with it, and a fault of a model's runtime ends no server.
 */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #bytes: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  #nextId = 1;
  #dead: Error | null = null;

  /** Resolves once the models are loaded. */
  static async start(setup: WorkerSetup, onWarning: (message: string) => void): Promise<WorkerProcess> {
    const child = fork(new URL('./analysis-worker.ts', import.meta.url), [JSON.stringify(setup)], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
      execArgv: [...V8_OPTIONS],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT_PASSED.test(name))),
    });
    const worker = new WorkerProcess(child, onWarning);
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve();
      });
      void worker.#exited.then(() => reject(worker.#dead));
    });
    return worker;
  }

  private constructor(child: ChildProcess, onWarning: (message: string) => void) {
    this.#child = child;
    child.on('message', (message: WorkerMessage) => this.#receive(message, onWarning));
    this.#exited = new Promise((resolve) => {
      const die = (cause: Error) => {
        this.#die(cause);
        resolve();
      };
      // It could not be started.
      child.on('error', die);
      child.on('exit', (code, signal) => die(new Error(`The analysis worker ended with ${signal ?? code}`)));
    });
    const pipe = child.stdio[BYTES_FD];
    if (!(pipe instanceof Writable)) throw new Error('The analysis worker was started without a pipe');
    pipe.on('error', (error) => this.#die(error));
    this.#bytes = pipe;
  }

  get isAlive(): boolean {
    return this.#dead === null;
  }

  /**
   * @param bytes the frames or samples of the request
   * @param onSent called when their memory may be used again, or where the worker has died
   */
  request(request: WorkerRequest, bytes?: Uint8Array, onSent?: () => void): Promise<WorkerAnswer> {
    if (this.#dead !== null) {
      onSent?.();
      return Promise.reject(workerLost(this.#dead));
    }
    const id = this.#nextId++;
    const numbered: NumberedRequest = { id, request, byteLength: bytes?.byteLength ?? 0 };
    const dieOf = (error: Error | null | undefined) => {
      if (error) this.#die(error);
    };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send(numbered, dieOf);
      if (bytes === undefined) return;
      this.#bytes.write(bytes, (error) => {
        dieOf(error);
        onSent?.();
      });
    });
  }

  async close(): Promise<void> {
    if (this.#dead === null) await this.request({ kind: 'close' }).catch(() => null);
    await this.#exited;
  }

  #receive(message: WorkerMessage, onWarning: (message: string) => void): void {
    if (message.kind === 'warning') onWarning(message.message);
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'done') waiting?.resolve(message.answer);
    else waiting?.reject(errorOf(message));
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { reject } of this.#waiting.values()) reject(workerLost(error));
    this.#waiting.clear();
  }
}

function workerLost(cause: Error): CutroomError {
  return new CutroomError('internal', { cause });
}

function errorOf(failure: Extract<WorkerMessage, { kind: 'failed' }>): CutroomError {
  if (failure.code !== 'internal') return new CutroomError(failure.code, { message: failure.message });
  const cause = new Error(failure.message);
  cause.stack = failure.stack;
  return new CutroomError('internal', { cause });
}
