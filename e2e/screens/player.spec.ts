import type { Locator, Page, Route } from '@playwright/test';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const MEDIA_ERRORS = [
  [1, 'Video loading was aborted'],
  [2, 'Network error - check your connection'],
  [3, 'Video format not supported on this device'],
  [4, 'Video source not supported'],
  [null, 'Unknown video error occurred'],
] as const;

const player = (page: Page) => page.getByRole('region', { name: 'Your video' });
const phase = (page: Page, expected: string) => expect(player(page)).toHaveAttribute('data-phase', expected);

/** What the media element tells of itself, as if the browser had met it. */
async function meet(
  video: Locator,
  event: 'error' | 'stalled' | 'playing',
  code: number | null = null,
): Promise<void> {
  await video.evaluate(
    (element, [type, errorCode]) => {
      const error = errorCode === null ? null : { code: errorCode };
      Object.defineProperty(element, 'error', { configurable: true, get: () => error });
      element.dispatchEvent(new Event(type));
    },
    [event, code] as const,
  );
}

/** How often the element was told to load anew. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let loads = 0;
    const load = HTMLMediaElement.prototype.load;
    HTMLMediaElement.prototype.load = function () {
      loads += 1;
      Object.assign(window, { videoLoads: loads });
      // What was made up about the element ends with it.
      Reflect.deleteProperty(this, 'error');
      load.call(this);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'videoLoads') ?? 0));
}

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
});

test('before the first play there is a still image and a big play button, and no controls', async ({
  page,
}) => {
  await page.goto(PATH);
  await phase(page, 'idle');
  await expect(player(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(button(page, 'Play video')).toBeVisible();
  await expect(player(page).getByRole('slider')).toHaveCount(0);
  await expect(player(page).locator('video')).toHaveAttribute('crossorigin', 'anonymous');
  const { width, height } = (await player(page).boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(9 / 16, 1);
});

for (const path of ['preview', 'timeline', 'export'])
  test(`on the ${path} screen the big play button leaves free where opening titles stand`, async ({
    page,
  }) => {
    await page.goto(`/${path}/${PROJECT_ID}`);
    const disc = page.locator('[data-play-disc]');
    await expect(disc).toBeVisible();
    const frame = await page.locator('[data-phase]').first().boundingBox();
    const box = await disc.boundingBox();
    const share = (y: number) => (y - (frame?.y ?? 0)) / (frame?.height ?? 1);
    // The upper third of titles ends at 0.32 of the height, the lower begins at 0.47.
    expect(share(box?.y ?? 0)).toBeGreaterThan(0.32);
    expect(share((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(0.47);
  });

test('the still is drawn 100 ms after the first frame, as JPEG of quality 0.8', async ({ page, time }) => {
  await page.addInitScript(() => {
    const note = (name: string, value: unknown) => Object.assign(window, { [name]: value });
    // When the browser shows the first frame is for the test to say.
    HTMLVideoElement.prototype.requestVideoFrameCallback = (callback) => {
      note('showFrame', () => callback(0, {} as VideoFrameCallbackMetadata));
      return 1;
    };
    const draw = HTMLCanvasElement.prototype.toDataURL;
    HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
      note('drawnAs', [type, quality]);
      return draw.call(this, type, quality);
    };
  });
  await page.route('**/api/videos/reel_1.mp4', async (route) => {
    await released;
    await route.fallback();
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(PATH);
  await phase(page, 'idle');
  await time.stop();
  release();
  const video = player(page).locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(2);
  await page.evaluate(() => (Reflect.get(window, 'showFrame') as () => void)());
  await time.pass(95);
  await expect(player(page).locator('img')).toHaveCount(0);
  await time.pass(10);
  await expect(player(page).locator('img')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'drawnAs'))).toEqual(['image/jpeg', 0.8]);
});

test('playing shows the controls; pausing and the end show the still image again', async ({ page }) => {
  await page.goto(PATH);
  await button(page, 'Play video').click();
  await phase(page, 'playing');
  await expect(player(page).locator('img')).toHaveCount(0);
  await expect(player(page).getByRole('slider', { name: 'Seek' })).toBeVisible();
  await button(page, 'Mute').click();
  await expect(button(page, 'Unmute')).toBeVisible();
  expect(
    await player(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.muted),
  ).toBe(true);
  await button(page, 'Unmute').click();
  await expect(button(page, 'Mute')).toBeVisible();
  await button(page, 'Pause').click();
  await phase(page, 'paused');
  await expect(player(page).locator('img')).toHaveCount(1);
  await button(page, 'Play').click();
  await phase(page, 'ended');
  await expect(player(page).locator('img')).toHaveCount(1);
  await expect(button(page, 'Play video')).toBeVisible();
});

