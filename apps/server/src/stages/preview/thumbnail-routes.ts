import { CutroomError } from '@cutroom/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../platform/http/gone-signal.ts';
import { entityTag, isCurrent } from './entity-tag.ts';
import { findVideo } from './find-video.ts';
import { imageSource } from './image-source.ts';
import { createThumbnails, IMAGE_SIZES, imageMoment, type ThumbnailsDeps } from './thumbnails.ts';

/** Raised when the same moment of the same file gives another image. */
const IMAGE_VERSION = 1;

/** GET and HEAD /api/thumbnails/{video path}?t={seconds}: the image shown at that second, as a JPEG; &size=large for players. */
export function registerThumbnailRoutes(app: FastifyInstance, deps: ThumbnailsDeps): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(new CutroomError('not_ready')));
  const thumbnailOf = createThumbnails(deps, stopping.signal);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: '/api/thumbnails/*',
    config: { access: 'user' },
    schema: {
      summary: 'An image of a clip or a finished video at a second of it',
      params: z.object({ '*': z.string() }),
      querystring: z.object({ t: z.string().optional(), size: z.enum(IMAGE_SIZES).default('small') }),
    },
    handler: async (request, reply) => {
      const seconds = readSeconds(request.query.t);
      const name = lastSegment(request.params['*']);
      const video = await findVideo(deps.db, request.requireUser().id, name);
      const source = imageSource(video);
      const { size } = request.query;
      const centiseconds = imageMoment(seconds, source.probe.durationSeconds);
      const etag = entityTag(`${video.storageKey}@${centiseconds}-${size}v${IMAGE_VERSION}`);
      const shared = { etag, 'cache-control': 'private, no-cache' };
      if (isCurrent(request.headers, etag)) return reply.code(304).headers(shared).send();
      const asker = { ownerId: request.requireUser().id, gone: goneSignal(reply) };
      const jpeg = await thumbnailOf(video, source, { centiseconds, size, ...asker });
      return reply
        .headers({ ...shared, 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
        .send(jpeg);
    },
  });
}

/**
 * The second asked for, which may be before the clip's start or after its end; none means the start.
 * @throws CutroomError `invalid_request` unless it is a plain decimal number
 */
function readSeconds(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^-?(\d{1,9}(\.\d*)?|\.\d+)$/.test(text)) {
    throw new CutroomError('invalid_request', { message: 't must be a number of seconds.' });
  }
  return Number(text);
}

/**
 * The stored name at the end of a video path. Callers may have encoded a path that was encoded already;
 * a stored name never holds a percent sign, so decoding once more is safe.
 */
function lastSegment(path: string): string {
  try {
    return decodeURIComponent(path).split('/').at(-1) ?? '';
  } catch (error) {
    if (error instanceof URIError) throw new CutroomError('video_not_found', { cause: error });
    throw error;
  }
}
