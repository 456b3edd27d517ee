import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BundleChunk, firstLoadBytes } from './script-budget.ts';

const chunk = (name: string, imports: string[], isEntry = false): BundleChunk => ({
  fileName: `${name}.js`,
  name,
  isEntry,
  imports: imports.map((imported) => `${imported}.js`),
  code: `export const ${name} = ${JSON.stringify(name.repeat(50))};`,
});
const bytes = (...chunks: BundleChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

describe('firstLoadBytes', () => {
  const entry = chunk('main', ['react'], true);
  const react = chunk('react', []);
  const screen = chunk('dashboard', ['react', 'card']);
  const card = chunk('card', ['react']);
  const other = chunk('timeline', ['react']);

  it('counts the entry, the screen and what they import, each once', () => {
    expect(firstLoadBytes([entry, react, screen, card, other], 'dashboard')).toBe(
      bytes(entry, react, screen, card),
    );
  });

  it('says so when the screen has no chunk of its own', () => {
    expect(() => firstLoadBytes([entry, react], 'dashboard')).toThrow('measures nothing');
  });
});
