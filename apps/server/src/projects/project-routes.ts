import { API_CALLS, projectParamsSchema } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRoomForProject } from '../accounts/usage/account-limits.ts';
import { projects } from '../platform/database/schema.ts';
import { handleCall } from '../platform/http/call.ts';
import { type DuplicateProjectDeps, duplicateProject } from './duplicate-project.ts';
import { type PolledAnswer, projectAnswers } from './project-answers.ts';
import { loadProjectJson } from './project-json.ts';
import { lockOwnedProject } from './project-rows.ts';
import { type DeleteProjectDeps, deleteProject } from './removal/delete-project.ts';

export type ProjectRoutesDeps = DeleteProjectDeps & DuplicateProjectDeps;

/** Creating, listing, reading, copying and deleting projects. What moves a project along belongs to the stages. */
export function registerProjectRoutes(app: FastifyInstance, deps: ProjectRoutesDeps): void {
  const { db } = deps;
  const answers = projectAnswers(db);
  // Polled every two seconds while a video is made: what has not changed is answered without being built.
  const polled = (name: 'listProjects' | 'getProject') => {
    const { summary, response, ...rest } = API_CALLS[name];
    const params = 'params' in rest ? { params: rest.params } : {};
    return {
      config: { access: 'user' },
      schema: { summary, operationId: name, response: { 200: response }, ...params },
    } as const;
  };
  app.get(API_CALLS.listProjects.path, polled('listProjects'), async (request, reply) => {
    return sendUnlessKnown(request, reply, await answers.list(request.requireUser().id));
  });
  app.get(API_CALLS.getProject.path, polled('getProject'), async (request, reply) => {
    const { id } = projectParamsSchema.parse(request.params);
    return sendUnlessKnown(request, reply, await answers.one(request.requireUser().id, id));
  });

  handleCall(app, 'createProject', async ({ user, body }) => {
    const [row] = await db.transaction(async (tx) => {
      await requireRoomForProject(tx, user.id, deps.accountLimits);
      return tx
        .insert(projects)
        .values({
          ...{ ownerId: user.id, title: body.title, prompt: body.prompt, status: 'uploading' },
          isTest: body.isTest ?? null,
        })
        .returning();
    });
    if (row === undefined) throw new Error('The project was inserted but not returned');
    return loadProjectJson(db, user.id, row.id);
  });

  handleCall(app, 'renameProject', async ({ user, params, body }) => {
    await db.transaction(async (tx) => {
      const { id } = await lockOwnedProject(tx, user.id, params.id);
      await tx.update(projects).set({ title: body.title }).where(eq(projects.id, id));
    });
    return loadProjectJson(db, user.id, params.id);
  });

  handleCall(app, 'duplicateProject', async ({ user, params }) =>
    loadProjectJson(db, user.id, await duplicateProject(deps, user.id, params.id)),
  );

  handleCall(app, 'deleteProject', async ({ user, params }) => {
    await deleteProject(deps, user.id, params.id);
    return { success: true };
  });
}

/** 304 for who has the answer of this tag already. The routes' typed answers are objects; these are their bytes. */
async function sendUnlessKnown(
  request: Pick<FastifyRequest, 'headers'>,
  reply: unknown,
  { tag, build }: PolledAnswer,
): Promise<FastifyReply> {
  const answer = reply as FastifyReply;
  answer.header('etag', tag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === tag) return answer.status(304).send();
  return answer.type('application/json; charset=utf-8').send(await build());
}
