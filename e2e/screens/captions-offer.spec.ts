import type { Page } from '@playwright/test';
import { askedForCaptions } from '../harness/fakes/missing-captions.ts';
import {
  EARS_HERE as HERE,
  EARS_OFFER as OFFER,
  INSTALLATION_OWNER as OWNER,
} from '../harness/fakes/sample-models.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const offer = (page: Page) => page.getByRole('region', { name: 'No captions yet' });

test('the owner has the model fetched and the clips heard with one press, and captions put on this edit with another', {
  tag: '@both',
}, async ({ page, api, time }) => {
  api.answer('getUser', OWNER);
  api.answer('getModels', OFFER);
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText(
    'The models for better eyes and ears do that, among other things: they are fetched once, from huggingface.co, and work on the computer that Cutroom runs on.',
  );
  await expectAccessible(page);
  const fetching = { ...OFFER, state: 'fetching', bytesHere: 59_000_000 } as const;
  api.answer('fetchModels', fetching);
  api.answer('getModels', fetching);
  await button(page, 'Fetch 236 MB').click();
  await expect(offer(page)).toContainText('Captions are being prepared (once, 59 of 236 MB).');
  await expect(page.getByRole('progressbar', { name: 'Captions being prepared' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );

  api.answer('getModels', HERE);
  api.answer('lookAgain', { ...HERE, isLookingAgain: true });
  await time.skip(1000);
  await expect(offer(page)).toContainText('Captions are being prepared (once, 0 of 3 clips heard).');
  expect(api.calls('lookAgain').map(({ body }) => body)).toEqual([{ projectId: PROJECT_ID }]);
  api.answer('getModels', { ...HERE, isLookingAgain: true });
  api.projects = [askedForCaptions(2)];
  await time.skip(5000);
  await expect(offer(page)).toContainText('Captions are being prepared (once, 2 of 3 clips heard).');

  api.projects = [askedForCaptions(3)];
  await time.skip(5000);
  await expect(page.getByText('What is said in your clips is written down now.')).toBeVisible();
  const captioned = sampleProject({ status: 'timeline_modified' });
  api.answer('editCaptions', captioned);
  api.answer('regenerate', processingProject(65));
  api.changeWith('editCaptions', () => {
    api.projects = [captioned];
  });
  api.changeWith('regenerate', () => {
    api.projects = [processingProject(65)];
  });
  await button(page, 'Put captions on').click();
  await expect.poll(() => api.calls('regenerate').length).toBe(1);
  expect(api.calls('editCaptions')[0]?.body).toEqual({ isOn: true });
  await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
});

test('a fetch that failed says why and is tried again', async ({ page, api }) => {
  api.answer('getUser', OWNER);
  api.answer('getModels', { ...OFFER, state: 'failed', failure: 'huggingface.co could not be reached.' });
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('huggingface.co could not be reached.');
  await expect(button(page, 'Try again')).toBeVisible();
});

test('an offer that could not be loaded is asked for again, and nobody is told to ask themselves', async ({
  page,
  api,
}) => {
  api.answer('getUser', OWNER);
  api.drop('getModels');
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('What it takes to write them down could not be loaded.');
  await expect(offer(page)).not.toContainText('Ask whoever set it up');
  await expectAccessible(page);
  api.answer('getModels', OFFER);
  await button(page, 'Try again').click();
  await expect(button(page, 'Fetch 236 MB')).toBeVisible();
});

test('an owner whose server has no models of its own can type the words', async ({ page, api }) => {
  api.answer('getUser', OWNER);
  api.refuse('getModels', 'not_found');
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('no model can be fetched from here');
  await expect(offer(page)).not.toContainText('Ask whoever set it up');
  await expect(link(page, 'Type the words')).toBeVisible();
});

test('clips of which no word could be written down are said to have been listened to', async ({
  page,
  api,
}) => {
  api.answer('getUser', OWNER);
  api.answer('getModels', HERE);
  api.answer('lookAgain', { ...HERE, clipsNotSeen: 0 });
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('Your clips have not been listened to yet.');
  await button(page, 'Listen to them').click();
  await expect(offer(page)).toContainText('Cutroom has listened, and could write down 0 of 3 clips.');
  await expect(button(page, 'Listen to them')).toBeEnabled();
  await expect(link(page, 'Type the words')).toBeVisible();
});

test('others are told whom to ask, and can type the words', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('Ask whoever set it up');
  expect(api.calls('getModels')).toEqual([]);
  await expect(link(page, 'Type the words')).toHaveAttribute('href', `/timeline/${PROJECT_ID}#captions`);
  await expectAccessible(page);
});

test('nothing is offered where the clips were heard before the edit was planned', async ({ page, api }) => {
  api.projects = [askedForCaptions(3)];
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Captions of what is said/ })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(button(page, 'Put captions on')).toHaveCount(0);
});
