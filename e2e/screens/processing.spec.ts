import type { Project, Run } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import {
  emptyProject,
  manyClips,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test, toasts } from '../harness/screens/screen.ts';

const PATH = `/processing/${PROJECT_ID}`;
const MARKER = 'cutroom-timeline-return';
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Overall progress' });
const stage = (page: Page, state: string) =>
  page.locator('ol > li', { has: page.getByText(state, { exact: true }) });

/** As if the run had been started in the timeline editor. */
async function comeFromTimeline(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      if (sessionStorage.getItem('came') !== null) return;
      sessionStorage.setItem('came', 'yes');
      sessionStorage.setItem(key, id);
    },
    [MARKER, String(PROJECT_ID)] as const,
  );
}

const RUN = {
  id: 'run-1',
  kind: 'generate',
  state: 'running',
  prompt: 'A calm reel',
  stage: null,
  detail: null,
  error: null,
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: null,
} as const satisfies Run;

/** A generation of which the server says that much. */
function atStage(percent: number, stage: Run['stage'], detail: string | null = null): Project {
  return processingProject(percent, { run: { ...RUN, stage, detail } });
}

const marker = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), MARKER);

test('stages, estimate and bar at every boundary', async ({ page, api, time }) => {
  const [first, second, third] = [
    'Analyzing video clips',
    'Processing your instructions',
    'Editing and rendering video',
  ];
  const rows = [
    [0, first, '2-3 minutes', []],
    [24, first, '2-3 minutes', []],
    [25, second, '1-2 minutes', []],
    [39, second, '1-2 minutes', []],
    [40, third, '30-90 seconds', [first]],
    [64, third, '30-90 seconds', [first]],
    [65, third, '30-90 seconds', [first, second]],
    [79, third, '30-90 seconds', [first, second]],
    [80, third, '10-30 seconds', [first, second]],
    [99, third, '10-30 seconds', [first, second]],
  ] as const;
  api.projects = [atStage(0, null)];
  await page.goto(PATH);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  for (const [percent, active, estimate, done] of rows) {
    await test.step(`${percent} %`, async () => {
      api.projects = [atStage(percent, null)];
      await time.skip(2000);
      await expect(bar(page)).toHaveAttribute('aria-valuenow', String(percent));
      await expect(page.getByText(`${percent}%`, { exact: true }).first()).toBeVisible();
      await expect(stage(page, 'under way').getByRole('heading')).toHaveText([active]);
      await expect(stage(page, 'done').getByRole('heading')).toHaveText([...done]);
      await expect(page.getByText('Estimated time remaining:')).toHaveText(
        `Estimated time remaining: ${estimate}`,
      );
      await expect(page).toHaveTitle(new RegExp(`^${percent}%`));
    });
  }
});

test('the estimate is by what such work takes on this server, until it takes longer', async ({
  page,
  api,
  time,
}) => {
  const run = { ...RUN, createdAt: new Date().toISOString(), expectedSeconds: 600 };
  api.projects = [processingProject(10, { run })];
  await page.goto(PATH);
  const estimate = page.getByText('Estimated time remaining:');
  await expect(estimate).toHaveText('Estimated time remaining: about 10 minutes');
  await time.skip(600_000);
  await expect(estimate).toHaveText('Estimated time remaining: 2-3 minutes');
});

test('the stage that is lit is the one that the line beside it tells of', async ({ page, api }) => {
  api.projects = [atStage(38, 'analysis', 'Looking at market.mov (2 of 3)')];
  await page.goto(PATH);
  await expect(page.getByText('Looking at market.mov (2 of 3)')).toBeVisible();
  await expect(stage(page, 'under way').getByRole('heading')).toHaveText(['Analyzing video clips']);
});

test('a failure is announced once: a later visit goes where the project leads', async ({ page, api }) => {
  const failed = sampleProject({
    errorMessage: 'It broke.',
    run: { ...RUN, kind: 'regenerate', state: 'failed' },
  });
  api.projects = [failed];
  await page.goto(PATH);
  await expectToast(page, ['Processing Failed', 'It broke.']);
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await page.goto(PATH);
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: 'Summer by the sea' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  api.projects = [{ ...failed, status: 'timeline_modified' }];
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible();
});

