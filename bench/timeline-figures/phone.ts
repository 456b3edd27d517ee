import type { Page } from '@playwright/test';

/** What a thumb does in the editor, by name. */
export const PHONE_ACTIONS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['choose a clip', (page) => tap(page, /^Clip 2: /)],
  ['close its sheet', (page) => tap(page, 'Close')],
  ['shorten', (page) => tap(page, /^Shorten clip/)],
  ['lengthen', (page) => tap(page, /^Lengthen clip/)],
  ['move down', (page) => tap(page, /^Move clip \d+ down/)],
  ['move up', (page) => tap(page, /^Move clip \d+ up/)],
  ['remove', (page) => tap(page, /^Remove clip/)],
  ['undo', (page) => tap(page, /^Undo/)],
  ['split', (page) => tap(page, 'Split at the playhead')],
  ['zoom in', (page) => tap(page, 'Zoom in')],
  ['zoom out', (page) => tap(page, 'Zoom out')],
  ['open the sheet', (page) => tap(page, /^Everything for/)],
  ['fit whole picture', (page) => tap(page, /^Fit whole picture/)],
  ['add a title', (page) => tap(page, /^Add title/)],
  ['type a letter', (page) => typeInto(page)],
  ['style of the title', (page) => tap(page, /^Card: style/)],
  ['duplicate', (page) => tap(page, /^Duplicate clip/)],
  ['lock', (page) => tap(page, /^Lock clip/)],
  ['sound off', (page) => tap(page, /^Sound of clip \d+ off/)],
  ['twice its speed', (page) => tap(page, /^Play clip \d+ at 2×/)],
  ['ask for another moment', (page) => tap(page, /^Replace clip/)],
  ['replace', (page) => tap(page, /^Replace by/)],
  ['add from the tray', (page) => tap(page, /^Add (?!title)/)],
  ['undo that', (page) => tap(page, /^Undo/)],
  ['do it again', (page) => tap(page, /^Redo/)],
  ['choose several', (page) => tap(page, 'Choose several clips')],
  ['choose one again', (page) => tap(page, 'Choose several clips')],
  ['play it again and again', (page) => tap(page, 'Play the chosen clip again and again')],
  ['play', (page) => tap(page, 'Play')],
  ['pause', (page) => tap(page, 'Pause')],
];

declare global {
  interface Window {
    cutroomPress: { at: number; readonly frames: LongFrame[] };
  }
}

/** A frame that kept the page for 50 ms or longer. Milliseconds since navigation. */
interface LongFrame {
  readonly startMs: number;
  readonly endMs: number;
}

/** Notes the last press and the long frames after it. Runs in the page before anything else. */
export function watchPresses(): void {
  window.cutroomPress = { at: 0, frames: [] };
  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        window.cutroomPress = { at: timeStamp, frames: [] };
      },
      true,
    );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.cutroomPress.frames.push({ startMs: startTime, endMs: startTime + duration });
  }).observe({ type: 'long-animation-frame' });
}

/**
 * When all that a press changes is drawn, if not yet on the screen: a press is answered before what takes longer. The end of the
 * long frames that follow it without a pause.
 * @returns milliseconds from the press; null where no frame was long
 */
export function doneAfterMs({ at, frames }: Window['cutroomPress']): number | null {
  let end = at;
  for (const { startMs, endMs } of frames.toSorted((a, b) => a.startMs - b.startMs))
    if (startMs < Math.max(end, at + ANSWER_MS) + PAUSE_MS_MAX) end = Math.max(end, endMs);
  return end === at ? null : end - at;
}

/** In which a press is answered by short frames. */
const ANSWER_MS = 100;
const PAUSE_MS_MAX = 50;

/** Long enough for the next screen on a slowed processor. */
const PAUSE_MS = 600;

/** Looking for the button takes the page's time, so that is over before. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, disabled: false }).first();
  // Into the middle: at the edges of the screen the strip and the bar of buttons lie over what is there.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(PAUSE_MS);
  const box = await button.boundingBox();
  if (box === null) throw new Error(`There is no button ${name} to press.`);
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isFree = await button.evaluate(
    (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
    place,
  );
  if (!isFree) throw new Error(`Something lies over the button ${name}.`);
  await page.touchscreen.tap(...place);
  await page.waitForTimeout(PAUSE_MS);
}

async function typeInto(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Words of/ }).focus();
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.press('a');
  await page.waitForTimeout(PAUSE_MS);
}
