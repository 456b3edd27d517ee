import { type ModelsOffer, type Project, plannedBriefSchema } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const OWNER = { id: 'user-1', email: 'maya@example.com', ownsInstallation: true } as const;
const OFFER: ModelsOffer = {
  models: [
    {
      purpose: 'what is said, word by word',
      host: 'huggingface.co',
      repository: 'someone/ears',
      licence: 'Apache-2.0',
      bytes: 236_000_000,
      ...{ isHere: false, isWanted: true, fitsMemory: true },
    },
  ],
  state: 'absent',
  bytesHere: 0,
  bytesTotal: 236_000_000,
  failure: null,
  clipsNotSeen: 0,
  isLookingAgain: false,
};
const HERE: ModelsOffer = { ...OFFER, state: 'complete', bytesHere: 236_000_000, clipsNotSeen: 3 };
const offer = (page: Page) => page.getByRole('region', { name: 'No captions yet' });

/** Captions were asked for; so many of its three clips are written down. */
function askedForCaptions(heardCount: number): Project {
  const { editingPlan, videoClips, ...project } = sampleProject();
  const brief = plannedBriefSchema.parse({
    language: 'en',
    isLanguageRead: true,
    wishes: [
      {
        ...{ kind: 'captions', id: 'captions', said: 'captions', span: null, certainty: 'sure' },
        ...{ source: 'prompt', isNot: false },
      },
    ],
    notUsed: [],
    outcomes: [
      { wishId: 'captions', outcome: 'notPossible', reason: 'Nobody has written down what is said.' },
    ],
  });
  return {
    ...project,
    editingPlan: editingPlan && { ...editingPlan, style: { pace: 'slow', sound: 'original' }, brief },
    videoClips: videoClips.map((clip, index) => ({
      ...clip,
      analysisData: clip.analysisData && { ...clip.analysisData, isTranscribed: index < heardCount },
    })),
  };
}

test('the owner has the model fetched and the clips heard with one press, and captions put on this edit with another', async ({
  page,
  api,
  time,
}) => {
  api.answer('getUser', OWNER);
  api.answer('getModels', OFFER);
  api.projects = [askedForCaptions(0)];
  await page.goto(PATH);
  await expect(offer(page)).toContainText('It is fetched once, from huggingface.co');
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
  expect(api.calls('lookAgain')).toHaveLength(1);
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

test('others are told whom to ask, and can type the words', async ({ page, api }) => {
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
