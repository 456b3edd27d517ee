import type { Project, Run } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { answerWith, failToConnect, leaveUnanswered, PROJECT_CALLS } from './faked-api.ts';
import type { ImageProjects, ImageState } from './image-state.ts';
import { withManyClips, withOddCuts } from './many-clips.ts';

/** Preview, timeline, export and success. */
export function resultStates(projects: ImageProjects): readonly ImageState[] {
  return [...previewStates(projects), ...timelineStates(projects), ...exportStates(projects)];
}

const SOON_MS = 20 * 3_600_000;

/** The plan as a director with a full palette leaves it. */
function styled(project: Project): Project {
  const plan = project.editingPlan;
  if (plan === null) return project;
  return {
    ...project,
    editingPlan: {
      ...plan,
      style: {
        pace: 'slow',
        sound: 'original',
        look: 'warm',
        transition: 'crossfade',
        fadeIn: true,
        fadeOut: true,
        titles: [{ text: 'Summer by the sea', at: 'opening' }],
      },
    },
  };
}

/** A run whose video lacks what the plan asked for. */
function warned(run: Run): Run {
  const warnings = ['No font on this server can show 🎬: left out of the title.'];
  return { ...run, report: run.report && { ...run.report, warnings } };
}

function previewStates({ finished, waiting }: ImageProjects): readonly ImageState[] {
  const path = `/preview/${finished.id}`;
  const as = (changes: Partial<Project>) => (page: Page) => answerWith(page, [{ ...finished, ...changes }]);
  const openDetails = (page: Page) => page.getByRole('button', { name: 'AI Analysis Details' }).click();
  return [
    { name: 'preview', path, sign: 'Video Timeline' },
    { name: 'preview-details', path, sign: 'AI Editing Strategy', act: openDetails },
    {
      name: 'preview-styled-details',
      path,
      sign: 'AI Editing Strategy',
      arrange: (page) => answerWith(page, [styled(finished)]),
      act: openDetails,
    },
    {
      name: 'preview-playing',
      path,
      sign: 'Video Timeline',
      act: async (page) => {
        await page.getByRole('button', { name: 'Play video' }).click();
        await page.getByRole('slider', { name: 'Seek' }).waitFor();
      },
      isWindowOnly: true,
    },
    {
      name: 'preview-video-error',
      path,
      sign: 'Video Error',
      arrange: async (page) => {
        await page.route(/\/api\/videos\//, (route) => route.fulfill({ status: 404, body: '' }));
      },
      isWindowOnly: true,
    },
    {
      name: 'preview-modified',
      path,
      sign: 'Edit Timeline',
      arrange: as({ status: 'timeline_modified' }),
    },
    {
      name: 'preview-warnings',
      path,
      sign: 'Not everything went as planned',
      arrange: as({ run: finished.run && warned(finished.run) }),
    },
    {
      name: 'preview-fifty',
      path,
      sign: 'Clip 50',
      arrange: (page) => answerWith(page, [withManyClips(finished, 50)]),
    },
    {
      name: 'preview-loading',
      path,
      sign: 'Step 4 of 4',
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    {
      name: 'preview-offline',
      path,
      sign: 'The project could not be loaded',
      arrange: (page) => failToConnect(page, PROJECT_CALLS),
    },
    {
      name: 'preview-while-uploading',
      path,
      sign: 'Upload still in progress',
      arrange: as({ status: 'uploading' }),
    },
    { name: 'preview-uploaded', path: `/preview/${waiting.id}`, sign: 'Ready to create your video' },
    {
      name: 'preview-while-processing',
      path,
      sign: 'Video processing in progress',
      arrange: as({ status: 'processing' }),
    },
    {
      name: 'preview-failed',
      path,
      sign: 'Video not available',
      arrange: as({ status: 'failed', finalVideoPath: null, videoClips: [] }),
    },
  ];
}

function timelineStates({ finished, waiting }: ImageProjects): readonly ImageState[] {
  const path = `/timeline/${finished.id}`;
  const sign = 'Edit Prompt';
  return [
    { name: 'timeline', path, sign },
    {
      name: 'timeline-recovery',
      path,
      sign: 'Refresh Timeline',
      act: (page) => page.getByRole('button', { name: 'Recovery Options' }).click(),
    },
    {
      name: 'timeline-help',
      path,
      sign: 'Drag clips to reorder them',
      act: (page) => page.getByRole('button', { name: 'Help and keys' }).click(),
    },
    {
      name: 'timeline-unsaved',
      path,
      sign: 'You have unsaved changes',
      act: (page) =>
        page
          .getByRole('button', { name: /move .*down/i })
          .first()
          .click(),
    },
    {
      name: 'timeline-fifty',
      path,
      sign,
      arrange: (page) => answerWith(page, [withManyClips(finished, 50)]),
      isWindowOnly: true,
    },
    {
      name: 'timeline-odd',
      path,
      sign: 'Missing Clip',
      arrange: (page) => answerWith(page, [withOddCuts(finished)]),
    },
    {
      name: 'timeline-chosen',
      path,
      sign: 'As recorded',
      act: (page) => page.getByRole('button', { name: /^Clip 2: / }).click(),
      isWindowOnly: true,
    },
    { name: 'timeline-not-ready', path: `/timeline/${waiting.id}`, sign: 'Video not ready' },
    {
      name: 'timeline-loading',
      path,
      sign: 'Step 4 of 4',
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
  ];
}

function exportStates({ finished, waiting }: ImageProjects): readonly ImageState[] {
  const path = `/export/${finished.id}`;
  const expiring = { ...finished, videoExpiresAt: new Date(Date.now() + SOON_MS).toISOString() };
  return [
    { name: 'export', path, sign: 'Ready to Export' },
    {
      name: 'export-preparing',
      path,
      sign: 'Preparing download...',
      arrange: (page) => leaveUnanswered(page, /\/download$/),
      act: (page) => page.getByRole('button', { name: 'Download Video' }).click(),
    },
    {
      name: 'export-shared',
      path,
      sign: /Instagram/,
      arrange: async (page) => {
        await answerWith(page, [expiring]);
        await page.addInitScript(() => {
          Object.assign(window, { open: () => null });
        });
      },
      act: async (page) => {
        await page.getByRole('button', { name: 'Instagram' }).click();
        await page.getByRole('link', { name: 'Continue' }).waitFor();
      },
    },
    {
      name: 'export-failed',
      path,
      sign: 'Download Error',
      arrange: (page) => failToConnect(page, /\/download$/),
      act: (page) => page.getByRole('button', { name: 'Download Video' }).click(),
      isWindowOnly: true,
    },
    {
      name: 'export-delete',
      path,
      sign: /delete/i,
      act: (page) => page.getByRole('button', { name: 'Delete video now' }).click(),
      isWindowOnly: true,
    },
    { name: 'export-not-ready', path: `/export/${waiting.id}`, sign: 'Video not ready' },
    {
      name: 'export-loading',
      path,
      sign: 'Ready to Export',
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    { name: 'success', path: `/success/${finished.id}`, sign: 'Video Ready!' },
    { name: 'success-not-ready', path: `/success/${waiting.id}`, sign: 'Video not ready' },
  ];
}
