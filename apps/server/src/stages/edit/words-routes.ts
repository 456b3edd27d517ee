import { type ClipWord, CutroomError, clipIdsOfCut, wordsProblem } from '@cutroom/contract';
import { type Cue, cuesOfCaptions, readCues, subtitleFault, wordsOfCues } from '@cutroom/handoff';
import { captionsOf, planSpec, wordsInClip, wordsInReel } from '@cutroom/reel';
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { clips, type ProjectRow, projects } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import { changedCaptions } from '../../projects/caption-look.ts';
import { CLIP_ORDER } from '../../projects/clip-order.ts';
import { findClip, findOwnWords, keepWords, withOwnWords, wordsOf } from '../../projects/clip-words.ts';
import { changePlan } from '../../projects/plan-versions.ts';
import { loadProjectJson } from '../../projects/project-json.ts';
import { applyEvent, findOwnedProject, lockOwnedProject } from '../../projects/project-rows.ts';

/** The words of clips: what was heard, put right, written by hand, or brought as a subtitle file. */
export function registerWordsRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  handleCall(app, 'getWords', async ({ user, params, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    const { id } = await findOwnedProject(db, user.id, params.id);
    return wordsOf(await findClip(db, id, params.clipId), await findOwnWords(db, id));
  });

  handleCall(app, 'putWords', async ({ user, params, body }) => {
    const words = body.map((word) => ({ ...word, text: word.text.replaceAll(/ +/g, ' ').trim() }));
    return db.transaction(async (tx) => {
      const project = await lockEditable(tx, user.id, params.id);
      const { sha256, probe } = await findClip(tx, project.id, params.clipId);
      requireWords(words, probe.durationSeconds);
      await keepWords(tx, project, sha256, words);
      await markEdited(tx, project, [params.clipId]);
      await markOthersEdited(tx, project, [sha256]);
      return words;
    });
  });

  handleCall(app, 'editCaptions', async ({ user, params, body }) => {
    await db.transaction(async (tx) => {
      const project = await lockEditable(tx, user.id, params.id);
      const { editingPlan } = project;
      if (editingPlan === null) throw new CutroomError('plan_missing');
      const rows = await tx
        .select({ id: clips.id, analysis: clips.analysis })
        .from(clips)
        .where(eq(clips.projectId, project.id));
      const plan = changedCaptions(editingPlan, body, rows);
      await applyEvent(tx, project, 'edit_timeline', await changePlan(tx, project, plan));
    });
    return loadProjectJson(db, user.id, params.id);
  });

  handleCall(app, 'importCaptions', async ({ user, params, body }) => {
    const { clipId } = body;
    const fault = subtitleFault(body.text);
    if (fault !== null) throw new CutroomError('words_text', { message: FILE_FAULTS[fault] });
    const cues = readCues(body.text);
    return db.transaction(async (tx) => {
      const project = await lockEditable(tx, user.id, params.id);
      if (clipId !== undefined) await findClip(tx, project.id, clipId);
      if (cues.length === 0) throw new CutroomError('captions_file');
      const taken =
        clipId === undefined
          ? await ontoReel(tx, project, cues)
          : await ontoClip(tx, project, clipId, wordsOfCues(cues));
      await markEdited(tx, project, taken.clipIds);
      await markOthersEdited(tx, project, taken.files);
      return { words: taken.words, clips: taken.clipIds.length, leftOut: taken.leftOut };
    });
  });
}

/** @throws CutroomError `status_conflict` while a video is being made of these words */
async function lockEditable(tx: Database, ownerId: string, projectId: number): Promise<ProjectRow> {
  const project = await lockOwnedProject(tx, ownerId, projectId);
  if (project.status === 'processing') throw new CutroomError('status_conflict', { message: BEING_MADE });
  return project;
}

const FILE_FAULTS: { readonly [F in NonNullable<ReturnType<typeof subtitleFault>>]: string } = {
  control: 'This file holds control characters, which no caption has. Nothing was changed.',
  markup: 'This file holds markup that is none of subtitles. Nothing was changed.',
  long: 'A caption of this file is longer than 1,000 characters. Nothing was changed.',
  together: 'Two captions of this file begin at the same time. Nothing was changed.',
};

