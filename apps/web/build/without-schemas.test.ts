import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { schemasTakenOut } from './without-schemas.ts';

const takenOut = (code: string): string | null => schemasTakenOut(code, parseAst(code));

it('leaves out what a schema is built with, whatever it is built on', () => {
  expect(
    takenOut(
      'const text = z.string().min(1);\nexport const clip = z.object({ name: text.max(9) });\nexport const named = clip.shape.name;',
    ),
  ).toBe('const text = z;\nexport const clip = z;\nexport const named = z;');
});

it('keeps everything else', () => {
  expect(
    takenOut(
      'export const LONGEST = 9;\nconst name = z.string();\nexport const isLong = (text) => text.length > LONGEST;',
    ),
  ).toBe(
    'export const LONGEST = 9;\nconst name = z;\nexport const isLong = (text) => text.length > LONGEST;',
  );
  expect(takenOut('export const seconds = frames(30);')).toBeNull();
});
