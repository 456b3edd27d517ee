import { readFileSync } from 'node:fs';
import type { PlaybackClip } from '@cutroom/contract';
import type { Page, Route } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { clip } from '../harness/footage/footage.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, link, openNotifying, test, toastRegion } from '../harness/screens/screen.ts';
import { openTimeline } from '../harness/screens/timeline-screen.ts';

// The device itself is offline, as in offline.spec.ts, while an edit plays from its clips.

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });
const seek = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const stalled = (page: Page) => player(page).getByText('Video playback stalled. Checking connection...');
const unplayable = (page: Page) => player(page).getByText('This clip cannot be played here');
const failed = (page: Page) => player(page).getByText('Network error - check your connection');

const [FIRST] = PLAYBACK_CLIPS;
if (FIRST === undefined) throw new Error('There are no sample clips');
/** The last of them is one more than a player loads ahead. */
const CLIPS = ['clip-a', 'clip-b', 'clip-c', 'clip-d'].map(
  (id): PlaybackClip => ({
    ...FIRST,
    id,
    sha256: id,
    url: `/api/videos/${id}.mp4`,
    proxyUrl: `/api/videos/${id}.proxy.mp4`,
  }),
);
const PLAN = {
  title: '',
  description: '',
  instructions: '',
  selectedClips: CLIPS.map(({ id }, order) => ({ clipId: id, startTime: 0.2, endTime: 2.2, order })),
};
const LAST_CUT_SECONDS = 6;
const END_SECONDS = 8;
const PROJECT = sampleProject({ editingPlan: PLAN });

/** The last clip's file is asked for and not answered. @returns lets the connection break under it */
function holdLast(api: FakeApi): { readonly asked: Promise<void>; readonly drop: () => void } {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isDropped = false;
  const file = readFileSync(clip('portrait'));
  answerPlayback(api, CLIPS);
  api.handle('/api/videos/', async (route) => {
    if (isDropped || !route.request().url().includes('clip-d')) return answerFile(route, file, 'video/mp4');
    asked.resolve();
    await held.promise;
    await route.abort('internetdisconnected');
  });
  return {
    asked: asked.promise,
    drop: () => {
      isDropped = true;
      held.resolve();
    },
  };
}

const OPENED = {
  'the timeline': async (page: Page, api: FakeApi) => {
    await openTimeline(page, api, PROJECT);
    await toastRegion(page).waitFor({ state: 'attached' });
    await expect(player(page)).toHaveAttribute('data-shown');
    await player(page).getByRole('button', { name: 'Play video' }).click();
  },
  'an earlier take': async (page: Page, api: FakeApi) => {
    api.projects = [PROJECT];
    api.answer(
      'listPlans',
      [2, 1].map((number) => ({
        id: `take-${number}`,
        number,
        createdAt: '2026-11-20T10:00:00.000Z',
        origin: 'generated' as const,
        prompt: 'Calm.',
        director: 'local' as const,
        clipCount: 4,
        firstCut: PLAN.selectedClips[0] ?? null,
        seconds: END_SECONDS,
        isCurrent: number === 2,
      })),
    );
    api.answer('getPlan', PLAN);
    await openNotifying(page, `/preview/${PROJECT_ID}`);
    await button(page, /^Take 1 by /).click();
  },
  'the planned edit': async (page: Page, api: FakeApi) => {
    api.projects = [processingProject(30)];
    api.answer('getPlayback', { clips: CLIPS, planned: { runId: 'run-1', plan: PLAN } });
    await openNotifying(page, `/processing/${PROJECT_ID}`);
    await link(page, 'Watch now').click();
  },
} as const;

for (const [name, open] of Object.entries(OPENED)) {
  test(`${name} says that the connection is lost, waits for it and plays on with it`, {
    tag: '@both',
  }, async ({ page, api }) => {
    const last = holdLast(api);
    await open(page, api);
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await last.asked;
    await api.goOffline();
    last.drop();
    await expect(stalled(page)).toBeVisible();
    await expect(unplayable(page)).toHaveCount(0);
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    const at = Number(await seek(page).getAttribute('aria-valuenow'));
    expect(at).toBeGreaterThanOrEqual(LAST_CUT_SECONDS - 0.05);
    expect(at).toBeLessThan(END_SECONDS);
    await expectAccessible(page);
    await api.goOnline();
    await expect(stalled(page)).toHaveCount(0);
    await expect(player(page)).toHaveAttribute('data-phase', 'ended', { timeout: 30_000 });
    await expect(player(page)).toHaveAttribute('data-shown');
    await expect(unplayable(page)).toHaveCount(0);
  });
}

