import { readFileSync } from 'node:fs';
import type { PlanVersion } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { askedForCaptions } from '../harness/fakes/missing-captions.ts';
import { EARS_HERE, EARS_OFFER, INSTALLATION_OWNER } from '../harness/fakes/sample-models.ts';
import { answerPlayback } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { clip } from '../harness/footage/footage.ts';
import { button, expect, openNotifying, test, toasts } from '../harness/screens/screen.ts';

// As in offline-actions.spec.ts: what follows a finished video, with the device itself offline.

interface Action {
  readonly path: string;
  readonly before: (api: FakeApi) => void;
  /** What has to be there before the connection goes. */
  readonly open?: (page: Page, api: FakeApi) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What the notification says. */
  readonly says: readonly [title: string, description: string | RegExp];
  /** What can be pressed again. */
  readonly again: (page: Page) => Locator;
  /** Where a phone has no such button. */
  readonly isDesktopOnly?: true;
}

const PREVIEW = `/preview/${PROJECT_ID}`;
const SUCCESS = `/success/${PROJECT_ID}`;
const AGAIN_TEXT = 'Check your connection and try again.';

/** The newest first, as the server lists them. */
const VERSIONS = [2, 1].map(
  (number): PlanVersion => ({
    ...{ id: `take-${number}`, number, createdAt: new Date().toISOString(), isCurrent: number === 2 },
    ...{ origin: 'generated', prompt: 'Calm.', director: 'local' },
    ...{ clipCount: 3, firstCut: null, seconds: 7.5 },
  }),
);
const finished = (api: FakeApi) => {
  api.projects = [sampleProject({ actualDuration: 32 })];
};
const withTakes = (api: FakeApi) => {
  const { editingPlan } = sampleProject();
  if (editingPlan === null) throw new Error('The sample project has no plan');
  finished(api);
  answerPlayback(api);
  api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  api.answer('listPlans', VERSIONS);
  api.answer('getPlan', editingPlan);
};
const owner = (api: FakeApi, offer: typeof EARS_OFFER) => {
  api.projects = [askedForCaptions(0)];
  api.answer('getUser', INSTALLATION_OWNER);
  api.answer('getModels', offer);
};

/** A press of that button, which can be pressed again. */
const pressOf = (name: string | RegExp) => ({
  press: (page: Page) => button(page, name).click(),
  again: (page: Page) => button(page, name),
});

const ACTIONS: Readonly<Record<string, Action>> = {
  "takes, 'Use take'": {
    path: PREVIEW,
    before: withTakes,
    open: (page) => button(page, /^Take 1 by /).click(),
    ...pressOf('Use take 1'),
    says: ['Take Not Chosen', AGAIN_TEXT],
  },
  "captions, 'Fetch'": {
    path: PREVIEW,
    before: (api) => owner(api, EARS_OFFER),
    ...pressOf('Fetch 236 MB'),
    says: ['That did not work', AGAIN_TEXT],
  },
  "captions, 'Listen to them'": {
    path: PREVIEW,
    before: (api) => owner(api, EARS_HERE),
    ...pressOf('Listen to them'),
    says: ['That did not work', AGAIN_TEXT],
  },
  "captions, 'Put captions on'": {
    path: PREVIEW,
    before: (api) => owner(api, { ...EARS_HERE, isLookingAgain: true }),
    open: async (page, api) => {
      await expect(page.getByText('0 of 3 clips heard')).toBeVisible();
      api.projects = [askedForCaptions(3)];
      await expect(button(page, 'Put captions on')).toBeVisible({ timeout: 15_000 });
    },
    ...pressOf('Put captions on'),
    says: ['The captions were not changed', AGAIN_TEXT],
  },
  "'Talk to the cut'": {
    path: PREVIEW,
    before: finished,
    open: (page) => page.getByRole('textbox', { name: 'Talk to the cut' }).fill('slower'),
    ...pressOf('Change it'),
    says: ['Processing Failed', 'Failed to start processing. Please try again.'],
  },
  "success, 'Make a 15 s version'": {
    path: SUCCESS,
    before: finished,
    ...pressOf('Make a 15 s version'),
    says: ['Not duplicated', AGAIN_TEXT],
  },
  "success, 'Same style, new clips'": {
    path: SUCCESS,
    before: finished,
    ...pressOf('Same style, new clips'),
    says: ['Error', /^Failed to create project\. ./],
  },
  "export, 'To my phone'": {
    path: `/export/${PROJECT_ID}`,
    before: finished,
    ...pressOf('To my phone'),
    says: ['Action Failed', 'Failed to process request. Please try again.'],
    isDesktopOnly: true,
  },
};

for (const [name, { path, before, open, press, says, again, isDesktopOnly }] of Object.entries(ACTIONS)) {
  test(`without a connection: ${name}`, { tag: isDesktopOnly === true ? [] : ['@both'] }, async ({
    page,
    api,
  }) => {
    before(api);
    await openNotifying(page, path);
    await open?.(page, api);
    await expect(again(page)).toBeEnabled();
    await api.goOffline();
    await press(page);
    await expect(toasts(page).locator('> div > *')).toHaveText([...says]);
    await expect(again(page)).toBeEnabled();
    await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  });
}
