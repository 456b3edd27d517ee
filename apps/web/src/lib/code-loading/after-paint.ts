import { flushSync } from 'react-dom';

/** Runs once what changed with a press has been painted: for what may follow it by a moment. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * The same for what a press does, where that takes a phone several screens to show: the control looks pressed first. Each
 * sees what those before it changed, as presses do.
 */
export function afterAnswer(run: () => void): void {
  afterPaint(() => flushSync(run));
}
