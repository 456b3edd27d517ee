import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { scriptBudget } from './build/script-budget.ts';

const DEFAULT_SERVER_ORIGIN = 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) => {
  const { SERVER_ORIGIN } = loadEnv(mode, '.', 'SERVER_');
  const proxy = { '/api': { target: SERVER_ORIGIN ?? DEFAULT_SERVER_ORIGIN } };
  return {
    plugins: [
      react(),
      tailwindcss(),
      preloadFonts(),
      scriptBudget({ screen: 'dashboard-screen', gzippedBytesMax: 130_000 }),
      compressAssets(),
    ],
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1', proxy },
    build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  };
});

/** The browser learns of the fonts with the page instead of after the style sheet, so that text settles at once. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
