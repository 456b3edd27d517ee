import { CutroomError } from '@cutroom/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { handleCall } from '../platform/http/call.ts';
import { loadProjectJson } from '../projects/project-json.ts';
import { lockOwnedProject } from '../projects/project-rows.ts';
import { cancelRun } from './cancel-run.ts';
import { type GenerationDeps, startGeneration } from './start-generation.ts';

export interface RunRoutesDeps extends GenerationDeps {
  readonly db: Database;
}

export function registerRunRoutes(app: FastifyInstance, deps: RunRoutesDeps): void {
  const { db, queue } = deps;
  handleCall(app, 'processProject', async ({ params, body: { prompt, brief = null }, user }) => {
    // Before anybody asks whose project it is: the words alone say that nothing can be made of them.
    if (prompt.trim() === '') throw new CutroomError('prompt_empty');
    await db.transaction(async (tx) => {
      const project = await lockOwnedProject(tx, user.id, params.id);
      await startGeneration(tx, deps, project, { prompt, brief });
    });
    return loadProjectJson(db, user.id, params.id);
  });

  handleCall(app, 'cancelRun', async ({ params, user }) => {
    await cancelRun(db, queue, user.id, params.id);
    return loadProjectJson(db, user.id, params.id);
  });
}
