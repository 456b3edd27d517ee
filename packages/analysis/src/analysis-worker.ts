import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type ClipAnalysis, CutroomError } from '@cutroom/contract';
import { ClipCollector } from './clip-collector.ts';
import { type Eye, openBuiltInEye } from './eye.ts';
import { summarise } from './summary/summarise.ts';
import type { NumberedRequest, WorkerMessage, WorkerRequest, WorkerSetup } from './worker-protocol.ts';

/** The worker thread: owns the models, measures the clips that the analyser sends it, one request at a time. */
async function serve(port: MessagePort, setup: WorkerSetup): Promise<void> {
  const send = (message: WorkerMessage) => port.postMessage(message);
  const eye = await openBuiltInEye(setup.modelsDirectory, (message) => send({ kind: 'warning', message }));
  const clips = new Map<number, ClipCollector>();
  let turn = Promise.resolve();
  port.on('message', ({ id, request }: NumberedRequest) => {
    turn = turn.then(async () => {
      try {
        send({ kind: 'done', id, analysis: await carryOut(request, clips, eye) });
      } catch (error) {
        send(failure(id, error));
      }
      if (request.kind === 'close') port.close();
    });
  });
  send({ kind: 'ready' });
}

async function carryOut(
  request: WorkerRequest,
  clips: Map<number, ClipCollector>,
  eye: Eye,
): Promise<ClipAnalysis | null> {
  if (request.kind === 'close') {
    await eye.close();
    return null;
  }
  if (request.kind === 'abort') {
    clips.delete(request.clip);
    return null;
  }
  const collector = clips.get(request.clip) ?? new ClipCollector(eye);
  clips.set(request.clip, collector);
  switch (request.kind) {
    case 'frame':
      await collector.addFrame(request.frame);
      return null;
    case 'motion':
      for (const frame of request.frames) collector.addMotionFrame(frame);
      return null;
    case 'sound':
      await collector.setSound(request.sound);
      return null;
    case 'finish':
      clips.delete(request.clip);
      return summarise(collector.record(), request.facts);
  }
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

if (parentPort === null) throw new Error('The analysis worker runs in a worker thread only');
await serve(parentPort, workerData);
