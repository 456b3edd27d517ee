import { expect, it } from 'vitest';
import { figuresTable, overLimit, type RouteFigures } from './report.ts';

const good: RouteFigures = {
  name: 'prompt',
  lcpMs: 1200,
  cls: 0,
  inpMs: 56,
  scriptBytes: 150_000,
  busyMs: 300,
  rounds: 3,
  speed: 1500,
  slowdown: 4,
  load: 0.5,
};
const bad: RouteFigures = {
  ...good,
  name: 'dashboard, 50',
  lcpMs: 2600,
  cls: 0.11,
  inpMs: 201,
  scriptBytes: 130_001,
  busyMs: 420.4,
};

it('prints what is over its limit in bold', () => {
  const [, , first, second] = figuresTable([good, bad]).split('\n');
  expect(first).toBe('| prompt | 1.20 s | 56 ms | 0.000 | 150.0 kB | 300 ms |');
  expect(second).toBe('| dashboard, 50 | **2.60 s** | **201 ms** | **0.110** | **130.0 kB** | 420 ms |');
});

it('lists what is over its limit; only the dashboard has one for script', () => {
  expect(overLimit([good, bad])).toEqual([
    'dashboard, 50: LCP',
    'dashboard, 50: INP',
    'dashboard, 50: CLS',
    'dashboard, 50: script',
  ]);
});

it('shows a dash for what the browser did not report', () => {
  expect(figuresTable([{ ...good, lcpMs: null, inpMs: null }])).toContain('| prompt | – | – |');
});
