import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** What the second theme can break: all else is the same page. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Lets axe look at the page as it is, in both themes, and at whether anything sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    // The sign-in page is the server's and follows the system without a script.
    if ((await page.locator('#root').count()) > 0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(coloursAtRest);
    // What axe still finds after a moment is there to stay; what it no longer finds was a screen on its way in.
    await expect.soft
      .poll(() => violationsOf(page, theme), {
        message: `${theme} theme`,
        intervals: [1000],
        timeout: AXE_MS_MAX,
      })
      .toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${theme} theme: pixels that stick out sideways`).toBeLessThanOrEqual(0);
  }
}

/** Two looks, on a busy machine. */
const AXE_MS_MAX = 20_000;

async function violationsOf(page: Page, theme: Theme): Promise<string[]> {
  // There are no frames, so axe needs no page of its own to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (theme !== THEMES[0]) axe.withRules(ABOUT_COLOURS);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The colours of the theme before are gone two frames later, and where they fade once they have faded. */
async function coloursAtRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
