import type { Project } from '@cutroom/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { FakeApi } from './fake-api.ts';
import { PROJECT_ID, sampleProject } from './sample-project.ts';

export const TIMELINE_PATH = `/timeline/${PROJECT_ID}`;

/** Opens the editor of a finished project. */
export async function openTimeline(
  page: Page,
  api: FakeApi,
  project: Project = sampleProject(),
): Promise<void> {
  api.projects = [project];
  await page.goto(TIMELINE_PATH);
  await expect(page.getByRole('heading', { name: 'Recovery Options' })).toBeVisible();
}

/** The clips in the reel. */
export function clipList(page: Page): Locator {
  return page.getByRole('list', { name: 'Clips', exact: true });
}

/** Their names, in their order. */
export function names(page: Page): Locator {
  return clipList(page).locator('p.font-medium.text-sm');
}

export function unsaved(page: Page): Locator {
  return page.getByText('You have unsaved changes. Save or regenerate to apply them.');
}
