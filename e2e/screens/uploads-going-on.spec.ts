import type { Page } from '@playwright/test';
import { type FakeTus, fakeTus } from '../harness/fakes/fake-tus.ts';
import { fakeWakeLocks } from '../harness/fakes/fake-wake-locks.ts';
import { emptyProject, PROJECT_ID, sampleClip, uploadedProject } from '../harness/fakes/sample-project.ts';
import { chosenFile, largeFile } from '../harness/footage/upload-files.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';
import { choose, row, UPLOAD_PATH } from '../harness/screens/upload-screen.ts';

const MEBIBYTE = 1024 * 1024;
const QUESTION = 'Uploads are still in progress. Are you sure you want to leave?';

test.describe('behind the prompt', () => {
  let tus: FakeTus;
  let release: () => void;

  test.beforeEach(async ({ page, api }) => {
    api.projects = [uploadedProject()];
    tus = await fakeTus(page, api);
    release = tus.hold().release;
    await page.goto(UPLOAD_PATH);
    await choose(page, [chosenFile('late.mp4')]);
    await expect(row(page, 'late.mp4')).toContainText(/Uploading|Uploaded/);
    await link(page, 'Continue to Prompt').click();
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await expect(page.getByText(/Your clips go on uploading · 0 of 1 in|· 1 of 1 in/)).toBeVisible();
  });

  test('uploads go on from the first clip, and are there again on the way back', { tag: '@both' }, async ({
    page,
    api,
  }) => {
    await link(page, 'Show them').click();
    await expect(row(page, 'late.mp4')).toHaveCount(1);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    tus.onArrived = ({ id }) => {
      const { videoClips } = uploadedProject();
      api.projects = [uploadedProject({ videoClips: [...videoClips, sampleClip(id, 'late.mp4')] })];
    };
    release();
    await expect(page.getByText('Your clips go on uploading')).toHaveCount(0);
    await expect(page.getByText(/^4 clips/)).toBeVisible();
    expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  test('what failed meanwhile is told, with the way to it', { tag: '@both' }, async ({ page }) => {
    tus.refuse('PATCH', { status: 400 });
    release();
    await expect(page.getByText('1 file needs you. Show them')).toBeVisible();
    await link(page, 'Show them').click();
    await expect(button(page, 'Retry late.mp4')).toBeVisible();
  });

  test('who leaves them for another screen is asked, and leaving ends them', { tag: '@both' }, async ({
    page,
  }) => {
    await link(page, 'Cutroom home').click();
    await expect(page.getByRole('alertdialog')).toContainText(QUESTION);
    await button(page, 'Stay').click();
    expect(pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await link(page, 'Cutroom home').click();
    await button(page, 'Leave').click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goto(UPLOAD_PATH);
    await expect(row(page, 'late.mp4')).toHaveCount(0);
  });
});

test.describe('in two tabs of one browser', () => {
  const upload = { id: 'upload-1', filename: 'late.mp4', error: null, state: 'receiving' } as const;
  const begun = { ...upload, bytesReceived: 500, bytesTotal: 2000, isArriving: true };
  let tus: FakeTus;
  let held: ReturnType<FakeTus['hold']>;

  test.beforeEach(async ({ page, api }) => {
    api.projects = [uploadedProject()];
    tus = await fakeTus(page, api);
    held = tus.hold();
    await page.goto(UPLOAD_PATH);
    await choose(page, [chosenFile('late.mp4', 2000)]);
    await expect.poll(() => tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    api.projects = [uploadedProject({ uploads: [begun] })];
  });

  test('one says that the other uploads, asks for nothing, and says that it stopped once the other is gone', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const path of [`/prompt/${PROJECT_ID}`, UPLOAD_PATH]) {
      await other.goto(path);
      await expect(other.getByText('1 file is on the way there.')).toBeVisible();
      await expect(other.getByText(/stopped halfway|not finished/i)).toHaveCount(0);
      await expect(button(other, /again/)).toHaveCount(0);
    }
    await expect(row(other, 'late.mp4')).toContainText('Uploading in another tab');
    await choose(other, [chosenFile('late.mp4', 2000)]);
    await expect(other.getByText('This file is already in the list.')).toBeVisible();
    expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    await page.close();
    held.release();
    await expect(other.getByText('1 upload stopped halfway')).toBeVisible();
    await expect(button(other, 'Choose the file again')).toBeVisible();
    await expect(other.getByText('Uploading in another tab')).toHaveCount(0);
  });

  test('what arrives by the other becomes a clip here, and is never said to have stopped', async ({
    context,
    api,
  }) => {
    const other = await context.newPage();
    await other.goto(UPLOAD_PATH);
    await expect(row(other, 'late.mp4')).toContainText('Uploading in another tab');
    const told = await notedTexts(other, 'stopped halfway');
    tus.onArrived = ({ id }) => {
      const { videoClips } = uploadedProject();
      api.projects = [uploadedProject({ videoClips: [...videoClips, sampleClip(id, 'late.mp4')] })];
    };
    held.release();
    await expect(row(other, 'late.mp4')).toContainText('Uploaded');
    expect(await told()).toBe(false);
  });
});

test('what another device sends is told with how far it is, asked for and given up by nobody, until nothing comes of it', {
  tag: '@both',
}, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const server = (bytesReceived: number, isArriving: boolean) => {
    const upload = { id: 'up-phone', filename: 'late.mp4', state: 'receiving', error: null } as const;
    api.projects = [
      uploadedProject({ uploads: [{ ...upload, bytesReceived, bytesTotal: 100_000, isArriving }] }),
    ];
  };
  server(20_480, true);
  for (const path of [`/prompt/${PROJECT_ID}`, UPLOAD_PATH]) {
    await page.goto(path);
    await expect(page.getByText('1 file is on the way from there: 20 KB of 98 KB.')).toBeVisible();
    await expect(page.getByText(/stopped halfway|not finished/i)).toHaveCount(0);
    await expect(button(page, /again/)).toHaveCount(0);
  }
  await expect(row(page, 'late.mp4')).toContainText('Arriving from another device');
  await choose(page, [chosenFile('late.mp4', 100_000)]);
  await expect(page.getByText('This file is already in the list.')).toBeVisible();
  server(61_440, true);
  await expect(row(page, '60 KB of 98 KB')).toContainText('late.mp4');
  server(61_440, false);
  await expect(page.getByText('1 upload stopped halfway')).toBeVisible();
  await expect(button(page, 'Choose the file again')).toBeVisible();
  await expect(page.getByText('Arriving from another device')).toHaveCount(0);
  // The phone is picked up again.
  server(71_680, true);
  await expect(page.getByText('1 file is on the way from there')).toBeVisible();
  await expect(page.getByText('1 upload stopped halfway')).toHaveCount(0);
  expect(tus.requests).toEqual([]);
});

/** Whether the page has said it at any time from now on. */
async function notedTexts(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((sought) => {
    const note = () => {
      if (document.body.textContent.includes(sought)) document.body.dataset.noted = '';
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, text);
  return () => page.evaluate(() => 'noted' in document.body.dataset);
}

/**
 * A page is thrown away while the second of three parts of a file is on its way.
 * @param before what happens until then
 */
async function discardHalfway(
  page: Page,
  tus: FakeTus,
  { file, partBytes, before = async () => {} }: Halfway,
): Promise<void> {
  const held = tus.hold(partBytes);
  await page.goto(UPLOAD_PATH);
  await choose(page, [file]);
  // Megabytes pass slowly through what stands for the server here.
  const sent = () => tus.requests.filter(({ method }) => method === 'PATCH').length;
  await expect.poll(sent, { timeout: 45_000 }).toBe(2);
  await before();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  held.release();
}

interface Halfway {
  readonly file: string;
  readonly partBytes: number;
  readonly before?: () => Promise<void>;
}

/** Megabytes in three parts, and what the server has of them once the first is in. */
function halfwayFile(isMobile: boolean) {
  const partBytes = (isMobile ? 3 : 8) * MEBIBYTE;
  const bytesTotal = 2.5 * partBytes;
  const upload = { id: 'upload-1', filename: 'trip.mp4', error: null, state: 'receiving' } as const;
  return {
    file: largeFile('trip.mp4', bytesTotal / MEBIBYTE),
    partBytes,
    // Bytes came a moment ago: the server does not know yet that the page is gone.
    upload: { ...upload, bytesReceived: partBytes, bytesTotal, isArriving: true },
  };
}

/** The rest goes after what has arrived, and nothing of it is sent twice. */
function expectRestOnly(requests: FakeTus['requests'], partBytes: number): void {
  const [first, ...rest] = requests.filter(({ method }) => method !== 'GET');
  expect(first?.method).toBe('HEAD');
  expect(rest.map(({ method }) => method)).toEqual(rest.map(() => 'PATCH'));
  expect(rest[0]?.offset).toBeGreaterThanOrEqual(partBytes);
}

test('after the page was thrown away one press asks for the file, which goes on from where the server is', {
  tag: '@both',
}, async ({ page, api, isMobile }) => {
  const { file, partBytes, upload } = halfwayFile(isMobile);
  const tus = await fakeTus(page, api);
  api.projects = [emptyProject()];
  const before = async () => {
    api.projects = [emptyProject({ uploads: [upload] })];
  };
  await discardHalfway(page, tus, { file, partBytes, before });
  await expect(row(page, 'trip.mp4')).toContainText('Not finished.');
  await expect(page.getByText('1 upload stopped halfway')).toBeVisible();
  const requestCount = tus.requests.length;
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose the file again').click();
  tus.onArrived = ({ id }) => {
    api.projects = [uploadedProject({ videoClips: [sampleClip(id, 'trip.mp4')] })];
  };
  await (await choosing).setFiles(file);
  await expect(row(page, 'trip.mp4')).toContainText('Uploaded');
  await expect(row(page, 'trip.mp4')).toHaveCount(1);
  expectRestOnly(tus.requests.slice(requestCount), partBytes);
});

test('a prompt that was thrown away says which uploads stopped, and one press there goes on with them', {
  tag: '@both',
}, async ({ page, api, isMobile }) => {
  const { file, partBytes, upload } = halfwayFile(isMobile);
  const tus = await fakeTus(page, api);
  api.projects = [uploadedProject()];
  await discardHalfway(page, tus, {
    file,
    partBytes,
    before: async () => {
      api.projects = [uploadedProject({ uploads: [upload] })];
      await link(page, 'Continue to Prompt').click();
      await expect(page.getByText('Your clips go on uploading')).toBeVisible();
      await expect(page.getByText('stopped halfway')).toHaveCount(0);
    },
  });
  await expect(page.getByText('1 upload stopped halfway')).toBeVisible();
  const before = tus.requests.length;
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose the file again').click();
  const held = tus.hold(partBytes);
  await (await choosing).setFiles(file);
  await expect(page.getByText('Your clips go on uploading')).toBeVisible();
  await expect(page.getByText('stopped halfway')).toHaveCount(0);
  tus.onArrived = ({ id }) => {
    const { videoClips } = uploadedProject();
    api.projects = [uploadedProject({ videoClips: [...videoClips, sampleClip(id, 'trip.mp4')] })];
  };
  held.release();
  await expect(page.getByText(/^4 clips/)).toBeVisible();
  await expect(page.getByText('Your clips go on uploading')).toHaveCount(0);
  expect(pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
  expectRestOnly(tus.requests.slice(before), partBytes);
});

test('files that waited for their turn when the page was thrown away are asked for, and can be left out', {
  tag: '@both',
}, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  api.projects = [uploadedProject()];
  const files = Array.from({ length: 9 }, (_, at) => chosenFile(`clip-${at}.mp4`));
  const held = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, files);
  await expect(row(page, 'clip-8.mp4')).toBeVisible();
  await expect.poll(() => tus.requests.some(({ method }) => method === 'PATCH')).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  held.release();
  await expect(page.getByText(/^\d files have not arrived$/)).toBeVisible();
  await page.goto(`/prompt/${PROJECT_ID}`);
  await expect(page.getByText(/^\d files have not arrived$/)).toBeVisible();
  await button(page, 'Leave them out').click();
  await expect(page.getByText('have not arrived')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('have not arrived')).toHaveCount(0);
});

for (const path of [UPLOAD_PATH, `/prompt/${PROJECT_ID}`]) {
  test(`who is asked for a file again on ${path} may choose all: what is a clip is left alone`, {
    tag: '@both',
  }, async ({ page, api }) => {
    const tus = await fakeTus(page, api);
    const unfinished = { id: 'up-1', filename: 'half.mp4', bytesReceived: 100, bytesTotal: 2000 } as const;
    const clip = sampleClip('clip-a', 'beach.mp4', { fileSize: 1000 });
    api.projects = [
      uploadedProject({ videoClips: [clip], uploads: [{ ...unfinished, state: 'receiving', error: null }] }),
    ];
    tus.onArrived = ({ id, name }) => {
      api.projects = [uploadedProject({ videoClips: [clip, sampleClip(id, name)] })];
    };
    await page.goto(path);
    const choosing = page.waitForEvent('filechooser');
    await button(page, 'Choose the file again').click();
    await (await choosing).setFiles([chosenFile('half.mp4', 2000), chosenFile('beach.mp4', 1000)]);
    await expect(page.getByText(/^2 clips/)).toBeVisible();
    await expect(page.getByText(/needs you|already in the list/)).toHaveCount(0);
    expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
}

test('another file of the same name and size begins anew', { tag: '@both' }, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const unfinished = { id: 'up-1', filename: 'half.mp4', bytesReceived: 100, bytesTotal: 2000 } as const;
  api.projects = [emptyProject({ uploads: [{ ...unfinished, state: 'receiving', error: null }] })];
  await page.addInitScript(() =>
    localStorage.setItem(
      'cutroom.unfinished-uploads',
      JSON.stringify([{ id: 'up-1', name: 'half.mp4', size: 2000, lastModified: 1 }]),
    ),
  );
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('half.mp4', 2000)]);
  await expect(row(page, 'half.mp4').filter({ hasText: 'Uploaded' })).toHaveCount(1);
  expect(tus.requests.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['DELETE', 'POST', 'PATCH']),
  );
});

