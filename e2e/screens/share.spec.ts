import type { SharePlatform } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, expectToast, link, test, toasts } from '../harness/screens/screen.ts';

const INSTRUCTIONS = '1. Open TikTok.\n2. Choose the file you saved.\n3. Post it.';
const SHARE_PAGE = 'https://www.tiktok.com/upload';
const TEXT = 'Check out this video I created with the product!';

type Ending = 'accepted' | 'left open' | 'dismissed' | 'failed' | 'not allowed' | 'missing';

/** The browser's own share dialog, by how it ends. */
async function fakeDialog(page: Page, ends: Ending) {
  await page.addInitScript((ending) => {
    const given: unknown[] = [];
    Object.assign(window, { sharedData: given });
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { configurable: true, value });
    if (ending === 'missing') {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Reflect.deleteProperty(Navigator.prototype, 'canShare');
      return;
    }
    define('canShare', () => ending !== 'not allowed');
    define('share', async (data: unknown) => {
      given.push(data);
      if (ending === 'left open') await new Promise(() => {});
      if (ending === 'dismissed') throw new DOMException('Closed', 'AbortError');
      if (ending === 'failed') throw new DOMException('No', 'NotAllowedError');
    });
  }, ends);
  return () => page.evaluate((): unknown => Reflect.get(window, 'sharedData'));
}

const LOCAL_LINK_TEXT =
  'The link opens on this computer only. For phones and others in your home network, start Cutroom with: npm start -- --lan';
const QR_CODE = 'QR code of the link to your video';
const sharedLink = (page: Page) => page.getByLabel('Link to your video');

/** Answers what was copied. */
async function fakeClipboard(page: Page, isAllowed = true) {
  await page.addInitScript((isWritable) => {
    const copied: string[] = [];
    Object.assign(window, { copiedTexts: copied });
    const writeText = async (text: string) => {
      if (!isWritable) throw new DOMException('No', 'NotAllowedError');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  }, isAllowed);
  return () => page.evaluate((): unknown => Reflect.get(window, 'copiedTexts'));
}

/** What the server says to whoever wants to share. Answers the link to the video. */
function allowSharing(api: FakeApi, origin: string | undefined, platform: SharePlatform = 'tiktok'): string {
  const downloadUrl = `${origin}/api/videos/reel_1.mp4?signed=yes`;
  api.answer('share', { downloadUrl, platform, instructions: INSTRUCTIONS, shareUrl: SHARE_PAGE });
  return downloadUrl;
}

async function open(page: Page): Promise<void> {
  await page.goto(`/export/${PROJECT_ID}`);
  await expect(button(page, 'TikTok')).toBeEnabled();
}

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
});

test('while the link is prepared a bar moves and every button rests', { tag: '@both' }, async ({
  page,
  api,
  baseURL,
}) => {
  await fakeDialog(page, 'accepted');
  allowSharing(api, baseURL);
  const preparing = api.hold('share');
  await open(page);
  await button(page, 'TikTok').click();
  await expect(page.getByRole('progressbar', { name: 'Preparing share link...' })).toBeVisible();
  for (const action of ['Download Video', 'Instagram', 'TikTok', 'YouTube', 'Delete video now']) {
    await expect(button(page, action)).toBeDisabled();
  }
  preparing.release();
  await expect(link(page, 'Continue')).toBeVisible();
});

test("the browser's dialog gets title, text and link; accepted means 'Sharing Complete'", {
  tag: '@both',
}, async ({ page, api, baseURL }) => {
  const shared = await fakeDialog(page, 'accepted');
  const copied = await fakeClipboard(page);
  const url = allowSharing(api, baseURL);
  await open(page);
  await button(page, 'TikTok').click();
  await expectToast(page, ['Sharing Complete', 'Your video has been handed over for TikTok.'], 'default');
  expect(await shared()).toEqual([{ title: 'Summer by the sea', text: TEXT, url }]);
  expect(await copied()).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(sharedLink(page)).toHaveValue(url);
  await expect(link(page, 'Open TikTok')).toHaveAttribute('href', SHARE_PAGE);
  await expect(page.locator('ol > li'), 'steps for a file that nobody saved').toHaveCount(0);
});

test("without a title it is 'My AI-Generated Video'", { tag: '@both' }, async ({ page, api, baseURL }) => {
  api.projects = [sampleProject({ title: '' })];
  const shared = await fakeDialog(page, 'accepted');
  allowSharing(api, baseURL);
  await open(page);
  await button(page, 'TikTok').click();
  await expect.poll(shared).toMatchObject([{ title: 'My AI-Generated Video' }]);
});