test('a press on the seek bar goes there; the time is told as minutes and seconds', async ({ page }) => {
  await page.goto(PATH);
  await button(page, 'Play video').click();
  await button(page, 'Pause').click();
  await expect(player(page).getByText(/^\d:\d\d \/ 0:03$/)).toBeVisible();
  const bar = player(page).getByRole('slider', { name: 'Seek' });
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  await bar.click({ position: { x: width * 0.75, y: height / 2 } });
  await expect(player(page).getByText('0:02 / 0:03')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '2');
});

for (const [code, message] of MEDIA_ERRORS) {
  test(`media error ${code ?? 'without a code'}: 'Video Error', '${message}', and 'Retry' loads it again`, async ({
    page,
  }) => {
    const loads = await countLoads(page);
    await page.goto(PATH);
    await expect(player(page).locator('img')).toHaveCount(1);
    await meet(player(page).locator('video'), 'error', code);
    const alert = player(page).getByRole('alert');
    await expect(alert).toContainText('Video Error');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    expect(await loads()).toBeGreaterThanOrEqual(1);
    await button(page, 'Play video').click();
    await phase(page, 'playing');
  });
}

test('a network error is tried again by itself once, 2 s later, with a note', async ({ page, time }) => {
  const loads = await countLoads(page);
  await page.goto(PATH);
  await expect(player(page).locator('img')).toHaveCount(1);
  await time.stop();
  const video = player(page).locator('video');
  const alert = player(page).getByRole('alert');
  await meet(video, 'error', 2);
  await expect(alert).toContainText('Retrying...');
  await time.pass(1950);
  expect(await loads()).toBe(0);
  await time.pass(100);
  expect(await loads()).toBe(1);
  await expect(alert, 'the video is back').toHaveCount(0);

  await meet(video, 'error', 2);
  await expect(alert).toContainText('Network error - check your connection');
  await expect(alert).not.toContainText('Retrying...');
  await time.pass(10_000);
  expect(await loads(), 'never a second time by itself').toBe(1);
});

for (const [name, answer] of [
  ['that the server does not have', { status: 404, body: '{}' }],
  ['that is none', { status: 200, contentType: 'video/mp4', body: 'no video' }],
] as const) {
  test(`a video ${name}: 'Video source not supported'; once it is there, 'Retry' plays it`, async ({
    page,
  }) => {
    await page.route('**/api/videos/reel_1.mp4', (route) => route.fulfill(answer));
    await page.goto(PATH);
    await expect(player(page).getByRole('alert')).toContainText('Video source not supported');
    await page.unroute('**/api/videos/reel_1.mp4');
    await button(page, 'Retry').click();
    await expect(player(page).getByRole('alert')).toHaveCount(0);
    await button(page, 'Play video').click();
    await phase(page, 'playing');
  });
}

for (const [name, answer] of [
  ['that is away', (route: Route) => route.abort('connectionrefused')],
  ['that is out of order', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
] as const) {
  test(`a server ${name} is no fault of the video: it is tried again once by itself`, async ({ page }) => {
    let isAway = true;
    await page.route('**/api/videos/reel_1.mp4', (route) => (isAway ? answer(route) : route.fallback()));
    await page.goto(PATH);
    const alert = player(page).getByRole('alert');
    await expect(alert).toContainText('Network error - check your connection');
    await expect(alert).not.toContainText('Retrying...');
    isAway = false;
    await button(page, 'Retry').click();
    await expect(alert).toHaveCount(0);
    await button(page, 'Play video').click();
    await phase(page, 'playing');
  });
}

test('a stall while playing is noted until it goes on', async ({ page }) => {
  await page.goto(PATH);
  const video = player(page).locator('video');
  await expect(player(page).locator('img')).toHaveCount(1);
  // The clock of the video stands still, so that nothing but the test ends the stall.
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 0;
  });
  await button(page, 'Play video').click();
  await phase(page, 'playing');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
  const note = player(page).getByText('Video playback stalled. Checking connection...');
  await meet(video, 'stalled');
  await expect(note).toBeVisible();
  await meet(video, 'playing');
  await expect(note).toHaveCount(0);
});

test('a browser that refuses to play: the text of a failed toggle', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.goto(PATH);
  await button(page, 'Play video').click();
  await expect(player(page).getByRole('alert')).toContainText(
    'Playback failed. Check your connection and try again.',
  );
});

