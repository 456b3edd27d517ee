import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { handleCall } from '../../platform/http/call.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { loadProjectJson } from '../../projects/project-json.ts';
import { removeClip } from './remove-clip.ts';

/** DELETE /api/projects/{id}/clips/{clipId} */
export function registerClipRoutes(
  app: FastifyInstance,
  { db, queue }: { db: Database; queue: Queue },
): void {
  handleCall(app, 'deleteClip', async ({ user, params }) => {
    await removeClip(db, queue, user.id, params.id, params.clipId);
    return loadProjectJson(db, user.id, params.id);
  });
}
