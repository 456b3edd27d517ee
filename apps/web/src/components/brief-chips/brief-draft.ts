import type { Brief, Project } from '@cutroom/contract';
import { useCallback, useMemo, useState } from 'react';
import { attempt, tabStorage } from '../../lib/tab-storage.ts';
import { editsOf } from './editing/brief-edits.ts';

/**
 * What was changed by hand, kept in this tab until a video is made with it; null where that was taken back, undefined where nothing is
 * kept. A run that led to nothing leaves it. It is only ever sent to the server, which reads it as anybody's.
 */
export function readBriefDraft(
  { id, run }: Pick<Project, 'id' | 'run'>,
  storage = tabStorage(),
): Brief | null | undefined {
  const before = attempt(() => storage?.getItem(sentKey(id))) ?? null;
  if (before !== null && run?.state === 'succeeded' && run.id !== before) forgetBriefDraft(id, storage);
  const kept = attempt(() => storage?.getItem(draftKey(id))) ?? null;
  return kept === null ? undefined : (JSON.parse(kept) as Brief | null);
}

export function keepBriefDraft(projectId: number, edits: Brief | null, storage = tabStorage()): void {
  attempt(() => storage?.setItem(draftKey(projectId), JSON.stringify(edits)));
  attempt(() => storage?.removeItem(sentKey(projectId)));
}

/**
 * A video is being made with it: once that is there, the next visit starts from its plan.
 * @param run the project's newest run before that one
 */
export function markBriefDraftSent({ id, run }: Pick<Project, 'id' | 'run'>, storage = tabStorage()): void {
  attempt(() => storage?.setItem(sentKey(id), run?.id ?? ''));
}

export function forgetBriefDraft(projectId: number, storage = tabStorage()): void {
  attempt(() => storage?.removeItem(draftKey(projectId)));
  attempt(() => storage?.removeItem(sentKey(projectId)));
}

function draftKey(projectId: number): string {
  return `cutroom-brief-draft-${projectId}`;
}

function sentKey(projectId: number): string {
  return `cutroom-brief-sent-${projectId}`;
}

export interface BriefEdits {
  readonly edits: Brief | null;
  readonly change: (edits: Brief | null) => void;
  /** The server has them, and makes a video with them. */
  readonly markSent: () => void;
}

/** The changes of this tab, or else those that the project's plan was made with, which are followed until somebody changes them. */
export function useBriefEdits(project: Pick<Project, 'id' | 'editingPlan' | 'run'>): BriefEdits {
  const { id, editingPlan } = project;
  const [own, setOwn] = useState(() => readBriefDraft(project));
  const planned = useMemo(() => plannedEdits(editingPlan), [editingPlan]);
  const change = useCallback(
    (next: Brief | null) => {
      setOwn(next);
      keepBriefDraft(id, next);
    },
    [id],
  );
  return {
    edits: own === undefined ? planned : own,
    change,
    markSent: () => markBriefDraftSent(project),
  };
}

function plannedEdits(plan: Project['editingPlan']): Brief | null {
  return plan?.brief === undefined ? null : editsOf(plan.brief);
}
