import { briefSchema, type PlannedBrief, type Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { plannedSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { MUSIC } from '../harness/screens/music-screen.ts';
import { button, expect, pathOf, test } from '../harness/screens/screen.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const names = (page: Page) =>
  chips(page).evaluateAll((list) => list.map((chip) => chip.getAttribute('aria-label')));

function plannedProject(): Project {
  const project = sampleProject();
  const { editingPlan } = project;
  return editingPlan === null
    ? project
    : { ...project, editingPlan: { ...editingPlan, brief: plannedSampleBrief() } };
}

/** Its first cut stands last now. */
function editedProject(): Project {
  const project = plannedProject();
  const { editingPlan } = project;
  if (editingPlan === null) return project;
  const { selectedClips: directedClips } = editingPlan;
  const selectedClips = directedClips.map((cut, index) => ({ ...cut, order: (index + 2) % 3 }));
  const timeline = [...(project.timeline ?? []).slice(1), ...(project.timeline ?? []).slice(0, 1)];
  return { ...project, timeline, editingPlan: { ...editingPlan, selectedClips, directedClips } };
}

/** Music came to it after it was planned without any. */
function musicProject(): Project {
  const project = plannedProject();
  const { editingPlan } = project;
  const about = (id: string) => ({ id, said: id, span: null, certainty: 'sure', source: 'prompt' }) as const;
  const brief: PlannedBrief = {
    ...plannedSampleBrief(),
    wishes: [
      { kind: 'music', ...about('no music'), music: 'none', style: null, clips: [] },
      { kind: 'captions', ...about('captions'), isNot: false },
    ],
    notUsed: [],
    outcomes: ['no music', 'captions'].map((wishId) => ({ wishId, outcome: 'met', reason: null })),
  };
  return {
    ...project,
    music: MUSIC,
    editingPlan: editingPlan && {
      ...editingPlan,
      style: { pace: 'medium', sound: 'original', captions: true },
      brief,
    },
  };
}

for (const screen of ['preview', 'timeline'] as const) {
  test.describe(`the ${screen}`, () => {
    test.beforeEach(async ({ api, page }) => {
      api.projects = [plannedProject()];
      await page.goto(`/${screen}/${PROJECT_ID}`);
      await expect(chips(page)).toHaveCount(4);
    });

    test('tells what became of each wish, with the reason', async ({ page }) => {
      await expect
        .poll(() => names(page))
        .toEqual([
          '30 s long, partly met',
          'Opens with the beach, met',
          'Slow pace, a guess, not met',
          'Leaves out forest, met',
        ]);
      await chips(page).first().click();
      await expect(page.getByRole('dialog')).toContainText('The clips hold only 24 s.');
    });

    test('marks nothing as met, tells no plan and no reason of an edit that was changed', async ({
      page,
      api,
    }) => {
      api.projects = [editedProject()];
      await page.reload();
      await expect
        .poll(() => names(page))
        .toEqual(['30 s long', 'Opens with the beach', 'Slow pace, a guess', 'Leaves out forest']);
      await expect(page.getByText(/it is not marked which of them it meets/)).toBeVisible();
      await expect(page.getByText('Three calm moments by the sea.')).toHaveCount(0);
      await expect(page.getByText(/sharp/)).toHaveCount(0);
    });

    test('does not mark a wish as met that music or captions have overruled since', async ({ page, api }) => {
      api.projects = [musicProject()];
      await page.reload();
      await expect.poll(() => names(page)).toEqual(['No music', 'Captions of what is said, met']);
    });

    test('plans anew from what was changed', async ({ page, api }) => {
      await chips(page).first().click();
      await page.getByLabel('How long', { exact: true }).fill('12');
      await button(page, 'Done').click();
      await expect(chips(page).first()).toHaveAccessibleName('12 s long, changed by you');
      api.answer('regenerate', processingProject(5));
      await button(page, 'Regenerate with changes').click();
      await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
      const body = api.calls('regenerate').at(-1)?.body as { brief: unknown };
      expect(briefSchema.parse(body.brief)).toMatchObject({
        wishes: [{ kind: 'length', source: 'creator', amount: { value: 12 } }],
        removed: [],
      });
    });

    test('plans anew without what was taken out of a clip that has been deleted', async ({ page, api }) => {
      const [project] = api.projects;
      if (project === undefined) throw new Error('no project');
      api.projects = [{ ...project, videoClips: project.videoClips.filter(({ id }) => id !== 'clip-c') }];
      await page.reload();
      await chips(page).nth(3).click();
      await button(page, 'Not this').click();
      api.answer('regenerate', processingProject(5));
      await button(page, 'Regenerate with changes').click();
      await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
      const body = api.calls('regenerate').at(-1)?.body as { brief: unknown };
      const { wishes, removed } = briefSchema.parse(body.brief);
      expect([wishes, removed]).toMatchObject([[], [{ kind: 'exclude', clips: [{ clips: [] }] }]]);
    });

    test('forgets changes that are discarded', async ({ page }) => {
      await chips(page).nth(1).click();
      await button(page, 'Not this').click();
      await expect(chips(page)).toHaveCount(3);
      await button(page, 'Discard').click();
      await expect(chips(page)).toHaveCount(4);
      await expect(button(page, 'Regenerate with changes')).toHaveCount(0);
    });

    test('has chips in which axe finds nothing', async ({ page }) => {
      await expectAccessible(page);
    });
  });
}
