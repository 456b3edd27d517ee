import type { Page } from '@playwright/test';
import { clearNotes, gaps, quantile, type ShownTimes, untilShown } from './watch.ts';

const REST_MS = 250;

/** Edits of every kind that change what is shown, again and again. @returns milliseconds each, to the new first frame */
export async function editFigures(page: Page, rounds: number): Promise<number[]> {
  const found: number[] = [];
  const edits: readonly (readonly ['click' | 'keydown', () => Promise<void>])[] = [
    ['keydown', () => page.keyboard.press('+')],
    ['keydown', () => page.keyboard.press('Control+z')],
    ['keydown', () => page.keyboard.press('.')],
    ['keydown', () => page.keyboard.press('Alt+ArrowDown')],
    ['keydown', () => page.keyboard.press('Control+z')],
    ['keydown', () => page.keyboard.press('d')],
    ['keydown', () => page.keyboard.press('Control+z')],
    ['keydown', () => page.keyboard.press('Delete')],
    ['keydown', () => page.keyboard.press('Control+z')],
    ['click', () => page.getByRole('button', { name: /^Fit whole picture/ }).click()],
    ['keydown', () => page.keyboard.press('Control+z')],
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const [event, edit] of edits) {
      found.push((await untilShown(page, event, edit)).shown);
      await page.waitForTimeout(REST_MS);
    }
  }
  return found;
}

/** Presses along the player's seek bar, far from each other. */
export async function scrubFigures(page: Page, times: number): Promise<ShownTimes[]> {
  const bar = page.getByRole('slider', { name: 'Seek' });
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The seek bar is not shown.');
  const found: ShownTimes[] = [];
  for (let time = 0; time < times; time += 1) {
    const share = 0.03 + ((time * 0.382) % 0.94);
    const press = () => page.mouse.click(box.x + share * box.width, box.y + box.height / 2);
    found.push(await untilShown(page, 'pointerdown', press));
    await page.waitForTimeout(REST_MS);
  }
  return found;
}

export interface PlayFigures {
  /** Milliseconds for which each frame stood on the canvas. */
  readonly heldMs: readonly number[];
  /** By how many seconds the frame was behind what was heard at each screen, of a frame that stands as long before as after. */
  readonly lateSeconds: readonly number[];
}

/** Plays the reel from its beginning, for so long. @param cutSeconds of the cuts, which take clips in turn, from `startOf` on */
export async function playFigures(
  page: Page,
  { seconds, cutSeconds, startOf }: { seconds: number; cutSeconds: number; startOf: (cut: number) => number },
): Promise<PlayFigures> {
  await page.keyboard.press('Home');
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.cutroomWatchFrames());
  await clearNotes(page);
  await page.keyboard.press('Space');
  await page.waitForTimeout(seconds * 1000);
  const { frames, drawn } = await page.evaluate(() => window.cutroomNotes);
  await page.keyboard.press('k');
  const lateSeconds = drawn.flatMap(({ clipSeconds, heardSeconds }) => {
    const cut = Math.floor(heardSeconds / cutSeconds);
    const into = heardSeconds - cut * cutSeconds;
    // Around a cut it cannot be told from outside which clip was meant.
    if (into < 0.1 || into > cutSeconds - 0.1) return [];
    return [startOf(cut) + into - clipSeconds - 0.5 / 30];
  });
  // The first and the last stretch are the beginning and the end of playing.
  return { heldMs: gaps(frames).slice(1, -1), lateSeconds };
}

/** Zooms and scrolls the strip. @returns milliseconds of every screen */
export async function stripFigures(page: Page): Promise<number[]> {
  const strip = page.locator('[data-strip]');
  const box = await strip.boundingBox();
  if (box === null) throw new Error('The strip is not shown.');
  await page.mouse.move(box.x + 400, box.y + box.height / 2);
  await page.evaluate(() => {
    const look = () => {
      window.cutroomNotes.screens.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await clearNotes(page);
  await page.keyboard.down('Control');
  for (let step = 0; step < 60; step += 1) await wheel(page, 0, step < 30 ? -60 : 50);
  await page.keyboard.up('Control');
  for (let step = 0; step < 120; step += 1) await wheel(page, step < 60 ? 60 : -60, 0);
  const screens = await page.evaluate(() => window.cutroomNotes.screens);
  return gaps(screens);
}

async function wheel(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.wheel(x, y);
  await page.waitForTimeout(16);
}

export const asMs = (values: readonly number[], share: number): string =>
  `${Math.round(quantile(values, share))} ms`;
