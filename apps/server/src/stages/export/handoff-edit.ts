import { type ClipProbe, CutroomError, type HandoffMedia } from '@cutroom/contract';
import {
  type HandoffClip,
  type HandoffEdit,
  type HandoffFile,
  handoffEdit,
  mediaNames,
} from '@cutroom/handoff';
import { constantRate, proxySize } from '@cutroom/media';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips, type ProjectRow } from '../../platform/database/schema.ts';
import { withOwnWords } from '../../projects/clip-words.ts';
import { ownFileName } from '../../projects/own-file-name.ts';

/** A project's edit for other editors, and where the files of its clips are stored. */
export interface StoredEdit {
  readonly edit: HandoffEdit;
  /** In the order of the edit's media. A key is null where the file is not made yet. */
  readonly files: readonly { readonly path: string; readonly key: string | null }[];
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
    .orderBy(asc(clips.sequence));
  const rows = await withOwnWords(db, project.id, found);
  const names = rows.map(ownFileName);
  const paths = mediaNames(names, media === 'proxies' ? 'mp4' : undefined);
  const handed = rows.map((clip, index): HandoffClip => {
    const path = `${folder}${paths[index] ?? clip.storedName}`;
    const facts = media === 'proxies' ? proxyFacts(clip.probe) : originalFacts(clip.probe);
    const { id, sha256, probe, analysis, hasOwnWords } = clip;
    return { id, sha256, probe, analysis, hasOwnWords, file: { path, name: names[index] ?? path, ...facts } };
  });
  const edit = handoffEdit(project, plan, handed);
  if (edit.cuts.length === 0) throw new CutroomError('plan_missing');
  const keys = new Map(rows.map((clip) => [clip.id, media === 'proxies' ? clip.proxyKey : clip.storageKey]));
  return {
    edit,
    files: edit.media.map(({ clipId, path }) => ({ path, key: keys.get(clipId) ?? null })),
  };
}

type FileFacts = Omit<HandoffFile, 'path' | 'name'>;

function originalFacts({ width, height, frameRate, isVariableFrameRate, audio }: ClipProbe): FileFacts {
  return { width, height, frameRate: isVariableFrameRate ? null : frameRate, audio };
}

function proxyFacts(probe: ClipRow['probe']): FileFacts {
  return { ...proxySize(probe), frameRate: constantRate(probe), audio: probe.audio };
}
