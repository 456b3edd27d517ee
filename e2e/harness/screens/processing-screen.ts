import type { Locator, Page } from '@playwright/test';
import { PROJECT_ID } from '../fakes/sample-project.ts';

export const PROCESSING_PATH = `/processing/${PROJECT_ID}`;
const MARKER = 'cutroom-timeline-return';
export const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Overall progress' });

/** The stages that are in that state. */
export const stage = (page: Page, state: string): Locator =>
  page.locator('ol > li', { has: page.getByText(state, { exact: true }) });

/** What says that the run was started in the timeline editor, as the session of the page keeps it. */
export const marker = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), MARKER);

/** As if the run had been started in the timeline editor. */
export async function comeFromTimeline(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      if (sessionStorage.getItem('came') !== null) return;
      sessionStorage.setItem('came', 'yes');
      sessionStorage.setItem(key, id);
    },
    [MARKER, String(PROJECT_ID)] as const,
  );
}
