import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallProgress, RUN_STAGES, STAGE_PROGRESS } from './run.ts';

describe('overallProgress', () => {
  it('covers 0-40, 40-65 and 65-100', () => {
    expect(RUN_STAGES.map((stage) => [overallProgress(stage, 0), overallProgress(stage, 1)])).toEqual([
      [0, 40],
      [40, 65],
      [65, 100],
    ]);
  });

  it('stays inside its stage and never goes down, whatever share it is told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RUN_STAGES),
        fc.float({ min: -1, max: 2, noNaN: true }),
        fc.float({ min: 0, max: 1, noNaN: true }),
        (stage, share, more) => {
          const now = overallProgress(stage, share);
          expect(now).toBeGreaterThanOrEqual(STAGE_PROGRESS[stage].from);
          expect(now).toBeLessThanOrEqual(STAGE_PROGRESS[stage].to);
          expect(overallProgress(stage, share + more)).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });
});
