import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutBodies } from './without-json-schemas.ts';

const core = createRequire(import.meta.url)
  .resolve('zod/v4/core')
  .replace(/index\.c?js$/, '');

it.each(['to-json-schema.js', 'json-schema-processors.js'])('keeps every export of %s', async (file) => {
  const code = withoutBodies(readFileSync(`${core}${file}`, 'utf8'));
  const [whole, bare] = await Promise.all([
    import(`${core}${file}`),
    import(`data:text/javascript,${encodeURIComponent(code)}`),
  ]);
  expect(Object.keys(bare).sort()).toEqual(Object.keys(whole).sort());
});

it('throws where somebody needs them after all', async () => {
  const { write } = await import(
    `data:text/javascript,${encodeURIComponent(withoutBodies('export const write = () => 1;'))}`
  );
  expect(() => write()).toThrow('left out');
});
