import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { pageStyle } from './page-style.ts';

const SOURCE = './service-worker/service-worker.ts';

/** Writes the service worker as `sw.js`, one plain script with the style of its page in it. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const tokens = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
      const font = Object.keys(bundle).find((file) => /geist-latin-.*\.woff2$/.test(file));
      if (font === undefined)
        return this.error("The bundle holds no typeface for the service worker's page.");
      const style = pageStyle(tokens, `/${font}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(root, style) });
    },
  };
}

async function bundled(root: string, style: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { PAGE_STYLE: JSON.stringify(style) },
    build: { write: false, rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife' } } },
  });
  const [script] = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('The service worker was not made.');
  return script.code;
}
