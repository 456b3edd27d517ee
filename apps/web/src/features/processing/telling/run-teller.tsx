import { PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useProjects } from '../../../api/use-projects.ts';
import { forgetRun } from '../../../lib/navigation/awaited-runs.ts';
import { endPromise, type PromisedRun } from '../../../lib/notifications/promised-runs.ts';
import { notify } from '../../../lib/notifications/system-notification.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { type PromisedEnd, promisedEnd } from './promised-end.ts';

/**
 * Tells how the promised runs end, on whatever screen somebody is: by the system where nobody looks at the page, else by a
 * notification of ours, but for who watches the progress, whose screen goes on by itself.
 */
export function RunTeller({ promised }: { readonly promised: readonly PromisedRun[] }) {
  const { data: projects } = useProjects({ refetchInterval: PROCESSING_POLL_MS });
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (projects === undefined) return;
    for (const promise of promised) {
      const project = projects.find(({ id }) => id === promise.projectId);
      const end = promisedEnd(promise, project);
      if (end.kind === 'waiting') continue;
      endPromise(promise);
      if (end.kind === 'void' || project === undefined) continue;
      if (document.visibilityState !== 'visible') void notify(systemText(project, end));
      else if (path !== `/processing/${project.id}` && path !== end.path) {
        forgetRun(project.id);
        toastEnd(project, end, navigate);
      }
    }
  }, [projects, promised, path, navigate]);
  return null;
}

type ToldEnd = Extract<PromisedEnd, { readonly path: string }>;

function systemText({ title }: Pick<Project, 'title'>, end: ToldEnd) {
  return end.kind === 'ready'
    ? { title: 'Your video is ready', body: title, path: end.path }
    : { title: 'No video was made', body: end.message, path: end.path };
}

function toastEnd({ title }: Pick<Project, 'title'>, end: ToldEnd, open: (path: string) => void): void {
  if (end.kind === 'failed') {
    toast({ variant: 'destructive', title: 'Processing Failed', description: `${title}: ${end.message}` });
    return;
  }
  const action = { label: 'View', altText: 'View it from the dashboard', onPress: () => open(end.path) };
  toast({ title: 'Your video is ready', description: title, action });
}
