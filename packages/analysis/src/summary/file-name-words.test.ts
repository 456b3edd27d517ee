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
    ['WhatsApp Video 2024-01-02 at 10.30.mp4', []],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301.mov', []],
    ['shaky close-up of a dog.mp4', ['dog']],
    ['', []],
  ])('reads %s as %j', (name, words) => {
    expect(fileNameWords(name)).toEqual(words);
  });
});
