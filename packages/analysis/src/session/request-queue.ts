import type { WorkerProcess } from './worker-process.ts';
import type { WorkerRequest } from './worker-protocol.ts';

/** Bytes that may wait in a worker before the caller is held back. */
const WAITING_BYTES_MAX = 24 * 1024 * 1024;

/** Requests whose answers nobody waits for one by one. The first that fails makes every later one fail with its error. */
export class RequestQueue {
  readonly #worker: Promise<WorkerProcess>;
  readonly #waiting = new Set<Promise<void>>();
  #waitingBytes = 0;
  #failure: Error | null = null;

  constructor(worker: Promise<WorkerProcess>) {
    this.#worker = worker;
  }

  /** @throws what a request failed with */
  assertWorking(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  /** Resolves when the worker has room for more and the memory of the bytes may be used again. */
  async send(request: WorkerRequest, bytes: Uint8Array): Promise<void> {
    const worker = await this.#worker;
    const { byteLength } = bytes;
    this.#waitingBytes += byteLength;
    const sent = Promise.withResolvers<void>();
    const answered = worker
      .request(request, bytes, sent.resolve)
      .then(
        () => {},
        (error: Error) => {
          this.#failure ??= error;
        },
      )
      .finally(() => {
        this.#waitingBytes -= byteLength;
        this.#waiting.delete(answered);
      });
    this.#waiting.add(answered);
    await sent.promise;
    while (this.#waitingBytes > WAITING_BYTES_MAX && this.#waiting.size > 0)
      await Promise.race(this.#waiting);
    this.assertWorking();
  }

  /** Resolves when all requests are answered. @throws what one of them failed with */
  async settle(): Promise<void> {
    await Promise.all(this.#waiting);
    this.assertWorking();
  }
}
