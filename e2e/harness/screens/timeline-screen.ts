import type { Project } from '@cutroom/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { FakeApi } from '../fakes/fake-api.ts';
import { PROJECT_ID, sampleProject } from '../fakes/sample-project.ts';

export const TIMELINE_PATH = `/timeline/${PROJECT_ID}`;

/** Opens the editor of a finished project. */
export async function openTimeline(
  page: Page,
  api: FakeApi,
  project: Project = sampleProject(),
): Promise<void> {
  api.projects = [project];
  await page.goto(TIMELINE_PATH);
  await expect(page.getByRole('button', { name: 'Recovery Options' })).toBeVisible();
}

/** The clips in the reel. */
export function clipList(page: Page): Locator {
  return page.getByRole('list', { name: 'Clips', exact: true });
}

/** Its row's own button, which chooses it. By its place, too: those behind a clip that has come have their old numbers for a moment. */
export function rowButton(page: Page, number: number): Locator {
  const row = clipList(page)
    .getByRole('listitem')
    .nth(number - 1);
  return row.getByRole('button', { name: new RegExp(`^Clip ${number}: `) });
}

/** Chooses a clip of the list: the inspector then has everything that can be done to it. */
export async function chooseClip(page: Page, number: number): Promise<void> {
  const heading = inspector(page).getByRole('heading', { name: new RegExp(`^Clip ${number} ·`) });
  // Rows that are still on their way after a change of their order are another under the pointer than they were.
  await expect(async () => {
    await rowButton(page, number).click();
    await expect(heading).toBeVisible({ timeout: 2000 });
  }).toPass();
}

export function inspector(page: Page): Locator {
  return page.getByRole('region', { name: 'Chosen clip' });
}

/** What is behind the history icon. */
export async function openRecovery(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Recovery Options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recovery Options' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Their names, in their order. */
export function names(page: Page): Locator {
  return clipList(page).locator('[data-name]');
}

export function unsaved(page: Page): Locator {
  return page.getByText('You have unsaved changes. Save or regenerate to apply them.');
}
