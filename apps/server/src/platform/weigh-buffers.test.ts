import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const BUFFERS = 40_000;
const BUFFER_BYTES = 64 * 1024;

/** How often V8 looks through the whole heap of a process of its own while buffers pass through it. */
function wholeCollections(isWeighed: boolean): number {
  const script = `
    import { constants, PerformanceObserver } from 'node:perf_hooks';
    import { setImmediate as turn } from 'node:timers/promises';
    import { weighBuffersWithObjects } from '${new URL('./weigh-buffers.ts', import.meta.url)}';
    if (${isWeighed}) weighBuffersWithObjects();
    const { NODE_PERFORMANCE_GC_MAJOR: whole } = constants;
    let count = 0;
    new PerformanceObserver((list) => {
      count += list.getEntries().filter(({ detail }) => detail.kind === whole).length;
    }).observe({ entryTypes: ['gc'] });
    let kept = [];
    for (let at = 0; at < ${BUFFERS}; at += 1) {
      kept = [...kept.slice(-32), Buffer.allocUnsafeSlow(${BUFFER_BYTES})];
      if (at % 50 === 0) await turn();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(count);
  `;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

it.skipIf(!process.versions.v8.startsWith('13.'))(
  'V8 does not look through its whole heap for buffers that pass through',
  () => {
    expect(wholeCollections(false)).toBeGreaterThan(0);
    expect(wholeCollections(true)).toBe(0);
  },
);
