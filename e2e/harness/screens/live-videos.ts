import type { Page } from '@playwright/test';

/** What the live player's video elements did, screen by screen. Unlike others, it never puts them into the page. */
interface LiveVideos {
  /** The elements in the order in which they were made. */
  readonly elements: () => Promise<readonly LiveElement[]>;
  /** Everything that was noted since it was asked for last. */
  readonly noted: () => Promise<Noted>;
}

interface LiveElement {
  /** Path of its file; null where it has none. */
  readonly path: string | null;
  readonly isMuted: boolean;
  readonly isInline: boolean;
}

interface Noted {
  readonly screens: readonly Screen[];
  /** Seeks of elements that ran, by how many seconds. */
  readonly seeksWhileRunning: readonly number[];
}

interface Screen {
  /** What the seek bar told. */
  readonly seconds: number;
  readonly videos: readonly {
    readonly path: string | null;
    readonly at: number;
    readonly rate: number;
    readonly isRunning: boolean;
    readonly isSeeking: boolean;
  }[];
  /** Whether anything is on the canvas; null where it was not looked at. */
  readonly isDrawn: boolean | null;
}

interface Notes {
  readonly made: HTMLVideoElement[];
  readonly inPage: WeakSet<HTMLVideoElement>;
  screens: Screen[];
  seeksWhileRunning: number[];
}

declare global {
  interface Window {
    cutroomLiveVideos: Notes;
  }
}

/** From the next page on. */
export async function noteLiveVideos(page: Page): Promise<LiveVideos> {
  await page.addInitScript(noteInPage);
  return {
    elements: () =>
      page.evaluate(() =>
        window.cutroomLiveVideos.made
          .filter((video) => !window.cutroomLiveVideos.inPage.has(video))
          .map((video) => {
            const src = video.getAttribute('src');
            return {
              path: src === null ? null : new URL(src, location.href).pathname,
              isMuted: video.muted,
              isInline: video.playsInline,
            };
          }),
      ),
    noted: () =>
      page.evaluate(() => {
        const { screens, seeksWhileRunning } = window.cutroomLiveVideos;
        Object.assign(window.cutroomLiveVideos, { screens: [], seeksWhileRunning: [] });
        return { screens, seeksWhileRunning };
      }),
  };
}

function noteInPage(): void {
  const notes: Notes = { made: [], inPage: new WeakSet(), screens: [], seeksWhileRunning: [] };
  window.cutroomLiveVideos = notes;
  document.createElement = new Proxy(document.createElement, {
    apply(create, on: Document, args: unknown[]) {
      const made: unknown = Reflect.apply(create, on, args);
      if (made instanceof HTMLVideoElement) notes.made.push(made);
      return made;
    },
  });
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) notes.inPage.add(video);
  }).observe(document, { childList: true, subtree: true });
  const place = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
    ...place,
    set(this: HTMLVideoElement, seconds: number) {
      if (!notes.inPage.has(this) && !this.paused) notes.seeksWhileRunning.push(seconds - this.currentTime);
      place?.set?.call(this, seconds);
    },
  });
  const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const isDrawn = (canvas: HTMLCanvasElement | null): boolean | null => {
    if (canvas === null || probe === null) return null;
    probe.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data.subarray(0, 3)].some((channel) => channel > 24);
  };
  const look = (): void => {
    requestAnimationFrame(look);
    const player = document.querySelector('section[aria-label="Video player"][data-phase="playing"]');
    if (player === null) return;
    notes.screens.push({
      seconds: Number(player.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')),
      videos: notes.made
        .filter((video) => !notes.inPage.has(video))
        .map((video) => ({
          path: video.currentSrc === '' ? null : new URL(video.currentSrc).pathname,
          at: video.currentTime,
          rate: video.playbackRate,
          isRunning: !video.paused,
          isSeeking: video.seeking,
        })),
      isDrawn: isDrawn(player.querySelector('canvas')),
    });
  };
  requestAnimationFrame(look);
}
