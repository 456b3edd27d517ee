import { createHmac, timingSafeEqual } from 'node:crypto';
import { CutroomError } from '@cutroom/contract';
import { z } from 'zod';

/** What a link carries: which share it is (schema.ts, shares), and until when it works. */
const sharePassSchema = z.object({
  shareId: z.string().min(1),
  expiresAtMs: z.number().int().positive(),
});
export type SharePass = z.infer<typeof sharePassSchema>;

/** Keeps a signature made for a link from being good for anything else that the same secret signs. */
const PURPOSE = 'cutroom share link 2\n';

/** A link's token: what it carries and a signature over it, HMAC-SHA256 (RFC 2104), both in base64url. */
export function signShareToken(pass: SharePass, secret: string): string {
  const content = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/**
 * @throws CutroomError `video_not_found` for a token that this secret did not sign, `link_expired` for one whose
 * time is over
 */
export function readShareToken(token: string, secret: string, nowMs: number): SharePass {
  const [content = '', signature = '', ...rest] = token.split('.');
  const expected = signatureOf(content, secret);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw new CutroomError('video_not_found');
  const pass = sharePassSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (nowMs >= pass.expiresAtMs) throw new CutroomError('link_expired');
  return pass;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(PURPOSE).update(content).digest();
}