test('a dialog that the person closes forces nothing more on them', { tag: '@both' }, async ({
  page,
  api,
  baseURL,
}) => {
  const shared = await fakeDialog(page, 'dismissed');
  const copied = await fakeClipboard(page);
  const url = allowSharing(api, baseURL);
  await open(page);
  await button(page, 'TikTok').click();
  await expect.poll(shared).toHaveLength(1);
  await expect(button(page, 'TikTok')).toBeEnabled();
  await expect(sharedLink(page)).toHaveValue(url);
  await expect(page.getByText(LOCAL_LINK_TEXT)).toBeVisible();
  await expect(page.getByAltText(QR_CODE)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  expect(await copied()).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('while the dialog is open the link is there, and nothing waits for a dialog that never tells its end', {
  tag: '@both',
}, async ({ page, api, baseURL }) => {
  await fakeDialog(page, 'left open');
  const url = allowSharing(api, baseURL);
  await open(page);
  await button(page, 'TikTok').click();
  await expect(sharedLink(page)).toHaveValue(url);
  await expect(page.getByRole('progressbar', { name: 'Preparing share link...' })).toHaveCount(0);
  for (const action of ['Download Video', 'Instagram', 'TikTok', 'YouTube', 'Delete video now']) {
    await expect(button(page, action)).toBeEnabled();
  }
  await expect(link(page, 'Continue')).toBeVisible();
});

test('of a link to this machine others get that of the home network, with its QR code', {
  tag: '@both',
}, async ({ page, api, baseURL }) => {
  const shared = await fakeDialog(page, 'accepted');
  allowSharing(api, baseURL);
  const networkUrl = 'https://192.168.1.20:3000/api/shared/token';
  const downloadUrl = 'https://localhost:3000/api/shared/token';
  api.answer('share', {
    downloadUrl,
    networkUrl,
    platform: 'tiktok',
    instructions: '',
    shareUrl: SHARE_PAGE,
  });
  await open(page);
  await button(page, 'TikTok').click();
  await expect.poll(shared).toMatchObject([{ url: networkUrl }]);
  await expect(sharedLink(page)).toHaveValue(networkUrl);
  await expect(page.getByAltText(QR_CODE)).toHaveCount(1);
  await expect(page.getByText('where Cutroom is at https://192.168.1.20:3000.')).toBeVisible();
});

for (const ending of ['failed', 'not allowed', 'missing'] as const) {
  test(`a dialog that ${ending === 'failed' ? 'fails' : `is ${ending}`}: link copied, steps for 15 s, upload page, and the file 1 s later`, {
    tag: '@both',
  }, async ({ page, api, time, baseURL }) => {
    await fakeDialog(page, ending);
    const copied = await fakeClipboard(page);
    const url = allowSharing(api, baseURL);
    await open(page);
    await time.stop();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    const tab = page.waitForEvent('popup');
    await button(page, 'TikTok').click();
    await time.until(toasts(page));
    await expectToast(
      page,
      ['Share on TikTok', /1\. Open TikTok\..*3\. Post it\..*The link to your video is copied\./s],
      'default',
    );
    expect(await copied()).toEqual([url]);
    expect((await tab).url()).toBe(SHARE_PAGE);
    await time.pass(900);
    expect(downloads).toEqual([]);
    await time.pass(150);
    await expect.poll(() => downloads).toEqual([url]);
    await time.pass(12_900);
    await expect(toasts(page)).toHaveCount(1);
    await time.pass(1300);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('ol > li')).toHaveText([
      'Open TikTok.',
      'Choose the file you saved.',
      'Post it.',
    ]);
    await button(page, 'Copy link').click();
    await expect.poll(copied).toEqual([url, url]);
  });
}

test('where nothing can be copied the steps are shown all the same', { tag: '@both' }, async ({
  page,
  api,
  baseURL,
}) => {
  await fakeDialog(page, 'missing');
  await fakeClipboard(page, false);
  allowSharing(api, baseURL);
  await open(page);
  const tab = page.waitForEvent('popup');
  await button(page, 'TikTok').click();
  await expectToast(page, ['Share on TikTok', /3\. Post it\.$/], 'default');
  await tab;
  await button(page, 'Copy link').click();
  await expect(
    page.getByText('The link could not be copied. It is selected: copy it by hand.'),
  ).toBeVisible();
  api.hold('share');
  await button(page, 'YouTube').click();
  await expect(page.getByRole('progressbar', { name: 'Preparing share link...' })).toBeVisible();
  await expect(page.locator('ol > li'), 'the steps of the platform before').toHaveCount(0);
});

for (const [name, platform] of [
  ['Instagram', 'instagram'],
  ['TikTok', 'tiktok'],
  ['YouTube', 'youtube'],
] as const) {
  test(`'${name}' asks the server for ${platform}`, { tag: '@both' }, async ({ page, api, baseURL }) => {
    await fakeDialog(page, 'accepted');
    allowSharing(api, baseURL, platform);
    await open(page);
    await button(page, name).click();
    await expectToast(page, ['Sharing Complete', new RegExp(name)], 'default');
    await expect
      .poll(() => api.calls('share'))
      .toEqual([{ path: `/api/projects/${PROJECT_ID}/share`, body: { platform } }]);
  });
}

test("a link that the server refuses: 'Action Failed'", { tag: '@both' }, async ({ page, api }) => {
  api.refuse('share', 'internal');
  await open(page);
  await button(page, 'YouTube').click();
  await expectToast(page, ['Action Failed', 'Failed to process request. Please try again.']);
  await expect(button(page, 'YouTube')).toBeEnabled();
});

test('where the browser opens no tab, a link to the platform stays; a link of this machine says so', {
  tag: '@both',
}, async ({ page, api, baseURL }) => {
  await fakeDialog(page, 'missing');
  await fakeClipboard(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  allowSharing(api, baseURL);
  await open(page);
  await button(page, 'TikTok').click();
  await expect(link(page, 'Open TikTok')).toHaveAttribute('href', SHARE_PAGE);
  await expect(page.getByText(LOCAL_LINK_TEXT)).toBeVisible();
  api.answer('share', {
    downloadUrl: 'https://cutroom.example/api/shared/token',
    platform: 'tiktok',
    instructions: INSTRUCTIONS,
    shareUrl: SHARE_PAGE,
  });
  await expect(button(page, 'TikTok')).toBeEnabled();
  await button(page, 'TikTok').click();
  await expect(sharedLink(page)).toHaveValue('https://cutroom.example/api/shared/token');
  await expect(page.getByText(LOCAL_LINK_TEXT)).toHaveCount(0);
  await expect(page.getByAltText(QR_CODE), 'a way to the phone').toHaveCount(1);
});

test('the video goes to a phone without a platform being chosen', async ({ page, api }) => {
  const downloadUrl = 'https://cutroom.example/api/shared/token';
  api.answer('linkForPhone', { downloadUrl });
  await open(page);
  await button(page, 'To my phone').click();
  await expect(page.getByAltText(QR_CODE)).toBeVisible();
  await expect(sharedLink(page)).toHaveValue(downloadUrl);
  await expect(page.getByRole('heading', { name: 'To your phone' })).toBeVisible();
  await expect(link(page, 'Continue')).toBeVisible();
  expect(api.calls('share')).toEqual([]);
  await expectAccessible(page);
});

test('a link for the phone that opens on this computer only says so, and one that is refused too', async ({
  page,
  api,
}) => {
  api.answer('linkForPhone', { downloadUrl: 'http://localhost:3000/api/shared/token' });
  await open(page);
  await button(page, 'To my phone').click();
  await expect(page.getByText(LOCAL_LINK_TEXT)).toBeVisible();
  await expect(page.getByAltText(QR_CODE)).toHaveCount(0);
  api.refuse('linkForPhone', 'internal');
  await button(page, 'To my phone').click();
  await expectToast(page, ['Action Failed', 'Failed to process request. Please try again.']);
  await expect(sharedLink(page)).toHaveCount(0);
});

test('on a phone nothing is offered to be carried to one', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await expect(button(page, 'To my phone')).toBeHidden();
});

test('each app has a button of 56 px, before the download', async ({ page }) => {
  await open(page);
  const below = (await button(page, 'Download Video').boundingBox())?.y ?? 0;
  for (const name of ['Instagram', 'TikTok', 'YouTube']) {
    const box = await button(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.y).toBeLessThan(below);
  }
});

for (const [where, details] of [
  ['a desktop', {}],
  ['a phone', { tag: '@phone' }],
] as const) {
  test(
    `on ${where} the steps are told at the top of the window, away from the way on`,
    details,
    async ({ page, api, baseURL }) => {
      await fakeDialog(page, 'missing');
      await page.addInitScript(() => {
        window.open = () => null;
      });
      allowSharing(api, baseURL);
      await open(page);
      await button(page, 'TikTok').click();
      await link(page, 'Continue').scrollIntoViewIfNeeded();
      await expectToast(page, ['Share on TikTok', /Open TikTok/], 'default');
      const box = async (part: Locator) => {
        const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {};
        return { top: y, bottom: y + height };
      };
      const toast = await box(toasts(page));
      expect(toast.top).toBeGreaterThanOrEqual((await box(page.locator('header'))).bottom);
      expect(toast.bottom).toBeLessThanOrEqual((await box(link(page, 'Continue'))).top);
      await link(page, 'Continue').click({ trial: true });
    },
  );
}
