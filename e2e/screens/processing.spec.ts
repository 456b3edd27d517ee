import type { Project, Run } from '@cutroom/contract';
import {
  emptyProject,
  manyClips,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { bar, PROCESSING_PATH, stage } from '../harness/screens/processing-screen.ts';
import { expect, expectToast, pathOf, test, toasts } from '../harness/screens/screen.ts';

const STEP_MS = 100;
/** Of real time, for a request to be noticed. */
const REQUEST_MS = 30;

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
  await page.goto(PROCESSING_PATH);
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

test('the estimate is by what such work takes on this server, and past that it is said to take longer', async ({
  page,
  api,
  time,
}) => {
  const run = { ...RUN, createdAt: new Date().toISOString(), expectedSeconds: 600 };
  api.projects = [processingProject(10, { run })];
  await page.goto(PROCESSING_PATH);
  const estimate = page.getByText('Estimated time remaining:');
  await expect(estimate).toHaveText('Estimated time remaining: about 10 minutes');
  await time.skip(600_000);
  await expect(estimate).toHaveText('Estimated time remaining: longer than usual');
});

test('the estimate goes by the clock of the server, also where that of the device is fast', async ({
  page,
  api,
}) => {
  const serverTime = new Date(Date.now() - 550_000);
  const run = { ...RUN, createdAt: serverTime.toISOString(), expectedSeconds: 600 };
  api.projects = [processingProject(10, { run })];
  await page.route('**/api/projects', (route) =>
    route.fulfill({ json: api.projects, headers: { Date: serverTime.toUTCString() } }),
  );
  await page.goto(PROCESSING_PATH);
  await expect(page.getByText('Estimated time remaining:')).toHaveText(/about (10|11) minutes$/);
});

test('an edit that is made again has its first two stages behind it from the first moment', async ({
  page,
  api,
  time,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  api.projects = [processingProject(70, { run: { ...RUN, kind: 'regenerate' } })];
  const list = api.hold('listProjects');
  await page.goto(PROCESSING_PATH);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await time.stop();
  list.release();
  await time.until(bar(page));
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(65);
  await expect(stage(page, 'done').getByRole('heading')).toHaveText([
    'Analyzing video clips',
    'Processing your instructions',
  ]);
});

test('the stage that is lit is the one that the line beside it tells of', async ({ page, api }) => {
  for (const percent of [38, 40]) {
    api.projects = [atStage(percent, 'analysis', 'Looking at market.mov (2 of 3)')];
    await page.goto(PROCESSING_PATH);
    await expect(page.getByText('Looking at market.mov (2 of 3)')).toBeVisible();
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', `${percent}`);
    await expect(stage(page, 'under way').getByRole('heading')).toHaveText(['Analyzing video clips']);
  }
});

test('a failure is announced once: a later visit goes where the project leads', async ({
  page,
  api,
  time,
}) => {
  const failed = sampleProject({
    errorMessage: 'It broke.',
    run: { ...RUN, kind: 'regenerate', state: 'failed' },
  });
  api.projects = [processingProject(10)];
  await page.goto(PROCESSING_PATH);
  await expect(bar(page)).toBeVisible();
  api.projects = [failed];
  await time.skip(2000);
  await expectToast(page, ['Processing Failed', 'It broke.']);
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await page.goto(PROCESSING_PATH);
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: 'Summer by the sea' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  api.projects = [{ ...failed, status: 'timeline_modified' }];
  await page.goto(PROCESSING_PATH);
  await expect(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible();
});

test('what failed before this tab was there is no news, and stays to be read', async ({ page, api }) => {
  api.projects = [
    sampleProject({ status: 'failed', finalVideoPath: null, errorMessage: 'The disk is full.' }),
  ];
  await page.goto(PROCESSING_PATH);
  await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
  await expect(page.getByText('The disk is full.')).toHaveCount(1);
  await expect(page.getByText('The last attempt made no video')).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('each stage takes one line, and unfolds to its sub-steps; what is being done now is told', async ({
  page,
  api,
}) => {
  api.projects = [atStage(50, 'plan', 'Looking at beach.mp4 (1 of 3)')];
  await page.goto(PROCESSING_PATH);
  const stages = page.locator('ol > li:has(h2)');
  await expect(stages).toHaveCount(3);
  await expect(stages.getByRole('listitem')).toHaveCount(0);
  for (const each of await stages.all()) {
    await each.getByRole('heading').click();
    await expect(each.getByRole('listitem')).toHaveCount(3);
  }
  await expect(page.getByText('Looking at beach.mp4 (1 of 3)')).toBeVisible();
});

test('of each clip a frame and one noun tell what was found', async ({ page, api }) => {
  const [first, ...others] = sampleProject().videoClips;
  const waiting = others.map((clip) => ({ ...clip, analysisData: null }));
  api.projects = [processingProject(20, { videoClips: first === undefined ? [] : [first, ...waiting] })];
  await page.goto(PROCESSING_PATH);
  const found = page.getByRole('region', { name: 'What was found in your clips' });
  await expect(found).toContainText('1 of 3');
  await expect(found.getByRole('listitem')).toHaveText([
    /^beach.mp4\s*beach$/,
    /^market.mov\s*Not looked at yet$/,
    /^forest.mp4\s*Not looked at yet$/,
  ]);
});

test('the bar moves up to the real value and is never above it', async ({ page, api, time }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  api.projects = [processingProject(60)];
  const list = api.hold('listProjects');
  await page.goto(PROCESSING_PATH);
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
  await page.goto(PROCESSING_PATH);
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

test('a lost connection is told, and the page catches up by itself', async ({ page, api, time }) => {
  api.projects = [processingProject(10)];
  await page.goto(PROCESSING_PATH);
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
    await page.goto(PROCESSING_PATH);
    await expect(page.getByText(sign)).toBeVisible();
  });
}

test('the stages stand together, however much was found beside them', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  api.projects = [processingProject(50, { videoClips: manyClips(12) })];
  await page.goto(PROCESSING_PATH);
  const stages = page.locator('ol > li:has(h2)');
  await expect(stages).toHaveCount(3);
  const boxes = await Promise.all((await stages.all()).map((each) => each.boundingBox()));
  const gaps = boxes.slice(1).map((box, index) => {
    const above = boxes[index];
    return box === null || box === undefined || above == null ? Number.NaN : box.y - above.y - above.height;
  });
  expect(gaps).toEqual([8, 8]);
});

test('where nothing could be loaded nothing is said of the video', async ({ page, api }) => {
  api.drop('listProjects');
  await page.goto(PROCESSING_PATH);
  await expect(page.getByRole('heading', { name: 'The progress could not be loaded' })).toBeVisible();
  await expect(page.getByText('Check your connection and try again.', { exact: true })).toBeVisible();
  await expect(page.getByText('still being made')).toHaveCount(0);
});
