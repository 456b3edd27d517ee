import { type Brief, clipIdsIn, type ReadBrief } from '@cutroom/contract';
import type { PromptClip } from '@cutroom/director';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { handleCall } from '../../../platform/http/call.ts';
import { goneSignal } from '../../../platform/http/gone-signal.ts';
import { checkEditedBrief } from '../../../projects/check-edited-brief.ts';
import type { Director } from '../director/open-director.ts';
import { openPromptClips } from './prompt-clips.ts';
import { openThingEmbeddings, type SentenceEncoder } from './thing-embeddings.ts';

export interface BriefRoutesDeps {
  readonly db: Database;
  readonly director: Pick<Director, 'ask'>;
  /** null where this process does not work on clips: prompts are read by names, labels and words said then. */
  readonly encoder: SentenceEncoder | null;
}

/** What is understood of a prompt while somebody writes it. */
export function registerBriefRoutes(app: FastifyInstance, { db, director, encoder }: BriefRoutesDeps): void {
  const promptClips = openPromptClips(db);
  const thingEmbeddings = encoder === null ? null : openThingEmbeddings(encoder);

  handleCall(app, 'readBrief', async ({ params, body, user, reply }) => {
    const signal = goneSignal(reply);
    const { key, clips, clipIds } = await promptClips.of(user.id, params.id);
    const { prompt, brief: edited = null } = body;
    if (edited !== null) checkEditedBrief(edited, clipIds);
    const question = { prompt, clips, about: key, edited, embeddings: [] };
    const { brief, things } = await director.ask('brief', question, signal);
    const isComparable = clips.some(({ analysis }) => analysis?.textEmbedding !== undefined);
    const embeddings = isComparable ? ((await thingEmbeddings?.of(things)) ?? []) : [];
    if (embeddings.length === 0) return withClips(brief, clips);
    return withClips((await director.ask('brief', { ...question, embeddings }, signal)).brief, clips);
  });
}

function withClips(brief: Brief, clips: readonly PromptClip[]): ReadBrief {
  const meant = clipIdsIn([...brief.wishes, ...(brief.removed ?? [])]);
  return {
    ...brief,
    clips: clips.flatMap(({ clipId, filename }) => (meant.has(clipId) ? [{ clipId, filename }] : [])),
  };
}
