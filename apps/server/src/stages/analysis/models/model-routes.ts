import { type ApiCallName, CutroomError, type ModelsOffer } from '@cutroom/contract';
import type { FastifyInstance } from 'fastify';
import { requireInstallationOwner } from '../../../accounts/installation-owner.ts';
import type { Database } from '../../../platform/database/database.ts';
import { handleCall } from '../../../platform/http/call.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findOwnedProject } from '../../../projects/project-rows.ts';
import { clipsToLookAt, lookAgain } from './look-again.ts';
import type { ModelFetch } from './model-fetch.ts';

export interface ModelRoutesDeps {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send' | 'hasOpen'>;
  /** null in a process that does not look at clips itself. */
  readonly modelFetch: ModelFetch | null;
}

type ModelCall = Extract<ApiCallName, 'getModels' | 'pauseModels'>;
type Act = (fetch: ModelFetch) => Promise<void> | void;

/** What the owner of the installation may have fetched, and what is done with it. Others find nothing here. */
export function registerModelRoutes(app: FastifyInstance, { db, queue, modelFetch }: ModelRoutesDeps): void {
  const answer = async (userId: string, act: Act): Promise<ModelsOffer> => {
    await requireInstallationOwner(db, userId);
    if (modelFetch === null) throw new CutroomError('not_found');
    await act(modelFetch);
    const { hasLargerEars, ...status } = await modelFetch.status();
    return status.state === 'complete'
      ? { ...status, ...(await clipsToLookAt(db, queue, hasLargerEars)) }
      : { ...status, clipsNotSeen: 0, isLookingAgain: false };
  };
  const handle = (name: ModelCall, act: Act) => handleCall(app, name, ({ user }) => answer(user.id, act));

  handle('getModels', () => undefined);
  handleCall(app, 'fetchModels', ({ user, body }) =>
    answer(user.id, (fetch) => fetch.start(body?.withLarge)),
  );
  handle('pauseModels', (fetch) => fetch.pause());
  handleCall(app, 'lookAgain', ({ user, body }) =>
    answer(user.id, async (fetch) => {
      const { state, hasLargerEars } = await fetch.status();
      if (state !== 'complete') throw new CutroomError('models_missing');
      const firstProjectId = body?.projectId ?? null;
      if (firstProjectId !== null) await findOwnedProject(db, user.id, firstProjectId);
      await lookAgain(db, queue, { hasLargerEars, firstProjectId });
    }),
  );
}
