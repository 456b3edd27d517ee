import { LOGIN_REDIRECT_DELAY_MS } from '@cutroom/contract';
import { forgetAllDrafts } from '../draft-storage.ts';
import { toast } from '../notifications/toast.ts';

export const LOGIN_PATH = '/api/login';
const LOGOUT_PATH = '/api/logout';

/** The sign-in address that leads back to `returnTo`, a path of this site. */
export function loginPath(returnTo: string): string {
  return returnTo === '/' ? LOGIN_PATH : `${LOGIN_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Browser navigation to sign-in, at once. */
export function goToLogin(): void {
  window.location.assign(loginPath(window.location.pathname + window.location.search));
}

export function goToLogout(): void {
  forgetAllDrafts();
  window.location.assign(LOGOUT_PATH);
}

let isLeaving = false;
/** The page stays while sign-in is fetched: calls that fail meanwhile say nothing new. Longer, and somebody kept it open. */
const LEAVING_MS = 10_000;

/** Says that the session is over, then goes to sign-in 500 ms later. Many failing calls redirect once. */
export function announceAndGoToLogin(): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({
    variant: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  window.setTimeout(goToLogin, LOGIN_REDIRECT_DELAY_MS);
  window.setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
}
