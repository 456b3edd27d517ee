import type {
  AudioSamples,
  ClipAnalysis,
  ClipProbe,
  GreyFrame,
  Interval,
  RgbFrame,
  Transcript,
} from '@cutroom/contract';
import type { HeardAudio } from './clip-record.ts';
import { openMotionBatches } from './motion-batches.ts';
import { RequestQueue } from './request-queue.ts';
import type { WorkerProcess } from './worker-process.ts';

/** One clip being analysed. Frames come in time order; both kinds may be mixed. */
export interface ClipSession {
  /** A sampled frame (about 2 a second, long side 640). The caller keeps its memory; waiting for the promise bounds the queue. */
  addFrame(frame: RgbFrame): Promise<void>;
  /** A small frame (long side about 80, up to 30 a second), for motion, shake and cuts. The caller keeps its memory. */
  addMotionFrame(frame: GreyFrame): Promise<void>;
  /** All audio of the clip, mono, 16 kHz; null where it has none. */
  setAudio(audio: AudioSamples | null): Promise<HeardAudio>;
  /** A provider's transcript; the downloaded model is not asked then. */
  setTranscript(transcript: Transcript): Promise<void>;
  /**
   * @param refineCuts hands on every small frame of an interval, none left out: asked for around cuts before which there
   * were unseen ones. Without it, such a cut lies at the first frame that was seen after it.
   * @throws CutroomError clip_damaged where no frame came; what `refineCuts` threw
   */
  finish(
    facts: {
      readonly filename: string;
      readonly probe: ClipProbe;
      readonly loudnessLufs: number | null;
      /** Where frames could not be decoded, in time order: nothing there is offered. Default nowhere. */
      readonly damaged?: readonly Interval[];
    },
    refineCuts?: (interval: Interval, onMotionFrame: ClipSession['addMotionFrame']) => Promise<void>,
  ): Promise<ClipAnalysis>;
  /** Forgets the clip. Whatever is asked of the session afterwards fails. */
  abort(): void;
}

/**
 * @param clip its number, by which the worker knows it
 * @param onEnd called once, when nothing more is asked of the session
 */
export function openClipSession(
  worker: Promise<WorkerProcess>,
  clip: number,
  onEnd: () => void,
): ClipSession {
  const queue = new RequestQueue(worker);
  const motion = openMotionBatches(queue, clip);
  let isOver = false;
  const assertOpen = () => {
    if (isOver) throw new Error('This clip has been finished or aborted');
    queue.assertWorking();
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  return {
    addFrame: async ({ rgb, ...frame }) => {
      assertOpen();
      await queue.send({ kind: 'frame', clip, frame }, rgb);
    },
    addMotionFrame: async (frame) => {
      assertOpen();
      await motion.add('motion', frame);
    },
    setAudio: async (audio) => {
      assertOpen();
      if (audio !== null) await sendInParts(queue, clip, audio);
      const sampleRate = audio?.sampleRate ?? null;
      const answer = await (await worker).request({ kind: 'audio', clip, sampleRate });
      if (answer.kind !== 'heard') throw new Error('The analysis worker answered without what it heard');
      return answer.heard;
    },
    setTranscript: async (transcript) => {
      assertOpen();
      await (await worker).request({ kind: 'transcript', clip, transcript });
    },
    finish: async (facts, refineCuts) => {
      assertOpen();
      try {
        await motion.flush('motion');
        await queue.settle();
        if (refineCuts !== undefined) await refineUncertainCuts(await worker, clip, motion, refineCuts);
        const answer = await (await worker).request({ kind: 'finish', clip, facts });
        if (answer.kind !== 'analysis') throw new Error('The analysis worker answered without an analysis');
        return answer.analysis;
      } finally {
        end();
      }
    },
    abort: () => {
      if (isOver) return;
      end();
      // A worker that has died has forgotten the clip anyway.
      worker.then((running) => running.request({ kind: 'abort', clip })).catch(() => null);
    },
  };
}

type RefineCuts = NonNullable<Parameters<ClipSession['finish']>[1]>;

async function refineUncertainCuts(
  worker: WorkerProcess,
  clip: number,
  motion: ReturnType<typeof openMotionBatches>,
  refineCuts: RefineCuts,
): Promise<void> {
  const answer = await worker.request({ kind: 'cutsToRefine', clip });
  for (const interval of answer.kind === 'cutsToRefine' ? answer.intervals : []) {
    await refineCuts(interval, (frame) => motion.add('refiningMotion', frame));
    await motion.flush('refiningMotion');
    await worker.request({ kind: 'endRefining', clip });
  }
}

/** In minutes: what waits in the queue is bounded, and an hour of audio are 230 MB. */
async function sendInParts(queue: RequestQueue, clip: number, { samples }: AudioSamples): Promise<void> {
  const { buffer, byteOffset, length } = samples;
  for (let from = 0; from < length; from += SAMPLES_AT_ONCE) {
    const part = Math.min(SAMPLES_AT_ONCE, length - from) * BYTES_PER_SAMPLE;
    const bytes = new Uint8Array(buffer, byteOffset + from * BYTES_PER_SAMPLE, part);
    await queue.send({ kind: 'audioPart', clip, from, of: length }, bytes);
  }
}

const SAMPLES_AT_ONCE = 960_000;
const BYTES_PER_SAMPLE = Float32Array.BYTES_PER_ELEMENT;
