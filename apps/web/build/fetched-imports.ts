import type { Plugin } from 'vite';

/** What Vite calls for each dynamic import of the built page, with the files that the import needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Lets dynamic imports go through `importFetched`, which can be tried again after a failure. */
export function fetchedImports(): Plugin {
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importFetched as __vitePreload } from '/src/lib/code-loading/import-fetched.ts';`
        : null,
  };
}
