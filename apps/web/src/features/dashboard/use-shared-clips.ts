import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { statusOf } from '../../api/api-error.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { forgetSharedClips, sharedClips } from '../../lib/service-worker/shared-clips.ts';

const LOCK = 'cutroom-shared-clips';

/** Why clips of the share sheet are not here, by the address that opens the app then. */
const NOT_TAKEN = [
  // The service worker could not keep them (service-worker/shared-clips.ts).
  ['failed', 'This browser had no room for the clips you shared. Choose them here instead.'],
  // There was no service worker to take them. This visit brings one.
  ['missed', 'The app was not ready for the clips you shared. Share them again, or choose them here.'],
] as const;

/**
 * Clips that the share sheet of a phone gave to the app begin a project of their own, once somebody is signed in.
 * @param begin makes the project and leads to its uploads; fails where it could not be made
 */
export function useSharedClips(begin: (files: readonly File[]) => Promise<unknown>): void {
  const [, navigate] = useLocation();
  const take = useEffectEvent(async () => {
    const clips = await sharedClips();
    if (clips.length === 0) return;
    try {
      await begin(clips);
    } catch (error) {
      // Told by the call itself. What the server refuses now it would refuse at every visit.
      const status = statusOf(error) ?? 500;
      if (status === 401 || status >= 500) return;
    }
    await forgetSharedClips();
  });
  const tellFailure = useEffectEvent(() => {
    const reason = new URLSearchParams(window.location.search).get('shared');
    const description = NOT_TAKEN.find(([name]) => name === reason)?.[1];
    if (description === undefined) return;
    navigate('/dashboard', { replace: true });
    toast({ variant: 'destructive', title: 'Clips Not Taken', description });
  });
  useEffect(() => {
    tellFailure();
    // Two windows must not make two projects of them; without locks there is no service worker either.
    if ('locks' in navigator)
      void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && take());
  }, []);
}
