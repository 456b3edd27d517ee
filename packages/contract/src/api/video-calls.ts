import { z } from 'zod';
import { type ApiCall, doneSchema, onProject, projectParamsSchema } from './api-call.ts';

export const SHARE_PLATFORMS = ['instagram', 'tiktok', 'youtube'] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];
export const shareBodySchema = z.object({ platform: z.enum(SHARE_PLATFORMS) });

/** What a link to the video was made for: a post, or carrying the video to the creator's own phone. */
export const SHARE_TARGETS = [...SHARE_PLATFORMS, 'phone'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** Which files of the clips go along in a hand-off to another editor. */
export const HANDOFF_MEDIA = ['none', 'proxies', 'originals'] as const;
export type HandoffMedia = (typeof HANDOFF_MEDIA)[number];
export const handoffQuerySchema = z.object({ media: z.enum(HANDOFF_MEDIA).default('none') });

export const downloadResponseSchema = z.object({ downloadUrl: z.string(), filename: z.string() });

export const shareResponseSchema = z.object({
  downloadUrl: z.string(),
  platform: z.enum(SHARE_PLATFORMS),
  instructions: z.string(),
  shareUrl: z.string(),
  /** The same link at the server's address in the home network; absent where that is not served. */
  networkUrl: z.string().optional(),
});
export type ShareResponse = z.infer<typeof shareResponseSchema>;

export const phoneLinkSchema = shareResponseSchema.pick({ downloadUrl: true, networkUrl: true });
export type PhoneLink = z.infer<typeof phoneLinkSchema>;

/** A link to the finished video that still opens it. */
export const shareLinkSchema = z.object({
  id: z.string(),
  platform: z.enum(SHARE_TARGETS),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** The finished video: downloaded, shared, deleted. */
export const VIDEO_CALLS = {
  download: {
    method: 'POST',
    path: '/api/projects/:id/download',
    summary: 'A link to download the video',
    ...onProject,
    response: downloadResponseSchema,
  },
  share: {
    method: 'POST',
    path: '/api/projects/:id/share',
    summary: 'A link and instructions to share the video',
    ...onProject,
    body: shareBodySchema,
    response: shareResponseSchema,
  },
  linkForPhone: {
    method: 'POST',
    path: '/api/projects/:id/phone-link',
    summary: "A link to carry the video to the creator's phone",
    ...onProject,
    response: phoneLinkSchema,
  },
  listShares: {
    method: 'GET',
    path: '/api/projects/:id/shares',
    summary: 'The links that open the video, newest first',
    ...onProject,
    response: z.array(shareLinkSchema),
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/projects/:id/shares/:shareId',
    summary: 'Withdraw a link: whoever has it is told that it has expired',
    params: projectParamsSchema.extend({ shareId: z.string() }),
    response: doneSchema,
  },
  deleteVideo: {
    method: 'DELETE',
    path: '/api/projects/:id/video',
    summary: 'Delete the finished video now',
    ...onProject,
    response: doneSchema,
  },
} as const satisfies Record<string, ApiCall>;
