import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts } from '../notifications/toast.ts';
import { announceAndGoToLogin, loginPath } from './sign-in-redirect.ts';

describe('loginPath', () => {
  it('remembers where the visitor was going', () => {
    expect(loginPath('/preview/7?from=mail')).toBe('/api/login?returnTo=%2Fpreview%2F7%3Ffrom%3Dmail');
  });

  it('needs no return path from the front page', () => {
    expect(loginPath('/')).toBe('/api/login');
  });
});

describe('announceAndGoToLogin', () => {
  const assign = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    assign.mockClear();
    vi.stubGlobal('window', { setTimeout, location: { pathname: '/export/3', search: '', assign } });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the notification and leaves after 500 ms, once for many failing calls', () => {
    announceAndGoToLogin();
    announceAndGoToLogin();
    expect(getToasts().filter((shown) => shown.isOpen)).toMatchObject([
      {
        variant: 'destructive',
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
      },
    ]);
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign.mock.calls).toEqual([['/api/login?returnTo=%2Fexport%2F3']]);
    // The page is still there until sign-in has come.
    vi.advanceTimersByTime(9000);
    announceAndGoToLogin();
    vi.advanceTimersByTime(500);
    expect(assign).toHaveBeenCalledOnce();
    // Somebody stayed.
    announceAndGoToLogin();
    vi.advanceTimersByTime(500);
    expect(assign).toHaveBeenCalledTimes(2);
  });
});