test('the screen stays awake while uploads are under way, and again after it was hidden', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [emptyProject()];
  const tus = await fakeTus(page, api);
  const held = tus.hold();
  const { released: locks, takeAway } = await fakeWakeLocks(page);
  await page.goto(UPLOAD_PATH);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  expect(await locks()).toEqual([]);
  await choose(page, [chosenFile('beach.mp4')]);
  await expect.poll(locks).toEqual([false]);
  // The browser takes it away with the page, and the page is back.
  await takeAway();
  await expect.poll(locks).toEqual([true, false]);
  held.release();
  await expect.poll(locks).toEqual([true, true]);
});

test('a phone has its camera at hand', { tag: ['@phone'] }, async ({ page, api }) => {
  api.projects = [emptyProject()];
  await page.goto(UPLOAD_PATH);
  const input = page.locator('input[type="file"]');
  const press = async (name: string) => {
    const choosing = page.waitForEvent('filechooser');
    await button(page, name).click();
    return (await choosing).isMultiple();
  };
  // Chromium opens the camera for one file of the one type 'video/*', and shows all files for anything else.
  expect(await press('Record a clip')).toBe(false);
  await expect(input).toHaveAttribute('capture', 'environment');
  await expect(input).toHaveAttribute('accept', 'video/*');
  await expect(input).not.toHaveAttribute('multiple');
  expect(await press('Browse Files')).toBe(true);
  await expect(input).not.toHaveAttribute('capture');
  await expect(input).toHaveAttribute('accept', /^video\/\*,\.mp4,/);
});
