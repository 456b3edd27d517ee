import type { Page } from '@playwright/test';

/**
 * From the press of 'Generate Video' to a reel that plays, of clips that are analysed: 'Watch now' is pressed on the first
 * screen that has it. Looked at from inside the page, for Playwright waits up to half a second between two looks.
 * @returns milliseconds
 */
export async function generateFigure(page: Page, id: number, prompt: string): Promise<number> {
  await page.goto(`/prompt/${id}`);
  await page.getByLabel('Video Description & Instructions').fill(prompt);
  await page.waitForTimeout(2000);
  const playing = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt: number | null = null;
        window.addEventListener(
          'click',
          ({ timeStamp }) => {
            pressedAt ??= timeStamp;
          },
          { capture: true },
        );
        const look = () => {
          const links = [...document.querySelectorAll('a')];
          links.find(({ textContent }) => textContent?.includes('Watch now'))?.click();
          const player = document.querySelector(
            '[aria-label="Video player"][data-shown][data-phase="playing"]',
          );
          if (player === null || pressedAt === null) requestAnimationFrame(look);
          else resolve(performance.now() - pressedAt);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Generate Video' }).click();
  return playing;
}
