import { parentPort } from 'node:worker_threads';
import { type Brief, referencesOf } from '@cutroom/contract';
import { readBrief, wishedThings, withEdits } from '@cutroom/director';
import type { BriefAnswer, BriefQuestion } from './brief-reader.ts';

/** The worker thread that reads prompts, one after the other: a long one takes tenths of a second, and nobody else waits for it. */
function answerTo({ prompt, clips, edited, embeddings }: BriefQuestion): BriefAnswer {
  try {
    const read = readBrief({ prompt, clips, promptEmbeddings: embeddings });
    const brief = edited === null ? read : withEdits(read, edited, prompt);
    return { kind: 'read', brief, things: namesUnshown(read) ? wishedThings(prompt) : [] };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', message, stack };
  }
}

/** Whether it wants something that no clip answers to literally, for which there may be a clip that is near. */
function namesUnshown({ wishes }: Brief): boolean {
  return wishes.some((wish) => referencesOf(wish).some(({ answer }) => answer !== 'shown'));
}

const port = parentPort;
if (port === null) throw new Error('Prompts are read in a worker thread only');
port.on('message', (question: BriefQuestion) => port.postMessage(answerTo(question)));
