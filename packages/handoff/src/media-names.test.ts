import { describe, expect, it } from 'vitest';
import { mediaNames } from './media-names.ts';

describe('Names of files in a folder', () => {
  it.each([
    ['are the owners’ own', ['IMG_1.MOV', 'Strand & Möwen.mp4'], ['IMG_1.mov', 'Strand & Möwen.mp4']],
    ['are never the same for two files', ['a.mp4', 'A.mp4', 'a.mp4'], ['a.mp4', 'A (2).mp4', 'a (3).mp4']],
    ['lead out of no folder', ['../../etc/passwd', 'c:\\a/b.mov'], ['etc passwd.mp4', 'c a b.mov']],
    ['are never empty', ['...', ''], ['video.mp4', 'video (2).mp4']],
  ])('%s', (_, names, expected) => {
    expect(mediaNames(names)).toEqual(expected);
  });

  it('stay apart when they are longer than a name may be', () => {
    const long = `${'x'.repeat(200)}.mp4`;
    const [first, second] = mediaNames([long, long]);
    expect(first).not.toBe(second);
  });

  it('take the extension of the copies', () => {
    expect(mediaNames(['IMG_1.MOV', 'IMG_1.mp4'], 'mp4')).toEqual(['IMG_1.mp4', 'IMG_1 (2).mp4']);
  });
});
