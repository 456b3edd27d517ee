import type { Project } from '@cutroom/contract';
import { useState, useSyncExternalStore } from 'react';
import { doesExportFollow } from '../../../lib/navigation/timeline-return.ts';
import {
  getPromisedRuns,
  promiseRun,
  subscribeToPromisedRuns,
} from '../../../lib/notifications/promised-runs.ts';
import { allowNotifications, canNotify } from '../../../lib/notifications/system-notification.ts';

export interface TellWhenReady {
  readonly state: 'offered' | 'promised' | 'refused' | 'impossible';
  readonly ask: () => void;
}

/** Promises a notification at the end of a run to whoever asks for it; `RunTeller` keeps the promise. */
export function useTellWhenReady(
  { id: projectId, run }: Pick<Project, 'id' | 'run'>,
  leadsBackToTimeline: boolean,
): TellWhenReady {
  const [offer, setOffer] = useState<'offered' | 'refused' | 'impossible'>(() =>
    canNotify() ? 'offered' : 'impossible',
  );
  const promised = useSyncExternalStore(subscribeToPromisedRuns, getPromisedRuns, getPromisedRuns);
  const runId = run?.id;
  const isPromised = promised.some((one) => one.runId === runId);
  const answer = (permission: NotificationPermission) => {
    if (permission === 'denied') setOffer('refused');
    else if (permission === 'granted' && runId !== undefined)
      promiseRun({ projectId, runId, leadsBackToTimeline, isForExport: doesExportFollow(projectId) });
  };
  return {
    state: isPromised ? 'promised' : offer,
    ask: () => void allowNotifications().then(answer),
  };
}
