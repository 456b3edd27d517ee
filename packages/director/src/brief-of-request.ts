import type { Brief } from '@cutroom/contract';
import type { PlanRequest } from './director-clip.ts';
import { readBrief } from './prompt/read-brief.ts';

/** What the request asks for: the brief that comes with it, else what its prompt is read to say. */
export function briefOfRequest({ prompt, clips, brief, promptEmbeddings = [] }: PlanRequest): Brief {
  return brief ?? readBrief({ prompt, clips, promptEmbeddings });
}
