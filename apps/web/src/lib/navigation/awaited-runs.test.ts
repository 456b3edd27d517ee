import { expect, it } from 'vitest';
import { awaitRun, forgetRun, isRunAwaited } from './awaited-runs.ts';

it('remembers every project whose run is waited for, until its end was told', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const known = () => [7, 8, 78].filter((id) => isRunAwaited(id, storage));
  expect(known()).toEqual([]);
  awaitRun(7, storage);
  awaitRun(78, storage);
  awaitRun(7, storage);
  expect(known()).toEqual([7, 78]);
  forgetRun(7, storage);
  expect(known()).toEqual([78]);
  forgetRun(78, storage);
  expect(known()).toEqual([]);
});
