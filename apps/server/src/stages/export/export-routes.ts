import { downloadName, type PhoneLink, type ShareTarget } from '@cutroom/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { findOwnedProject, lockOwnedProject } from '../../projects/project-rows.ts';
import { videoUrl } from '../../projects/video-url.ts';
import { registerCaptionsRoute } from './captions-route.ts';
import { registerEditFileRoute } from './edit-file-route.ts';
import { deleteFinalVideo, type ExportableVideo, exportableVideo } from './final-video.ts';
import { registerHandoffRoute } from './handoff-route.ts';
import { keepUntil } from './retention.ts';
import { platformGuide } from './share-platforms.ts';
import { signShareToken } from './share-token.ts';
import { registerSharedRoute, type SharedRouteDeps, sharedPath } from './shared-route.ts';
import { listShares, openShare, withdrawShare } from './shares.ts';

export interface ExportRoutesDeps extends SharedRouteDeps {
  readonly queue: Queue;
  /** Scheme, host and port under which the visitor reaches the product, without a final slash. */
  readonly publicOrigin: (request: FastifyRequest) => string;
  /** The same for devices of the home network; null where that is not served. */
  readonly networkOrigin: () => string | null;
}

/** Downloading, sharing and deleting the finished video, and the edit as a file for other editors. */
export function registerExportRoutes(app: FastifyInstance, deps: ExportRoutesDeps): void {
  const { db, queue, secret, publicOrigin, networkOrigin } = deps;

  handleCall(app, 'download', async ({ user, params }) => {
    const { project, video } = await findExportable(db, user.id, params.id);
    return {
      downloadUrl: `${videoUrl(video.name)}?download=1`,
      filename: downloadName(project.title, 'mp4'),
    };
  });

  const makeLink = async (
    request: FastifyRequest,
    ownerId: string,
    projectId: number,
    target: ShareTarget,
  ): Promise<PhoneLink> => {
    // First of all: a request that names no host gets no link.
    const origin = publicOrigin(request);
    const pass = await db.transaction(async (tx) => {
      const owned = await lockOwnedProject(tx, ownerId, projectId);
      const made = await openShare(tx, owned, exportableVideo(owned).name, target);
      // A link that works for so long needs the video for as long.
      await keepUntil(tx, owned, made.expiresAtMs);
      return made;
    });
    const path = sharedPath(signShareToken(pass, secret));
    const network = networkOrigin();
    return {
      downloadUrl: new URL(path, origin).href,
      ...(network === null ? {} : { networkUrl: new URL(path, network).href }),
    };
  };

  handleCall(app, 'share', async ({ user, params, body: { platform }, request }) => ({
    ...(await makeLink(request, user.id, params.id, platform)),
    platform,
    ...platformGuide(platform),
  }));

  handleCall(app, 'linkForPhone', ({ user, params, request }) =>
    makeLink(request, user.id, params.id, 'phone'),
  );

  handleCall(app, 'listShares', async ({ user, params }) =>
    listShares(db, await findOwnedProject(db, user.id, params.id)),
  );

  handleCall(app, 'withdrawShare', async ({ user, params }) => {
    const { id } = await findOwnedProject(db, user.id, params.id);
    await withdrawShare(db, id, params.shareId);
    return { success: true };
  });

  handleCall(app, 'deleteVideo', async ({ user, params }) => {
    await db.transaction(async (tx) =>
      deleteFinalVideo(tx, queue, await lockOwnedProject(tx, user.id, params.id)),
    );
    return { success: true };
  });

  registerSharedRoute(app, deps);
  registerCaptionsRoute(app, deps);
  registerEditFileRoute(app, { db });
  registerHandoffRoute(app, deps);
}

async function findExportable(
  db: Database,
  ownerId: string,
  projectId: number,
): Promise<{ project: ProjectRow; video: ExportableVideo }> {
  const project = await findOwnedProject(db, ownerId, projectId);
  return { project, video: exportableVideo(project) };
}
