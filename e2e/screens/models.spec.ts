import type { ModelsOffer } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { EARS_OFFER, INSTALLATION_OWNER } from '../harness/fakes/sample-models.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, expectToast, test } from '../harness/screens/screen.ts';

const OFFER: ModelsOffer = {
  ...EARS_OFFER,
  models: [
    {
      purpose: 'places and activities',
      host: 'huggingface.co',
      repository: 'someone/eyes',
      licence: 'MIT',
      bytes: 156_000_000,
      ...{ isHere: false, isWanted: true, fitsMemory: true },
    },
    {
      purpose: 'what is said, word by word',
      host: 'raw.githubusercontent.com',
      repository: 'someone/ears',
      licence: 'Apache-2.0',
      bytes: 80_000_000,
      ...{ isHere: false, isWanted: true, fitsMemory: true },
    },
  ],
};
const LARGE = {
  purpose: 'what is said in 25 European languages, by a newer and larger model',
  host: 'huggingface.co',
  repository: 'someone/larger-ears',
  licence: 'CC-BY-4.0 (Somebody)',
  bytes: 670_000_000,
  ...{ isHere: false, isWanted: false, fitsMemory: true },
};
const COMPLETE: ModelsOffer = { ...OFFER, state: 'complete', bytesHere: 236_000_000, clipsNotSeen: 12 };
const section = (page: Page) => page.getByRole('region', { name: 'Better eyes and ears' });

async function open(page: Page, api: FakeApi, offer: ModelsOffer): Promise<void> {
  api.answer('getUser', INSTALLATION_OWNER);
  api.answer('getModels', offer);
  api.projects = [sampleProject()];
  await page.goto('/dashboard');
  await expect(section(page)).toBeVisible();
}

test('who does not own the installation is asked nothing', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [sampleProject()];
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  expect(api.calls('getModels')).toEqual([]);
});

test('its owner sees what would be fetched, from where, how large and under which licence', {
  tag: '@both',
}, async ({ page, api }) => {
  await open(page, api, OFFER);
  await expect(section(page)).toContainText(
    'from huggingface.co and raw.githubusercontent.com, and work on the computer that Cutroom runs on: your clips stay there.',
  );
  await page.getByText('What is fetched').click();
  await expect(section(page).getByRole('listitem')).toHaveText([
    /Places and activities.*huggingface\.co\/someone\/eyes · MIT · 156 MB/,
    /What is said, word by word.*raw\.githubusercontent\.com\/someone\/ears · Apache-2\.0 · 80 MB/,
  ]);
  await expect(button(page, 'Fetch 236 MB')).toBeEnabled();
  expect(api.calls('fetchModels')).toEqual([]);
});

test('they come with a press, are paused and go on, and the offer ends when they are here', {
  tag: '@both',
}, async ({ page, api }) => {
  await open(page, api, OFFER);
  const fetching = { ...OFFER, state: 'fetching', bytesHere: 59_000_000 } as const;
  api.answer('fetchModels', fetching);
  api.answer('getModels', { ...fetching, bytesHere: 118_000_000 });
  await button(page, 'Fetch 236 MB').click();
  const bar = section(page).getByRole('progressbar', { name: 'Models fetched' });
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(section(page)).toContainText('118 of 236 MB');
  const paused = { ...OFFER, state: 'paused', bytesHere: 118_000_000 } as const;
  api.answer('pauseModels', paused);
  api.answer('getModels', paused);
  await button(page, 'Pause').click();
  await expect(section(page)).toContainText('Paused: 118 of 236 MB are here.');
  await expect(button(page, 'Go on')).toBeFocused();
  api.answer('fetchModels', fetching);
  api.answer('getModels', { ...COMPLETE, clipsNotSeen: 0 });
  await button(page, 'Go on').click();
  await expect(section(page)).toHaveCount(0);
});

