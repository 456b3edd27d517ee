import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/** Journeys of one worker share one running product; every journey makes its own account. */
export const test = base.extend<{ failureLog: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  failureLog: [
    async ({ product }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        await info.attach('server log', { body: product.log().slice(-50_000), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