test.describe('the keyboard', { tag: '@desktop' }, () => {
  test('plays, pauses and plays on with the focus it began with', async ({ page }) => {
    await page.goto(PATH);
    await button(page, 'Play video').press('Enter');
    await phase(page, 'playing');
    await expect(button(page, 'Pause')).toBeFocused();
    await page.keyboard.press('Space');
    await phase(page, 'paused');
    await page.keyboard.press('Space');
    await phase(page, 'ended');
    await expect(button(page, 'Play video')).toBeFocused();
  });

  test('finds Retry where the video fails', async ({ page }) => {
    await page.goto(PATH);
    await expect(player(page).locator('img')).toHaveCount(1);
    await button(page, 'Play video').focus();
    await meet(player(page).locator('video'), 'error', 3);
    await expect(button(page, 'Retry')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play video')).toBeFocused();
  });
});

test('the image before the still is of the same moment, and nothing of another shows around a later one', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(player(page).locator('video')).toHaveAttribute('poster', /\?t=0&/);
  await button(page, 'Play video').click();
  await button(page, 'Pause').click();
  await phase(page, 'paused');
  const frame = await player(page).boundingBox();
  expect(await player(page).locator('img').boundingBox()).toEqual(frame);
});

test('the image fills the player to its edges, whatever fraction of a pixel is left over', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PATH);
  for (const height of [899, 900, 903, 907]) {
    await page.setViewportSize({ width: 1440, height });
    await expect(player(page).locator('img')).toBeVisible();
    const png = (await player(page).screenshot()).toString('base64');
    expect(await page.evaluate(edgeLights, png), `${height} px high`).not.toContain(0);
  }
});

/** How light the middle of each edge of an image is, 0 to 255. */
async function edgeLights(png: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  drawing?.drawImage(image, 0, 0);
  const places = [
    [width / 2, 1],
    [width / 2, height - 2],
    [1, height / 4],
    [width - 2, height / 4],
  ] as const;
  return places.map(([x, y]) => Math.max(...(drawing?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [0])));
}

test.describe('the keys of the timeline, in the preview', { tag: '@desktop' }, () => {
  const video = (page: Page) => player(page).locator('video');
  const secondsOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  const isMuted = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.muted);
  test.beforeEach(async ({ page }) => {
    await page.goto(PATH);
    await expect(player(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
  });

  test('play, stop, step, and turn the sound off', async ({ page }) => {
    await page.keyboard.press('m');
    await expect.poll(() => isMuted(page), 'before the first play').toBe(true);
    await page.keyboard.press('l');
    await phase(page, 'playing');
    await page.keyboard.press('k');
    await phase(page, 'paused');
    await page.keyboard.press('m');
    await expect.poll(() => isMuted(page)).toBe(false);
    const before = Math.floor((await secondsOf(page)) * 30 + 1e-3) / 30;
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => secondsOf(page), 'one second on').toBeCloseTo(before + 1, 3);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => secondsOf(page), 'one frame on').toBeCloseTo(before + 1 + 1 / 30, 3);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => secondsOf(page), 'one second back').toBeCloseTo(before + 1 / 30, 3);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('j');
    await expect.poll(() => secondsOf(page), 'backwards').toBeLessThan(before + 1);
    await page.keyboard.press('k');
  });

  test('leave the arrows up and down to the page', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await secondsOf(page)).toBe(0);
  });

  test('are letters where something is written, and are listed by the help', async ({ page }) => {
    await button(page, 'Edit title').click();
    const title = page.getByRole('textbox', { name: /title/i });
    await title.press('End');
    await title.pressSequentially('jklm?');
    await expect(title).toHaveValue(/jklm\?$/);
    await phase(page, 'idle');
    expect(await isMuted(page)).toBe(false);
    await title.press('Escape');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await expect(help).toContainText('Play backwards, again for fasterJ');
    await expect(help).toContainText('Sound on or offM');
    await expect(help).not.toContainText('Play the chosen clip again and again');
    await page.keyboard.press('l');
    await expect(page.locator('[data-phase]'), 'behind the help').toHaveAttribute('data-phase', 'idle');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });
});

test('in the dark the light around the player is that of its edge', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  api.projects = [sampleProject()];
  const lights: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(PATH);
    const light = () => player(page).evaluate((element) => element.style.getPropertyValue('--frame-light'));
    await expect.poll(light).toMatch(/^rgb\(\d+ \d+ \d+ \/ 0\.45\)$/);
    const shadow = await player(page).evaluate((element) => getComputedStyle(element).boxShadow);
    lights.push(/rgba\([^)]*0\.45\)/.test(shadow) ? 'of the edge' : 'of the lamp');
  }
  expect(lights).toEqual(['of the edge', 'of the lamp']);
});
