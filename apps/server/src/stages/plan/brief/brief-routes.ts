import { type Brief, clipIdsIn, type ReadBrief } from '@cutroom/contract';
import type { PromptClip } from '@cutroom/director';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { handleCall } from '../../../platform/http/call.ts';
import { goneSignal } from '../../../platform/http/gone-signal.ts';
import { checkEditedBrief } from '../../../projects/check-edited-brief.ts';
import { openBriefReader } from './brief-reader.ts';
import { openPromptClips } from './prompt-clips.ts';

/** What is understood of a prompt while somebody writes it. */
export function registerBriefRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  const reader = openBriefReader();
  const promptClips = openPromptClips(db);
  app.addHook('onClose', () => reader.close());

  handleCall(app, 'readBrief', async ({ params, body, user, reply }) => {
    const signal = goneSignal(reply);
    const { clips, clipIds } = await promptClips.of(user.id, params.id);
    const { prompt, brief: edited = null } = body;
    if (edited !== null) checkEditedBrief(edited, clipIds);
    return withClips(await reader.read({ prompt, clips, edited }, signal), clips);
  });
}

function withClips(brief: Brief, clips: readonly PromptClip[]): ReadBrief {
  const meant = clipIdsIn([...brief.wishes, ...(brief.removed ?? [])]);
  return {
    ...brief,
    clips: clips.flatMap(({ clipId, filename }) => (meant.has(clipId) ? [{ clipId, filename }] : [])),
  };
}
