import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Both sizes for everything take twice the time; without it the phone shows what is its own. */
const EVERYTHING = process.env.SCREENS === 'all';

/**
 * Every screen, state and error: many short tests against real pages with a faked API. What only one size can show is
 * tagged @desktop or @phone, and @both what people meet with a phone in the hand as much as at a desk; with SCREENS=all the
 * phone runs everything that is not the desktop's own.
 */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  outputDir: path.resolve(import.meta.dirname, '../test-results/screens'),
  globalSetup: './harness/screens/screens-setup.ts',
  fullyParallel: true,
  // Tests wait for pages more than they work: two leave half of two processors idle.
  workers: 3,
  timeout: 60_000,
  use: {
    ...journeys.use,
    baseURL: process.env.SCREENS_ORIGIN,
    contextOptions: { reducedMotion: 'reduce' },
    // What it asks for would pass the faked API by; its own tests are journeys.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      ...(EVERYTHING ? {} : { grep: /@phone|@both|axe finds/ }),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
