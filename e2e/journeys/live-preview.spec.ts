import { REEL_FPS } from '@cutroom/contract';
import type { Locator } from '@playwright/test';
import { clip } from '../harness/footage/footage.ts';
import { projectWhen } from '../harness/product/api-client.ts';
import { finishedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { likenessToVideo } from '../harness/reels/frame-likeness.ts';

/** Proxies and export are compressed, each in its own way: more than this is another picture. */
const DIFFERENCE_MAX = 4;
const SSIM_MIN = 0.95;

test('the edited timeline plays at once, and the export shows the same frames', async ({ page, product }) => {
  test.setTimeout(400_000);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const id = await finishedProject(
    client,
    [clip('harbour'), clip('garden')],
    'A 4 second reel, start with the harbour, warm look, crossfades, title "By the sea" at the start, fade out',
  );
  await projectWhen(client, id, ({ videoClips }) => videoClips.every(({ proxyUrl }) => proxyUrl !== null));

  await page.goto(`/timeline/${id}`);
  const player = page.getByRole('region', { name: 'Video player' });
  const slider = player.getByRole('slider', { name: 'Seek' });
  await expect(slider).toHaveAttribute('aria-valuemax', '4');

  await test.step('an edit shows without a render', async () => {
    await page.getByRole('button', { name: /^Clip 2: / }).click();
    await page.getByRole('button', { name: 'Move clip 2 up' }).click();
    await page
      .getByRole('button', { name: /^Shorten/, disabled: false })
      .first()
      .click();
    await expect(slider).toHaveAttribute('aria-valuemax', '3.5');
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(0.3);
    await expect(player).toHaveAttribute('data-phase', 'ended', { timeout: 20_000 });
  });

  await test.step('a crop and words are seen at once, too', async () => {
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: /^Add title/ }).click();
    await page
      .getByRole('textbox', { name: /^Words of/ })
      .first()
      .fill('Market day');
    await page
      .getByRole('button', { name: /^Outline/ })
      .first()
      .click();
  });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();
  await client.call('regenerate', { params: { id } });
  const made = await projectWhen(client, id, ({ status }) => status === 'completed');
  expect(made.actualDuration).toBeCloseTo(3.5, 1);

  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuemax', '3.5');
  const url = made.finalVideoPath ?? '';
  const cutAt = (made.timeline?.[0]?.endTime ?? 0) - (made.timeline?.[0]?.startTime ?? 0);
  // The first frame, in the titles, on both sides of and in the crossfade, and while it fades out.
  for (const seconds of [
    ...[0.03, 0.5, 1],
    ...[cutAt - 0.5, cutAt - 0.1, cutAt, cutAt + 0.1, cutAt + 0.5],
    ...[3, 3.3],
  ]) {
    const shown = await seekTo(slider, seconds);
    // A seek bar is told to a hundredth, a frame begins every thirtieth: either neighbour may be meant.
    const frame = Math.floor(shown * REEL_FPS);
    await expect
      .poll(
        async () => {
          const found = [];
          for (const near of [frame, frame - 1, frame + 1])
            found.push(await likenessToVideo(page, url, (near + 0.5) / REEL_FPS));
          const isAlike = found.some(
            ({ difference, ssim }) => difference <= DIFFERENCE_MAX && ssim >= SSIM_MIN,
          );
          return isAlike ? 'alike' : { shown, found };
        },
        { timeout: 20_000 },
      )
      .toBe('alike');
  }
});

/** By the mouse, as near as a pixel. @returns the second that is then shown */
async function seekTo(slider: Locator, seconds: number): Promise<number> {
  const [max, box] = [Number(await slider.getAttribute('aria-valuemax')), await slider.boundingBox()];
  if (box === null) throw new Error('The seek bar is not shown');
  await slider.click({ position: { x: (seconds / max) * box.width, y: box.height / 2 } });
  return Number(await slider.getAttribute('aria-valuenow'));
}
