import { describe, expect, it } from 'vitest';
import { mediaNames, musicFileName } from './media-names.ts';

const bytesOf = (name = '') => Buffer.byteLength(name);
const LONG = `${'Ausflug ans Meer mit allen Kindern und dem Hund, '.repeat(3)}Teil 2.MOV`;

describe('Names by which a timeline looks for the files that were uploaded', () => {
  it.each(['IMG_1.MOV', 'Strand & Möwen.mP4', 'drone "high".mp4', 'GX01: 12?.MP4', LONG, 'no extension'])(
    'are the owners’ own, to the letter: %s',
    (name) => {
      expect(mediaNames([name, name], 'none')).toEqual([name, name]);
      expect(musicFileName(name, 'none')).toBe(name);
    },
  );

  it('lead out of no folder', () => {
    expect(mediaNames(['../../etc/passwd'], 'none')).toEqual(['.._.._etc_passwd']);
  });
});

describe('Names of files in the zip', () => {
  it.each([
    ['are the owners’ own, to the letter', ['IMG_1.MOV', 'Strand & Möwen.mP4', LONG], null],
    ['are never the same for two files', ['a.mp4', 'A.MP4', 'a.mp4'], ['a.mp4', 'A (2).MP4', 'a (3).mp4']],
    ['are never the same in another spelling', ['é.mov', 'e\u0301.mov'], ['é.mov', 'e\u0301 (2).mov']],
    ['are not the folder’s of the music', ['Music'], ['Music (2)']],
    ['lead out of no folder', ['../../etc/passwd', 'c:\\a/b.mov'], ['.._.._etc_passwd', 'c__a_b.mov']],
    ['are without what Windows refuses', ['a<b>"c"|?*.mov', 'b.mov. .'], ['a_b__c____.mov', 'b.mov']],
    ['are no devices of Windows', ['con.MOV', 'LPT1', 'contra.mov'], ['_con.MOV', '_LPT1', 'contra.mov']],
    ['are without control characters', ['a\u0000b\n.mov'], ['a_b_.mov']],
    ['are never empty', ['...', '.mov'], ['clip', 'clip.mov']],
  ])('%s', (_, names, expected) => {
    expect(mediaNames(names, 'originals')).toEqual(expected ?? names);
  });

  it('are shortened to what a file system takes, never inside a character, and stay apart', () => {
    const long = `${'🌊é'.repeat(60)}.MOV`;
    const names = mediaNames([long, long], 'originals');
    expect(names.map((name) => name.slice(-10))).toEqual([
      '🌊é🌊é🌊.MOV'.slice(-10),
      '🌊é (2).MOV'.slice(-10),
    ]);
    expect(names.every((name) => bytesOf(name) <= 255 && name.isWellFormed())).toBe(true);
    expect(bytesOf(names[0])).toBeGreaterThan(248);
  });

  it('have the extension of the copies', () => {
    expect(mediaNames(['IMG_1.MOV', 'IMG_1.mp4', 'take 1.5'], 'proxies')).toEqual([
      'IMG_1.mp4',
      'IMG_1 (2).mp4',
      'take 1.5.mp4',
    ]);
    expect(musicFileName('Été: Söhne.MP3', 'originals')).toBe('Été_ Söhne.wav');
  });
});
