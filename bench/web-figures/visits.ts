import type { Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { CUTS, type FilledAccounts, PROJECTS } from './accounts.ts';
import type { Visit } from './visit.ts';

/** Long enough for the next picture to be painted on a slowed processor. */
const PAUSE_MS = 400;

/** What to visit, with accounts filled so. */
export function visitsOf({
  newcomer,
  regular,
  waiting,
  finished,
  edited,
  project,
}: FilledAccounts): readonly Visit[] {
  const cookie = regular;
  return [
    {
      name: 'landing',
      path: '/',
      sign: 'AI-powered video editing for social media',
      cookie: null,
      interact: useTheme,
    },
    {
      name: 'dashboard, no project',
      path: '/dashboard',
      sign: 'Your videos will be here',
      cookie: newcomer,
      interact: useTheme,
    },
    {
      name: `dashboard, ${PROJECTS} projects`,
      path: '/dashboard',
      sign: 'Recent Projects',
      cookie,
      interact: async (page) => {
        await press(page, 'button', /^More for/);
        await key(page, 'Escape');
        await useTheme(page);
      },
    },
    {
      name: 'upload',
      path: `/upload/${waiting}`,
      sign: 'Continue to Prompt',
      cookie,
      interact: async (page) => {
        await page.getByText('Upload log').first().click();
        await page.waitForTimeout(PAUSE_MS);
        await useTheme(page);
      },
    },
    {
      name: 'prompt',
      path: `/prompt/${waiting}`,
      sign: 'Quick Suggestions',
      cookie,
      interact: async (page) => {
        await page.getByLabel('Video Description & Instructions').click();
        await page.keyboard.type('A calm reel of the sea', { delay: 90 });
        await press(page, 'button', /Travel Highlights/);
      },
    },
    {
      name: 'processing',
      path: `/processing/${finished}`,
      sign: 'Estimated time remaining',
      cookie,
      // A run under way would take the processor that is being measured.
      arrange: (page) => answerList(page, [underWay(project)]),
      interact: async (page) => {
        await press(page, 'button', 'Cancel');
        await key(page, 'Escape');
      },
    },
    {
      name: 'preview',
      path: `/preview/${finished}`,
      sign: 'Video Timeline',
      cookie,
      interact: async (page) => {
        await press(page, 'button', 'Play video');
        await press(page, 'button', 'AI Analysis Details');
      },
    },
    {
      name: `timeline, ${CUTS} clips`,
      path: `/timeline/${edited}`,
      sign: 'Edit Timeline',
      cookie,
      interact: async (page) => {
        await press(page, 'button', /^Lengthen/);
        await press(page, 'button', /^Move .* down$/);
        await press(page, 'button', /^Remove/);
      },
    },
    {
      name: 'export',
      path: `/export/${finished}`,
      sign: 'Ready to Export',
      cookie,
      interact: async (page) => {
        await press(page, 'button', 'Delete video now');
        await key(page, 'Escape');
      },
    },
    {
      name: 'success',
      path: `/success/${finished}`,
      sign: 'Video Ready!',
      cookie,
      interact: useTheme,
    },
  ];
}

function underWay(project: Project): Project {
  return { ...project, status: 'processing', processingProgress: 47 };
}

async function answerList(page: Page, projects: readonly Project[]): Promise<void> {
  await page.route(/\/api\/projects$/, (route) => route.fulfill({ json: projects }));
}

/** A press where the button is. Looking for it takes the page's time, so that is over before. */
async function press(page: Page, role: 'button', name: string | RegExp): Promise<void> {
  const button = page.getByRole(role, { name }).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`There is no button ${name} to press.`);
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE_MS);
}

async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name);
  await page.waitForTimeout(PAUSE_MS);
}

async function useTheme(page: Page): Promise<void> {
  await press(page, 'button', /^Theme/);
  await key(page, 'Tab');
}