test('each stage has its sub-steps, and what is being done now is told', async ({ page, api }) => {
  api.projects = [atStage(50, 'plan', 'Looking at beach.mp4 (1 of 3)')];
  await page.goto(PATH);
  await expect(page.locator('ol > li')).toHaveCount(3);
  await page.getByText('Analyzing video clips').click();
  for (const each of await page.locator('ol > li').all())
    await expect(each.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Looking at beach.mp4 (1 of 3)')).toBeVisible();
  await expect(page.getByText('A view of beach.')).toBeVisible();
});

test('a stage that is done takes one line, so that the one under way is in sight', async ({ page, api }) => {
  api.projects = [atStage(80, 'render')];
  await page.goto(PATH);
  await expect(stage(page, 'done')).toHaveCount(2);
  await expect(stage(page, 'done').getByRole('listitem')).toHaveCount(0);
  await expect(stage(page, 'under way').getByRole('listitem')).toHaveCount(3);
  await page.getByText('Processing your instructions').click();
  await expect(stage(page, 'done').getByRole('listitem')).toHaveCount(3);
});

test('the bar moves up to the real value and is never above it', async ({ page, api, time }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  api.projects = [processingProject(60)];
  const list = api.hold('listProjects');
  await page.goto(PATH);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await time.stop();
  list.release();
  await time.until(bar(page));
  const shown: number[] = [];
  for (let step = 0; step < 40; step += 1) {
    shown.push(Number(await bar(page).getAttribute('aria-valuenow')));
    await time.pass(100);
  }
  expect(shown[0]).toBeLessThan(60);
  expect(shown.at(-1)).toBe(60);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(new Set(shown).size).toBeGreaterThan(5);
});

test('the project list is asked for every 2 s', async ({ page, api, time }) => {
  api.projects = [processingProject(10)];
  await page.goto(PATH);
  await expect(bar(page)).toBeVisible();
  await time.stop();
  await time.pass(1);
  // The first is counted from when the page asked by itself, some time ago.
  for (let poll = 0; poll <= 3; poll += 1) {
    const before = api.calls('listProjects').length;
    const answered = page.waitForResponse(/\/api\/projects$/);
    let passedMs = 0;
    for (; passedMs < 4000 && api.calls('listProjects').length === before; passedMs += STEP_MS) {
      await time.pass(STEP_MS);
      await page.waitForTimeout(REQUEST_MS);
    }
    if (poll > 0) expect(passedMs).toBeGreaterThan(1700);
    expect(passedMs).toBeLessThan(2700);
    // The next two seconds begin with the answer, once the page has taken it in.
    await answered;
    for (let step = 0; step < 5; step += 1) await time.pass(1);
  }
  await expect(bar(page)).toBeVisible();
});

const STEP_MS = 100;
/** Of real time, for a request to be noticed. */
const REQUEST_MS = 30;

test('completed: the preview opens', async ({ page, api, time }) => {
  api.projects = [processingProject(90)];
  await page.goto(PATH);
  await expect(bar(page)).toBeVisible();
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
  expect(pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
});

test('completed with the marker: the timeline opens, and the marker is cleared', async ({
  page,
  api,
  time,
}) => {
  await comeFromTimeline(page);
  api.projects = [processingProject(90)];
  await page.goto(PATH);
  await expect(bar(page)).toBeVisible();
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Edit Timeline' })).toBeVisible();
  expect(pathOf(page)).toBe(`/timeline/${PROJECT_ID}`);
  expect(await marker(page)).toBeNull();
});

for (const [errorMessage, description] of [
  [
    'The video could not be rendered. Please try again.',
    'The video could not be rendered. Please try again.',
  ],
  [null, 'There was an error processing your video. Please try again.'],
] as const) {
  test(`failed ${errorMessage === null ? 'without' : 'with'} a message: it is said, the marker is cleared, the prompt opens`, async ({
    page,
    api,
    time,
  }) => {
    await comeFromTimeline(page);
    api.projects = [processingProject(70)];
    await page.goto(PATH);
    await expect(bar(page)).toBeVisible();
    api.projects = [sampleProject({ status: 'failed', errorMessage })];
    await time.skip(2000);
    await expectToast(page, ['Processing Failed', description]);
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    expect(await marker(page)).toBeNull();
  });
}

test('timeline_modified: it waits for the regeneration to start', async ({ page, api, time }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible();
  await expect(page.getByText('The video has not been made anew with them yet.')).toBeVisible();
  await expect(button(page, 'Cancel')).toHaveCount(0);
  await expect(page.getByText('Estimated time remaining:')).toHaveCount(0);
  await expect(stage(page, 'to come')).toHaveCount(3);
  await expect(link(page, 'Edit Timeline')).toHaveAttribute('href', `/timeline/${PROJECT_ID}`);
  api.projects = [processingProject(30)];
  await time.skip(2000);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '30');
  expect(pathOf(page)).toBe(PATH);
});

test('timeline_modified: the video can be made anew from there', async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  api.answer('regenerate', processingProject(0));
  await page.goto(PATH);
  await expect(button(page, 'Regenerate')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  api.changeWith('regenerate', () => {
    api.projects = [processingProject(5)];
  });
  await button(page, 'Regenerate').click();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '5');
  await expect(page.getByText('Estimated time remaining:')).toBeVisible();
  await expect.poll(() => api.calls('regenerate')).toHaveLength(1);
  expect(await page.evaluate(() => history.length), 'nothing to go back to').toBe(before);
});

