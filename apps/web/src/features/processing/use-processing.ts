import { PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { asServerTime } from '../../api/server-time.ts';
import { type OwnProject, useOwnProject, useProjects } from '../../api/use-projects.ts';
import { awaitRun, forgetRun, isRunAwaited } from '../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn, doesExportFollow } from '../../lib/navigation/timeline-return.ts';
import { inViewTransition } from '../../lib/navigation/view-transition.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/**
 * The project, asked for every 2 s. What was known before the screen opened may be from before the run began, so it
 * counts as loading until the server has been asked.
 */
export function useProcessing(projectId: number): {
  readonly own: OwnProject;
  readonly isConnectionLost: boolean;
  /** When the server was last asked, by its own clock. */
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
    askedAtMs: asServerTime(dataUpdatedAt),
  };
}

/** Goes where the project's status leads, once; `isHeld` while something else decides where to go. */
export function useOutcome(project: Project, leadsBackToTimeline: boolean, isHeld: boolean): Outcome {
  const [, navigate] = useLocation();
  const { id, status } = project;
  // A failure is news where its run was waited for here, and stays it for as long as this screen stands.
  const [wasAwaited] = useState(() => isRunAwaited(id));
  const isNews = useRef(wasAwaited);
  const isRunning = status === 'processing';
  if (isRunning) isNews.current = true;
  const [isForExport] = useState(() => doesExportFollow(id));
  const outcome = outcomeOf(project, leadsBackToTimeline, !isNews.current, isForExport);
  const path = 'path' in outcome ? outcome.path : null;
  const failure = outcome.kind === 'failed' ? outcome.message : null;

  useEffect(() => {
    if (isRunning) awaitRun(id);
  }, [isRunning, id]);
  useEffect(() => {
    if (path === null || isHeld) return;
    if (failure !== null) toast({ variant: 'destructive', title: 'Processing Failed', description: failure });
    forgetRun(id);
    clearTimelineReturn();
    const go = () => navigate(path, { replace: true });
    if (path === `/preview/${id}`) inViewTransition(go);
    else go();
  }, [path, failure, isHeld, navigate, id]);

  return outcome;
}
