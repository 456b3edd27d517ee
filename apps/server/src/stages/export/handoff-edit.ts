import { type ClipProbe, CutroomError, type HandoffMedia } from '@cutroom/contract';
import {
  type HandoffClip,
  type HandoffEdit,
  type HandoffFile,
  type HandoffMusic,
  handoffEdit,
  MUSIC_FOLDER,
  mediaNames,
  musicFileName,
} from '@cutroom/handoff';
import { constantRate, proxySize } from '@cutroom/media';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips, type ProjectRow } from '../../platform/database/schema.ts';
import { CLIP_ORDER } from '../../projects/clip-order.ts';
import { withOwnWords } from '../../projects/clip-words.ts';
import { findMusic, type ProjectMusic } from '../../projects/music/project-music.ts';
import { ownFileName } from '../../projects/own-file-name.ts';

/** A project's edit for other editors, and where the files of its clips are stored. */
export interface StoredEdit {
  readonly edit: HandoffEdit;
  /** In the order of the edit's media. A key is null where the file is not made yet. */
  readonly files: readonly { readonly path: string; readonly key: string | null }[];
  /** The music's samples, as `TRACK_FORMAT` says; null without music. */
  readonly music: { readonly path: string; readonly key: string; readonly bytes: number } | null;
}

/**
 * @param media of which the timeline speaks; 'none' speaks of the originals, which are then looked for beside it
 * @param folder of the clips, with a final `/`; '' where they lie beside the timeline
 * @throws CutroomError `plan_missing` where there is no plan, or nothing of it is left
 */
export async function storedEdit(
  db: Database,
  project: ProjectRow,
  { media, folder }: { readonly media: HandoffMedia; readonly folder: string },
): Promise<StoredEdit> {
  const plan = project.editingPlan;
  if (plan === null) throw new CutroomError('plan_missing');
  const found = await db
    .select()
    .from(clips)
    .where(eq(clips.projectId, project.id))
    .orderBy(...CLIP_ORDER);
  const rows = await withOwnWords(db, project.id, found);
  const names = rows.map(ownFileName);
  const paths = mediaNames(names, media);
  const handed = rows.map((clip, index): HandoffClip => {
    const path = `${folder}${paths[index] ?? clip.storedName}`;
    const facts = media === 'proxies' ? proxyFacts(clip.probe) : originalFacts(clip.probe);
    const { id, sha256, probe, analysis, hasOwnWords } = clip;
    return { id, sha256, probe, analysis, hasOwnWords, file: { path, name: names[index] ?? path, ...facts } };
  });
  const track = await findMusic(db, project.id);
  const music = track === null ? null : handoffMusic(track, { media, folder });
  const edit = handoffEdit(project, plan, handed, music);
  if (edit.cuts.length === 0) throw new CutroomError('plan_missing');
  const keys = new Map(rows.map((clip) => [clip.id, media === 'proxies' ? clip.proxyKey : clip.storageKey]));
  return {
    edit,
    files: edit.media.map(({ clipId, path }) => ({ path, key: keys.get(clipId) ?? null })),
    music:
      track === null || edit.music === null
        ? null
        : { path: edit.music.path, key: track.track.storageKey, bytes: track.track.bytes },
  };
}

/** Handed over as a WAV, for of the uploaded file only its samples are kept; null where it has not been listened to. */
function handoffMusic(
  { track, settings }: ProjectMusic,
  { media, folder }: { readonly media: HandoffMedia; readonly folder: string },
): HandoffMusic | null {
  if (track.analysis === null) return null;
  const { name, durationSeconds, analysis } = track;
  const fileName = musicFileName(name, media);
  // A folder of its own: no clip's name is in its way.
  const path = `${folder}${folder === '' ? '' : `${MUSIC_FOLDER}/`}${fileName}`;
  return { name, path, durationSeconds, music: { ...settings, loudness: analysis.loudness } };
}

type FileFacts = Omit<HandoffFile, 'path' | 'name'>;

function originalFacts({ width, height, frameRate, isVariableFrameRate, audio }: ClipProbe): FileFacts {
  return { width, height, frameRate: isVariableFrameRate ? null : frameRate, audio };
}

function proxyFacts(probe: ClipRow['probe']): FileFacts {
  return { ...proxySize(probe), frameRate: constantRate(probe), audio: probe.audio };
}
