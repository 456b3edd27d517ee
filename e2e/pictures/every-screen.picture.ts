import type { Page } from '@playwright/test';
import { inRepository } from '../../scripts/repository.mjs';
import { finishedProject, uploadedProject } from '../harness/finished-project.ts';
import { clientOf } from '../harness/flow.ts';
import { test } from '../harness/journey.ts';
import { sceneClip } from '../harness/painted-scenes.ts';
import { openScreen, SIGNED_OUT_SCREENS, signedInScreens } from '../harness/screens.ts';
import { createAccount } from '../harness/visitor.ts';

/** Long enough for players to draw their still picture. */
const SETTLE_MS = 1200;

test('a picture of every screen', async ({ page, product }, info) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shoot = async (screens: typeof SIGNED_OUT_SCREENS) => {
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const screen of screens) {
        await openScreen(page, screen);
        await untilVideosShow(page);
        await page.waitForTimeout(SETTLE_MS);
        const name = `${screen.name}-${info.project.name}-${theme}.png`;
        await page.screenshot({ path: inRepository('screenshots', name), fullPage: true });
        if (name === 'preview-desktop-dark.png') {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.screenshot({ path: inRepository('docs', 'images', 'preview.png') });
          await page.setViewportSize({ width: 1280, height: 800 });
        }
      }
    }
  };
  await shoot(SIGNED_OUT_SCREENS);
  await createAccount(page, `maya.${info.project.name}@example.com`);
  const client = await clientOf(page, product.origin);
  const finished = await finishedProject(
    client,
    (['sea', 'hills', 'city', 'forest'] as const).map(sceneClip),
    'A calm 8 second travel reel, start with the ocean',
  );
  const waiting = await uploadedProject(client, [sceneClip('forest'), sceneClip('sea')]);
  await shoot(signedInScreens(finished, waiting));
});

/** Players draw their still picture once the first frame is there; those out of sight may never ask for it. */
async function untilVideosShow(page: Page): Promise<void> {
  const show = () => [...document.querySelectorAll('video')].every((video) => video.readyState >= 2);
  await page.waitForFunction(show, null, { timeout: 10_000 }).catch(() => undefined);
}
