import { type Locator, type Page, test as screenTest } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { inspector, names, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

/** One of the three ways in which somebody reaches a control. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  /** A slider, to its right end. */
  readonly slideUp: (target: Locator) => Promise<void>;
}

const rightEnd = async (slider: Locator) => {
  const box = await slider.boundingBox();
  return { position: { x: (box?.width ?? 0) - 2, y: (box?.height ?? 0) / 2 } };
};
const HANDS: Readonly<Record<'mouse' | 'touch' | 'keyboard', Hand>> = {
  mouse: {
    press: (target) => target.click(),
    slideUp: async (target) => target.click(await rightEnd(target)),
  },
  touch: {
    press: (target) => target.tap(),
    slideUp: async (target) => target.tap(await rightEnd(target)),
  },
  keyboard: {
    press: (target) => target.press('Enter'),
    slideUp: (target) => target.press('End'),
  },
};

type Operation = (page: Page, hand: Hand) => Promise<void>;

const duration = (page: Page) => page.getByLabel('Duration of clip 1 in seconds');
const pressed =
  (name: string | RegExp): Operation =>
  async (page, hand) => {
    await hand.press(button(page, name));
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  };
const slid =
  (name: string): Operation =>
  async (page, hand) => {
    const slider = page.getByRole('slider', { name, exact: true });
    const before = Number(await slider.inputValue());
    await hand.slideUp(slider);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
  };
const cuts = (page: Page, count: number) => expect(names(page)).toHaveCount(count);

/** What is done to the chosen cut, of which there are three; each is one step that undo takes back. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'move down': async (page, hand) => {
    await hand.press(button(page, 'Move clip 1 down').last());
    await expect(names(page)).toHaveText([/market/, /beach/, /forest/]);
  },
  duplicate: async (page, hand) => {
    await hand.press(button(page, 'Duplicate clip 1'));
    await cuts(page, 4);
  },
  replace: async (page, hand) => {
    await hand.press(button(page, 'Replace clip 1'));
    await hand.press(button(page, 'Replace by market.mov'));
    await expect(names(page)).toHaveText([/market/, /market/, /forest/]);
  },
  lock: pressed('Lock clip 1'),
  remove: async (page, hand) => {
    await hand.press(button(page, 'Remove clip 1').last());
    await cuts(page, 2);
  },
  shorten: async (page, hand) => {
    await hand.press(button(page, 'Shorten clip 1 by 0.5 seconds').last());
    await expect(duration(page)).toHaveValue('1.5');
  },
  lengthen: async (page, hand) => {
    await hand.press(button(page, 'Lengthen clip 1 by 0.5 seconds').last());
    await expect(duration(page)).toHaveValue('2.5');
  },
  mute: pressed('Sound of clip 1 off'),
  level: slid('Sound of clip 1'),
  slip: slid('Moment of clip 1'),
  'slip by a frame': async (page, hand) => {
    await hand.press(button(page, 'Slip clip 1 one frame on'));
    await expect(page.getByRole('slider', { name: 'Moment of clip 1' })).not.toHaveValue('0');
  },
  speed: pressed('Play clip 1 at 2× its speed'),
  'fit whole picture': pressed(/^Fit whole picture/),
  'stay here': pressed(/^Stay here/),
  'zoom of the crop': slid('Zoom of clip 1'),
  'add a title': async (page, hand) => {
    await hand.press(button(page, 'Add title to clip 1'));
    await expect(button(page, 'Remove the title of clip 1')).toBeVisible();
  },
  split: async (page, hand) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('0:01:00', { exact: true })).toBeVisible();
    await hand.press(button(page, 'Split at the playhead'));
    await cuts(page, 4);
  },
  add: async (page, hand) => {
    await hand.press(button(page, 'Add market.mov'));
    await expect(names(page)).toHaveText([/beach/, /market/, /market/, /forest/]);
  },
};
/** Above the strip and below it: the sheet would lie over them. */
const OUTSIDE_OF_SHEET: ReadonlySet<string> = new Set(['split', 'add']);

/** On a phone everything is in a sheet, which each step opens anew and closes again; to be replaced, a cut leaves it itself. */
async function inSheet(page: Page, hand: Hand, name: string, work: () => Promise<void>): Promise<void> {
  await hand.press(button(page, 'Everything for clip 1'));
  await expect(inspector(page)).toBeVisible();
  await work();
  if (name !== 'replace') await hand.press(inspector(page).getByRole('button', { name: 'Close' }));
  await expect(inspector(page)).toHaveCount(0);
}

/** How the strip is seen and what is played: nothing that is undone. */
async function lookAround(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Zoom in'));
  await hand.press(button(page, 'Zoom in'));
  await hand.press(button(page, 'Zoom out'));
  await hand.press(button(page, 'Show the whole reel'));
  await expect(button(page, 'Zoom out')).toBeDisabled();
  const loop = button(page, 'Play the chosen clip again and again');
  for (const isLooping of ['true', 'false']) {
    await hand.press(loop);
    await expect(loop).toHaveAttribute('aria-pressed', isLooping);
  }
}

async function everyOperation(page: Page, hand: Hand, hasSheet: boolean): Promise<void> {
  await screenTest.step('look around', () => lookAround(page, hand));
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    await screenTest.step(name, async () => {
      const work = () => operation(page, hand);
      if (hasSheet && !OUTSIDE_OF_SHEET.has(name)) await inSheet(page, hand, name, work);
      else await work();
      await expect(unsaved(page)).toBeVisible();
      await hand.press(button(page, /^Undo: /));
      await expect(unsaved(page)).toHaveCount(0);
      if (!hasSheet) await hand.press(rowButton(page, 1));
    });
  }
  await hand.press(button(page, /^Redo: /));
  await expect(unsaved(page)).toBeVisible();
}

for (const [name, hand] of Object.entries(HANDS)) {
  for (const [size, tag] of [
    ['a desktop', '@desktop'],
    ['a phone', '@phone'],
  ] as const) {
    test.describe(`on ${size}, by ${name}`, { tag }, () => {
      test.use({ hasTouch: name === 'touch' || tag === '@phone' });
      test('everything that there is to do is done to a cut, and taken back', async ({ page, api }) => {
        screenTest.slow();
        answerPlayback(
          api,
          PLAYBACK_CLIPS.map((each) => ({ ...each, probe: { ...each.probe, audio: {} } })),
        );
        api.handle('/api/clips/', (route) => route.fulfill({ status: 404 }));
        await openTimeline(page, api, evenCuts(3, 2));
        await expect(page.getByRole('region', { name: 'Video player' })).toHaveAttribute('data-shown');
        await everyOperation(page, hand, tag === '@phone');
      });
    });
  }
}
