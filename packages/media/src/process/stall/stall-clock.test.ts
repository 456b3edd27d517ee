import { describe, expect, it } from 'vitest';
import type { ChildWork } from './child-work.ts';
import { stallClock } from './stall-clock.ts';

const LIMIT_MS = 60_000;
const STEP_MS = 500;

/**
 * When a tool that never moves is taken for hanging, looked at every half a second; null where it is not within 20 times the limit.
 * @param workAt what it has worked by then
 */
function stalledAt(workAt: (nowMs: number) => ChildWork | null): number | null {
  const clock = stallClock(LIMIT_MS, 0);
  for (let now = STEP_MS; now <= 20 * LIMIT_MS; now += STEP_MS)
    if (clock.isStalled(now, workAt(now))) return now;
  return null;
}

describe('A tool without progress', () => {
  it.each([
    ['that sleeps', () => ({ cpuMs: 40, isRunnable: false })],
    ['of which the system says nothing', () => null],
    ['that works at full speed for nothing', (now: number) => ({ cpuMs: now, isRunnable: true })],
  ])('%s hangs once the limit has passed', (_, work) => {
    const at = stalledAt(work);
    expect(at).toBeGreaterThan(LIMIT_MS);
    expect(at).toBeLessThanOrEqual(LIMIT_MS + 2 * STEP_MS);
  });

  it('that gets a fifth of a processor has five times as long', () => {
    const at = stalledAt((now) => ({ cpuMs: now / 5, isRunnable: false }));
    expect(at).toBeGreaterThanOrEqual(5 * LIMIT_MS);
    expect(at).toBeLessThan(6 * LIMIT_MS);
  });

  it('that waits for a processor and gets none has ten times as long, and no longer', () => {
    const at = stalledAt(() => ({ cpuMs: 40, isRunnable: true }));
    expect(at).toBe(10 * LIMIT_MS + STEP_MS);
  });

  it('that works now and then, less than would ever add up, has ten times as long', () => {
    expect(stalledAt((now) => ({ cpuMs: now / 100, isRunnable: false }))).toBe(10 * LIMIT_MS + STEP_MS);
  });

  it('that stops working hangs when it has stood still for the limit', () => {
    const at = stalledAt((now) => ({ cpuMs: Math.min(now, 100_000) / 5, isRunnable: false }));
    expect(at).toBeGreaterThan(100_000 + LIMIT_MS - STEP_MS);
    expect(at).toBeLessThanOrEqual(100_000 + LIMIT_MS + 2 * STEP_MS);
  });
});

it('every step forward begins the time anew, and what was used before it counts for nothing', () => {
  const clock = stallClock(LIMIT_MS, 0);
  for (let now = STEP_MS; now <= 10 * LIMIT_MS; now += STEP_MS) {
    if (now % 30_000 === 0) clock.touch(now);
    expect(clock.isStalled(now, { cpuMs: 4 * now, isRunnable: true })).toBe(false);
  }
});
