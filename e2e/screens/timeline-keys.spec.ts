import { type Locator, type Page, test as screenTest } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { answerPlayback } from '../harness/fakes/sample-playback.ts';
import { button, expect, test, toasts } from '../harness/screens/screen.ts';
import {
  chooseClip,
  clipList,
  inspector,
  names,
  openTimeline,
  rowButton,
} from '../harness/screens/timeline-screen.ts';

type Check = (page: Page) => Promise<void>;

const player = (page: Page): Locator => page.getByRole('region', { name: 'Your video' });
const duration = (page: Page) => page.getByLabel('Duration of clip 2 in seconds');
const speed = (page: Page) => page.getByRole('slider', { name: 'Speed of clip 2' });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Where the playhead stands: minutes, seconds and frames. */
const playhead = (page: Page, text: string) => expect(page.getByText(/^\d+:\d{2}:\d{2}$/)).toHaveText(text);
const rows = (page: Page, count: number) => expect(names(page)).toHaveCount(count);

/** Into the middle of the second clip. */
const toMiddle: Check = async (page) => {
  await press(page, 'Home');
  await playhead(page, '0:00:00');
  await press(page, 'Shift+ArrowRight');
  await playhead(page, '0:01:00');
  for (let frame = 1; frame <= 15; frame += 1) {
    await press(page, 'ArrowRight');
    await playhead(page, `0:01:${String(frame).padStart(2, '0')}`);
  }
};

/** By the words of the help: what the key does there. Every check leaves all as it was. */
const CHECKS: Readonly<Record<string, Check>> = {
  'Play or pause': async (page) => {
    await press(page, ' ');
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await press(page, ' ');
    await expect(player(page)).toHaveAttribute('data-phase', 'paused');
  },
  Pause: async (page) => {
    await press(page, ' ');
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await press(page, 'k');
    await expect(player(page)).toHaveAttribute('data-phase', 'paused');
  },
  'Play, again for faster': async (page) => {
    await press(page, 'Home', 'l');
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await press(page, 'l', 'l');
    await playhead(page, '0:02:29');
    await press(page, 'k');
  },
  'Play backwards, again for faster': async (page) => {
    await press(page, 'End');
    await playhead(page, '0:02:29');
    await press(page, 'j', 'j');
    await playhead(page, '0:00:00');
    await press(page, 'k');
  },
  'Play the chosen clip again and again': async (page) => {
    const loop = button(page, 'Play the chosen clip again and again');
    await press(page, 'r');
    await expect(loop).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'r');
    await expect(loop).toHaveAttribute('aria-pressed', 'false');
  },
  'One frame on': async (page) => {
    await press(page, 'Home');
    await playhead(page, '0:00:00');
    await press(page, 'ArrowRight');
    await playhead(page, '0:00:01');
  },
  'One frame back': async (page) => {
    await press(page, 'ArrowLeft');
    await playhead(page, '0:00:00');
  },
  'One second on': async (page) => {
    await press(page, 'Shift+ArrowRight');
    await playhead(page, '0:01:00');
  },
  'One second back': async (page) => {
    await press(page, 'Shift+ArrowLeft');
    await playhead(page, '0:00:00');
  },
  'To the next clip': async (page) => {
    await press(page, 'ArrowDown');
    await playhead(page, '0:01:00');
  },
  'To the clip before': async (page) => {
    await press(page, 'ArrowUp');
    await playhead(page, '0:00:00');
  },
  'To the end': async (page) => {
    await press(page, 'End');
    await playhead(page, '0:02:29');
  },
  'To the beginning': async (page) => {
    await press(page, 'Home');
    await playhead(page, '0:00:00');
  },
  'Move down': async (page) => {
    await press(page, 'Alt+ArrowDown');
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4', 'market.mov']);
  },
  'Move up': async (page) => {
    await press(page, 'Alt+ArrowUp');
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
  },
  'Remove clip': async (page) => {
    for (const key of ['Backspace', 'Delete']) {
      await press(page, key);
      await rows(page, 2);
      await press(page, 'Control+z');
      await rows(page, 3);
    }
  },
  Undo: async (page) => {
    await press(page, 'd');
    await rows(page, 4);
    await press(page, 'Control+z');
    await rows(page, 3);
  },
  Redo: async (page) => {
    for (const key of ['Control+Shift+Z', 'Control+y']) {
      await press(page, key);
      await rows(page, 4);
      await press(page, 'Control+z');
      await rows(page, 3);
    }
  },
  'Play shorter': async (page) => {
    await press(page, '-');
    await expect(duration(page)).toHaveValue('0.5');
  },
  'Play longer': async (page) => {
    await press(page, '+');
    await expect(duration(page)).toHaveValue('1.0');
    await press(page, '=');
    await expect(duration(page)).toHaveValue('1.5');
    await press(page, '-');
  },
  'Lock or unlock': async (page) => {
    await press(page, 'Shift+L');
    await expect(button(page, 'Lock clip 2')).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Shift+L');
  },
  'Sound on or off': async (page) => {
    await press(page, 'm');
    await expect(button(page, 'Sound of clip 2 off')).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'm');
  },
  'Split at the playhead': async (page) => {
    await toMiddle(page);
    await press(page, 's');
    await rows(page, 4);
    await press(page, 'Control+z');
  },
  'Begin the clip at the playhead': async (page) => {
    await toMiddle(page);
    await press(page, 'i');
    await expect(duration(page)).toHaveValue('0.5');
    await press(page, 'Control+z');
    await expect(duration(page)).toHaveValue('1.0');
  },
  'End the clip at the playhead': async (page) => {
    await toMiddle(page);
    await press(page, 'o');
    await expect(duration(page)).toHaveValue('0.5');
    await press(page, 'Control+z');
    await expect(duration(page)).toHaveValue('1.0');
  },
  Duplicate: async (page) => {
    await press(page, 'd');
    await rows(page, 4);
    await press(page, 'Control+z');
  },
  'Slip the clip one frame on': async (page) => {
    await press(page, '.');
    await expect.poll(() => slipped(page)).toBeCloseTo(0.1 + 1 / 30, 3);
  },
  'Slip the clip one frame back': async (page) => {
    await press(page, ',');
    await expect.poll(() => slipped(page)).toBeCloseTo(0.1, 3);
  },
  'Clear voices on or off': async (page) => {
    await press(page, 'v');
    await expect(button(page, 'Clear voices of clip 2')).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'v');
    await expect(button(page, 'Clear voices of clip 2')).toHaveAttribute('aria-pressed', 'false');
  },
  'Play faster': async (page) => {
    await press(page, '>');
    await expect(speed(page)).toHaveValue('1.25');
    await expect(duration(page)).toHaveValue('0.8');
  },
  'Play slower': async (page) => {
    await press(page, '<');
    await expect(speed(page)).toHaveValue('1');
    await expect(duration(page)).toHaveValue('1.0');
  },
  'Cut to the beat': async (page) => {
    await press(page, 'b');
    await expect(toasts(page).first(), 'there is no music to cut to').toBeVisible();
  },
  'Lift, move and drop at the handle': async (page) => {
    await button(page, 'Move clip 2').focus();
    for (const key of [' ', 'ArrowDown', ' ']) {
      await press(page, key);
      await page.waitForTimeout(100);
    }
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4', 'market.mov']);
    await press(page, 'Control+z');
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
    await chooseClip(page, 2);
  },
  'Choose the clip; go to what can be done to it': async (page) => {
    await rowButton(page, 3).focus();
    await press(page, 'Enter');
    await expect(inspector(page).getByRole('heading', { name: /^Clip 3 ·/ })).toBeFocused();
  },
  'Back to the clip in the list': async (page) => {
    await press(page, 'Escape');
    await expect(clipList(page).locator(':focus')).toHaveCount(1);
  },
  'This help': async (page) => {
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  },
};