for (const [name, answer] of [
  ['is away', (route: Route) => route.abort('connectionrefused')],
  ['is away behind a proxy', (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
] as const) {
  test(`while the server ${name} no clip is blamed: the reel waits for it and plays on with it`, {
    tag: '@desktop',
  }, async ({ page, api }) => {
    let isAway = true;
    const file = readFileSync(clip('portrait'));
    answerPlayback(api, CLIPS);
    api.handle('/api/videos/', (route) =>
      isAway && route.request().url().includes('clip-d')
        ? answer(route)
        : answerFile(route, file, 'video/mp4'),
    );
    await OPENED['the timeline'](page, api);
    await expect(stalled(page)).toBeVisible({ timeout: 20_000 });
    await expect(unplayable(page)).toHaveCount(0);
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    isAway = false;
    await expect(player(page)).toHaveAttribute('data-phase', 'ended', { timeout: 30_000 });
    await expect(stalled(page)).toHaveCount(0);
  });
}

test('a place that was sought offline is said not to come, and comes with the connection', {
  tag: '@both',
}, async ({ page, api }) => {
  const last = holdLast(api);
  await openTimeline(page, api, PROJECT);
  await expect(player(page)).toHaveAttribute('data-shown');
  await api.goOffline();
  last.drop();
  await seek(page).press('End');
  await expect(failed(page)).toBeVisible();
  await expect(player(page)).not.toHaveAttribute('data-shown');
  await api.goOnline();
  await expect(player(page)).toHaveAttribute('data-shown');
  await expect(failed(page)).toHaveCount(0);
});

test('of a clip that a server does not send, which is away, nothing else is said, and it comes with the server', {
  tag: '@both',
}, async ({ page, api }) => {
  const file = readFileSync(clip('portrait'));
  answerPlayback(api, CLIPS);
  let isAway = true;
  api.handle('/api/videos/', (route) =>
    isAway ? route.abort('connectionrefused') : answerFile(route, file, 'video/mp4'),
  );
  await openTimeline(page, api, PROJECT);
  await expect(failed(page)).toBeVisible();
  await expect(unplayable(page)).toHaveCount(0);
  isAway = false;
  await expect(player(page)).toHaveAttribute('data-shown');
  await expect(failed(page)).toHaveCount(0);
});

test('audio that the lost connection keeps away is waited for, too', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  answerPlayback(
    api,
    CLIPS.map((each) => ({ ...each, probe: { ...each.probe, audio: {} } })),
  );
  let isAway = true;
  api.handle('/api/clips/', (route) =>
    isAway ? route.abort('connectionreset') : route.fulfill({ status: 404 }),
  );
  await openTimeline(page, api, PROJECT);
  await expect(player(page)).toHaveAttribute('data-shown');
  await player(page).getByRole('button', { name: 'Play video' }).click();
  await expect(stalled(page)).toBeVisible();
  isAway = false;
  await expect(player(page)).toHaveAttribute('data-phase', 'ended', { timeout: 30_000 });
  await expect(stalled(page)).toHaveCount(0);
});

test('a still that did not come offline is asked for again', { tag: '@desktop' }, async ({ page, api }) => {
  answerPlayback(api, CLIPS);
  api.handle('/api/videos/', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no frames' }));
  await openTimeline(page, api, PROJECT);
  await expect(unplayable(page)).toBeVisible();
  await toastRegion(page).waitFor({ state: 'attached' });
  await api.goOffline();
  await seek(page).press('End');
  await expect(failed(page)).toBeVisible();
  await expect(unplayable(page)).toHaveCount(0);
  await api.goOnline();
  await expect(unplayable(page)).toBeVisible();
  await expect(player(page)).toHaveAttribute('data-shown');
});
