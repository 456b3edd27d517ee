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
  ['close the sheet', (page) => tap(page, 'Close')],
  ['play', (page) => tap(page, 'Play')],
  ['pause', (page) => tap(page, 'Pause')],
];

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