/** They need a picture to write on: the edit itself. */
const TITLE_CHECKS: Readonly<Record<string, Check>> = {
  'Write the title of the chosen clip': async (page) => {
    await press(page, 't');
    await expect(titleWords(page)).toBeFocused();
    await page.keyboard.type('Sea');
  },
  'End the writing': async (page) => {
    await press(page, 'Enter');
    await expect(titleWords(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Write the title of clip 1: Sea' })).toBeFocused();
  },
  'Move it up or down': async (page) => {
    const height = page.getByRole('slider', { name: 'Height of the title of clip 1' });
    const before = Number(await height.inputValue());
    await press(page, 'ArrowUp', 'ArrowUp');
    await expect(height).toHaveValue(String(before - 2));
    await press(page, 'ArrowDown');
    await expect(height).toHaveValue(String(before - 1));
  },
  'Write the title that has the focus': async (page) => {
    await press(page, 'Enter');
    await expect(titleWords(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(titleWords(page)).toHaveCount(0);
  },
};

const titleWords = (page: Page) => page.getByRole('textbox', { name: /, on the picture$/ });
const slipped = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Moment of clip 2' }).inputValue());

test('every key that the help lists does what it says', { tag: '@desktop' }, async ({ page, api }) => {
  screenTest.slow();
  await openTimeline(page, api, evenCuts(3, 1));
  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  const listed = await help.locator('dt').allTextContents();
  expect(listed.toSorted()).toEqual(Object.keys({ ...CHECKS, ...TITLE_CHECKS }).toSorted());
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseClip(page, 2);
  for (const [label, check] of Object.entries(CHECKS)) await screenTest.step(label, () => check(page));
  answerPlayback(api);
  await page.reload();
  await expect(page.getByRole('img', { name: 'The edit as it is now' })).toBeVisible();
  for (const [label, check] of Object.entries(TITLE_CHECKS)) {
    await screenTest.step(label, () => check(page));
  }
});
