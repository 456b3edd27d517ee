import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: a picture of every screen, in both themes and sizes, in screenshots/. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  testMatch: '*.picture.ts',
  outputDir: '../test-results/pictures',
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
});
