import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Every screen, state and error, in the two sizes: many short tests against real pages with a faked API. What only
 * one size can show is tagged @desktop or @phone.
 */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  outputDir: path.resolve(import.meta.dirname, '../test-results/screens'),
  globalSetup: './harness/screens-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: {
    ...journeys.use,
    baseURL: process.env.SCREENS_ORIGIN,
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
