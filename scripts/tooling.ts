import { inRepository } from './repository.mjs';

/** The tools as Node runs them on every platform (the files in node_modules/.bin are shell scripts on Windows). */
export const TOOLS = {
  biome: inRepository('node_modules/@biomejs/biome/bin/biome'),
  knip: inRepository('node_modules/knip/bin/knip.js'),
  playwright: inRepository('node_modules/@playwright/test/cli.js'),
  tsc: inRepository('node_modules/typescript/bin/tsc'),
  vite: inRepository('node_modules/vite/bin/vite.js'),
  vitest: inRepository('node_modules/vitest/vitest.mjs'),
} as const;

/** Every folder with a tsconfig.json that the type check covers. */
export const TYPED_FOLDERS = [
  'packages/contract',
  'packages/reel',
  'packages/media',
  'packages/models',
  'packages/analysis',
  'packages/director',
  'packages/handoff',
  'apps/server',
  'apps/web',
  'apps/web/build',
  'apps/web/service-worker',
  'scripts',
  'e2e',
  'bench',
] as const;
