import { expect, it } from 'vitest';
import {
  instructionSteps,
  type ShareBrowser,
  type ShareData,
  sharedFileUrl,
  shareVideo,
} from './share-video.ts';

const ANSWER = {
  downloadUrl: 'https://cutroom.test/s/abc',
  shareUrl: 'https://www.tiktok.com/upload',
};
const FALLBACK = [
  'copy https://cutroom.test/s/abc',
  'instructions true',
  'tab https://www.tiktok.com/upload',
  'wait 1000',
  'download https://cutroom.test/s/abc',
];

function recordingBrowser(overrides: Partial<ShareBrowser> = {}) {
  const calls: string[] = [];
  const browser: ShareBrowser = {
    openDialog: null,
    copyText: async (text) => void calls.push(`copy ${text}`),
    showInstructions: (isLinkCopied) => void calls.push(`instructions ${isLinkCopied}`),
    openTab: (url) => void calls.push(`tab ${url}`),
    startDownload: (url) => void calls.push(`download ${url}`),
    wait: async (delayMs) => void calls.push(`wait ${delayMs}`),
    ...overrides,
  };
  return { browser, calls };
}

it('reads the steps out of the numbered lines', () => {
  expect(instructionSteps('1. Open TikTok.\n2. Choose 2 files.\n')).toEqual([
    'Open TikTok.',
    'Choose 2 files.',
  ]);
});

it.each([
  ['https://cutroom.test/api/shared/abc', 'https://cutroom.test/api/shared/abc?download=1'],
  ['https://elsewhere.test/reel.mp4?signed=yes', 'https://elsewhere.test/reel.mp4?signed=yes'],
])('of %s it saves %s', (link, file) => {
  expect(sharedFileUrl(link)).toBe(file);
});

it("uses the browser's own dialog alone where it works", async () => {
  const shown: ShareData[] = [];
  const { browser, calls } = recordingBrowser({ openDialog: async (data) => void shown.push(data) });
  expect(await shareVideo('Lisbon', ANSWER, browser)).toBe('shared');
  expect(shown).toEqual([
    {
      title: 'Lisbon',
      text: 'Check out this video I created with the product!',
      url: 'https://cutroom.test/s/abc',
    },
  ]);
  expect(calls).toEqual([]);
});

it('names an untitled project in the dialog', async () => {
  const shown: ShareData[] = [];
  const { browser } = recordingBrowser({ openDialog: async (data) => void shown.push(data) });
  await shareVideo('', ANSWER, browser);
  expect(shown[0]?.title).toBe('My AI-Generated Video');
});

it('copies the link, shows the instructions, opens the platform and downloads, in that order, without a dialog', async () => {
  const { browser, calls } = recordingBrowser();
  expect(await shareVideo('Lisbon', ANSWER, browser)).toBe('instructed');
  expect(calls).toEqual(FALLBACK);
});

it('hands on the address in the home network, and saves the file from this machine', async () => {
  const downloadUrl = 'https://localhost:3000/api/shared/a';
  const networkUrl = 'https://192.168.1.20:3000/api/shared/a';
  const answer = { ...ANSWER, downloadUrl, networkUrl };
  const shown: ShareData[] = [];
  await shareVideo(
    'Lisbon',
    answer,
    recordingBrowser({ openDialog: async (data) => void shown.push(data) }).browser,
  );
  expect(shown.map(({ url }) => url)).toEqual([networkUrl]);
  const { browser, calls } = recordingBrowser();
  await shareVideo('Lisbon', answer, browser);
  expect([calls[0], calls.at(-1)]).toEqual([`copy ${networkUrl}`, `download ${downloadUrl}?download=1`]);
});

it('does the same when the dialog fails', async () => {
  const openDialog = async () => {
    throw new DOMException('No activation', 'NotAllowedError');
  };
  const { browser, calls } = recordingBrowser({ openDialog });
  expect(await shareVideo('Lisbon', ANSWER, browser)).toBe('instructed');
  expect(calls).toEqual(FALLBACK);
});

it('does nothing more when the dialog was closed by the person', async () => {
  const openDialog = async () => {
    throw new DOMException('Share canceled', 'AbortError');
  };
  const { browser, calls } = recordingBrowser({ openDialog });
  expect(await shareVideo('Lisbon', ANSWER, browser)).toBe('dismissed');
  expect(calls).toEqual([]);
});

it('goes on when the clipboard refuses, and says that nothing was copied', async () => {
  const { browser, calls } = recordingBrowser({
    copyText: async () => {
      throw new DOMException('Denied', 'NotAllowedError');
    },
  });
  await shareVideo('Lisbon', ANSWER, browser);
  expect(calls).toEqual(['instructions false', ...FALLBACK.slice(2)]);
});
