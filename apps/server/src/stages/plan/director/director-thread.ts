import { parentPort } from 'node:worker_threads';
import { type Brief, CutroomError, referencesOf } from '@cutroom/contract';
import {
  factsForModel,
  mergeBrief,
  planChosen,
  planEdit,
  readBrief,
  warmUp,
  wishedSubject,
  wishedThings,
  withEdits,
} from '@cutroom/director';
import type {
  Answer,
  BriefQuestion,
  DirectorReply,
  DirectorRequest,
  DirectorTask,
  Question,
} from './director-tasks.ts';

const TASKS: { readonly [Task in DirectorTask]: (question: Question<Task>) => Answer<Task> } = {
  brief: readPrompt,
  mergedBrief: ({ edited, ...request }) => mergeBrief(readBrief(request), edited, request.prompt),
  subjects: ({ prompt }) => ({ subject: wishedSubject(prompt), things: wishedThings(prompt) }),
  plan: planEdit,
  factsForModel,
  planChosen: ({ request, choice, director }) => planChosen(request, choice, director),
  warmUp: () => {
    warmUp();
    return null;
  },
};

/** The clips of the last prompt: whoever writes asks about the same ones at every pause, and what is known of them goes with them. */
let last: Pick<BriefQuestion, 'about' | 'clips'> | null = null;

function readPrompt({ prompt, clips: asked, about, edited, embeddings }: BriefQuestion): Answer<'brief'> {
  if (last?.about !== about) last = { about, clips: asked };
  const { clips } = last;
  const read = readBrief({ prompt, clips, promptEmbeddings: embeddings });
  const brief = edited === null ? read : withEdits(read, edited, prompt);
  const isAskedFirst = embeddings.length === 0;
  return { brief, things: isAskedFirst && namesUnshown(read) ? wishedThings(prompt, clips) : [] };
}

/** Whether it wants something that no clip answers to literally, for which there may be a clip that is near. */
function namesUnshown({ wishes }: Brief): boolean {
  return wishes.some((wish) => referencesOf(wish).some(({ answer }) => answer !== 'shown'));
}

/** The worker thread of the director, one question after the other: some take tenths of a second, and nobody else waits for them. */
function replyTo<Task extends DirectorTask>({ task, question }: DirectorRequest<Task>): DirectorReply {
  try {
    return { kind: 'done', answer: TASKS[task](question) };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', code: error instanceof CutroomError ? error.code : null, message, stack };
  }
}

const port = parentPort;
if (port === null) throw new Error('The director works in a worker thread only');
const send = (reply: DirectorReply): void => port.postMessage(reply);
port.on('message', (request: DirectorRequest) => send(replyTo(request)));
send({ kind: 'ready' });