const BEING_MADE = 'The video is being made with these words. Wait until it is finished, or cancel it.';

/** @throws CutroomError `words_text`, `words_times` */
function requireWords(words: readonly ClipWord[], clipSeconds: number): void {
  const problem = wordsProblem(words, clipSeconds);
  if (problem === null) return;
  throw new CutroomError(problem.code, problem.message === undefined ? {} : { message: problem.message });
}

/**
 * The account's other projects with these files show the words, too. One that somebody is just changing is left to them: two
 * that wait for each other would both fail.
 */
async function markOthersEdited(tx: Database, own: ProjectRow, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const others = await tx
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, own.ownerId),
        ne(projects.id, own.id),
        eq(projects.status, 'completed'),
        exists(
          tx
            .select({ one: sql`1` })
            .from(clips)
            .where(and(eq(clips.projectId, projects.id), inArray(clips.sha256, [...files]))),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  for (const project of others) {
    const rows = await tx
      .select({ id: clips.id })
      .from(clips)
      .where(and(eq(clips.projectId, project.id), inArray(clips.sha256, [...files])));
    await markEdited(
      tx,
      project,
      rows.map(({ id }) => id),
    );
  }
}

/** A finished video that shows other words is not what its edit says any more. */
async function markEdited(tx: Database, project: ProjectRow, clipIds: readonly string[]): Promise<void> {
  const plan = project.editingPlan;
  const isShown = plan?.selectedClips.some((cut) => clipIdsOfCut(cut).some((id) => clipIds.includes(id)));
  if (project.status === 'completed' && plan?.style?.captions === true && isShown === true)
    await applyEvent(tx, project, 'edit_timeline');
}

interface Taken {
  readonly clipIds: readonly string[];
  /** Hashes of the files whose words they are now. */
  readonly files: readonly string[];
  readonly words: number;
  readonly leftOut: number;
}

/** @throws CutroomError `plan_missing`, `captions_elsewhere` */
async function ontoReel(tx: Database, project: ProjectRow, cues: readonly Cue[]): Promise<Taken> {
  const { editingPlan } = project;
  if (editingPlan === null) throw new CutroomError('plan_missing');
  const rows = await tx
    .select()
    .from(clips)
    .where(eq(clips.projectId, project.id))
    .orderBy(...CLIP_ORDER);
  const written = await findOwnWords(tx, project.id);
  const style = { pace: 'medium', sound: 'original', ...editingPlan.style, captions: true } as const;
  const { cuts } = planSpec({ ...editingPlan, style }, await withOwnWords(tx, project.id, rows));
  const wordsSoFar = (sourceId: string): readonly ClipWord[] => {
    const clip = rows.find(({ sha256 }) => sha256 === sourceId);
    return clip === undefined ? [] : wordsOf(clip, written);
  };
  const known = cuesOfCaptions(cues, captionsOf(cuts), wordsSoFar);
  const words = wordsOfCues(known.others);
  const { ofFiles, leftOut } = wordsInReel(words, cuts, wordsSoFar, known.ofFiles);
  const taken = words.length - leftOut + [...known.ofFiles.values()].flat().length;
  if (taken === 0) throw new CutroomError('captions_elsewhere');
  for (const [sha256, own] of ofFiles) await keepWords(tx, project, sha256, own);
  return {
    clipIds: rows.filter(({ sha256 }) => ofFiles.has(sha256)).map(({ id }) => id),
    files: [...ofFiles.keys()],
    words: taken,
    leftOut,
  };
}

async function ontoClip(
  tx: Database,
  project: ProjectRow,
  clipId: string,
  words: readonly ClipWord[],
): Promise<Taken> {
  const { sha256, probe } = await findClip(tx, project.id, clipId);
  const own = wordsInClip(words, probe.durationSeconds);
  if (own.length === 0) throw new CutroomError('captions_elsewhere');
  await keepWords(tx, project, sha256, own);
  return { clipIds: [clipId], files: [sha256], words: own.length, leftOut: words.length - own.length };
}
