import { downloadName, projectParamsSchema } from '@cutroom/contract';
import { toOpenTimeline } from '@cutroom/handoff';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { findOwnedProject } from '../../projects/project-rows.ts';
import { storedEdit } from './handoff-edit.ts';

/** GET /api/projects/{id}/edit.otio: the saved edit for other editors, as OpenTimelineIO, to lie beside the clips. */
export function registerEditFileRoute(app: FastifyInstance, { db }: { db: Database }): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/projects/:id/edit.otio',
    config: { access: 'user' },
    schema: { summary: 'The edit as an OpenTimelineIO file', params: projectParamsSchema },
    handler: async (request, reply) => {
      const project = await findOwnedProject(db, request.requireUser().id, request.params.id);
      const { edit } = await storedEdit(db, project, { media: 'none', folder: '' });
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': contentDisposition(downloadName(project.title, 'otio')),
          'cache-control': 'private, no-cache',
        })
        .send(toOpenTimeline(edit));
    },
  });
}
