import {
  CAPTION_STYLES,
  CutroomError,
  captionAccentSchema,
  REEL_TITLE_CHARS_MAX,
  TITLE_STYLES,
  WORD_CHARS_MAX,
} from '@cutroom/contract';
import { drawTextImage } from '@cutroom/media';
import { CAPTION_SCRIPTS, CAPTION_WORDS_MAX } from '@cutroom/reel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../platform/http/gone-signal.ts';
import { entityTag, isCurrent } from './entity-tag.ts';
import { shareWork } from './shared-work.ts';

/** Raised when the same text gives another bitmap. */
const BITMAP_VERSION = 4;
const CONCURRENT_BITMAPS_MAX = 2;
const BANDS_MAX = 10;

const share = z.number().min(0).max(1);
const bandsSchema = z
  .array(z.object({ top: share, bottom: share }))
  .min(1)
  .max(BANDS_MAX);
const captionSchema = z.object({
  style: z.enum(CAPTION_STYLES),
  accent: captionAccentSchema,
  words: z.array(z.string().min(1).max(WORD_CHARS_MAX)).min(1).max(CAPTION_WORDS_MAX),
  active: z.number().int().min(0).max(CAPTION_WORDS_MAX).nullable(),
  script: z.enum(CAPTION_SCRIPTS).optional(),
});
const querySchema = z.object({
  text: z.string().min(1).max(REEL_TITLE_CHARS_MAX),
  style: z.enum(TITLE_STYLES).default('shadow'),
  bands: z.string().max(1000),
  /** How it is drawn as a caption, as JSON. */
  caption: z.string().max(2000).optional(),
});

/** GET /api/text-bitmaps: a title or caption drawn as the render draws it, so that a player shows the same pixels. */
export function registerTextBitmapRoutes(app: FastifyInstance): void {
  const draw = shareWork<Awaited<ReturnType<typeof drawTextImage>>>(CONCURRENT_BITMAPS_MAX);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/text-bitmaps',
    config: { access: 'user' },
    schema: { summary: 'A title or caption as the finished video shows it', querystring: querySchema },
    handler: async (request, reply) => {
      const { text, style } = request.query;
      const bands = readPart('bands', bandsSchema, request.query.bands);
      const caption = readCaption(request.query.caption);
      const identity = JSON.stringify([BITMAP_VERSION, caption ?? [text, style], bands]);
      const shared = { etag: entityTag(identity), 'cache-control': 'private, max-age=86400, immutable' };
      if (isCurrent(request.headers, shared.etag)) return reply.code(304).headers(shared).send();
      const asker = { ownerId: request.requireUser().id, gone: goneSignal(reply) };
      const image = await draw(identity, asker, () =>
        drawTextImage({ text, style, bands, ...(caption === null ? {} : { caption }) }),
      );
      if (image === null) return reply.code(204).headers(shared).send();
      return reply
        .headers({
          ...shared,
          'content-type': 'image/png',
          'x-content-type-options': 'nosniff',
          'x-bitmap-area': image.area.join(' '),
        })
        .send(image.png);
    },
  });
}

/** null for a title */
function readCaption(text: string | undefined): z.infer<typeof captionSchema> | null {
  return text === undefined ? null : readPart('caption', captionSchema, text);
}

/** @throws CutroomError `invalid_request` unless it is JSON of the schema */
function readPart<Schema extends z.ZodType>(name: string, schema: Schema, text: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CutroomError('invalid_request', { message: `${name} cannot be read.`, cause });
  }
}
