import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, getToasts } from '../../lib/notifications/toast.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { runHook } from '../../testing/run-hook.tsx';
import { useShare } from './share/use-share.ts';
import { useDownload } from './use-download.ts';

const download = () =>
  Response.json({ downloadUrl: '/api/videos/reel_1.mp4?download=1', filename: 'Beach.mp4' });
const share = () =>
  Response.json({
    downloadUrl: 'https://cutroom.test/api/shared/x',
    platform: 'tiktok',
    instructions: '1. Save it.',
    shareUrl: 'https://www.tiktok.com/upload',
  });
const project = { id: 7, title: 'Beach' };
const shownToast = () => getToasts().find(({ isOpen }) => isOpen);

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of getToasts()) closeToast(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts the download, says so, and takes its link away a second later', async () => {
  const link = { click: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => {} } });
  const calls = fakeServer(download());
  await runHook(() => useDownload(7)).mutateAsync();
  expect(calls).toEqual([{ method: 'POST', path: '/api/projects/7/download' }]);
  expect(link).toMatchObject({ href: '/api/videos/reel_1.mp4?download=1', download: 'Beach.mp4' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe('Download Started');
  vi.advanceTimersByTime(999);
  expect(link.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(link.remove).toHaveBeenCalledOnce();
});

it('says when the browser cannot start the download', async () => {
  vi.stubGlobal('document', {
    createElement: () => {
      throw new Error('no');
    },
  });
  fakeServer(download());
  await runHook(() => useDownload(7)).mutateAsync();
  expect(shownToast()).toMatchObject({
    title: 'Export Error',
    description: 'Unable to start download. Please try again.',
  });
});

it('says when there is nothing to download', async () => {
  fakeServer(refusal(409, 'video_not_ready', 'The video is not ready yet.'));
  await expect(runHook(() => useDownload(7)).mutateAsync()).rejects.toThrow('409: ');
  expect(shownToast()).toMatchObject({
    title: 'Download Error',
    description: 'Failed to download video. Please try again or contact support.',
  });
});

it('leaves it to the sign-in notification when the session is over', async () => {
  fakeServer(refusal(401, 'unauthorized', 'Unauthorized'));
  await expect(runHook(() => useDownload(7)).mutateAsync()).rejects.toThrow('401: ');
  expect(shownToast()).toBeUndefined();
});

it('says when sharing is complete', async () => {
  vi.stubGlobal('navigator', { share: async () => {} });
  const calls = fakeServer(share());
  await runHook(() => useShare(project)).mutateAsync('tiktok');
  expect(calls).toEqual([{ method: 'POST', path: '/api/projects/7/share' }]);
  await vi.waitFor(() => expect(shownToast()?.title).toBe('Sharing Complete'));
});

it("does not wait for the browser's dialog, which some never tell the end of", async () => {
  vi.stubGlobal('navigator', { share: () => new Promise(() => {}) });
  fakeServer(share());
  await expect(runHook(() => useShare(project)).mutateAsync('tiktok')).resolves.toBeDefined();
});

it('says when a link to share could not be had', async () => {
  fakeServer(new TypeError('Failed to fetch'));
  await expect(runHook(() => useShare(project)).mutateAsync('tiktok')).rejects.toThrow('Failed to fetch');
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    title: 'Action Failed',
    description: 'Failed to process request. Please try again.',
  });
});
