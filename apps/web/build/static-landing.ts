import { type Plugin, runnerImport } from 'vite';

/** Of the folder the build runs in. */
const SOURCE = './src/app/landing-markup.tsx';

/** Writes the landing page as `landing.html`; the server puts it into the page (apps/server/src/platform/http/pages/web.ts). */
export function staticLanding(): Plugin {
  let root = '';
  return {
    name: 'static-landing',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const { module } = await runnerImport<{ landingMarkup: () => string }>(SOURCE, {
        root,
        configFile: false,
        logLevel: 'error',
      });
      this.emitFile({ type: 'asset', fileName: 'landing.html', source: module.landingMarkup() });
    },
  };
}
