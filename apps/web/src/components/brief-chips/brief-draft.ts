import type { Brief, Project } from '@cutroom/contract';
import { useCallback, useState } from 'react';
import { attempt, tabStorage } from '../../lib/tab-storage.ts';
import { editsOf } from './editing/brief-edits.ts';

/**
 * What was changed by hand and not sent yet, kept in this tab; null where nothing is kept. It is only ever sent to the server, which
 * reads it as anybody's.
 */
function readBriefDraft(projectId: number, storage = tabStorage()): Brief | null {
  const kept = attempt(() => storage?.getItem(draftKey(projectId))) ?? null;
  return kept === null ? null : (JSON.parse(kept) as Brief);
}

function keepBriefDraft(projectId: number, edits: Brief | null, storage = tabStorage()): void {
  attempt(() => storage?.setItem(draftKey(projectId), JSON.stringify(edits)));
}

export function forgetBriefDraft(projectId: number, storage = tabStorage()): void {
  attempt(() => storage?.removeItem(draftKey(projectId)));
}

function draftKey(projectId: number): string {
  return `cutroom-brief-draft-${projectId}`;
}

export interface BriefEdits {
  readonly edits: Brief | null;
  readonly change: (edits: Brief | null) => void;
  /** The server has them: the next visit starts from the plan. */
  readonly forget: () => void;
}

/** The changes of this tab, or else those that the project's plan was made with. */
export function useBriefEdits({ id, editingPlan }: Pick<Project, 'id' | 'editingPlan'>): BriefEdits {
  const [edits, setEdits] = useState(() => readBriefDraft(id) ?? plannedEdits(editingPlan));
  const change = useCallback(
    (next: Brief | null) => {
      setEdits(next);
      keepBriefDraft(id, next);
    },
    [id],
  );
  return {
    edits,
    change,
    forget: () => forgetBriefDraft(id),
  };
}

function plannedEdits(plan: Project['editingPlan']): Brief | null {
  return plan?.brief === undefined ? null : editsOf(plan.brief);
}
