import { downloadName, type SharePlatform, type ShareTarget } from '@cutroom/contract';
import { toast } from '../../../lib/notifications/toast.ts';
import { startDownload } from '../start-download.ts';
import { INSTRUCTIONS_MS, type ShareBrowser, type ShareData } from './share-video.ts';

export const PLATFORM_NAMES: { readonly [P in SharePlatform]: string } = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
export const TARGET_NAMES: { readonly [T in ShareTarget]: string } = { ...PLATFORM_NAMES, phone: 'Phone' };

/** This browser, for sharing one video on one platform. */
export function shareBrowser(platform: SharePlatform, title: string, instructions: string): ShareBrowser {
  return {
    openDialog: canOpenDialog() ? (data) => navigator.share({ ...data }) : null,
    // Pages without https have no clipboard at all.
    copyText: async (text) => navigator.clipboard.writeText(text),
    showInstructions: (isLinkCopied) =>
      toast({
        title: `Share on ${PLATFORM_NAMES[platform]}`,
        description: isLinkCopied ? `${instructions}\n\nThe link to your video is copied.` : instructions,
        durationMs: INSTRUCTIONS_MS,
      }),
    openTab: (url) => void window.open(url, '_blank', 'noopener'),
    startDownload: (url) => startDownload(url, downloadName(title, 'mp4')),
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  };
}

const PROBE: ShareData = { title: 'title', text: 'text', url: 'https://example.com/' };

function canOpenDialog(): boolean {
  if (!('share' in navigator)) return false;
  return !('canShare' in navigator) || navigator.canShare({ ...PROBE });
}
