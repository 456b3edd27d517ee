import { CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type ProjectRow, projectMusic } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { changedMusicSettings, isHeardOtherwise } from '../../projects/music/music-settings.ts';
import { findMusic, listTracks, putMusic, takeMusicAway } from '../../projects/music/project-music.ts';
import { loadProjectJson } from '../../projects/project-json.ts';
import { applyEvent, lockOwnedProject } from '../../projects/project-rows.ts';

export interface MusicRoutesDeps {
  readonly db: Database;
  readonly queue: Queue;
}

/** The project's music: how it is used, one of another project, none. It arrives as an upload. */
export function registerMusicRoutes(app: FastifyInstance, { db, queue }: MusicRoutesDeps): void {
  /**
   * Changes the music of a project that is not being made, whose video then is not what its edit says any more.
   * @param work answers false where it is as it was
   */
  const change = async (
    { ownerId, projectId }: { readonly ownerId: string; readonly projectId: number },
    work: (tx: Database, project: ProjectRow) => Promise<boolean>,
  ) => {
    await db.transaction(async (tx) => {
      const project = await lockOwnedProject(tx, ownerId, projectId);
      if (project.status === 'processing') throw new CutroomError('status_conflict', { message: BEING_MADE });
      const isChanged = await work(tx, project);
      if (isChanged && project.status === 'completed') await applyEvent(tx, project, 'edit_timeline');
    });
    return loadProjectJson(db, ownerId, projectId);
  };

  handleCall(app, 'listTracks', ({ user }) => listTracks(db, user.id));

  handleCall(app, 'useTrack', ({ user, params, body }) =>
    change({ ownerId: user.id, projectId: params.id }, (tx, project) =>
      putMusic(tx, queue, project, body.trackId),
    ),
  );

  handleCall(app, 'editMusic', ({ user, params, body }) =>
    change({ ownerId: user.id, projectId: params.id }, async (tx, { id }) => {
      const music = await findMusic(tx, id);
      if (music === null) throw new CutroomError('music_missing');
      const settings = changedMusicSettings(music.settings, body, music.track.durationSeconds);
      await tx.update(projectMusic).set({ settings }).where(eq(projectMusic.projectId, id));
      return isHeardOtherwise(music.settings, settings);
    }),
  );

  handleCall(app, 'removeMusic', ({ user, params }) =>
    change({ ownerId: user.id, projectId: params.id }, async (tx, { id }) => {
      if (!(await takeMusicAway(tx, queue, id))) throw new CutroomError('music_missing');
      return true;
    }),
  );
}

const BEING_MADE =
  'The video is being made with the music it began with. Wait until it is finished, or cancel it.';
