import { flushSync } from 'react-dom';

/** Runs once what changed with a press has been painted: for what may follow it by a moment. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

const waiting: (() => void)[] = [];

/**
 * The same for what a press does, where that takes a phone several screens to show: the control looks pressed first. What
 * somebody presses next finds it done, however soon that comes: each sees what those before it changed.
 */
export function afterAnswer(run: () => void): void {
  if (waiting.length === 0) {
    for (const type of NEXT_PRESS) window.addEventListener(type, answerAll, { capture: true });
    afterPaint(answerAll);
  }
  waiting.push(run);
}

const NEXT_PRESS = ['keydown', 'pointerdown'] as const;

function answerAll(): void {
  for (const type of NEXT_PRESS) window.removeEventListener(type, answerAll, { capture: true });
  for (const run of waiting.splice(0)) flushSync(run);
}

interface LaterFocus extends FocusOptions {
  /** What had it at the press, where that is over. */
  readonly from?: Element | null;
}

/** Moves the focus once that can be seen, unless somebody has moved it on by then. */
export function focusAfterPaint(
  target: () => HTMLElement | null,
  { from = document.activeElement, ...options }: LaterFocus = {},
): void {
  afterPaint(() => {
    const { activeElement } = document;
    // What had it may be gone with the press.
    if (activeElement === from || activeElement === document.body) target()?.focus(options);
  });
}
