import { expect, test } from 'vitest';
import { pressHold } from './press-hold.ts';

/** A page that has played six screens so far apart. */
function playing(gapMs: number) {
  const clock = { ms: 0 };
  const page = new EventTarget();
  const hold = pressHold(page, () => clock.ms);
  const screen = (ms: number = gapMs): boolean => {
    clock.ms += ms;
    return hold.isHolding();
  };
  const before = Array.from({ length: 6 }, () => screen());
  return { hold, screen, before, tell: (type: string) => page.dispatchEvent(new Event(type)) };
}

test('a slow page is left to a press until the screen that answers it has come', () => {
  const { screen, before, tell } = playing(60);
  expect(before).not.toContain(true);
  tell('pointerdown');
  expect([screen(16), screen(16)]).toEqual([true, true]);
  tell('click');
  expect([screen(16), screen(60)]).toEqual([true, false]);
});

test('a press that stays or becomes a scroll holds it no longer', () => {
  const { screen, tell } = playing(60);
  tell('pointerdown');
  expect([screen(16), screen(120), screen(20)]).toEqual([true, true, false]);
  tell('pointerdown');
  tell('pointercancel');
  expect([screen(16), screen(60)]).toEqual([true, false]);
});

test('a page that keeps up goes on', () => {
  const { screen, tell } = playing(17);
  tell('pointerdown');
  tell('click');
  expect([screen(), screen()]).toEqual([false, false]);
});

test('what is released listens no more', () => {
  const { hold, screen, tell } = playing(60);
  hold.release();
  tell('pointerdown');
  expect(screen(16)).toBe(false);
});
