import type { ShareResponse } from '@cutroom/contract';
import { handedLink } from './local-link.ts';

/** How long the platform's instructions stay visible, and when the file follows them (spec section 9). */
export const INSTRUCTIONS_MS = 15_000;
const FALLBACK_DOWNLOAD_DELAY_MS = 1000;
const SHARE_TITLE_DEFAULT = 'My AI-Generated Video';
const SHARE_TEXT = 'Check out this video I created with the product!';

export interface ShareData {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** What sharing needs of the browser. */
export interface ShareBrowser {
  /** null where the browser has no dialog for this or does not allow it. */
  readonly openDialog: ((data: ShareData) => Promise<void>) | null;
  readonly copyText: (text: string) => Promise<void>;
  readonly showInstructions: (isLinkCopied: boolean) => void;
  readonly openTab: (url: string) => void;
  readonly startDownload: (url: string) => void;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** 'dismissed': the person closed the browser's dialog, so nothing more is forced on them. */
export type ShareOutcome = 'shared' | 'dismissed' | 'instructed';

/** The server's numbered lines, a sentence each. */
export function instructionSteps(instructions: string): readonly string[] {
  return instructions
    .split('\n')
    .map((line) => line.replace(/^\s*\d+\.\s*/, '').trim())
    .filter((step) => step !== '');
}

/**
 * Where the file of a shared link is: the link itself opens a page in browsers, some of which ask for downloads as they
 * ask for pages.
 */
export function sharedFileUrl(link: string): string {
  const url = URL.parse(link);
  if (url === null || !url.pathname.startsWith('/api/shared/')) return link;
  url.searchParams.set('download', '1');
  return url.href;
}

/**
 * Hands the video over in the order of spec section 4: the browser's own dialog; else the link on the clipboard, the
 * platform's instructions, its upload page in a new tab and, a second later, the file.
 */
export async function shareVideo(
  title: string,
  answer: Pick<ShareResponse, 'downloadUrl' | 'networkUrl' | 'shareUrl'>,
  browser: ShareBrowser,
): Promise<ShareOutcome> {
  const { url } = handedLink(answer);
  if (browser.openDialog !== null) {
    try {
      await browser.openDialog({ title: title || SHARE_TITLE_DEFAULT, text: SHARE_TEXT, url });
      return 'shared';
    } catch (error) {
      // https://w3c.github.io/web-share/#share-method: AbortError is the person's own 'no'.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  const isLinkCopied = await browser.copyText(url).then(
    () => true,
    () => false,
  );
  browser.showInstructions(isLinkCopied);
  browser.openTab(answer.shareUrl);
  await browser.wait(FALLBACK_DOWNLOAD_DELAY_MS);
  browser.startDownload(sharedFileUrl(answer.downloadUrl));
  return 'instructed';
}
