import type { Locator, Page } from '@playwright/test';

/** The card of the project of that title. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Drops a file on the page. @returns whether the page keeps the browser from opening it */
export function dropClip(page: Page, name: string): Promise<'refused' | 'opened'> {
  return page.evaluate((fileName) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['bytes'], fileName, { type: 'video/mp4' }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return document.body.dispatchEvent(event) ? 'opened' : 'refused';
  }, name);
}
