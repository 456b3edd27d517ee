import type { Locator, Page } from '@playwright/test';

/** Where a finger is, in pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, as the browser itself is told of them. */
export interface Fingers {
  readonly down: (...places: readonly Place[]) => Promise<void>;
  readonly move: (...places: readonly Place[]) => Promise<void>;
  readonly up: () => Promise<void>;
  /** From one place to another in so many steps, without letting go. */
  readonly drag: (from: Place, to: Place, steps?: number) => Promise<void>;
}

export async function fingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
    });
  const hand: Fingers = {
    down: async (...places) => void (await send('touchStart', places)),
    move: async (...places) => void (await send('touchMove', places)),
    up: async () => void (await send('touchEnd', [])),
    drag: async (from, to, steps = 6) => {
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        await hand.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
    },
  };
  return hand;
}

/** The middle of what is on the screen. */
export async function middleOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
