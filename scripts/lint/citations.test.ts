import { expect, test } from 'vitest';
import { citationFaults } from './citations.ts';

const library = {
  files: ['README.md', 'docs/waits.md', 'docs/decisions/0042-failed-runs.md'],
  sections: new Set(['4', '5']),
};
const lines = (text: string) => citationFaults('a.ts', text, library).map(({ line }) => line);

test('a document that is not in the repository is a fault', () => {
  expect(lines('// As README.md says, and docs/waits.md, and waits.md.')).toEqual([]);
  expect(lines('const one = 1;\n// As plan.md says.')).toEqual([2]);
  expect(lines('/** As docs/plan.md says. */')).toEqual([1]);
});

test('a decision or a section that does not exist is a fault', () => {
  expect(lines(' * (docs/decisions/0042)')).toEqual([]);
  expect(lines(' * (docs/decisions/0043)')).toEqual([1]);
  expect(lines('// Spec sections 4 and 5.')).toEqual([]);
  expect(lines('// Spec sections 4 and 12.')).toEqual([1]);
});

test('addresses and code are no citations', () => {
  expect(lines('// https://example.com/docs/other.md')).toEqual([]);
  expect(lines('sign(forge.md.sha256);')).toEqual([]);
});
