import type { Page } from '@playwright/test';
import {
  manyClips,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';
import { openTimeline } from '../harness/screens/timeline-screen.ts';

const LONG_WORD = 'Donaudampfschifffahrt'.repeat(8);
const HEBREW = 'יום רגוע ליד הים';
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
});

test.describe('what to do next is in sight as the screen opens', () => {
  test('on a phone: the download below the video', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/export/${PROJECT_ID}`);
    await expect(button(page, 'Download Video')).toBeInViewport({ ratio: 1 });
  });

  test('on a phone: the export of the preview, once', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/preview/${PROJECT_ID}`);
    await expect(link(page, 'Export')).toBeInViewport({ ratio: 1 });
  });

  test('on a phone: editing on, where the timeline was edited', { tag: '@phone' }, async ({ page, api }) => {
    api.projects = [sampleProject({ status: 'timeline_modified' })];
    await page.goto(`/preview/${PROJECT_ID}`);
    await expect(link(page, 'Edit')).toBeInViewport({ ratio: 1 });
    await expect(link(page, 'Edit Timeline')).toHaveCount(1);
    await expect(button(page, 'Export Video')).toHaveCount(1);
  });

  test('on a desktop: what cards lead to, and the first steps', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dashboard');
    await expect(link(page, 'View')).toBeInViewport({ ratio: 1 });
    api.projects = [];
    await page.reload();
    await expect(page.getByText(/^Change what you like on the timeline/)).toBeInViewport({ ratio: 1 });
  });
});

test('the header has no line under it until the page is scrolled', async ({ page }) => {
  await page.goto(`/prompt/${PROJECT_ID}`);
  const header = page.locator('header');
  const line = () => header.evaluate((bar) => getComputedStyle(bar).borderBottomColor);
  await expect(page.getByRole('heading', { name: 'Quick Suggestions' })).toBeVisible();
  await expect.poll(line).toMatch(/0\)$/);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(line).not.toMatch(/0\)$/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(line).toMatch(/0\)$/);
});

test.describe('the way home', () => {
  for (const path of ['upload', 'prompt', 'preview', 'timeline', 'export', 'success'] as const) {
    test(`leads there from ${path}`, async ({ page }) => {
      await page.goto(`/${path}/${PROJECT_ID}`);
      await link(page, 'Cutroom home').click();
      await expect.poll(() => pathOf(page)).toBe('/');
      await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
    });
  }

  test("the preview's arrow leads to the dashboard, not back to itself by way of the progress", async ({
    page,
  }) => {
    await page.goto(`/preview/${PROJECT_ID}`);
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
    await link(page, 'Back to dashboard').click();
    await expect(page.getByText('Recent Projects')).toBeVisible();
    expect(pathOf(page)).toBe('/dashboard');
  });
});

