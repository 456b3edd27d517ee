import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

const chromium = findChromium();

/**
 * Journeys through the real product. One worker: rendering video is what they wait for, and two servers at
 * it would only slow each other down. On a busy machine a page can be slower than any test expects: a second attempt tells
 * that from what is broken, and what needed one is named at the end of the run.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: path.resolve(import.meta.dirname, '../test-results/journeys'),
  globalSetup: './harness/product/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording each step takes a tenth of the time; `--trace on` does it when a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without one Chromium cannot open files whose names are not English.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: ['whole-flow.spec.ts', 'share-target.spec.ts'],
      use: { ...devices['Pixel 7'] },
    },
  ],
});
