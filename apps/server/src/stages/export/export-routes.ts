import { downloadName, SHARE_LINK_MS } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type ProjectRow, projects } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { lockOwnedProject } from '../../projects/project-rows.ts';
import { videoUrl } from '../../projects/video-url.ts';
import { registerEditFileRoute } from './edit-file-route.ts';
import { deleteFinalVideo, type ExportableVideo, exportableVideo } from './final-video.ts';
import { platformGuide } from './share-platforms.ts';
import { signShareToken } from './share-token.ts';
import { registerSharedRoute, type SharedRouteDeps, sharedPath } from './shared-route.ts';

export interface ExportRoutesDeps extends SharedRouteDeps {
  readonly queue: Queue;
  /** Scheme, host and port under which the visitor reaches the product, without a final slash. */
  readonly publicOrigin: (request: FastifyRequest) => string;
  /** How long after its first download or share a finished video is kept at least, in milliseconds. */
  readonly retentionMs: number;
}

/** Downloading, sharing and deleting the finished video, and the edit as a file for other editors. */
export function registerExportRoutes(app: FastifyInstance, deps: ExportRoutesDeps): void {
  const { db, queue, secret, publicOrigin, retentionMs } = deps;

  handleCall(app, 'download', async ({ user, params }) => {
    const { project, video } = await takeOut(
      db,
      user.id,
      params.id,
      (expiresAtMs) => expiresAtMs ?? Date.now() + retentionMs,
    );
    return {
      downloadUrl: `${videoUrl(video.name)}?download=1`,
      filename: downloadName(project.title, 'mp4'),
    };
  });

  handleCall(app, 'share', async ({ user, params, body, request }) => {
    // First of all: a request that names no host begins no retention.
    const origin = publicOrigin(request);
    const linkExpiresAtMs = Date.now() + SHARE_LINK_MS;
    // A link that works for so long needs the video for as long.
    const { project, video } = await takeOut(db, user.id, params.id, (expiresAtMs) =>
      Math.max(expiresAtMs ?? Date.now() + retentionMs, linkExpiresAtMs),
    );
    const shared = { projectId: project.id, videoName: video.name, expiresAtMs: linkExpiresAtMs };
    const token = signShareToken(shared, secret);
    return {
      downloadUrl: new URL(sharedPath(token), origin).href,
      platform: body.platform,
      ...platformGuide(body.platform),
    };
  });

  handleCall(app, 'deleteVideo', async ({ user, params }) => {
    await db.transaction(async (tx) =>
      deleteFinalVideo(tx, queue, await lockOwnedProject(tx, user.id, params.id)),
    );
    return { success: true };
  });

  registerSharedRoute(app, deps);
  registerEditFileRoute(app, { db });
}

/**
 * The first time a finished video leaves the product, its retention begins (design.md section 4).
 * @param expiry when the video is to be deleted, in milliseconds, by when that was before; null where it was not yet
 */
async function takeOut(
  db: Database,
  ownerId: string,
  projectId: number,
  expiry: (expiresAtMs: number | null) => number,
): Promise<{ project: ProjectRow; video: ExportableVideo }> {
  return db.transaction(async (tx) => {
    const project = await lockOwnedProject(tx, ownerId, projectId);
    const video = exportableVideo(project);
    const videoExpiresAt = new Date(expiry(project.videoExpiresAt?.getTime() ?? null));
    await tx.update(projects).set({ videoExpiresAt }).where(eq(projects.id, project.id));
    return { project, video };
  });
}
