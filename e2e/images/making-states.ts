import type { Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { sceneClip } from '../harness/footage/painted-scenes.ts';
import { answerWith, failToConnect, leaveUnanswered, PROJECT_CALLS } from './faked-api.ts';
import type { ImageProjects, ImageState } from './image-state.ts';
import { withLocks, withManyClips } from './many-clips.ts';

/** Upload, prompt and processing. */
export function makingStates(projects: ImageProjects): readonly ImageState[] {
  return [...uploadStates(projects), ...promptStates(projects), ...processingStates(projects)];
}

function uploadStates({ finished, waiting, empty }: ImageProjects): readonly ImageState[] {
  const path = `/upload/${empty.id}`;
  const sign = 'Upload Your Video Clips';
  const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('input[type="file"]').first().setInputFiles(files);
  return [
    { name: 'upload-empty', path, sign },
    {
      name: 'upload-loading',
      path,
      sign: /Step 1 of 4/,
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    { name: 'upload-clips', path: `/upload/${waiting.id}`, sign: 'Continue to Prompt' },
    {
      name: 'upload-under-way',
      path,
      sign: /uploading|Waiting|Uploading/,
      arrange: async (page) => {
        await answerWith(page, [empty]);
        await leaveUnanswered(page, /\/api\/tus\/./);
      },
      act: (page) => choose(page, [sceneClip('sea'), sceneClip('city'), sceneClip('forest')]),
    },
    {
      name: 'upload-refused',
      path,
      sign: 'Only video files',
      arrange: (page) => answerWith(page, [empty]),
      act: (page) =>
        choose(page, [
          { name: 'shopping list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('milk') },
          { name: 'nothing in it.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
        ]),
    },
    {
      name: 'upload-offline',
      path,
      sign: 'You are offline',
      arrange: async (page) => {
        await answerWith(page, [empty]);
        await leaveUnanswered(page, /\/api\/tus\/./);
      },
      act: async (page) => {
        await choose(page, [sceneClip('sea'), sceneClip('city')]);
        await page.waitForTimeout(400);
        await page.context().setOffline(true);
      },
    },
    {
      name: 'upload-complete',
      path,
      sign: 'Tus Upload Complete!',
      act: (page) => choose(page, [sceneClip('hills')]),
      isWindowOnly: true,
    },
    {
      name: 'upload-fifty',
      path,
      sign: 'Continue to Prompt',
      arrange: (page) => answerWith(page, [{ ...withManyClips(finished, 50), id: empty.id }]),
      isWindowOnly: true,
    },
    { name: 'upload-project-not-found', path: '/upload/999999', sign: 'Project not found' },
    { name: 'ideal-upload', path: '/ideal-upload', sign: /test project/i },
  ];
}

function promptStates({ finished, waiting }: ImageProjects): readonly ImageState[] {
  const path = `/prompt/${waiting.id}`;
  const sign = 'Tell AI How to Edit Your Video';
  const write = (page: Page) =>
    page
      .getByLabel('Video Description & Instructions')
      .fill('A calm 20 second reel. Start with the ocean, end on the hills, no people.');
  return [
    { name: 'prompt', path, sign: 'Quick Suggestions', arrange: (page) => offerVoice(page) },
    {
      name: 'prompt-no-voice',
      path,
      sign: 'Voice input is not available in this browser',
      arrange: withoutVoice,
    },
    {
      name: 'prompt-loading',
      path,
      sign,
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    {
      name: 'prompt-suggestion',
      path,
      sign: 'Make a 30 second travel reel',
      arrange: (page) => offerVoice(page),
      act: (page) => page.getByRole('button', { name: /Travel Highlights/ }).click(),
    },
    {
      name: 'prompt-locked',
      path: `/prompt/${finished.id}`,
      sign: '2 clips are locked',
      arrange: (page) => answerWith(page, [withLocks(finished, 2)]),
    },
    {
      name: 'prompt-listening',
      path,
      sign: 'Listening',
      arrange: (page) => offerVoice(page),
      act: (page) => page.getByRole('button', { name: 'Voice Input' }).click(),
    },
    {
      name: 'prompt-microphone-refused',
      path,
      sign: 'Microphone Permission Required',
      arrange: (page) => offerVoice(page, 'not-allowed'),
      act: (page) => page.getByRole('button', { name: 'Voice Input' }).click(),
      isWindowOnly: true,
    },
    {
      name: 'prompt-starting',
      path,
      sign: 'Starting AI Video Generation',
      arrange: (page) => leaveUnanswered(page, /\/process$/),
      act: async (page) => {
        await write(page);
        await page.getByRole('button', { name: 'Generate Video' }).click();
      },
      isWindowOnly: true,
    },
    {
      name: 'prompt-failed',
      path,
      sign: 'Processing Failed',
      arrange: (page) => failToConnect(page, /\/process$/),
      act: async (page) => {
        await write(page);
        await page.getByRole('button', { name: 'Generate Video' }).click();
      },
      isWindowOnly: true,
    },
    {
      // Half of a phone is keyboard while somebody writes.
      name: 'prompt-keyboard',
      path,
      sign,
      act: async (page) => {
        await write(page);
        const size = page.viewportSize();
        if (size !== null) await page.setViewportSize({ width: size.width, height: 430 });
        await page.getByLabel('Video Description & Instructions').focus();
      },
      isWindowOnly: true,
    },
  ];
}

function processingStates({ finished }: ImageProjects): readonly ImageState[] {
  const path = `/processing/${finished.id}`;
  const at = (percent: number, detail: string, lookedAt: number, clips = finished): Project => ({
    ...clips,
    status: 'processing',
    processingProgress: percent,
    videoClips: clips.videoClips.map((clip, index) =>
      index < lookedAt ? clip : { ...clip, analysisData: null },
    ),
    run: finished.run && { ...finished.run, state: 'running', stage: 'analysis', detail, finishedAt: null },
  });
  const early = at(18, 'Looking at hills in the morning.mp4 (2 of 4)', 1);
  return [
    {
      name: 'processing-early',
      path,
      sign: 'Estimated time remaining',
      arrange: (page) => answerWith(page, [early]),
    },
    {
      name: 'processing-late',
      path,
      sign: 'Estimated time remaining',
      arrange: (page) => answerWith(page, [at(82, 'Rendering cut 3 of 4', 4)]),
    },
    {
      name: 'processing-fifty',
      path,
      sign: 'Estimated time remaining',
      arrange: (page) =>
        answerWith(page, [at(31, 'Looking at forest walk.mp4 (12 of 50)', 12, withManyClips(finished, 50))]),
      isWindowOnly: true,
    },
    {
      name: 'processing-loading',
      path,
      sign: 'Creating your video',
      arrange: (page) => leaveUnanswered(page, PROJECT_CALLS),
    },
    {
      name: 'processing-offline',
      path,
      sign: 'The connection is lost',
      arrange: (page) => answerWith(page, [early]),
      act: async (page) => {
        await page.getByText('Estimated time remaining').first().waitFor();
        await failToConnect(page, PROJECT_CALLS);
      },
    },
    {
      name: 'processing-cancel',
      path,
      sign: /Cancel/,
      arrange: (page) => answerWith(page, [early]),
      act: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
      isWindowOnly: true,
    },
  ];
}

/** A speech recogniser that hears one sentence, or refuses with a code; the sandboxed browser's own hears nothing. */
async function offerVoice(page: Page, failure: string | null = null): Promise<void> {
  await page.addInitScript((code) => {
    class Recogniser {
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        setTimeout(() => {
          if (code !== null) this.onerror?.({ error: code });
          else {
            const words = { transcript: 'a calm reel of our week by the sea' };
            this.onresult?.({ results: [Object.assign([words], { isFinal: true })] });
          }
        }, 100);
      }
      stop() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  }, failure);
}

async function withoutVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}