test('a server that is offline says so, and tries again when asked', { tag: '@both' }, async ({
  page,
  api,
}) => {
  const failure = 'huggingface.co could not be reached, or the connection was cut.';
  await open(page, api, { ...OFFER, state: 'failed', failure });
  await expect(section(page).getByRole('alert')).toContainText(failure);
  api.answer('fetchModels', { ...OFFER, state: 'fetching' });
  api.answer('getModels', { ...OFFER, state: 'fetching' });
  await button(page, 'Try again').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await api.goOffline();
  await button(page, 'Pause').click();
  await expectToast(page, ['That did not work', 'Check your connection and try again.']);
});

test('a large model is offered by itself: with its size, source and licence, and fetched with the others or not', {
  tag: '@both',
}, async ({ page, api }) => {
  await open(page, api, { ...OFFER, models: [...OFFER.models, LARGE] });
  await expect(section(page)).toContainText(
    'What is said in 25 European languages, by a newer and larger modelhuggingface.co/someone/larger-ears · CC-BY-4.0 (Somebody) · 670 MB',
  );
  await expect(section(page)).toContainText('its quality was not measured here');
  await expect(section(page)).not.toContainText('too little free memory');
  await expect(button(page, 'Fetch 236 MB')).toBeEnabled();
  await expect(button(page, 'Not now')).toHaveCount(1);
  await expectAccessible(page);
  const fetching = {
    ...OFFER,
    models: [...OFFER.models, { ...LARGE, isWanted: true }],
    bytesTotal: 906_000_000,
  };
  api.answer('fetchModels', { ...fetching, state: 'fetching' });
  api.answer('getModels', { ...fetching, state: 'fetching', bytesHere: 453_000_000 });
  await button(page, 'Fetch all 906 MB').click();
  await expect(section(page)).toContainText('453 of 906 MB');
  await expect.poll(() => api.calls('fetchModels').map(({ body }) => body)).toEqual([{ withLarge: true }]);
  await expect(button(page, 'Fetch all 906 MB')).toHaveCount(0);
});

test('a large model is offered once the others are here, and not again to who does not want it', {
  tag: '@both',
}, async ({ page, api }) => {
  const models = [...COMPLETE.models, { ...LARGE, fitsMemory: false }];
  await open(page, api, { ...COMPLETE, models, clipsNotSeen: 0 });
  await expect(section(page)).toContainText('The models look at every new clip.');
  await expect(section(page)).toContainText('This server has too little free memory for it now');
  await expect(button(page, 'Fetch 670 MB')).toBeEnabled();
  await expectAccessible(page);
  await button(page, 'Not now').click();
  await expect(section(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => api.calls('getModels').length).toBe(2);
  await expect(section(page)).toHaveCount(0);
  expect(api.calls('fetchModels')).toEqual([]);
});

test('the first offer can be put away, stays away, and is found again', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await open(page, api, OFFER);
  await button(page, 'Not now').click();
  await expect(section(page)).toHaveCount(0);
  await expect(button(page, 'Better eyes and ears')).toBeFocused();
  await page.reload();
  await expect(button(page, 'Better eyes and ears')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Better eyes and ears').click();
  await expect(button(page, 'Fetch 236 MB')).toBeEnabled();
  await expect(button(page, 'Not now')).toBeFocused();
  await page.reload();
  await expect(section(page)).toBeVisible();
  expect(api.calls('fetchModels')).toEqual([]);
});

test('clips of before are looked at again when wished', { tag: '@both' }, async ({ page, api }) => {
  await open(page, api, COMPLETE);
  const looking = { ...COMPLETE, isLookingAgain: true };
  api.answer('lookAgain', looking);
  api.answer('getModels', { ...looking, clipsNotSeen: 11 });
  await button(page, 'Look at 12 clips again').click();
  await expect(section(page)).toContainText('Looking again in the background: 12 clips to go.');
  await expect(section(page)).toContainText('11 clips to go.', { timeout: 10_000 });
  await page.reload();
  await expect(section(page)).toContainText('Looking again in the background: 11 clips to go.');
  await expect(section(page).getByRole('button')).toHaveCount(0);
  api.answer('getModels', { ...COMPLETE, clipsNotSeen: 0 });
  await expect(section(page)).toHaveCount(0, { timeout: 10_000 });
});
