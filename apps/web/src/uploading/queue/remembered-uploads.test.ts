import { beforeEach, expect, test, vi } from 'vitest';
import { oldUpload } from '../testing/old-files.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './remembered-uploads.ts';

const file = { name: 'u1.mp4', size: 100, lastModified: 5 };
const unfinished = [oldUpload('other', 'receiving'), oldUpload('u1', 'receiving')];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('an upload is known again by the very file that it was begun with', () => {
  rememberUpload('u1', file);
  expect(rememberedUpload(file, unfinished)?.id).toBe('u1');
  expect(rememberedUpload({ ...file, lastModified: 6 }, unfinished)).toBeNull();
  expect(rememberedUpload(file, [])).toBeNull();
});

test('what has arrived or was given up is forgotten', () => {
  rememberUpload('u1', file);
  forgetUpload('u1');
  expect(rememberedUpload(file, unfinished)).toBeNull();
});

test('the newest 200 are kept', () => {
  for (let place = 0; place < 201; place += 1) rememberUpload(`u${place}`, { ...file, lastModified: place });
  const known = (place: number) =>
    rememberedUpload({ ...file, lastModified: place }, [oldUpload(`u${place}`, 'receiving')]) !== null;
  expect([known(0), known(1), known(200)]).toEqual([false, true, true]);
});

test('a browser that keeps nothing, or something else there, begins uploads anew', () => {
  localStorage.setItem('cutroom.unfinished-uploads', '{"id":1}');
  expect(rememberedUpload(file, unfinished)).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  rememberUpload('u1', file);
  expect(rememberedUpload(file, unfinished)).toBeNull();
});
