import { Worker } from 'node:worker_threads';
import { BRIEF_READ_MS_MAX, CutroomError } from '@cutroom/contract';
import type { Answer, DirectorReply, DirectorRequest, DirectorTask, Question } from './director-tasks.ts';

/** The director: it reads prompts and plans edits in a thread of its own, which ends with its tables and patterns when it rests. */
export interface Director {
  /**
   * @throws what the task throws; CutroomError `brief_not_read` where a brief takes too long or too many wait, `internal` for a
   * defect and where anything else takes too long; the signal's reason when it aborts before its turn
   */
  ask<Task extends DirectorTask>(
    task: Task,
    question: Question<Task>,
    signal: AbortSignal,
  ): Promise<Answer<Task>>;
  /** A plan will be wanted: the thread starts, compiles its patterns and stays until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

interface DirectorOptions {
  /** How long the reading of a prompt may take. */
  readonly briefMsMax?: number;
  /** How long the thread stays when it has nothing to do. */
  readonly idleMs?: number;
}

/** Each takes a few milliseconds: so many wait only where something is wrong. */
const WAITING_MAX = 64;
/** A plan takes less than a second on a machine with nothing else to do. */
const PLAN_MS_MAX = 120_000;
const START_MS_MAX = 120_000;
const IDLE_MS = 60_000;
const WARM_UP: DirectorRequest<'warmUp'> = { task: 'warmUp', question: null };

interface Waiting {
  readonly request: DirectorRequest;
  readonly signal: AbortSignal;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** The caller's end of the director's thread. It starts with the first question, and anew where it was ended. */
export function openDirector({
  briefMsMax = BRIEF_READ_MS_MAX,
  idleMs = IDLE_MS,
}: DirectorOptions = {}): Director {
  const waiting: Waiting[] = [];
  let thread: Worker | null = null;
  const ready = new WeakSet<Worker>();
  let isAnswering = false;
  let holds = 0;
  let idle: NodeJS.Timeout | undefined;

  const started = (): Worker => {
    if (thread !== null) return thread;
    const worker = startThread();
    const forget = (): void => {
      if (thread === worker) thread = null;
    };
    worker.on('error', forget).once('exit', forget);
    thread = worker;
    return worker;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const worker = thread;
    thread = null;
    await worker?.terminate();
  };
  const restSoon = (): void => {
    clearTimeout(idle);
    if (thread !== null && holds === 0 && !isAnswering) idle = setTimeout(() => void end(), idleMs).unref();
  };
  const next = async (): Promise<void> => {
    if (isAnswering) return;
    const first = waiting.shift();
    if (first === undefined) return restSoon();
    isAnswering = true;
    clearTimeout(idle);
    try {
      // Whoever went on writing has asked again already.
      first.signal.throwIfAborted();
      const timeLimitMs = first.request.task === 'brief' ? briefMsMax : PLAN_MS_MAX;
      const worker = started();
      if (!ready.has(worker)) await getReady(worker, first.request);
      ready.add(worker);
      first.signal.throwIfAborted();
      first.resolve(await answerOf(worker, first.request, timeLimitMs));
    } catch (error) {
      if (error instanceof UnansweredError) await end();
      first.reject(error instanceof UnansweredError ? failureOf(first.request, error) : error);
    } finally {
      isAnswering = false;
      void next();
    }
  };
  const ask: Director['ask'] = <Task extends DirectorTask>(
    task: Task,
    question: Question<Task>,
    signal: AbortSignal,
  ) =>
    new Promise<Answer<Task>>((resolve, reject) => {
      if (task === 'brief' && waiting.length >= WAITING_MAX) reject(new CutroomError('brief_not_read'));
      // The thread answers each question by its task.
      else
        waiting.push({
          request: { task, question },
          signal,
          resolve: (answer) => resolve(answer as Answer<Task>),
          reject,
        });
      void next();
    });
  const hold: Director['hold'] = () => {
    holds += 1;
    // Whoever asks next hears of a thread that cannot be started.
    if (thread === null) void ask('warmUp', null, new AbortController().signal).catch(() => {});
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds -= 1;
      restSoon();
    };
  };
  return { ask, hold, close: end };
}

function startThread(): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  const worker = new Worker(new URL('./director-thread.ts', import.meta.url), {
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
  });
  // Only who waits for an answer keeps the process alive: the server's own sockets do.
  worker.unref();
  return worker;
}

/**
 * Loading takes a second where nothing else is to be done, and so do the patterns: the first question has all of its time after
 * them. Otherwise a busy machine ends one thread after the other, each while it compiles.
 */
async function getReady(thread: Worker, { task }: DirectorRequest): Promise<void> {
  await messageOf(thread, START_MS_MAX);
  if (task !== 'warmUp') await answerOf(thread, WARM_UP, START_MS_MAX);
}

/** The thread gave no answer, in time or at all. */
class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

function failureOf({ task }: DirectorRequest, cause: UnansweredError): CutroomError {
  return new CutroomError(task === 'brief' ? 'brief_not_read' : 'internal', { cause });
}

/** One question to the thread, which answers them in order. */
async function answerOf(thread: Worker, request: DirectorRequest, timeLimitMs: number): Promise<unknown> {
  const answered = messageOf(thread, timeLimitMs);
  thread.postMessage(withoutKnown(thread, request));
  const reply = await answered;
  if (reply.kind === 'failed') throw errorOf(reply);
  return reply.kind === 'done' ? reply.answer : undefined;
}

/** Which clips a thread was last asked about. */
const ABOUT = new WeakMap<Worker, string>();

/** Clips that the thread knows from its last prompt are not copied into it again. */
function withoutKnown(thread: Worker, request: DirectorRequest): DirectorRequest {
  if (!isOfBrief(request)) return request;
  const { about } = request.question;
  const isKnown = ABOUT.get(thread) === about;
  ABOUT.set(thread, about);
  return isKnown ? { ...request, question: { ...request.question, clips: [] } } : request;
}

function isOfBrief(request: DirectorRequest): request is DirectorRequest<'brief'> {
  return request.task === 'brief';
}

/** What the thread says next. @throws UnansweredError */
function messageOf(thread: Worker, timeLimitMs: number): Promise<DirectorReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DirectorReply>();
  const unanswered = (cause: unknown) =>
    reject(new UnansweredError('The director gave no answer.', { cause }));
  const onExit = (code: number) => unanswered(new Error(`The director's thread ended with code ${code}.`));
  const tooLate = setTimeout(() => unanswered(new Error(`Nothing within ${timeLimitMs} ms.`)), timeLimitMs);
  thread.once('message', resolve).once('error', unanswered).once('exit', onExit);
  return promise.finally(() => {
    clearTimeout(tooLate);
    thread.off('message', resolve).off('error', unanswered).off('exit', onExit);
  });
}

function errorOf({ code, message, stack }: Extract<DirectorReply, { kind: 'failed' }>): CutroomError {
  if (code !== null && code !== 'internal') return new CutroomError(code, { message });
  const cause = new Error(message);
  cause.stack = stack;
  return new CutroomError('internal', { cause });
}
