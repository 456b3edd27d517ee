import { createHmac, timingSafeEqual } from 'node:crypto';
import { CutroomError } from '@cutroom/contract';
import { z } from 'zod';

/** What a share link opens: one finished video, until a moment. */
const sharedVideoSchema = z.object({
  projectId: z.number().int().positive(),
  videoName: z.string().min(1),
  expiresAtMs: z.number().int().positive(),
});
export type SharedVideo = z.infer<typeof sharedVideoSchema>;

/** Keeps a signature made for a link from being good for anything else that the same secret signs. */
const PURPOSE = 'cutroom share link 1\n';

/** A link's token: what it opens and a signature over it, HMAC-SHA256 (RFC 2104), both in base64url. */
export function signShareToken(video: SharedVideo, secret: string): string {
  const content = Buffer.from(JSON.stringify(video)).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/**
 * @throws CutroomError `video_not_found` for a token that this secret did not sign, `link_expired` for one whose
 * time is over
 */
export function readShareToken(token: string, secret: string, nowMs: number): SharedVideo {
  const [content = '', signature = '', ...rest] = token.split('.');
  const expected = signatureOf(content, secret);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw new CutroomError('video_not_found');
  const video = sharedVideoSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (nowMs >= video.expiresAtMs) throw new CutroomError('link_expired');
  return video;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(PURPOSE).update(content).digest();
}
