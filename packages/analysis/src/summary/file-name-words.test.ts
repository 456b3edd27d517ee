import { describe, expect, it } from 'vitest';
import { fileNameWords } from './file-name-words.ts';

describe('fileNameWords', () => {
  it.each([
    ['ocean-waves_Zk3v9QpLm2Xs7Tb1.mp4', ['ocean', 'waves']],
    ['my_dog_running.MOV', ['dog', 'running']],
    ['BirthdayParty2024.mp4', ['birthday', 'party']],
    ['Straße nach Köln.mp4', ['straße', 'nach', 'köln']],
    ['IMG_1234.mov', []],
    ['VID-20240101-WA0003 final copy.mp4', []],
    ['GOPR0042.mp4', []],
    ['', []],
  ])('reads %s as %j', (name, words) => {
    expect(fileNameWords(name)).toEqual(words);
  });
});
