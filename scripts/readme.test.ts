import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

/** The shell's own; nobody sets it for Cutroom. */
const NOT_OURS = 'PATH';
const read = (file: string) => readFile(inRepository(file), 'utf8');

test('the README explains exactly the settings that the server reads', async () => {
  const config = await read('apps/server/src/config.ts');
  const readByServer = [...config.matchAll(/^ {4}([A-Z][A-Z0-9_]+): z\./gm)]
    .map(([, name]) => name)
    .filter((name) => name !== NOT_OURS);
  const table = (await read('README.md')).split('## Configure')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)])
    .map(([, name]) => name);
  expect(readByServer).toContain('PORT');
  expect(explained.toSorted()).toEqual(readByServer.toSorted());
});

test('the README’s commands exist', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const named = [...(await read('README.md')).matchAll(/`npm run ([a-z:-]+)/g)].map(([, name]) => name ?? '');
  expect(named).toContain('dev');
  for (const name of named) expect(scripts, name).toHaveProperty(name);
});
