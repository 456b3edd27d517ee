import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { compiledAnswers } from './build/compiled-answers.ts';
import { compressAssets } from './build/compress-assets.ts';
import { fetchedImports } from './build/fetched-imports.ts';
import { scriptBudget } from './build/script-budget.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticLanding } from './build/static-landing.ts';
import { withoutSchemas } from './build/without-schemas.ts';

const DEFAULT_SERVER_ORIGIN = 'http://127.0.0.1:3000';

/**
 * What several screens share travels together: on a phone's network a request costs more than the few kilobytes of an
 * icon or a button. Heavy parts that come on demand (menus, dialogs, notifications) keep chunks of their own.
 */
const SHARED_SOURCES = [
  'api/',
  'lib/navigation/',
  'lib/notifications/',
  'lib/tab-storage',
  'lib/theme',
  'lib/code-loading/use-',
  'components/project-guards/',
  'components/screen/',
  'components/clip-image/thumbnail-url',
  'components/player/final-video-url',
  'components/player/use-near-screen',
  'components/player/draw-still',
  'components/analysis-details/tag',
  'components/analysis-details/style-facts',
  'components/ui/button',
  'components/ui/card',
  'components/ui/dialog.',
  'components/ui/empty-state',
  'components/ui/icon-button',
  'components/ui/menu',
  'components/ui/move-focus-on-remove',
  'components/ui/notice',
  'components/ui/progress-bar',
  'components/ui/skeleton',
  'components/ui/spinner',
  'components/ui/use-',
].map((start) => `apps/web/src/${start}`);
const SHARED_LIBRARIES = ['/lucide-react/', '/clsx/', '/@tanstack/', 'rolldown/runtime'];

const SHARED_CHUNKS = [
  {
    name: 'parts',
    minShareCount: 2,
    test: (id: string) => [...SHARED_SOURCES, ...SHARED_LIBRARIES].some((part) => id.includes(part)),
  },
];

export default defineConfig(({ mode }) => {
  const { SERVER_ORIGIN } = loadEnv(mode, '.', 'SERVER_');
  const proxy = { '/api': { target: SERVER_ORIGIN ?? DEFAULT_SERVER_ORIGIN } };
  return {
    plugins: [
      react(),
      tailwindcss(),
      compiledAnswers(),
      withoutSchemas(),
      fetchedImports(),
      preloadFonts(),
      scriptBudget({ screen: 'dashboard-screen', gzippedBytesMax: 130_000 }),
      staticLanding(),
      serviceWorker(),
      compressAssets(),
    ],
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1', proxy },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // A screen's own style sheet would be asked for after its script.
      cssCodeSplit: false,
      // Every browser that runs the app knows modulepreload.
      modulePreload: { polyfill: false },
      // The server reads from it what a screen needs (apps/server/src/platform/http/pages/screen-preloads.ts).
      manifest: 'chunks.json',
      rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
    },
  };
});

/**
 * The browser learns of the typeface with the page instead of after the style sheet, so that text settles at once. The
 * mono, for numbers, comes when a screen first uses it.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /geist-latin-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
              // Its fallback is as wide and as high: on a slow network the scripts come first.
              fetchpriority: 'low',
            },
            injectTo: 'head',
          })),
    },
  };
}
