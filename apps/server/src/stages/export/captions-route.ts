import { CutroomError, downloadName, projectParamsSchema } from '@cutroom/contract';
import { type HandoffEdit, toSrt, toVtt } from '@cutroom/handoff';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { findOwnedProject } from '../../projects/project-rows.ts';
import { storedEdit } from './handoff-edit.ts';

interface CaptionFile {
  readonly name: string;
  readonly contentType: string;
  readonly write: (captions: HandoffEdit['captions']) => string;
}

const CAPTION_FILES = {
  srt: { name: 'SubRip', contentType: 'application/x-subrip; charset=utf-8', write: toSrt },
  vtt: { name: 'WebVTT', contentType: 'text/vtt; charset=utf-8', write: toVtt },
} as const satisfies Record<string, CaptionFile>;

/**
 * GET /api/projects/{id}/captions.srt and .vtt: what is said in the saved edit, in times of the reel, whether the reel
 * shows it or not.
 */
export function registerCaptionsRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  for (const ending of ['srt', 'vtt'] as const) {
    const { name, contentType, write } = CAPTION_FILES[ending];
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'GET',
      url: `/api/projects/:id/captions.${ending}`,
      config: { access: 'user' },
      schema: { summary: `The captions of the edit as a ${name} file`, params: projectParamsSchema },
      handler: async (request, reply) => {
        const project = await findOwnedProject(db, request.requireUser().id, request.params.id);
        const { edit } = await storedEdit(db, project, { media: 'none', folder: '' });
        if (edit.captions.length === 0) throw new CutroomError('captions_missing');
        return reply
          .headers({
            'content-type': contentType,
            'x-content-type-options': 'nosniff',
            'content-disposition': contentDisposition(downloadName(project.title, ending)),
            'cache-control': 'private, no-cache',
          })
          .send(write(edit.captions));
      },
    });
  }
}
