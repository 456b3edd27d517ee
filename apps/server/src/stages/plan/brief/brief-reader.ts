import { Worker } from 'node:worker_threads';
import { BRIEF_READ_MS_MAX, type Brief, CutroomError } from '@cutroom/contract';
import type { PromptClip, PromptEmbedding } from '@cutroom/director';

export interface BriefQuestion {
  readonly prompt: string;
  readonly clips: readonly PromptClip[];
  /** What the creator changed in an earlier reading; null where nothing was. */
  readonly edited: Brief | null;
  /** Of what an earlier answer to the same prompt told in `things`. */
  readonly embeddings: readonly PromptEmbedding[];
}

interface PromptReading {
  readonly brief: Brief;
  /** What the prompt wants to see, to be compared with what the clips show; none where clips answer to it literally. */
  readonly things: readonly string[];
}

export type BriefAnswer =
  | ({ readonly kind: 'read' } & PromptReading)
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string };

export interface BriefReader {
  /**
   * @throws CutroomError `brief_not_read` where it takes too long or too many wait, `internal` for a defect of the reader, the
   * signal's reason when it aborts
   */
  read(question: BriefQuestion, signal: AbortSignal): Promise<PromptReading>;
  close(): Promise<void>;
}

/** Each takes a few milliseconds: so many wait only where something is wrong. */
const WAITING_MAX = 64;

interface Waiting {
  readonly question: BriefQuestion;
  readonly signal: AbortSignal;
  readonly resolve: (reading: PromptReading) => void;
  readonly reject: (reason: unknown) => void;
}

/** The caller's end of the thread that reads prompts. It starts with the first one, and anew where it was ended. */
export function openBriefReader(timeLimitMs = BRIEF_READ_MS_MAX): BriefReader {
  const waiting: Waiting[] = [];
  let thread: Worker | null = null;
  let isReading = false;

  const started = (): Worker => {
    if (thread !== null) return thread;
    const worker = new Worker(new URL('./brief-thread.ts', import.meta.url), { env: {} });
    // Only who waits for an answer keeps the process alive: the server's own sockets do.
    worker.unref();
    const forget = (): void => {
      if (thread === worker) thread = null;
    };
    worker.on('error', forget).once('exit', forget);
    thread = worker;
    return worker;
  };
  const end = async (): Promise<void> => {
    const worker = thread;
    thread = null;
    await worker?.terminate();
  };
  const next = async (): Promise<void> => {
    if (isReading) return;
    const first = waiting.shift();
    if (first === undefined) return;
    isReading = true;
    try {
      // Whoever went on writing has asked again already.
      first.signal.throwIfAborted();
      first.resolve(await answerOf(started(), first.question, timeLimitMs));
    } catch (error) {
      if (error instanceof CutroomError && error.code === 'brief_not_read') await end();
      first.reject(error);
    } finally {
      isReading = false;
      void next();
    }
  };
  return {
    read: (question, signal) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= WAITING_MAX) reject(new CutroomError('brief_not_read'));
        else waiting.push({ question, signal, resolve, reject });
        void next();
      }),
    close: end,
  };
}

/** One question to the thread, which answers them in order. */
function answerOf(thread: Worker, question: BriefQuestion, timeLimitMs: number): Promise<PromptReading> {
  const { promise, resolve, reject } = Promise.withResolvers<PromptReading>();
  const notRead = (cause: unknown) => reject(new CutroomError('brief_not_read', { cause }));
  const onMessage = (answer: BriefAnswer): void => {
    if (answer.kind === 'read') resolve({ brief: answer.brief, things: answer.things });
    else reject(new CutroomError('internal', { cause: defectOf(answer) }));
  };
  const onExit = (code: number) =>
    notRead(new Error(`The thread that reads prompts ended with code ${code}.`));
  const tooLate = setTimeout(() => notRead(new Error(`Not read within ${timeLimitMs} ms.`)), timeLimitMs);
  thread.once('message', onMessage).once('error', notRead).once('exit', onExit);
  thread.postMessage(question);
  return promise.finally(() => {
    clearTimeout(tooLate);
    thread.off('message', onMessage).off('error', notRead).off('exit', onExit);
  });
}

function defectOf({ message, stack }: Extract<BriefAnswer, { kind: 'failed' }>): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}
