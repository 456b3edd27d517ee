import type { ApiResponse } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import { BRIEF_PROMPT, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import { INSTALLATION_OWNER } from '../harness/fakes/sample-models.ts';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { chosenFiles } from '../harness/footage/upload-files.ts';
import { button, dialogsCanOpen, expect, openNotifying, test, toasts } from '../harness/screens/screen.ts';
import { choose, row } from '../harness/screens/upload-screen.ts';

// As in offline.spec.ts the device itself is offline: each action says so, can be pressed again and leaves no dialog.

interface Action {
  readonly path: string;
  readonly before?: (api: FakeApi) => void;
  /** What has to be open before the connection goes. */
  readonly open?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What the notification says. */
  readonly says: readonly [title: string, description: string];
  /** What can be pressed again. */
  readonly again: (page: Page) => Locator;
}

const AGAIN_TEXT = 'Check your connection and try again.';
const MODELS: ApiResponse<'getModels'> = {
  models: [
    {
      purpose: 'places and activities',
      host: 'huggingface.co',
      repository: 'someone/eyes',
      licence: 'MIT',
      bytes: 156_000_000,
      ...{ isHere: false, isWanted: true, fitsMemory: true },
    },
  ],
  state: 'absent',
  bytesHere: 0,
  bytesTotal: 156_000_000,
  failure: null,
  clipsNotSeen: 0,
  isLookingAgain: false,
};
const owner = (api: FakeApi, offer: ApiResponse<'getModels'>) => {
  api.projects = [sampleProject()];
  api.answer('getUser', INSTALLATION_OWNER);
  api.answer('getModels', offer);
};
const withWords = (api: FakeApi) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  api.answer('getWords', [{ text: 'Hello', startSeconds: 1.2, endSeconds: 1.5 }]);
};
const words = (page: Page) => page.getByRole('textbox', { name: '1. beach.mp4' });
const openWords = async (page: Page) => {
  await page.getByText('Words of the cuts').click();
  await expect(words(page)).toHaveValue('Hello');
};

const ACTIONS: Readonly<Record<string, Action>> = {
  "'Use' a track of another project": {
    path: `/prompt/${PROJECT_ID}`,
    before: (api) => {
      api.projects = [uploadedProject()];
      api.answer('listTracks', [{ id: 't1', name: 'Drums.mp3', durationSeconds: 94, bpm: 120 }]);
    },
    press: (page) => button(page, 'Use Drums.mp3').click(),
    says: ['The track was not added', AGAIN_TEXT],
    again: (page) => button(page, 'Use Drums.mp3'),
  },
  'words that are put right': {
    path: `/timeline/${PROJECT_ID}`,
    before: withWords,
    open: openWords,
    press: async (page) => {
      await words(page).fill('Hallo');
      await words(page).blur();
    },
    says: ['The words were not kept', AGAIN_TEXT],
    again: words,
  },
  'captions from a file': {
    path: `/timeline/${PROJECT_ID}`,
    before: withWords,
    open: openWords,
    press: (page) =>
      page.getByLabel('Bring SRT or VTT').setInputFiles({
        name: 'a.srt',
        mimeType: 'application/x-subrip',
        buffer: Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nhello\n'),
      }),
    says: ['The captions were not taken', AGAIN_TEXT],
    again: (page) => page.getByLabel('Bring SRT or VTT'),
  },
  "'Export Video' of a changed timeline": {
    path: `/preview/${PROJECT_ID}`,
    before: (api) => {
      api.projects = [sampleProject({ status: 'timeline_modified' })];
    },
    press: (page) => button(page, 'Export Video').first().click(),
    says: ['Regeneration Failed', 'Failed to start video regeneration.'],
    again: (page) => button(page, 'Export Video').first(),
  },
  "models, 'Fetch'": {
    path: '/dashboard',
    before: (api) => owner(api, MODELS),
    press: (page) => button(page, 'Fetch 156 MB').click(),
    says: ['That did not work', AGAIN_TEXT],
    again: (page) => button(page, 'Fetch 156 MB'),
  },
  "models, 'Look again'": {
    path: '/dashboard',
    before: (api) => owner(api, { ...MODELS, state: 'complete', bytesHere: 156_000_000, clipsNotSeen: 12 }),
    press: (page) => button(page, 'Look at 12 clips again').click(),
    says: ['That did not work', AGAIN_TEXT],
    again: (page) => button(page, 'Look at 12 clips again'),
  },
};

for (const [name, { path, before, open, press, says, again }] of Object.entries(ACTIONS)) {
  test(`without a connection: ${name}`, { tag: '@both' }, async ({ page, api }) => {
    before?.(api);
    await openNotifying(page, path);
    await open?.(page);
    await expect(again(page)).toBeAttached();
    await api.goOffline();
    await press(page);
    await expect(toasts(page).locator('> div > *')).toHaveText([...says]);
    await expect(again(page)).toBeEnabled();
    await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  });
}

test("without a connection the dialog of a saved edit stays, and its 'Regenerate' can be pressed again", {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await openNotifying(page, '/dashboard');
  await button(page, /^Export/).click();
  const again = page.getByRole('dialog').getByRole('button', { name: 'Regenerate' });
  await expect(again).toBeVisible();
  await api.goOffline();
  await again.click();
  await expect(toasts(page).locator('> div > *')).toHaveText([
    'Regeneration Failed',
    'Failed to start video regeneration.',
  ]);
  await expect(again).toBeEnabled();
});

test('without a connection earlier versions say that they could not be loaded, and come with it', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [sampleProject()];
  api.drop('listPlans');
  await openNotifying(page, `/timeline/${PROJECT_ID}`);
  await expect(button(page, 'Recovery Options')).toBeVisible();
  await dialogsCanOpen(page);
  await api.goOffline();
  await button(page, 'Recovery Options').click();
  await button(page, 'Try again').click();
  await expect(page.getByText('They could not be loaded.')).toBeVisible();
  await expect(button(page, 'Try again')).toBeEnabled();
  api.restore('listPlans');
  await api.goOnline();
  await button(page, 'Try again').click();
  await expect(page.getByText('They could not be loaded.')).toHaveCount(0);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
});

test('without a connection files are taken, wait for it and can be taken away again', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [uploadedProject()];
  const tus = await fakeTus(page, api);
  await openNotifying(page, `/upload/${PROJECT_ID}`);
  await expect(page.getByRole('region', { name: 'Upload panel' })).toBeVisible();
  await api.goOffline();
  await choose(page, chosenFiles(2));
  for (const name of ['clip-1.mp4', 'clip-2.mp4'])
    await expect(row(page, name)).toContainText('Waiting for your connection');
  await button(page, 'Remove clip-1.mp4').click();
  await expect(row(page, 'clip-1.mp4')).toHaveCount(0);
  await api.goOnline();
  await expect(page.getByText('Tus Upload Complete!')).toBeVisible();
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('without a connection the chips of the prompt stay, and it is said that nothing newer comes', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [uploadedProject()];
  api.brief = readSampleBrief();
  await openNotifying(page, `/prompt/${PROJECT_ID}`);
  const text = page.getByLabel('Video Description & Instructions');
  await text.fill(BRIEF_PROMPT);
  const chips = page.getByRole('list', { name: 'Understood' }).getByRole('button');
  await expect(chips).toHaveCount(4);
  await api.goOffline();
  await text.pressSequentially(' Warm.');
  await expect(
    page.getByText(/^Your last words are not read yet\. They will be when the connection is back/),
  ).toBeVisible();
  await expect(chips).toHaveCount(4);
  await expect(button(page, 'Generate Video')).toBeEnabled();
});
