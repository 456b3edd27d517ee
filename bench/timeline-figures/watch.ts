import type { Page } from '@playwright/test';

/** A second of what the page did, in milliseconds since it was opened. */
interface PageNotes {
  /** When the player came to show what was asked for. */
  readonly shown: number[];
  /** When it came to show that or the nearest tile of the filmstrip. */
  readonly near: number[];
  /** When the frame on its canvas changed. */
  readonly frames: number[];
  /** When each screen was drawn. */
  readonly screens: number[];
  /** The reel's second that was heard at a screen, and the second of its clip that stood on the canvas after it. */
  readonly drawn: { readonly clipSeconds: number; readonly heardSeconds: number }[];
}

declare global {
  interface Window {
    cutroomNotes: PageNotes;
    cutroomWatchFrames: () => void;
  }
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const notes: PageNotes = { shown: [], near: [], frames: [], screens: [], drawn: [] };
  window.cutroomNotes = notes;
  for (const name of ['shown', 'near'] as const) {
    const isThere = () => document.querySelector(`[aria-label="Video player"][data-${name}]`) !== null;
    let wasThere = false;
    new MutationObserver(() => {
      if (isThere() && !wasThere) notes[name].push(performance.now());
      wasThere = isThere();
    }).observe(document, { subtree: true, childList: true, attributeFilter: [`data-${name}`] });
  }

  const shownSeconds = new WeakMap<HTMLVideoElement, number>();
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLVideoElement) {
      const note = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
        shownSeconds.set(element, mediaTime);
        element.requestVideoFrameCallback(note);
      };
      element.requestVideoFrameCallback(note);
    }
    return element;
  }) as typeof document.createElement;

  let clock: { readonly context: BaseAudioContext; readonly zero: number } | null = null;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0) {
    const zero = when - offset;
    if (clock === null || clock.context !== this.context || zero < clock.zero)
      clock = { context: this.context, zero };
    start.call(this, when, offset);
  };
  const heardSeconds = (): number | null => {
    if (clock === null || !(clock.context instanceof AudioContext)) return null;
    const { context, zero } = clock;
    return context.currentTime - (context.outputLatency || context.baseLatency || 0) - zero;
  };
  // A frame comes to a texture from its element, or from the memory that it was copied to.
  const copiedSeconds = new WeakMap<ArrayBufferLike, number>();
  if (typeof VideoFrame !== 'undefined') {
    const { copyTo } = VideoFrame.prototype;
    VideoFrame.prototype.copyTo = function (to, options) {
      copiedSeconds.set(ArrayBuffer.isView(to) ? to.buffer : (to as ArrayBuffer), this.timestamp / 1e6);
      return copyTo.call(this, to, options);
    };
  }
  let onCanvas: number | undefined;
  WebGL2RenderingContext.prototype.texImage2D = new Proxy(WebGL2RenderingContext.prototype.texImage2D, {
    apply(upload, context, args: unknown[]) {
      const image = args.at(-1);
      if (image instanceof HTMLVideoElement) onCanvas = shownSeconds.get(image);
      else if (ArrayBuffer.isView(image)) onCanvas = copiedSeconds.get(image.buffer) ?? onCanvas;
      return Reflect.apply(upload, context, args);
    },
  });
  /** Once everything of a screen is drawn. */
  const noteScreen = (): void => {
    const heard = heardSeconds();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      if (heard !== null && onCanvas !== undefined)
        notes.drawn.push({ clipSeconds: onCanvas, heardSeconds: heard });
    };
    port2.postMessage(null);
  };

  window.cutroomWatchFrames = () => {
    const copy = new OffscreenCanvas(24, 40).getContext('2d', { willReadFrequently: true });
    let before = '';
    const look = () => {
      notes.screens.push(performance.now());
      noteScreen();
      const canvas = document.querySelector<HTMLCanvasElement>('[aria-label="Video player"] canvas');
      if (canvas !== null && copy !== null) {
        copy.drawImage(canvas, 0, 0, 24, 40);
        const now = copy.getImageData(0, 0, 24, 40).data.join();
        if (now !== before) notes.frames.push(performance.now());
        before = now;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
}

/** Leaves out what WebGL costs: on a machine without a graphics accelerator the processor does it. Runs in the page before anything else. */
export function drawNothing(): void {
  WebGL2RenderingContext.prototype.texImage2D = () => undefined;
  WebGL2RenderingContext.prototype.drawArrays = () => undefined;
}

export function clearNotes(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const list of Object.values(window.cutroomNotes)) list.length = 0;
  });
}

/** Milliseconds from the page's own event. */
export interface ShownTimes {
  /** To the frame that is meant. */
  readonly shown: number;
  /** To that or the nearest tile. */
  readonly near: number;
}

/** Does something and waits until the player shows it. */
export async function untilShown(
  page: Page,
  type: 'click' | 'keydown' | 'pointerdown',
  act: () => Promise<void>,
): Promise<ShownTimes> {
  const began = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        window.addEventListener(name, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
    type,
  );
  await clearNotes(page);
  await act();
  const at = await began;
  const found = await page.waitForFunction(
    (from) => {
      const after = (times: readonly number[]) => times.find((each) => each >= from);
      const { shown, near } = window.cutroomNotes;
      const shownAt = after(shown);
      return shownAt === undefined ? null : { shown: shownAt - from, near: (after(near) ?? shownAt) - from };
    },
    at,
    {
      timeout: 5000,
      polling: 20,
    },
  );
  return (await found.jsonValue()) ?? { shown: Number.NaN, near: Number.NaN };
}

export function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/** @param share 0.5 for the median, 1 for the largest */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
