import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from '@playwright/test';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { clip } from '../harness/footage/footage.ts';
import { expect, test } from '../harness/screens/screen.ts';
import { chooseClip, openTimeline } from '../harness/screens/timeline-screen.ts';

const live = (page: Page) => page.getByRole('region', { name: 'Video player' });

test.describe('a press while the player is on its way', { tag: '@desktop' }, () => {
  test.beforeEach(({ api }) => answerPlayback(api));

  /** Holds the player's code until it is called. */
  async function holdCode(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route(/\/live-player-[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    return () => held.resolve();
  }

  for (const [times, name] of [
    [1, 'plays as soon as it is there'],
    [2, 'is taken back by another one'],
  ] as const) {
    test(name, async ({ page, api }) => {
      const release = await holdCode(page);
      await openTimeline(page, api);
      await expect(page.getByRole('region', { name: 'Your video' })).toHaveCount(0);
      for (let press = 0; press < times; press += 1) await page.keyboard.press('Space');
      release();
      await expect(live(page)).toHaveAttribute('data-shown');
      await expect(live(page)).toHaveAttribute('data-phase', times === 1 ? 'playing' : 'idle');
    });
  }

  test('goes over from the finished video, which played until then', async ({ page, api }) => {
    const playback = api.hold('getPlayback');
    await openTimeline(page, api);
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Your video' })).toHaveAttribute('data-phase', 'playing');
    playback.release();
    await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  });
});

for (const [clip, startSeconds, endSeconds] of [
  [2, 2, 5],
  [3, 5, 7.5],
] as const) {
  test(`clip ${clip} of three is played again and again, and nothing else`, { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    answerPlayback(api);
    await openTimeline(page, api);
    await expect(live(page)).toHaveAttribute('data-shown');
    await chooseClip(page, clip);
    await page.getByRole('button', { name: 'Play the chosen clip again and again' }).click();
    const seen = await secondsTold(page);
    await live(page).getByRole('button', { name: 'Play', exact: true }).click();
    const wraps = () =>
      seen.evaluate((all) => all.filter((each, index) => each < (all[index - 1] ?? each)).length);
    await expect.poll(wraps, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
    const all = await seen.jsonValue();
    expect(Math.min(...all)).toBeGreaterThanOrEqual(startSeconds);
    // Told to a hundredth: the last moment of the clip is told as its end.
    expect(Math.max(...all)).toBeLessThanOrEqual(endSeconds);
    await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  });
}

test('without WebGL2 it plays all the same, and says what it leaves out', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (get, canvas: HTMLCanvasElement, args: unknown[]) =>
        args[0] === 'webgl2' ? null : Reflect.apply(get, canvas, args),
    });
  });
  answerPlayback(api);
  await openTimeline(page, api);
  await expect(live(page)).toHaveAttribute('data-shown');
  await expect(live(page).getByRole('status')).toContainText('without color grading and blurred backgrounds');
  const seen = await secondsTold(page);
  await live(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => seen.evaluate((all) => all.at(-1) ?? 0), { timeout: 30_000 }).toBeGreaterThan(0.5);
});

/** Every second that the seek bar tells from now on. */
function secondsTold(page: Page): Promise<JSHandle<number[]>> {
  return live(page)
    .getByRole('slider', { name: 'Seek' })
    .evaluateHandle((bar) => {
      const seen: number[] = [];
      new MutationObserver(() => seen.push(Number(bar.getAttribute('aria-valuenow')))).observe(bar, {
        attributeFilter: ['aria-valuenow'],
      });
      return seen;
    });
}

test("the rows keep the finished video's images where they were when a cut gets shorter", {
  tag: '@desktop',
}, async ({ page, api }) => {
  answerPlayback(api);
  await openTimeline(page, api);
  await expect(live(page)).toHaveAttribute('data-shown');
  const second = page
    .getByRole('list', { name: 'Clips', exact: true })
    .getByRole('listitem')
    .nth(1)
    .locator('img');
  await expect(second).toHaveAttribute('src', /thumbnails\/reel_1/);
  const before = String(await second.getAttribute('src'));
  await page.getByRole('button', { name: 'Shorten clip 1 by 0.5 seconds' }).first().click();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await expect(second).toHaveAttribute('src', before);
});

test.describe('a seek', { tag: '@desktop' }, () => {
  /** Six tiles of 170 x 96 pixels: green, but for the one of the clip's third second, which is blue. */
  const FILMSTRIP = `<svg xmlns="http://www.w3.org/2000/svg" width="1020" height="96">
    <rect width="1020" height="96" fill="#00c000"/><rect x="340" width="170" height="96" fill="#0000c0"/></svg>`;

  /** The colour in the middle of the player's canvas. */
  const middle = (page: Page) =>
    live(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(1, 1).getContext('2d');
        if (copy === null) throw new Error('No canvas');
        copy.drawImage(canvas, canvas.width / 2, canvas.height / 3, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = copy.getImageData(0, 0, 1, 1).data;
        return {
          isGreen: green > 100 && blue < 60 && red < 60,
          isBlue: blue > 100 && green < 60 && red < 60,
        };
      });

  test('shows the nearest tile of the clip at once, and then the frame', async ({ page, api }) => {
    answerPlayback(
      api,
      PLAYBACK_CLIPS.map((each) => ({ ...each, filmstripUrl: `/api/clips/${each.id}/filmstrip` })),
    );
    api.handle('/api/clips/', (route) => route.fulfill({ contentType: 'image/svg+xml', body: FILMSTRIP }));
    const held = Promise.withResolvers<void>();
    api.handle('/api/videos/', async (route) => {
      if (route.request().url().includes('clip-c')) await held.promise;
      await answerFile(route, readFileSync(clip('portrait')), 'video/mp4');
    });
    await openTimeline(page, api);
    await expect(live(page)).toHaveAttribute('data-shown');
    const bar = live(page).getByRole('slider', { name: 'Seek' });
    await bar.press('End');
    await expect(live(page)).toHaveAttribute('data-near');
    await expect(live(page)).not.toHaveAttribute('data-shown');
    expect(await middle(page)).toMatchObject({ isGreen: true });
    for (let press = 0; press < 3; press += 1) await bar.press('PageDown');
    await expect.poll(() => middle(page)).toMatchObject({ isBlue: true });
    held.resolve();
    await expect(live(page)).toHaveAttribute('data-shown');
    expect(await middle(page)).toEqual({ isGreen: false, isBlue: false });
  });
});