test.describe('words that are long', () => {
  test('stay inside the export dialog', async ({ page, api }) => {
    api.projects = [sampleProject({ title: LONG_WORD, prompt: LONG_WORD })];
    await page.goto('/dashboard');
    await button(page, 'Export').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'AI Analysis Details' }).click();
    await expect(dialog).toContainText('Your prompt');
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('of a title are cut off on a card', { tag: '@phone' }, async ({ page, api }) => {
    api.projects = [sampleProject({ title: 'Summer by the sea with Ada' })];
    await page.goto('/dashboard');
    const title = page.getByRole('heading', { name: 'Summer by the sea with Ada' });
    await expect(title).toBeVisible();
    expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await overflow(page)).toBe(0);
  });

  test('of a heading break', async ({ page, api }) => {
    api.projects = [sampleProject({ title: LONG_WORD })];
    await page.goto(`/preview/${PROJECT_ID}`);
    await expect(page.getByRole('heading', { name: LONG_WORD })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});

for (const percent of [150, 200]) {
  test(`a phone with letters at ${percent} % has the whole prompt screen`, { tag: '@phone' }, async ({
    page,
    api,
  }) => {
    api.projects = [uploadedProject({ videoClips: manyClips(12) })];
    await page.goto(`/prompt/${PROJECT_ID}`);
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
    await expect(button(page, 'Generate Video')).toBeVisible();
    expect(await overflow(page)).toBe(0);
    for (const control of [button(page, 'Generate Video'), link(page, 'Back'), button(page, /^Theme/)]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('a phone with letters at 200 %', { tag: '@phone' }, () => {
  /** Of the window's height, what fixed and sticky parts cover. */
  const coveredShare = (page: Page) =>
    page.evaluate(() => {
      const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (part) =>
          ['fixed', 'sticky'].includes(getComputedStyle(part).position) &&
          part.checkVisibility() &&
          // The place of notifications, while there are none.
          part.childNodes.length > 0,
      );
      const rows = new Set<number>();
      for (const { top, bottom } of stuck.map((part) => part.getBoundingClientRect())) {
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(window.innerHeight, bottom); y += 1)
          rows.add(y);
      }
      return rows.size / window.innerHeight;
    });

  /** Whether the lowest control of the page can be pressed once the page is scrolled to its end; its name where not. */
  const lastControlBehind = (page: Page) =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const controls = [
        ...document.querySelectorAll('main :is(a, button, input, textarea, select, summary)'),
      ];
      const seen = controls.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(control).pointerEvents !== 'none' &&
          control.getBoundingClientRect().height > 1,
      );
      const middleOf = (control: Element) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const inFlow = seen.filter((control) => {
        for (let part: Element | null = control; part !== null; part = part.parentElement)
          if (getComputedStyle(part).position === 'fixed') return false;
        return true;
      });
      const last = inFlow.toSorted((a, b) => middleOf(a).y - middleOf(b).y).at(-1);
      if (last === undefined) return null;
      // Above the window where only words come after it.
      if (middleOf(last).y < 0) last.scrollIntoView({ block: 'center' });
      const { x, y } = middleOf(last);
      const hit = document.elementFromPoint(x, y);
      const isReached = hit !== null && (last.contains(hit) || hit.closest('label')?.contains(last) === true);
      return isReached ? null : last.outerHTML.slice(0, 200);
    });

  const SCREENS = {
    '/dashboard': sampleProject(),
    [`/upload/${PROJECT_ID}`]: sampleProject(),
    [`/prompt/${PROJECT_ID}`]: uploadedProject({ videoClips: manyClips(12) }),
    [`/processing/${PROJECT_ID}`]: processingProject(45),
    [`/preview/${PROJECT_ID}`]: sampleProject(),
    [`/timeline/${PROJECT_ID}`]: sampleProject(),
    [`/export/${PROJECT_ID}`]: sampleProject(),
    [`/success/${PROJECT_ID}`]: sampleProject(),
    '/account': sampleProject(),
  };
  for (const [path, project] of Object.entries(SCREENS)) {
    test(`${path} leaves half of the window to what scrolls, to its last control`, async ({ page, api }) => {
      api.projects = [project];
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expect.poll(() => coveredShare(page), 'at the top').toBeLessThanOrEqual(0.5);
      await expect.poll(() => lastControlBehind(page)).toBeNull();
      await expect.poll(() => coveredShare(page), 'at the end').toBeLessThanOrEqual(0.5);
    });
  }

  test('of an unsaved timeline too, and all of the sheet is reached', async ({ page, api }) => {
    await openTimeline(page, api);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await button(page, 'Move clip 1 down').click();
    await expect(button(page, 'Save Changes')).toBeVisible();
    await expect.poll(() => lastControlBehind(page)).toBeNull();
    await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.5);
    expect(await overflow(page)).toBe(0);
    await button(page, /^Everything for clip/).click();
    const last = page.locator('[data-sheet]').locator('button, input, select, textarea').last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
  });

  test('the dashboard keeps its way out in sight', async ({ page }) => {
    await page.goto('/dashboard');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(button(page, 'Log out')).toBeInViewport({ ratio: 1 });
  });
});

test('words that run from right to left do so where people wrote them', async ({ page, api }) => {
  const project = sampleProject();
  api.projects = [
    sampleProject({
      title: HEBREW,
      prompt: HEBREW,
      editingPlan: project.editingPlan && { ...project.editingPlan, title: HEBREW },
    }),
  ];
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: HEBREW })).toHaveCSS('direction', 'rtl');
  await page.goto(`/preview/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: HEBREW })).toHaveCSS('direction', 'rtl');
  await expect(page.locator('blockquote')).toHaveCSS('direction', 'rtl');
  await page.goto(`/prompt/${PROJECT_ID}`);
  await expect(page.getByLabel('Video Description & Instructions')).toHaveCSS('direction', 'rtl');
});

test('a clip without an image has a placeholder while it is looked at', async ({ page, api, time }) => {
  api.projects = [processingProject(10)];
  api.handle('/api/thumbnails/', (route) => route.abort());
  api.handle('/api/videos/', (route) => route.abort());
  await page.goto(`/processing/${PROJECT_ID}`);
  const found = page.getByRole('listitem').filter({ hasText: 'beach.mp4' });
  // Images below a phone's window are not asked for.
  await found.scrollIntoViewIfNeeded();
  const placeholder = found.getByText('VIDEO');
  await expect
    .poll(async () => {
      await time.skip(5000);
      return placeholder.count();
    })
    .toBe(1);
});

test('a guard and the not-found page keep the light switch and the way home', async ({ page, api }) => {
  api.projects = [];
  for (const path of ['/upload/999', '/nowhere']) {
    await page.goto(path);
    await expect(button(page, /^Theme/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cutroom' })).toHaveAttribute('href', '/');
  }
});
