import type { Page } from '@playwright/test';
import { plannedSampleBrief, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const line = (page: Page) => page.getByRole('textbox', { name: 'Talk to the cut' });
const { prompt, editingPlan } = sampleProject();
const SAID = `${prompt}. fade out, please`;
const about = (said: string) => {
  const start = SAID.indexOf(said);
  return { said, span: [start, start + said.length] as [number, number] };
};
const READ = readSampleBrief({
  wishes: [
    {
      kind: 'pace',
      id: 'calm',
      ...about('calm'),
      certainty: 'sure',
      source: 'prompt',
      pace: 'slow',
      course: null,
    },
    {
      kind: 'fade',
      id: 'fade',
      ...about('fade out'),
      certainty: 'sure',
      source: 'prompt',
      at: 'end',
      isNot: false,
    },
  ],
  notUsed: [{ ...about('please'), why: 'narration' }],
});

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
  api.answer('readBrief', READ);
  api.answer('processProject', processingProject(0));
});

test('what is said to the cut is read before it counts, and plans a new edit behind the prompt', {
  tag: '@both',
}, async ({ page, api }) => {
  await page.goto(PATH);
  await expect(button(page, 'Change it')).toBeDisabled();
  await line(page).fill('fade out, please');
  await expect(
    page.getByText('Understood: Fades out to black. Not used: “please”. A new edit is planned'),
  ).toBeVisible();
  expect(api.calls('readBrief').at(-1)?.body).toEqual({ prompt: SAID });
  await line(page).press('Enter');
  await expect.poll(() => api.calls('processProject').map(({ body }) => body)).toEqual([{ prompt: SAID }]);
  await expect.poll(() => pathOf(page)).toMatch(/^\/(processing|preview)\//);
});

test('wishes that were changed by hand go along', async ({ page, api }) => {
  const brief = plannedSampleBrief();
  const wishes = brief.wishes.map((wish) => ({ ...wish, source: 'creator' as const }));
  api.projects = [
    sampleProject({ editingPlan: editingPlan && { ...editingPlan, brief: { ...brief, wishes } } }),
  ];
  await page.goto(PATH);
  await line(page).fill('fade out, please');
  await button(page, 'Change it').click();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
  expect(api.calls('processProject')[0]?.body).toMatchObject({ prompt: SAID, brief: { wishes } });
});

test('wishes changed by hand that name a deleted clip go along without it', async ({ page, api }) => {
  const brief = plannedSampleBrief();
  const wishes = brief.wishes.map((wish) => ({ ...wish, source: 'creator' as const }));
  const { videoClips } = sampleProject();
  api.projects = [
    sampleProject({
      videoClips: videoClips.filter(({ id }) => id !== 'clip-c'),
      editingPlan: editingPlan && { ...editingPlan, brief: { ...brief, wishes } },
    }),
  ];
  const sent = { prompt: SAID, brief: { wishes: wishes.filter(({ kind }) => kind !== 'exclude') } };
  await page.goto(PATH);
  await line(page).fill('fade out, please');
  await expect.poll(() => api.calls('readBrief').at(-1)?.body).toMatchObject(sent);
  await button(page, 'Change it').click();
  await expect.poll(() => api.calls('processProject').at(-1)?.body).toMatchObject(sent);
});

test('words of which nothing is understood are told as that', async ({ page, api }) => {
  api.answer('readBrief', readSampleBrief({ wishes: [], notUsed: [] }));
  await page.goto(PATH);
  await line(page).fill('hmm');
  await expect(page.getByText('Nothing to change is understood yet.')).toBeVisible();
});

test('what is refused is said, and the words stay', async ({ page, api }) => {
  api.refuse('processProject', 'uploads_in_progress');
  await page.goto(PATH);
  await line(page).fill('fade out, please');
  await button(page, 'Change it').click();
  await expectToast(page, ['Processing Failed', /.+/]);
  await expect(line(page)).toHaveValue('fade out, please');
});

test.describe('on the prompt screen, which was open before', () => {
  const field = (page: Page) => page.getByLabel('Video Description & Instructions');
  const brief = plannedSampleBrief();
  const wishes = brief.wishes.map((wish) => ({ ...wish, source: 'creator' as const }));

  test.beforeEach(async ({ page, api }) => {
    const planned = editingPlan && { ...editingPlan, brief: { ...brief, wishes } };
    api.changeWith('processProject', () => {
      api.projects = [sampleProject({ prompt: SAID, editingPlan: planned })];
    });
    await page.goto(PATH);
    await link(page, 'Edit Prompt').click();
    await expect(field(page)).toHaveValue(prompt);
  });

  async function sayToCut(page: Page) {
    await page.goBack();
    await line(page).fill('fade out, please');
    await button(page, 'Change it').click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/(processing|preview)\//);
    await expect.poll(() => pathOf(page)).toBe(PATH);
  }

  test('the next take goes on from what was said', async ({ page, api }) => {
    await sayToCut(page);
    await link(page, 'Edit Prompt').click();
    await expect(field(page)).toHaveValue(SAID);
    await button(page, 'Generate Video').click();
    await expect
      .poll(() => api.calls('processProject').at(-1)?.body)
      .toMatchObject({ prompt: SAID, brief: { wishes } });
  });

  test('what somebody wrote and did not send stays', async ({ page }) => {
    await field(page).fill('My own words');
    await sayToCut(page);
    const isKnown = page.waitForResponse(`**/api/projects/${PROJECT_ID}`);
    await link(page, 'Edit Prompt').click();
    await isKnown;
    await expect(field(page)).toHaveValue('My own words');
  });
});
