import type { Locator } from '@playwright/test';
import { plannedSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const { editingPlan } = sampleProject();
const planned = sampleProject({
  editingPlan: editingPlan && { ...editingPlan, brief: plannedSampleBrief() },
});

/** Two presses that wait behind each other: the browser hands the second on before any timer that the first has set. */
const pressTwice = (control: Locator) =>
  control.evaluate(async (element: HTMLElement) => {
    element.click();
    await scheduler.postTask(() => element.click(), { priority: 'user-blocking' });
  });

for (const { name, path, project, call } of [
  { name: 'Create New Video', path: '/dashboard', project: sampleProject(), call: 'createProject' },
  { name: 'Generate Video', path: '/prompt', project: uploadedProject(), call: 'processProject' },
  {
    name: 'Make this edit again',
    path: '/preview',
    project: uploadedProject({ editingPlan }),
    call: 'regenerate',
  },
  {
    name: 'Export Video',
    path: '/preview',
    project: sampleProject({ status: 'timeline_modified' }),
    call: 'regenerate',
  },
  { name: 'Regenerate', path: '/timeline', project: sampleProject(), call: 'regenerate' },
  { name: 'Regenerate with changes', path: '/preview', project: planned, call: 'regenerate' },
] as const)
  test(`two presses on '${name}' ask once`, { tag: '@both' }, async ({ page, api }) => {
    api.projects = [project];
    await page.goto(path === '/dashboard' ? path : `${path}/${PROJECT_ID}`);
    if (name === 'Generate Video') await page.getByRole('textbox').first().fill('A reel of the sea');
    if (name === 'Regenerate with changes') {
      await page.getByRole('list', { name: 'Understood' }).getByRole('button').first().click();
      await page.getByLabel('How long', { exact: true }).fill('12');
      await page.keyboard.press('Escape');
    }
    api.refuse(call, 'no_clips');
    const answer = api.hold(call);
    await expect(button(page, name)).toBeEnabled();
    await pressTwice(button(page, name));
    answer.release();
    await expect(page.getByText('Upload at least one clip first.').first(), 'it was refused').toBeVisible();
    expect(api.calls(call)).toHaveLength(1);
  });
