import type { Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../../e2e/harness/api-client.ts';
import { apiClient, projectWhen } from '../../e2e/harness/api-client.ts';
import { finishedProject, uploadedProject } from '../../e2e/harness/finished-project.ts';
import { clip } from '../../e2e/harness/footage.ts';
import type { Visit } from './visit.ts';

const PROJECTS = 50;
const CUTS = 50;
const CUT_SECONDS = 0.5;
/** Long enough for the next picture to be painted on a slowed processor. */
const PAUSE_MS = 400;

/** Fills two accounts through the API and says what to visit with them. */
export async function prepareVisits(origin: string): Promise<readonly Visit[]> {
  const newcomer = await apiClient(origin);
  const regular = await apiClient(origin);
  const waiting = await uploadedProject(regular, [clip('ocean'), clip('portrait')]);
  const finished = await finishedProject(regular);
  const edited = await editedProject(regular);
  for (let made = 3; made < PROJECTS; made += 1) {
    await regular.call('createProject', { body: { title: `Holiday, part ${made}` } });
  }
  const project = await regular.call('getProject', { params: { id: finished } });
  const { cookie } = regular;

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
      cookie: newcomer.cookie,
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
      sign: 'Recovery Options',
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

/** A project whose timeline holds as many cuts as the measurement wants. */
async function editedProject(client: ApiClient): Promise<number> {
  const id = await finishedProject(client);
  const { videoClips } = await client.call('getProject', { params: { id } });
  const selectedClips = Array.from({ length: CUTS }, (_, order) => {
    const source = videoClips[order % videoClips.length];
    if (source === undefined) throw new Error('The finished project has no clips.');
    const startTime = (order % 4) * CUT_SECONDS;
    return { clipId: source.id, startTime, endTime: startTime + CUT_SECONDS, order };
  });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
  await projectWhen(client, id, ({ status }) => status === 'timeline_modified');
  return id;
}

function underWay(project: Project): Project {
  return { ...project, status: 'processing', processingProgress: 47 };
}

async function answerList(page: Page, projects: readonly Project[]): Promise<void> {
  await page.route(/\/api\/projects$/, (route) => route.fulfill({ json: projects }));
}

async function press(page: Page, role: 'button', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().click();
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
