import { ERROR_CATALOGUE, type PlanVersion, type Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { fakeSpeech, withoutSpeech } from '../harness/fakes/fake-speech.ts';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { chosenFile, chosenFiles } from '../harness/footage/upload-files.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { MUSIC } from '../harness/screens/music-screen.ts';
import { button, expect, link, test, toasts } from '../harness/screens/screen.ts';
import { chooseClip } from '../harness/screens/timeline-screen.ts';
import { choose, row } from '../harness/screens/upload-screen.ts';

interface State {
  readonly path: string;
  readonly projects?: readonly Project[];
  /** What proves that the state is there. */
  readonly sign: string | RegExp;
  /** Before the page is opened. */
  readonly before?: (page: Page, api: FakeApi) => void | Promise<void>;
  /** What leads to the state once the page is open. */
  readonly act?: (page: Page, api: FakeApi) => Promise<void>;
}

const finished = [sampleProject()];
const edited = [sampleProject({ status: 'timeline_modified' })];
const everyStatus = [
  sampleProject({ title: 'Finished' }),
  sampleProject({ id: 8, title: 'Edited', status: 'timeline_modified' }),
  processingProject(41, { id: 9, title: 'Under way' }),
  uploadedProject({ id: 10, title: 'Waiting' }),
  emptyProject({ id: 11, title: 'Empty' }),
  uploadedProject({ id: 12, title: 'Failed', status: 'failed' }),
];
const stoppedHalfway = uploadedProject({
  uploads: [
    {
      id: 'up-1',
      filename: 'trip.mp4',
      bytesReceived: 100,
      bytesTotal: 2000,
      state: 'receiving',
      error: null,
    },
  ],
});
const arrivingFromElsewhere = uploadedProject({
  uploads: stoppedHalfway.uploads.map((upload) => ({ ...upload, isArriving: true })),
});
const VERSIONS = ['now', 'before'].map((id): PlanVersion => {
  const made = { origin: 'edited', prompt: '', director: null, createdAt: new Date().toISOString() } as const;
  return { ...made, id, number: 1, clipCount: 2, seconds: 5, firstCut: null, isCurrent: id === 'now' };
});
/** Pages that the server makes by itself, for who is signed out. */
const fromServer = (api: FakeApi, path: string) => {
  api.endSession();
  api.handle(path, (route) => route.continue());
};
const fillPrompt = async (page: Page) => {
  await page.getByLabel('Video Description & Instructions').fill('A reel');
};

const STATES: Readonly<Record<string, State>> = {
  landing: { path: '/', sign: 'Need Help?', before: (_, api) => api.endSession() },
  'sign-in': {
    path: '/api/login',
    sign: 'Create account',
    before: (_, api) => fromServer(api, '/api/login'),
  },
  'shared video that is gone': {
    path: '/api/shared/none',
    sign: 'This video is no longer here',
    before: (_, api) => fromServer(api, '/api/shared'),
  },
  'not found': { path: '/nowhere', sign: '404 Page Not Found' },
  'server unreachable': {
    path: '/dashboard',
    sign: 'Cutroom does not answer',
    before: (_, api) => api.drop('getUser'),
  },
  'empty dashboard': { path: '/dashboard', sign: 'Your videos will be here' },
  'dashboard while the list loads': {
    path: '/dashboard',
    sign: 'Create Your Video',
    before: (_, api) => void api.hold('listProjects'),
  },
  'dashboard with every status': { path: '/dashboard', projects: everyStatus, sign: 'Recent Projects' },
  'dashboard menu': {
    path: '/dashboard',
    projects: finished,
    sign: 'Delete Project',
    act: (page) => button(page, 'More for Summer by the sea').click(),
  },
  'delete dialog with a failure': {
    path: '/dashboard',
    projects: finished,
    sign: 'Failed to delete project. Please try again.',
    before: (_, api) => api.refuse('deleteProject', 'internal'),
    act: async (page) => {
      await button(page, 'More for Summer by the sea').click();
      await page.getByRole('menuitem', { name: 'Delete Project' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
    },
  },
  'rename dialog': {
    path: '/dashboard',
    projects: finished,
    sign: 'Rename',
    act: async (page) => {
      await button(page, 'More for Summer by the sea').click();
      await page.getByRole('menuitem', { name: 'Rename Project' }).click();
      await expect(page.getByLabel('Title')).toBeFocused();
    },
  },
  'export dialog of a card': {
    path: '/dashboard',
    projects: finished,
    sign: 'AI Editing Strategy',
    act: async (page) => {
      await button(page, 'Export').click();
      await button(page, 'AI Analysis Details').click();
    },
  },
  account: { path: '/account', sign: 'Sign out everywhere else' },
  'account that cannot be loaded': {
    path: '/account',
    sign: 'Your account could not be loaded.',
    before: (_, api) => api.refuse('getAccount', 'internal'),
  },
  'account about to be deleted': {
    path: '/account',
    sign: 'Delete your account?',
    act: async (page) => {
      await page.getByLabel('Your password').fill('correct horse battery');
      await button(page, 'Delete my account').click();
    },
  },
  'empty upload': { path: `/upload/${PROJECT_ID}`, projects: [emptyProject()], sign: 'Step 1 of 4' },
  'upload with rows of every kind': {
    path: `/upload/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Only video files allowed',
    act: async (page, api) => {
      const tus = await fakeTus(page, api);
      tus.refuse(
        'POST',
        { status: 400, body: { code: 'upload_metadata', message: ERROR_CATALOGUE.upload_metadata.message } },
        1,
        'clip-1.mp4',
      );
      tus.hold();
      await choose(page, [...chosenFiles(8), chosenFile('notes.txt', 10, 'text/plain')]);
      await button(page, 'Pause clip-8.mp4').click();
      await expect(row(page, 'clip-1.mp4')).toContainText(ERROR_CATALOGUE.upload_metadata.message);
    },
  },
  'upload complete': {
    path: `/upload/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Tus Upload Complete!',
    before: async (page, api) => void (await fakeTus(page, api)),
    act: (page) => choose(page, chosenFiles(2)),
  },
  'leaving an upload': {
    path: `/upload/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Uploads are still in progress. Are you sure you want to leave?',
    act: async (page, api) => {
      (await fakeTus(page, api)).hold();
      await choose(page, chosenFiles(1));
      await link(page, 'Back to dashboard').click();
    },
  },
  'uploads that stopped halfway': {
    path: `/upload/${PROJECT_ID}`,
    projects: [stoppedHalfway],
    sign: '1 upload stopped halfway',
  },
  'upload that arrives from another device': {
    path: `/upload/${PROJECT_ID}`,
    projects: [arrivingFromElsewhere],
    sign: '1 file is on the way from there',
  },
  'prompt of uploads that stopped halfway': {
    path: `/prompt/${PROJECT_ID}`,
    projects: [stoppedHalfway],
    sign: '1 upload stopped halfway',
  },
  'prompt while its clips go on uploading': {
    path: `/upload/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Your clips go on uploading',
    act: async (page, api) => {
      (await fakeTus(page, api)).hold();
      await choose(page, chosenFiles(2));
      await link(page, 'Continue to Prompt').click();
    },
  },
  'project not found': { path: '/upload/999', sign: 'Project not found' },
  'project not loaded': {
    path: `/preview/${PROJECT_ID}`,
    sign: 'The project could not be loaded',
    before: (_, api) => api.drop('listProjects'),
  },
  'test page': { path: '/ideal-upload', sign: 'Chunking policy' },
  'empty prompt': { path: `/prompt/${PROJECT_ID}`, projects: [uploadedProject()], sign: 'Quick Suggestions' },
  'prompt without voice': {
    path: `/prompt/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Voice input is not available in this browser',
    before: withoutSpeech,
  },
  'prompt while listening': {
    path: `/prompt/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Listening',
    before: async (page) => void (await fakeSpeech(page)),
    act: (page) => button(page, 'Voice Input').click(),
  },
  'prompt with music, and tracks to take its place': {
    path: `/prompt/${PROJECT_ID}`,
    projects: [uploadedProject({ music: MUSIC })],
    sign: 'Drums.mp3',
    before: (_, api) =>
      api.answer('listTracks', [{ id: 't1', name: 'Drums.mp3', durationSeconds: 94, bpm: 120 }]),
    act: (page) => button(page, 'Replace').click(),
  },
  'prompt for another take': {
    path: `/preview/${PROJECT_ID}`,
    projects: finished,
    sign: 'Another opening',
    act: async (page) => {
      await link(page, /^(Regenerate|Another take)$/)
        .first()
        .click();
      await button(page, 'Faster').click();
    },
  },
  'starting overlay': {
    path: `/prompt/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'Starting AI Video Generation',
    before: (_, api) => void api.hold('processProject'),
    act: async (page) => {
      await fillPrompt(page);
      await button(page, 'Generate Video').click();
    },
  },
  processing: {
    path: `/processing/${PROJECT_ID}`,
    projects: [processingProject(55)],
    sign: 'What was found in your clips',
  },
  'cancel dialog': {
    path: `/processing/${PROJECT_ID}`,
    projects: [processingProject(10)],
    sign: 'Stop making this video?',
    act: (page) => button(page, 'Cancel').click(),
  },
  'preview with everything open': {
    path: `/preview/${PROJECT_ID}`,
    projects: edited,
    sign: 'AI Editing Strategy',
    act: (page) => button(page, 'AI Analysis Details').click(),
  },
  'preview of a video that is playing': {
    path: `/preview/${PROJECT_ID}`,
    projects: finished,
    sign: /0:0\d \/ 0:03/,
    act: (page) => button(page, 'Play video').click(),
  },
  'video error': {
    path: `/preview/${PROJECT_ID}`,
    projects: finished,
    sign: 'Video Error',
    before: (page) =>
      page
        .route('**/api/videos/**', (route) => route.fulfill({ status: 404, body: '{}' }))
        .then(() => undefined),
  },
  'preview of an upload': {
    path: `/preview/${PROJECT_ID}`,
    projects: [emptyProject()],
    sign: 'Upload still in progress',
  },
  'preview without a video': {
    path: `/preview/${PROJECT_ID}`,
    projects: [sampleProject({ status: 'failed' })],
    sign: 'Video not available',
  },
  'timeline with changes and a notification': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'You have unsaved changes. Save or regenerate to apply them.',
    act: async (page) => {
      await chooseClip(page, 2);
      await button(page, 'Remove clip 2').click();
      await expect(toasts(page)).toBeVisible();
    },
  },
  'timeline help': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Drag clips to reorder them',
    act: (page) => button(page, 'Help and keys').click(),
  },
  'keys of the player': {
    path: `/preview/${PROJECT_ID}`,
    projects: finished,
    sign: 'Keys',
    act: async (page) => {
      await button(page, 'Play video').focus();
      await page.keyboard.press('?');
    },
  },
  'replacing a clip': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'The moment you press plays in its place, for as long as before.',
    act: async (page) => {
      await chooseClip(page, 1);
      await button(page, 'Replace clip 1').click();
    },
  },
  'leaving a timeline with changes': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Leave without saving?',
    act: async (page) => {
      await button(page, 'Shorten clip 1 by 0.5 seconds').first().click();
      await link(page, 'Back to preview').first().click();
    },
  },
  'earlier versions': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Bring back',
    before: (_, api) => api.answer('listPlans', VERSIONS),
    act: (page) => button(page, 'Recovery Options').click(),
  },
  'a version in place of changes': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Bring this version back?',
    before: (_, api) => api.answer('listPlans', VERSIONS),
    act: async (page) => {
      await button(page, 'Shorten clip 1 by 0.5 seconds').first().click();
      await button(page, 'Recovery Options').click();
      await button(page, /^Bring back/).click();
    },
  },
  'timeline recovery': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Refresh Timeline',
    act: (page) => button(page, 'Recovery Options').click(),
  },
  'timeline not ready': {
    path: `/timeline/${PROJECT_ID}`,
    projects: [processingProject(10)],
    sign: 'Video not ready',
  },
  'timeline data missing': {
    path: `/timeline/${PROJECT_ID}`,
    projects: [sampleProject({ status: 'timeline_modified', finalVideoPath: null })],
    sign: 'Timeline data missing',
  },
  'regenerating overlay': {
    path: `/timeline/${PROJECT_ID}`,
    projects: finished,
    sign: 'Processing Your Video',
    before: (_, api) => void api.hold('regenerate'),
    act: (page) => button(page, 'Regenerate').click(),
  },
  'export under way': {
    path: `/export/${PROJECT_ID}`,
    projects: finished,
    sign: 'Preparing download...',
    before: (_, api) => void api.hold('download'),
    act: (page) => button(page, 'Download Video').click(),
  },
  'export not ready': {
    path: `/export/${PROJECT_ID}`,
    projects: edited,
    sign: 'Video not ready. Please complete processing first.',
  },
  'video for a phone': {
    path: `/export/${PROJECT_ID}`,
    projects: finished,
    sign: 'To your phone',
    before: (_, api) =>
      api.answer('linkForPhone', { downloadUrl: 'https://cutroom.example/api/shared/token' }),
    act: async (page) => {
      await button(page, 'To my phone').click();
      await expect(page.getByAltText('QR code of the link to your video')).toBeVisible();
    },
  },
  'withdrawing a link': {
    path: `/export/${PROJECT_ID}`,
    projects: finished,
    sign: 'Whoever has it can no longer open the video.',
    before: (_, api) => {
      const createdAt = '2026-11-23T10:05:00.000Z';
      api.answer('listShares', [{ id: 'one', platform: 'tiktok', createdAt, expiresAt: createdAt }]);
    },
    act: (page) => button(page, /^Withdraw the TikTok link of /).click(),
  },
  'delete video dialog': {
    path: `/export/${PROJECT_ID}`,
    projects: finished,
    sign: 'Delete this video now?',
    act: (page) => button(page, 'Delete video now').click(),
  },
  success: { path: `/success/${PROJECT_ID}`, projects: finished, sign: 'Video Ready!' },
  'offline, the progress': {
    path: `/processing/${PROJECT_ID}`,
    projects: [processingProject(30)],
    sign: /^The connection is lost\./,
    act: async (page, api) => {
      await expect(page.getByText('Looking at beach.mp4 (1 of 3)')).toBeVisible();
      await api.goOffline();
    },
  },
  'offline, the upload': {
    path: `/upload/${PROJECT_ID}`,
    projects: [uploadedProject()],
    sign: 'You are offline',
    act: async (page, api) => {
      (await fakeTus(page, api)).hold();
      await choose(page, chosenFiles(2));
      await api.goOffline();
    },
  },
  'offline, an export that failed': {
    path: `/export/${PROJECT_ID}`,
    projects: finished,
    sign: 'Failed to download video. Please try again or contact support.',
    act: async (page, api) => {
      await expect(button(page, 'Download Video')).toBeVisible();
      await api.goOffline();
      await button(page, 'Download Video').click();
    },
  },
  'account without its lists': {
    path: '/account',
    sign: 'What you use could not be loaded.',
    before: (_, api) => {
      api.drop('listSessions');
      api.drop('getUsage');
    },
  },
  'success not ready': {
    path: `/success/${PROJECT_ID}`,
    projects: edited,
    sign: 'Video not ready. Please complete the export process first.',
  },
};

/** Sentences in place of a screen, of which axe sees the same in both sizes, and what a phone has no use for. */
const IN_ONE_SIZE: ReadonlySet<string> = new Set([
  'server unreachable',
  'dashboard while the list loads',
  'account that cannot be loaded',
  'account without its lists',
  'project not found',
  'project not loaded',
  'preview of an upload',
  'video error',
  'timeline not ready',
  'timeline data missing',
  'offline, an export that failed',
  'export not ready',
  'success not ready',
  'video for a phone',
]);

for (const [name, { path, projects = [], sign, before, act }] of Object.entries(STATES)) {
  const tag = IN_ONE_SIZE.has(name) ? '@desktop' : '@both';
  test(`axe finds nothing in both themes: ${name}`, { tag }, async ({ page, api }) => {
    api.projects = projects;
    await before?.(page, api);
    await page.goto(path);
    await act?.(page, api);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('where motion is reduced, a change of theme is there at once', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  api.projects = everyStatus;
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: 'Create Your Video' });
  await expect(heading).toBeVisible();
  const shown = await heading.evaluate((element) =>
    (['light', 'dark'] as const).map((theme) => {
      document.documentElement.dataset.theme = theme;
      const { color } = getComputedStyle(element);
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      return { color, changing: changing.length };
    }),
  );
  expect(shown.map(({ changing }) => changing)).toEqual([0, 0]);
  expect(shown[0]?.color).not.toBe(shown[1]?.color);
});
