import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BUILDS } from './builds.ts';
import { inRepository } from './repository.mjs';

it('The pages are built anew after a change in any package that is in them: they play what the server renders', async () => {
  const manifest: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(inRepository('apps/web/package.json'), 'utf8'),
  );
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@cutroom/'));
  const web = BUILDS.find(({ name }) => name === 'web');
  expect(own).toContain('@cutroom/reel');
  expect(web?.sources).toEqual(
    expect.arrayContaining(own.map((name) => name.replace('@cutroom/', 'packages/').concat('/src'))),
  );
});
