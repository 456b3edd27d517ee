import { useEffect, useState } from 'react';
import { allowNotifications, canNotify, notify } from '../../lib/notifications/system-notification.ts';
import type { Outcome } from './outcome.ts';

export interface TellWhenReady {
  readonly state: 'offered' | 'promised' | 'refused' | 'impossible';
  readonly ask: () => void;
}

/** A notification of the system at the end of a run, for whoever asked for it and is looking at something else. */
export function useTellWhenReady(title: string, outcome: Outcome): TellWhenReady {
  const [state, setState] = useState<TellWhenReady['state']>(() => (canNotify() ? 'offered' : 'impossible'));
  const path = 'path' in outcome ? outcome.path : null;
  const failure = outcome.kind === 'failed' ? outcome.message : null;
  const isPromised = state === 'promised';
  useEffect(() => {
    if (path === null || !isPromised || document.visibilityState === 'visible') return;
    const said =
      failure === null
        ? { title: 'Your video is ready', body: title }
        : { title: 'No video was made', body: failure };
    void notify({ ...said, path });
  }, [path, failure, isPromised, title]);
  return {
    state,
    ask: () => void allowNotifications().then((isAllowed) => setState(isAllowed ? 'promised' : 'refused')),
  };
}