test('from the timeline editor there is a link back to it, else there is none', async ({ page, api }) => {
  api.projects = [processingProject(10)];
  await page.goto(PATH);
  await expect(bar(page)).toBeVisible();
  await expect(link(page, 'Go Back to Timeline Editor')).toHaveCount(0);
  await comeFromTimeline(page);
  await page.reload();
  await link(page, 'Go Back to Timeline Editor').click();
  await expect.poll(() => pathOf(page)).toBe(`/timeline/${PROJECT_ID}`);
});

test('who goes back to the timeline editor during a run finds it open once the video is finished', async ({
  page,
  api,
  time,
}) => {
  await comeFromTimeline(page);
  api.projects = [processingProject(10)];
  await page.goto(PATH);
  await link(page, 'Go Back to Timeline Editor').click();
  await expect(page.getByRole('heading', { name: 'Video not ready' })).toBeVisible();
  await expect(link(page, 'Check Progress')).toHaveAttribute('href', PATH);
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Edit Timeline' })).toBeVisible();
});

test('cancelling an edit made again leads back to the preview', async ({ page, api }) => {
  const run = processingProject(10).run;
  api.projects = [processingProject(10, { run: run && { ...run, kind: 'regenerate' } })];
  await page.goto(PATH);
  await button(page, 'Cancel').click();
  const { editingPlan } = sampleProject();
  api.answer('cancelRun', uploadedProject({ editingPlan }));
  api.changeWith('cancelRun', () => {
    api.projects = [uploadedProject({ editingPlan })];
  });
  await button(page, 'Stop').click();
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await expect(button(page, 'Make this edit again')).toBeVisible();
});

test.describe('cancelling', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [processingProject(10)];
    await page.goto(PATH);
    await button(page, 'Cancel').click();
    await expect(page.getByRole('alertdialog', { name: 'Stop making this video?' })).toBeVisible();
  });

  test('can be thought over', async ({ page, api }) => {
    await button(page, 'Keep going').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(api.calls('cancelRun')).toEqual([]);
  });

  test('stops the run and leads back to the prompt', async ({ page, api }) => {
    api.answer('cancelRun', uploadedProject());
    const cancelling = api.hold('cancelRun');
    await button(page, 'Stop').click();
    await expect(button(page, 'Stopping...')).toBeDisabled();
    api.projects = [uploadedProject()];
    cancelling.release();
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('that fails is said', async ({ page, api }) => {
    api.refuse('cancelRun', 'internal');
    await button(page, 'Stop').click();
    await expectToast(page, ['Not canceled', 'Something went wrong on our side. Please try again.']);
    expect(pathOf(page)).toBe(PATH);
  });

  test('what has just ended by itself needs no words', async ({ page, api }) => {
    api.refuse('cancelRun', 'nothing_to_cancel');
    api.changeWith('cancelRun', () => {
      api.projects = [sampleProject()];
    });
    await button(page, 'Stop').click();
    await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a lost connection is told, and the page catches up by itself', async ({ page, api, time }) => {
  api.projects = [processingProject(10)];
  await page.goto(PATH);
  await expect(bar(page)).toBeVisible();
  api.drop('listProjects');
  await time.skip(2000);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  api.restore('listProjects');
  api.projects = [processingProject(55)];
  await time.skip(2000);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '55');
  await expect(page.getByText('The connection is lost.')).toHaveCount(0);
});

for (const [name, projects, sign] of [
  ['still uploading', [emptyProject()], 'Upload still in progress'],
  ['not begun', [uploadedProject()], 'Ready to create your video'],
  ['missing', [], 'Project not found'],
] as const) {
  test(`a project that is ${name}: '${sign}'`, async ({ page, api }) => {
    api.projects = projects;
    await page.goto(PATH);
    await expect(page.getByText(sign)).toBeVisible();
  });
}

test('the stages stand together, however much was found beside them', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  api.projects = [processingProject(50, { videoClips: manyClips(12) })];
  await page.goto(PATH);
  const stages = page.locator('ol > li:has(h2)');
  await expect(stages).toHaveCount(3);
  const boxes = await Promise.all((await stages.all()).map((each) => each.boundingBox()));
  const gaps = boxes.slice(1).map((box, index) => {
    const above = boxes[index];
    return box === null || box === undefined || above == null ? Number.NaN : box.y - above.y - above.height;
  });
  expect(gaps).toEqual([12, 12]);
});
