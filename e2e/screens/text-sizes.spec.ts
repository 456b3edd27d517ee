import type { Page } from '@playwright/test';
import { throughEveryScreen } from '../harness/screens/every-screen.ts';
import { expect, test } from '../harness/screens/screen.ts';

/** Small print, text, lead, section and screen (apps/web/src/styles/tokens.css), in pixels. */
const SCALE = [13, 15, 17, 24, 32];

for (const tag of ['@desktop', '@phone']) {
  test(`no text of any screen has a size of its own, ${tag === '@phone' ? 'on a phone' : 'on a desktop'}`, {
    tag,
  }, async ({ page, api }) => {
    const strays: string[] = [];
    const seen = new Set<number>();
    await throughEveryScreen(page, api, async (name) => {
      for (const { size, text } of await shownTexts(page)) {
        seen.add(size);
        if (!SCALE.includes(size)) strays.push(`${name}: ${size} px, ${text}`);
      }
    });
    expect(strays).toEqual([]);
    expect([...seen].sort((a, b) => a - b)).toEqual(SCALE);
  });
}

/** Fields have 16 px on phones: below, iOS zooms the page in (phone-edges.spec.ts). */
function shownTexts(page: Page): Promise<{ size: number; text: string }[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { size: number; text: string }[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (holder === null || words === '' || holder.matches('textarea, option, script, style')) continue;
      if (!holder.checkVisibility()) continue;
      found.push({ size: Number.parseFloat(getComputedStyle(holder).fontSize), text: words });
    }
    return found;
  });
}
