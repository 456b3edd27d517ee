import type { Locator, Page } from '@playwright/test';
import { PROJECT_ID } from '../fakes/sample-project.ts';
import type { ChosenFile } from '../footage/upload-files.ts';

export const UPLOAD_PATH = `/upload/${PROJECT_ID}`;

/** Chooses files as the browser's dialog would. */
export async function choose(page: Page, files: readonly (string | ChosenFile)[]): Promise<void> {
  const input = page.locator('input[type="file"]');
  const paths = files.filter((file) => typeof file === 'string');
  if (paths.length > 0) return input.setInputFiles(paths);
  await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
}

/** The row of a file. */
export function row(page: Page, name: string): Locator {
  // By its place and not by its role, which it does not have while a dialog is open above it.
  return page.locator('section[aria-label="Upload panel"] > ul > li').filter({ hasText: name });
}

/** The lines of the log, the newest first; there also while it is folded away. */
export function logLines(page: Page): Locator {
  return page.locator('details li');
}

export function logSummary(page: Page): Locator {
  return page.locator('details > summary');
}
