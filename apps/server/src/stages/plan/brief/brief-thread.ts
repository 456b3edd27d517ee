import { parentPort } from 'node:worker_threads';
import { readBrief, withEdits } from '@cutroom/director';
import type { BriefAnswer, BriefQuestion } from './brief-reader.ts';

/** The worker thread that reads prompts, one after the other: a long one takes tenths of a second, and nobody else waits for it. */
function answerTo({ prompt, clips, edited }: BriefQuestion): BriefAnswer {
  try {
    const read = readBrief({ prompt, clips });
    return { kind: 'read', brief: edited === null ? read : withEdits(read, edited, prompt) };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', message, stack };
  }
}

const port = parentPort;
if (port === null) throw new Error('Prompts are read in a worker thread only');
port.on('message', (question: BriefQuestion) => port.postMessage(answerTo(question)));
