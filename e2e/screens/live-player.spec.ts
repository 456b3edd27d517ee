import type { Page } from '@playwright/test';
import { answerPlayback } from '../harness/fakes/sample-playback.ts';
import { expect, test } from '../harness/screens/screen.ts';
import { openTimeline } from '../harness/screens/timeline-screen.ts';

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
