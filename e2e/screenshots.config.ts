import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: a picture of every screen and state, in both themes and sizes, in screenshots/. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  testMatch: '*.picture.ts',
  outputDir: '../test-results/pictures',
  projects: [{ name: 'pictures' }],
});
