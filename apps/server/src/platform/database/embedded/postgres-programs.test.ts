import { expect, it } from 'vitest';
import { findPostgresPrograms } from './postgres-programs.ts';

it.each([
  ['another C library than glibc', 'linux-x64', false, 'needs glibc'],
  ['a platform without binaries', 'freebsd-x64', true, 'no embedded database for freebsd-x64'],
])('%s is refused with what to set instead', async (_, platform, hasGlibc, sentence) => {
  const found = findPostgresPrograms(platform, hasGlibc);
  await expect(found).rejects.toThrow(sentence);
  await expect(found).rejects.toThrow('Set DATABASE_URL');
});
