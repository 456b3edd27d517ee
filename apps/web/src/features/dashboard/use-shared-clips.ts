import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { statusOf } from '../../api/api-error.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { forgetSharedClips, sharedClips } from '../../lib/service-worker/shared-clips.ts';

const LOCK = 'cutroom-shared-clips';

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
    if (new URLSearchParams(window.location.search).get('shared') !== 'failed') return;
    navigate('/dashboard', { replace: true });
    toast({
      variant: 'destructive',
      title: 'Clips Not Taken',
      description: 'This browser had no room for the clips you shared. Choose them here instead.',
    });
  });
  useEffect(() => {
    tellFailure();
    // Two windows must not make two projects of them; without locks there is no service worker either.
    if ('locks' in navigator)
      void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && take());
  }, []);
}
