import type { Page } from '@playwright/test';
import type { FakeApi } from '../fakes/fake-api.ts';
import { PROJECT_ID, processingProject, sampleProject, uploadedProject } from '../fakes/sample-project.ts';
import { openScreen, SIGNED_OUT_SCREENS, signedInScreens } from './screens.ts';

const WAITING_ID = 8;

/** Opens every screen in turn, the server's own sign-in page and a shared video that is gone among them. */
export async function throughEveryScreen(
  page: Page,
  api: FakeApi,
  look: (name: string) => Promise<void>,
): Promise<void> {
  api.projects = [sampleProject(), uploadedProject({ id: WAITING_ID, title: 'Waiting' })];
  for (const screen of signedInScreens(PROJECT_ID, WAITING_ID)) {
    await openScreen(page, screen);
    await look(screen.name);
  }
  api.projects = [processingProject(41)];
  await openScreen(page, { name: 'processing', path: `/processing/${PROJECT_ID}`, sign: 'Step 3 of 4' });
  await look('processing');
  api.endSession();
  for (const path of ['/api/login', '/api/shared']) api.handle(path, (route) => route.continue());
  for (const screen of [...SIGNED_OUT_SCREENS, GONE]) {
    await openScreen(page, screen);
    await look(screen.name);
  }
}

const GONE = { name: 'shared-gone', path: '/api/shared/none', sign: 'This video is no longer here' };
