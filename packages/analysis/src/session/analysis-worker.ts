import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { CutroomError, type GreyFrame } from '@cutroom/contract';
import { type BundledModels, openBundledModels } from '../models/bundled/bundled-models.ts';
import { type ReloadableModels, reloadableModels } from '../models/downloaded/reloadable-models.ts';
import { summarise } from '../summary/summarise.ts';
import { clipText } from '../text-embedding/clip-text.ts';
import { ClipCollector } from './clip-collector.ts';
import { lowerPriority } from './lower-priority.ts';
import { readBytes } from './worker-bytes.ts';
import {
  BYTES_FD,
  type NumberedRequest,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerRequest,
  type WorkerSetup,
} from './worker-protocol.ts';

/** The worker: owns the models, measures the clips that the analyser sends it, one request at a time. */
async function serve(
  send: (message: WorkerMessage) => void,
  pipe: Readable,
  setup: WorkerSetup,
): Promise<void> {
  const warn = (message: string) => send({ kind: 'warning', message });
  try {
    lowerPriority();
  } catch (error) {
    warn(
      `The analysis runs with the server's own priority: ${error instanceof Error ? error.message : error}`,
    );
  }
  const models = {
    bundled: await openBundledModels(setup.modelsDirectory, warn),
    downloaded: reloadableModels(setup.downloadedModelsDirectory, warn),
  };
  const clips = new Map<number, ClipCollector>();
  let turn = Promise.resolve();
  const noBytes = Promise.resolve(new Uint8Array(0));
  let reading = noBytes;
  process.on('message', ({ id, request, byteLength }: NumberedRequest) => {
    // Read at once, not when it is its turn: the decoder goes on meanwhile.
    if (byteLength > 0) reading = reading.then(() => readBytes(pipe, byteLength));
    const bytes = byteLength > 0 ? reading : noBytes;
    turn = turn.then(async () => {
      try {
        const answer = await carryOut(request, await bytes, clips, models);
        send({ kind: 'done', id, answer });
      } catch (error) {
        send(failure(id, error));
      }
      if (request.kind === 'close') process.disconnect();
    });
  });
  send({ kind: 'ready' });
}

interface Models {
  readonly bundled: BundledModels;
  readonly downloaded: ReloadableModels;
}

async function carryOut(
  request: WorkerRequest,
  bytes: Uint8Array<ArrayBuffer>,
  clips: Map<number, ClipCollector>,
  models: Models,
): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'close':
      await models.bundled.close();
      await models.downloaded.close();
      return NOTHING;
    case 'embedText': {
      const downloaded = await models.downloaded.current();
      return { kind: 'embedding', embedding: (await downloaded?.embedText(request.text)) ?? null };
    }
    case 'embedWords':
      return { kind: 'embedding', embedding: await models.bundled.embedWords(request.text) };
    case 'abort':
      clips.delete(request.clip);
      return NOTHING;
    case 'finish': {
      const collector = await collectorOf(request.clip, clips, models);
      clips.delete(request.clip);
      const record = await collector.record(await models.downloaded.current());
      const analysis = summarise(record, request.facts);
      const textEmbedding = await models.bundled.embedWords(clipText(analysis));
      return { kind: 'analysis', analysis: { ...analysis, ...(textEmbedding && { textEmbedding }) } };
    }
    default:
      return collect(request, bytes, await collectorOf(request.clip, clips, models));
  }
}

type CollectorRequest = Extract<
  WorkerRequest,
  {
    kind:
      | 'frame'
      | 'motion'
      | 'cutsToRefine'
      | 'refiningMotion'
      | 'endRefining'
      | 'audioPart'
      | 'audio'
      | 'transcript';
  }
>;

async function collect(
  request: CollectorRequest,
  bytes: Uint8Array<ArrayBuffer>,
  collector: ClipCollector,
): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'frame':
      await collector.addFrame({ ...request.frame, rgb: bytes });
      return NOTHING;
    case 'motion':
      for (const frame of withPlanes(request.frames, bytes)) collector.addMotionFrame(frame);
      return NOTHING;
    case 'cutsToRefine':
      return { kind: 'cutsToRefine', intervals: collector.cutsToRefine() };
    case 'refiningMotion':
      for (const frame of withPlanes(request.frames, bytes)) collector.addRefiningFrame(frame);
      return NOTHING;
    case 'endRefining':
      collector.endRefining();
      return NOTHING;
    case 'audioPart':
      collector.addAudioPart(new Float32Array(bytes.buffer), request.from, request.of);
      return NOTHING;
    case 'audio':
      return { kind: 'heard', heard: await collector.endAudio(request.sampleRate) };
    case 'transcript':
      collector.setTranscript(request.transcript);
      return NOTHING;
  }
}

/** The frames of a batch, whose planes lie one behind the other. */
function* withPlanes(frames: readonly Omit<GreyFrame, 'luma'>[], bytes: Uint8Array): Generator<GreyFrame> {
  let from = 0;
  for (const frame of frames) {
    const length = frame.width * frame.height;
    yield { ...frame, luma: bytes.subarray(from, from + length) };
    from += length;
  }
}

const NOTHING: WorkerAnswer = { kind: 'nothing' };

async function collectorOf(
  clip: number,
  clips: Map<number, ClipCollector>,
  { bundled, downloaded }: Models,
): Promise<ClipCollector> {
  const known = clips.get(clip);
  if (known !== undefined) return known;
  const collector = new ClipCollector(bundled, (await downloaded.current()) !== null);
  clips.set(clip, collector);
  return collector;
}

function failure(id: number, error: unknown): WorkerMessage {
  const known = error instanceof CutroomError;
  return {
    kind: 'failed',
    id,
    code: known ? error.code : 'internal',
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
  };
}

const { send } = process;
const [setup] = process.argv.slice(2);
if (send === undefined || setup === undefined) throw new Error('The analyser starts the analysis worker');
// Whoever started it has ended, or wants it to: nobody else asks.
process.on('disconnect', () => process.exit());
// A key that is pressed to stop the server reaches both: what was begun is ended by the server.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
await serve(
  (message) => void send.call(process, message),
  new Socket({ fd: BYTES_FD, writable: false }),
  JSON.parse(setup),
);
