import { createHash } from 'node:crypto';
import { API_CALLS } from '@cutroom/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projects } from '../platform/database/schema.ts';
import { handleCall } from '../platform/http/call.ts';
import { type DeleteProjectDeps, deleteProject } from './delete-project.ts';
import { listProjectJson, loadProjectJson } from './project-json.ts';

/** Creating, listing, reading and deleting projects. What moves a project along belongs to the stages. */
export function registerProjectRoutes(app: FastifyInstance, deps: DeleteProjectDeps): void {
  const { db } = deps;
  // Polled every two seconds while a video is made: an unchanged list costs a few hundred bytes.
  app.get(
    API_CALLS.listProjects.path,
    {
      config: { access: 'user' },
      schema: {
        summary: API_CALLS.listProjects.summary,
        operationId: 'listProjects',
        response: { 200: API_CALLS.listProjects.response },
      },
    },
    async (request, reply) => {
      const list = await listProjectJson(db, request.requireUser().id);
      const etag = `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return notModified(reply as unknown as FastifyReply);
      return list;
    },
  );

  handleCall(app, 'getProject', ({ user, params }) => loadProjectJson(db, user.id, params.id));

  handleCall(app, 'createProject', async ({ user, body }) => {
    const [row] = await db
      .insert(projects)
      .values({ ownerId: user.id, title: body.title, prompt: body.prompt, status: 'uploading' })
      .returning();
    if (row === undefined) throw new Error('The project was inserted but not returned');
    return loadProjectJson(db, user.id, row.id);
  });

  handleCall(app, 'deleteProject', async ({ user, params }) => {
    await deleteProject(deps, user.id, params.id);
    return { success: true };
  });
}

/** The route's typed answers are those of 200; a 304 has no body to type. */
function notModified(reply: FastifyReply): FastifyReply {
  return reply.status(304).send();
}
