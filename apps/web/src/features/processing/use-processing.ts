import { PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type OwnProject, useOwnProject, useProjects } from '../../api/use-projects.ts';
import { clearTimelineReturn, doesExportFollow } from '../../lib/navigation/timeline-return.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isFailureTold, markFailureTold } from './told-failure.ts';

/**
 * The project, asked for every 2 s. What was known before the screen opened may be from before the run began, so it
 * counts as loading until the server has been asked.
 */
export function useProcessing(projectId: number): {
  readonly own: OwnProject;
  readonly isConnectionLost: boolean;
  /** When the server was last asked. */
  readonly askedAtMs: number;
} {
  const [openedAtMs] = useState(Date.now);
  const own = useOwnProject(projectId, { refetchInterval: PROCESSING_POLL_MS });
  const { refetch, dataUpdatedAt, isError } = useProjects();
  useEffect(() => void refetch(), [refetch]);

  const isKnown = own.state === 'ready' || own.state === 'missing';
  const isOutdated = isKnown && dataUpdatedAt < openedAtMs;
  return {
    own: isOutdated ? { state: 'loading' } : own,
    isConnectionLost: isError,
    askedAtMs: dataUpdatedAt,
  };
}

/** Goes where the project's status leads, once; `isHeld` while something else decides where to go. */
export function useOutcome(project: Project, leadsBackToTimeline: boolean, isHeld: boolean): Outcome {
  const [, navigate] = useLocation();
  const { id, run } = project;
  const runId = run?.id ?? '';
  // As the screen opened: what is said here is news for as long as it stands.
  const [toldRunId] = useState(() => (isFailureTold(id, runId) ? runId : null));
  const [isForExport] = useState(() => doesExportFollow(id));
  const outcome = outcomeOf(project, leadsBackToTimeline, toldRunId === runId, isForExport);
  const path = 'path' in outcome ? outcome.path : null;
  const failure = outcome.kind === 'failed' ? outcome.message : null;

  useEffect(() => {
    if (path === null || isHeld) return;
    if (failure !== null) {
      toast({ variant: 'destructive', title: 'Processing Failed', description: failure });
      markFailureTold(id, runId);
    }
    clearTimelineReturn();
    navigate(path, { replace: true });
  }, [path, failure, isHeld, navigate, id, runId]);

  return outcome;
}
