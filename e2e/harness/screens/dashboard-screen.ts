import type { Locator, Page } from '@playwright/test';

/** The card of the project of that title. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
