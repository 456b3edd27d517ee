import { z } from 'zod';
import { modelsOfferSchema } from '../models-offer.ts';
import { type ApiCall, projectParamsSchema } from './api-call.ts';

export const healthSchema = z.object({
  status: z.literal('ok'),
  /** How strongly ffmpeg is kept from everything but the files of its step. */
  cage: z.enum(['full', 'partial', 'none']),
});

/** Everything the server stands on, each 'ok' or what is wrong with it. */
export const readySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    storage: z.enum(['ok', 'failed']),
    queue: z.enum(['ok', 'failed']),
    tools: z.enum(['ok', 'failed']),
    disk: z.enum(['ok', 'failed']),
  }),
});
export type Readiness = z.infer<typeof readySchema>;

/** Who the product's contact links write to, as the operator says; null where there is nobody. */
export const siteSchema = z.object({
  supportEmail: z.string().nullable(),
  /** No other service signs people in, keeps their files, or sees or hears their clips. */
  isSelfContained: z.boolean().optional(),
});
export type Site = z.infer<typeof siteSchema>;

/** The server itself and the models it has. */
export const SERVER_CALLS = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether database, storage and queue answer',
    response: healthSchema,
  },
  getReady: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether database, storage, queue, media tools and disk are fit for work; 503 where one is not',
    response: readySchema,
  },
  getSite: {
    method: 'GET',
    path: '/api/site',
    summary: 'Settings every visitor may see',
    response: siteSchema,
  },
  getModels: {
    method: 'GET',
    path: '/api/models',
    summary:
      'Open models that understand clips better, and how far they have come; for the owner of the installation',
    response: modelsOfferSchema,
  },
  fetchModels: {
    method: 'POST',
    path: '/api/models/fetch',
    summary:
      'Fetch what is missing of the models, from where it stopped; the large ones too where that is asked for',
    body: z.object({ withLarge: z.boolean().optional() }).nullish(),
    response: modelsOfferSchema,
  },
  pauseModels: {
    method: 'POST',
    path: '/api/models/pause',
    summary: 'Stop fetching models; what has come is kept',
    response: modelsOfferSchema,
  },
  lookAgain: {
    method: 'POST',
    path: '/api/models/look-again',
    summary:
      'Look again, in the background, at the clips that the models have not seen or heard; those of a project first where one is named',
    body: z.object({ projectId: projectParamsSchema.shape.id.optional() }).nullish(),
    response: modelsOfferSchema,
  },
} as const satisfies Record<string, ApiCall>;
