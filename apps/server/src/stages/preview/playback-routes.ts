import {
  CutroomError,
  framesPerSecond,
  type Playback,
  type PlaybackClip,
  type PlaybackMusic,
} from '@cutroom/contract';
import { unshowableCharacters } from '@cutroom/media';
import { seenFaces } from '@cutroom/reel';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips, projects, runs } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import { clipProxy, drawingUrls } from '../../projects/clip-json.ts';
import { CLIP_ORDER } from '../../projects/clip-order.ts';
import { withOwnWords } from '../../projects/clip-words.ts';
import { findMusic, musicJson, type ProjectMusic } from '../../projects/music/project-music.ts';
import { videoUrl } from '../../projects/video-url.ts';
import { loadRunMusic } from '../../runs/run-music.ts';

/** GET /api/projects/{id}/playback: what a player needs to play an edit that nobody has rendered. */
export function registerPlaybackRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  handleCall(app, 'getPlayback', async ({ user, params, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    const [project] = await db
      .select({ id: projects.id, currentRunId: projects.currentRunId })
      .from(projects)
      .where(and(eq(projects.id, params.id), eq(projects.ownerId, user.id)));
    if (project === undefined) throw new CutroomError('project_not_found');
    const rows = await db
      .select({
        id: clips.id,
        projectId: clips.projectId,
        storedName: clips.storedName,
        sha256: clips.sha256,
        probe: clips.probe,
        proxyKey: clips.proxyKey,
        proxyErrorCode: clips.proxyErrorCode,
        filmstripKey: clips.filmstripKey,
        analysis: clips.analysis,
        analysisError: clips.analysisError,
      })
      .from(clips)
      .where(eq(clips.projectId, project.id))
      .orderBy(...CLIP_ORDER);
    const music = await findMusic(db, project.id);
    return {
      clips: await Promise.all((await withOwnWords(db, project.id, rows)).map(withUnshowable)),
      music: music === null ? null : playbackMusic(project.id, music),
      planned: await findPlanned(db, project.id, project.currentRunId),
    };
  });
}

/** Captions leave out what no font here has: whoever writes them is told. */
async function withUnshowable(row: PlayedRow & { readonly hasOwnWords: boolean }): Promise<PlaybackClip> {
  const words = row.analysis?.words ?? [];
  const unshowable = await unshowableCharacters(words.map(({ text }) => text).join(' '));
  return { ...playbackClip(row), ...(unshowable.length === 0 ? {} : { unshowable: [...unshowable] }) };
}

/** The address names the track: what was heard of another one is not this one's. */
function playbackMusic(projectId: number, { track: { id, analysis } }: ProjectMusic): PlaybackMusic {
  return {
    audioUrl: `/api/projects/${projectId}/music/audio?track=${id}`,
    loudness: analysis?.loudness ?? { stepSeconds: 1, levelsDb: [] },
    foundBeats: (analysis?.beats ?? []).map((atSeconds, beat) => ({
      atSeconds,
      loudness: analysis?.beatLoudness[beat] ?? 0,
    })),
    foundDownbeats: [...(analysis?.downbeats ?? [])],
  };
}

/** A run that is over has nothing planned: its plan is the project's, or nobody's. */
async function findPlanned(
  db: Database,
  projectId: number,
  runId: string | null,
): Promise<Playback['planned']> {
  if (runId === null) return null;
  const [run] = await db
    .select({ plan: runs.plan })
    .from(runs)
    .where(and(eq(runs.id, runId), inArray(runs.state, ['queued', 'running'])));
  if (run?.plan == null) return null;
  const mixed = await loadRunMusic(db, runId);
  const music = mixed === null ? null : { ...musicJson(mixed), ...playbackMusic(projectId, mixed) };
  return { runId, plan: run.plan, music };
}

type PlayedRow = Pick<
  ClipRow,
  | ('id' | 'projectId' | 'storedName' | 'sha256' | 'probe' | 'filmstripKey')
  | ('proxyKey' | 'proxyErrorCode' | 'analysis' | 'analysisError')
>;

function playbackClip({
  sha256,
  analysis,
  hasOwnWords,
  ...row
}: PlayedRow & { readonly hasOwnWords: boolean }): PlaybackClip {
  const { id, storedName, probe } = row;
  return {
    id,
    sha256,
    url: videoUrl(storedName),
    ...clipProxy(row),
    filmstripUrl: drawingUrls(row, false).filmstripUrl ?? null,
    probe: {
      durationSeconds: probe.durationSeconds,
      width: probe.width,
      height: probe.height,
      framesPerSecond: framesPerSecond(probe),
      audio: probe.audio === null ? null : {},
    },
    analysis: analysis === null ? null : playedAnalysis(analysis),
    hasOwnWords,
    loudness: analysis?.loudness ?? null,
    loudnessLufs: analysis?.measures.loudnessLufs ?? null,
  };
}

function playedAnalysis(analysis: NonNullable<PlayedRow['analysis']>): PlaybackClip['analysis'] {
  const { framing, shots, toneCorrection, words, language, speech, moments } = analysis;
  return {
    framing,
    shots,
    speech,
    moments,
    ...(toneCorrection == null ? {} : { toneCorrection }),
    faces: [...seenFaces(analysis)],
    ...(words === undefined ? {} : { words, language: language ?? null }),
  };
}
