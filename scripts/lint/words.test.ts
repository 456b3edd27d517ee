import { expect, test } from 'vitest';
import { faultsIn } from './words.ts';

const lines = (text: string) => faultsIn('a.ts', text).map(({ line }) => line);

test('a declared name with a replaced word is a fault, in every case style', () => {
  expect(lines('const lostPictures = 1;')).toEqual([1]);
  expect(lines('export const PICTURE_SIZE = 1;')).toEqual([1]);
  expect(lines('export interface Sizes {\n  readonly pieceCount: number;\n}')).toEqual([2]);
});

test('a file or folder that is named by a replaced word is a fault', () => {
  expect(faultsIn('src/join-sound.ts', '').map(({ line }) => line)).toEqual([0]);
  expect(faultsIn('src/picture/slider.ts', '').map(({ line }) => line)).toEqual([0]);
});

test('words that only contain a replaced one are none', () => {
  expect(lines('const soundtrackless = sounding(pieceworkers);')).toEqual([]);
});

test('texts and comments may say what they like', () => {
  expect(lines("// a picture\nsay('The picture of a sound');")).toEqual([]);
});

test('a long line is a fault only where it holds a regular expression', () => {
  const long = 'x'.repeat(200);
  expect(lines(`const word = /${long}/u;`)).toEqual([1]);
  expect(lines(`const word = '${long}';`)).toEqual([]);
  expect(lines(`const ratio = ${long} / 2 + 3;`)).toEqual([]);
});

test('a list of more than 250 characters of classes is a fault, a long sentence is none', () => {
  const ofPage = (text: string) => faultsIn('apps/web/a.tsx', text).map(({ line }) => line);
  const classes = 'flex min-w-0 hover:bg-raised '.repeat(9).trim();
  expect(ofPage(`<div className="${classes}" />`)).toEqual([1]);
  expect(ofPage(`<div className="${classes.slice(0, 240)}" />`)).toEqual([]);
  expect(
    ofPage(`const text = 'One sentence after the other. ${'And more words, of course. '.repeat(10)}';`),
  ).toEqual([]);
});
