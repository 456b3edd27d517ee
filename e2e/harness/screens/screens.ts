import { expect, type Page } from '@playwright/test';

/** Every screen of the product, by what proves that it is there. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly sign: string | RegExp;
}

export const SIGNED_OUT_SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', sign: 'AI-powered video editing for social media' },
  { name: 'sign-in', path: '/api/login', sign: 'Create account' },
  { name: 'not-found', path: '/nowhere', sign: '404 Page Not Found' },
];

/** Screens of someone with one finished project and one that is waiting for its prompt. */
export function signedInScreens(finished: number, waiting: number): readonly Screen[] {
  return [
    { name: 'dashboard', path: '/dashboard', sign: 'Recent Projects' },
    { name: 'account', path: '/account', sign: 'Download my data' },
    { name: 'upload', path: `/upload/${waiting}`, sign: 'Upload Your Video Clips' },
    { name: 'prompt', path: `/prompt/${waiting}`, sign: 'Tell AI How to Edit Your Video' },
    { name: 'preview-uploaded', path: `/preview/${waiting}`, sign: 'Ready to create your video' },
    { name: 'timeline-not-ready', path: `/timeline/${waiting}`, sign: 'Video not ready' },
    { name: 'preview', path: `/preview/${finished}`, sign: 'Video Timeline' },
    { name: 'timeline', path: `/timeline/${finished}`, sign: 'Edit Prompt' },
    { name: 'export', path: `/export/${finished}`, sign: 'Ready to Export' },
    { name: 'success', path: `/success/${finished}`, sign: 'Video Ready!' },
    { name: 'ideal-upload', path: '/ideal-upload', sign: /test project/i },
    { name: 'project-not-found', path: '/upload/999999', sign: 'Project not found' },
  ];
}

/** Opens a screen and waits until it has what it is for. */
export async function openScreen(page: Page, { path, sign }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(sign).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
