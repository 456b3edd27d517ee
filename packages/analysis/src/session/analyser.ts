import { CutroomError, type Embedding } from '@cutroom/contract';
import { type ClipSession, openClipSession } from './clip-session.ts';
import { WorkerProcess } from './worker-process.ts';

export interface AnalyserOptions {
  /** Folder that the models package filled. */
  readonly modelsDirectory: string;
  /** Folder that downloadModels fills; what is there, or comes later, is used. */
  readonly downloadedModelsDirectory?: string;
  /** Processes; each analyses its clips by itself. Default 1. */
  readonly workers?: number;
  /** How long a process without work stays, in milliseconds. Default a minute. */
  readonly idleMs?: number;
  /** Told when a model is missing: the analysis then goes without what it recognises. */
  readonly onWarning?: (message: string) => void;
}

export interface Analyser {
  openClip(): ClipSession;
  /** A wish in the space of the clips' `embedding`; null without a downloaded model for it. */
  embedText(text: string): Promise<Embedding | null>;
  /** A wish in the space of the clips' `textEmbedding`; null for a text without a word, or where the model is missing. */
  embedWords(text: string): Promise<Embedding | null>;
  /** Ends processes without work now, for what needs their memory; the next clip starts one again. */
  rest(): void;
  close(): Promise<void>;
}

/** Processes without work end after so long, with the models they hold; the next clip starts one again within a second. */
const IDLE_MS = 60_000;

/** Starts the workers and loads the models in them. */
export async function openAnalyser(options: AnalyserOptions): Promise<Analyser> {
  const { workers = 1, idleMs = IDLE_MS } = options;
  const start = workerStarter(options);
  const slots = Array.from({ length: workers }, () => openSlot(start, idleMs));
  // Models that cannot be loaded are heard of now, not with the first clip.
  await Promise.all(slots.map((slot) => slot.take().finally(slot.release)));
  let isClosed = false;
  let clips = 0;
  const idlestSlot = () => {
    if (isClosed) throw new CutroomError('not_ready');
    return slots.reduce((least, other) => (other.load() < least.load() ? other : least));
  };
  const embed = async (kind: 'embedText' | 'embedWords', text: string) => {
    const slot = idlestSlot();
    try {
      const answer = await (await slot.take()).request({ kind, text });
      return answer.kind === 'embedding' ? answer.embedding : null;
    } finally {
      slot.release();
    }
  };
  return {
    openClip: () => {
      const slot = idlestSlot();
      clips++;
      return openClipSession(slot.take(), clips, slot.release);
    },
    embedText: (text) => embed('embedText', text),
    embedWords: (text) => embed('embedWords', text),
    rest: () => {
      for (const slot of slots) if (slot.load() === 0) void slot.close();
    },
    close: async () => {
      isClosed = true;
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

/** Workers that are started again say what is missing once. */
function workerStarter({
  modelsDirectory,
  downloadedModelsDirectory,
  onWarning = () => {},
}: AnalyserOptions): () => Promise<WorkerProcess> {
  const told = new Set<string>();
  const warnOnce = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    onWarning(message);
  };
  const setup = { modelsDirectory, downloadedModelsDirectory: downloadedModelsDirectory ?? null };
  return () => WorkerProcess.start(setup, warnOnce);
}

/** A place for one worker, which is there while it has work and for a while afterwards. */
interface Slot {
  readonly load: () => number;
  /** One more piece of work begins. Rejects where the worker cannot be started; the next one tries again. */
  readonly take: () => Promise<WorkerProcess>;
  /** A piece of work has ended. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

function openSlot(start: () => Promise<WorkerProcess>, idleMs: number): Slot {
  let worker: Promise<WorkerProcess> | null = null;
  let load = 0;
  let idle: NodeJS.Timeout | undefined;
  const letGo = async (): Promise<void> => {
    const leaving = worker;
    worker = null;
    clearTimeout(idle);
    await leaving?.then(
      (running) => running.close(),
      () => {},
    );
  };
  return {
    load: () => load,
    take: () => {
      load++;
      clearTimeout(idle);
      // One that has died, or could not start as for want of memory, must not end the service.
      worker = worker === null ? start() : worker.then((last) => (last.isAlive ? last : start()), start);
      return worker;
    },
    release: () => {
      load--;
      if (load > 0) return;
      idle = setTimeout(() => void letGo(), idleMs).unref();
    },
    close: letGo,
  };
}
