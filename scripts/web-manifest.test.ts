import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { VIDEO_EXTENSIONS } from '../packages/contract/src/clips/clip-file.ts';
import { inRepository } from './repository.mjs';

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly share_target: {
    readonly action: string;
    readonly params: { readonly files: readonly { readonly name: string; readonly accept: string[] }[] };
  };
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** Width and height of a PNG, from its first chunk (W3C PNG, section 11.2.1). */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

async function readManifest(): Promise<Manifest> {
  const page = await readFile(inRepository('apps/web/index.html'), 'utf8');
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  return JSON.parse(await readFile(inRepository(`apps/web/public${href}`), 'utf8')) as Manifest;
}

test('the web app can be installed: its page names a manifest whose icons are as large as it says', async () => {
  const manifest = await readManifest();
  expect([manifest.start_url, manifest.display]).toEqual(['/dashboard', 'standalone']);
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }) => sizeOf(await readFile(inRepository(`apps/web/public${src}`)))),
  );
  expect(sizes).toEqual(manifest.icons.map(({ sizes: said }) => said));
  // What browsers ask for before they offer to install, and what Android cuts into its own shapes.
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('what uploads take can be shared to the app, to the address that its service worker knows', async () => {
  const { share_target: target } = await readManifest();
  expect(target.params.files).toEqual([
    { name: 'clips', accept: ['video/*', ...VIDEO_EXTENSIONS.map((extension) => `.${extension}`)] },
  ]);
  const worker = await readFile(inRepository('apps/web/service-worker/shared-clips.ts'), 'utf8');
  expect(worker).toContain(`SHARE_PATH = '${target.action}'`);
  expect(worker).toContain("FIELD = 'clips'");
});
