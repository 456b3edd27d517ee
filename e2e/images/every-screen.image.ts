import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  type Page,
} from '@playwright/test';
import { inRepository } from '../../scripts/repository.mjs';
import { sceneClip } from '../harness/footage/painted-scenes.ts';
import { finishedProject, uploadedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { ARRIVING_STATES } from './arriving-states.ts';
import { dashboardStates } from './dashboard-states.ts';
import type { ImageProjects, ImageState } from './image-state.ts';
import { makingStates } from './making-states.ts';
import { resultStates } from './result-states.ts';

/** Long enough for players to draw their still image. */
const SETTLE_MS = 700;
const STATE_MS_MAX = 12_000;
/** Bars that stick to the window would lie across the middle of a long page. */
const WHOLE_PAGE = { fullPage: true, style: '.sticky { position: static !important }' };
const THEMES = ['dark', 'light'] as const;
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 2 },
};

/** IMAGES=prompt,upload limits the run to states whose names begin so, IMAGE_SIZES=phone to that size. */
const wanted = listed(process.env.IMAGES);
const wantedSizes = listed(process.env.IMAGE_SIZES);
const isWanted = ({ name }: ImageState) =>
  wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix));

test('an image of every screen in every state', async ({ browser, product }) => {
  test.setTimeout(1_200_000);
  const failures: string[] = [];
  const shootAll = async (states: readonly ImageState[], session: Session) => {
    for (const [size, options] of Object.entries(SIZES)) {
      if (wantedSizes.length > 0 && !wantedSizes.includes(size)) continue;
      for (const state of states.filter(isWanted)) {
        const context = await open(browser, product.origin, options, session);
        await withinTime(shoot(context, state, size)).catch((error: unknown) =>
          failures.push(`${state.name}, ${size}: ${String(error).split('\n')[0]}`),
        );
        await context.close();
      }
    }
  };
  await shootAll(ARRIVING_STATES, undefined);
  const { projects, session } = await makeProjects(browser, product.origin);
  await shootAll(
    [...dashboardStates(projects), ...makingStates(projects), ...resultStates(projects)],
    session,
  );
  expect(failures).toEqual([]);
});

function listed(text = ''): readonly string[] {
  return text.split(',').filter((each) => each !== '');
}

type Session = BrowserContextOptions['storageState'];

/** An account with a finished project, one that waits for its prompt, and a new one. */
async function makeProjects(
  browser: Browser,
  origin: string,
): Promise<{ readonly projects: ImageProjects; readonly session: Session }> {
  const context = await open(browser, origin, {}, undefined);
  const page = await context.newPage();
  await createAccount(page, 'maya@example.com');
  const client = await clientOf(page, origin);
  const scenes = (['sea', 'hills', 'city', 'forest'] as const).map(sceneClip);
  const finished = await finishedProject(client, scenes, 'A calm 8 second travel reel, start with the ocean');
  const waiting = await uploadedProject(client, [sceneClip('forest'), sceneClip('sea')]);
  const { id: empty } = await client.call('createProject', { body: { title: 'New Video Project' } });
  const get = (id: number) => client.call('getProject', { params: { id } });
  const projects = { finished: await get(finished), waiting: await get(waiting), empty: await get(empty) };
  const session = await context.storageState();
  await context.close();
  return { projects, session };
}

function open(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  session: Session,
): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    baseURL: origin,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...(session === undefined ? {} : { storageState: session }),
  });
}

async function shoot(context: BrowserContext, state: ImageState, size: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(STATE_MS_MAX);
  await state.arrange?.(page);
  await page.goto(state.path);
  await page.evaluate(() => document.fonts.ready);
  await state.act?.(page);
  await expect(page.getByText(state.sign).first()).toBeVisible({ timeout: STATE_MS_MAX });
  await untilVideosShow(page);
  await page.waitForTimeout(SETTLE_MS);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await untilThemeIs(page, theme);
    const path = inRepository('screenshots', `${state.name}-${size}-${theme}.png`);
    await page.screenshot({ path, ...(state.isWindowOnly === true ? {} : WHOLE_PAGE) });
  }
  if (state.name === 'preview' && size === 'desktop') await shootForReadme(page);
}

/** The page hears of the system's theme a moment later; the sign-in page has no script and needs none. */
async function untilThemeIs(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  const follows = (wanted: string) => [undefined, wanted].includes(document.documentElement.dataset.theme);
  await page.waitForFunction(follows, theme, { timeout: STATE_MS_MAX });
}

/** A state that hangs costs its own image, not those after it. */
function withinTime(work: Promise<void>): Promise<void> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('It took too long.')), 3 * STATE_MS_MAX).unref();
  });
  return Promise.race([work, tooLong]);
}

async function shootForReadme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: inRepository('docs', 'images', 'preview.png') });
}

/** Players draw their still image once the first frame is there; those out of sight may never ask for it. */
async function untilVideosShow(page: Page): Promise<void> {
  const show = () =>
    [...document.querySelectorAll('video[src]')].every(
      (video) => video instanceof HTMLVideoElement && (video.readyState >= 2 || video.error !== null),
    );
  await page.waitForFunction(show, null, { timeout: 4000 }).catch(() => undefined);
}
