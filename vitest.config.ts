import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { SERVER_ENVIRONMENT } from './scripts/server-environment.mjs';

/**
 * A worker keeps the modules it has loaded: loading them anew for each file takes most of the processors' time. What a test
 * changes, it puts back. Projects take over nothing of what stands beside them, so each says it.
 */
const isolate = false;

/** Tests that replace modules (vi.mock): what they replace would be so for every file after them, and not where it was loaded before. */
const ALONE = 'packages/*/src/**/*.alone.test.ts';

/** Hooks open models and start processes: where the machine does much else, that takes longer than vitest's ten seconds. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** As with `npm start`: every process and thread that a test starts would strip the types of all its sources anew. */
const env = { NODE_COMPILE_CACHE: SERVER_ENVIRONMENT.NODE_COMPILE_CACHE };

export default defineConfig({
  test: {
    // One more than there are processors: many tests wait, for a clock, a bucket or a process that was stopped.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ALONE],
          ...timeouts,
          isolate,
          env,
        },
      },
      { test: { name: 'alone', include: [ALONE], ...timeouts, isolate: true, env } },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'],
          ...timeouts,
          isolate,
          env,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database/database-cluster.ts'],
          // What comes of a call a moment later takes longer than a second where the machine does much else.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          isolate,
          env,
        },
      },
    ],
  },
});
