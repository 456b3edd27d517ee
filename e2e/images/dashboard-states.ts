import { answerWith, endSession, failToConnect, leaveUnanswered, PROJECT_CALLS } from './faked-api.ts';
import type { ImageProjects, ImageState } from './image-state.ts';
import { manyProjects, oneOfEachStatus } from './many-clips.ts';

const PATH = '/dashboard';
const HEADING = 'Create Your Video';

export function dashboardStates({ finished, waiting }: ImageProjects): readonly ImageState[] {
  const each = oneOfEachStatus(finished, waiting);
  return [
    {
      name: 'dashboard',
      path: PATH,
      sign: 'Recent Projects',
      arrange: (page) => answerWith(page, each),
    },
    {
      name: 'dashboard-empty',
      path: PATH,
      sign: 'Your videos will be here',
      arrange: (page) => answerWith(page, []),
    },
    {
      name: 'dashboard-loading',
      path: PATH,
      sign: HEADING,
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    {
      name: 'dashboard-offline',
      path: PATH,
      sign: 'Your projects could not be loaded',
      arrange: (page) => failToConnect(page, PROJECT_CALLS),
    },
    {
      name: 'dashboard-session-ended',
      path: PATH,
      sign: 'You are logged out. Logging in again...',
      arrange: endSession,
    },
    {
      name: 'dashboard-fifty',
      path: PATH,
      sign: 'Recent Projects',
      arrange: (page) => answerWith(page, manyProjects(finished, waiting, 50)),
      isWindowOnly: true,
    },
    {
      name: 'dashboard-menu',
      path: PATH,
      sign: 'Delete Project',
      arrange: (page) => answerWith(page, each),
      act: (page) => page.getByRole('button', { name: 'More for Summer by the sea' }).click(),
      isWindowOnly: true,
    },
    {
      name: 'dashboard-delete',
      path: PATH,
      sign: 'Are you sure you want to delete this project?',
      arrange: (page) => answerWith(page, each),
      act: async (page) => {
        await page.getByRole('button', { name: 'More for Summer by the sea' }).click();
        await page.getByRole('menuitem', { name: 'Delete Project' }).click();
      },
      isWindowOnly: true,
    },
    {
      name: 'dashboard-export',
      path: PATH,
      sign: 'Edit for another editor',
      arrange: (page) => answerWith(page, [{ ...finished, prompt: '' }]),
      act: (page) => page.getByRole('button', { name: 'Export' }).click(),
      isWindowOnly: true,
    },
  ];
}
