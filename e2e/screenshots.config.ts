import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: a picture of every screen, in both themes and sizes, in screenshots/. */
export default defineConfig({
  ...journeys,
  testDir: './screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../test-results/screenshots',
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
});
