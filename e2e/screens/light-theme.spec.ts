import type { Page } from '@playwright/test';
import { throughEveryScreen } from '../harness/screens/every-screen.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, openTimeline } from '../harness/screens/timeline-screen.ts';

test.use({ colorScheme: 'light' });

test('no field and no button of the light theme looks as if it could not be used', {
  tag: '@both',
}, async ({ page, api }) => {
  const strays: string[] = [];
  const look = async (name: string) => {
    for (const stray of await lookingDisabled(page)) strays.push(`${name}: ${stray}`);
  };
  await throughEveryScreen(page, api, look);
  expect(strays).toEqual([]);
});

test('nor of the timeline with all that can be opened there', { tag: '@both' }, async ({ page, api }) => {
  await openTimeline(page, api);
  for (const summary of await page.locator('details:not([open]) > summary').all()) await summary.click();
  expect(await lookingDisabled(page)).toEqual([]);
  await chooseClip(page, 1);
  await button(page, 'Add title to clip 1').click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await lookingDisabled(page)).toEqual([]);
});

/**
 * What is typed into is white, and what can be pressed does not have the grey of wells, but where it is chosen or a wish's chip. What
 * lies on a picture has its own colors.
 */
function lookingDisabled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colorOf = (token: string) => {
      probe.style.backgroundColor = `var(${token})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const isSet = (color: string) => color !== 'rgba(0, 0, 0, 0)';
    const [field, ...greys] = ['--field', '--raised', '--well'].map(colorOf).filter(isSet);
    probe.remove();
    // Chosen, refusing for now, a wish's chip, or a frame of a clip.
    const SETTLED =
      ':disabled, [aria-disabled=true], [aria-pressed=true], [aria-haspopup=dialog], :has(> .absolute)';
    const isTypedInto =
      'select, textarea, input:not([type=range], [type=checkbox], [type=radio], [type=color], [type=file])';
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
      return isClear && element.parentElement !== null
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    };
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} ${element.className}`;
    const fields = [...document.querySelectorAll(isTypedInto)].filter(
      (element) => element.checkVisibility({ opacityProperty: true }) && backgroundOf(element) !== field,
    );
    const buttons = [...document.querySelectorAll('button, a')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(SETTLED) &&
        greys.includes(getComputedStyle(element).backgroundColor),
    );
    return [...fields, ...buttons].map(nameOf);
  });
}
