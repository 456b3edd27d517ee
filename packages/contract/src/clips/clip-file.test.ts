import { describe, expect, it } from 'vitest';
import {
  clipName,
  displayedClipName,
  fileExtension,
  isVideoFile,
  repairVideoType,
  storedClipName,
} from './clip-file.ts';

describe('isVideoFile', () => {
  it.each([
    ['holiday.mp4', 'video/mp4'],
    ['holiday', 'video/x-anything'],
    ['HOLIDAY.MOV', ''],
    ['clip.3gp', 'application/octet-stream'],
    ['clip.mkv', null],
  ])('takes %s of type %s', (name, type) => {
    expect(isVideoFile(name, type)).toBe(true);
  });

  it.each([
    ['photo.jpg', 'image/jpeg'],
    ['notes.txt', null],
    ['mp4', null],
    ['.mp4', null],
    ['archive.mp4.zip', 'application/zip'],
  ])('refuses %s of type %s', (name, type) => {
    expect(isVideoFile(name, type)).toBe(false);
  });
});

describe('repairVideoType', () => {
  it.each([
    ['a.mov', '', 'video/quicktime'],
    ['a.MOV', undefined, 'video/quicktime'],
    ['a.mkv', '', 'video/mp4'],
    ['a.webm', 'video/webm', 'video/webm'],
  ])('%s of type %j is %s', (name, type, expected) => {
    expect(repairVideoType(name, type)).toBe(expected);
  });
});

describe('storedClipName', () => {
  it.each([
    ['Beach Day (final_v2).MP4', 'Beach-Day-final-v2_r4nd0m.mp4'],
    ["naïve clip 'quote' & $(x) 日本.mp4", 'naïve-clip-quote-x-日本_r4nd0m.mp4'],
    ['../../etc/passwd.mov', 'etc-passwd_r4nd0m.mov'],
    ['___.webm', 'clip_r4nd0m.webm'],
    ['no extension', 'no-extension_r4nd0m.mp4'],
    ['.mp4', 'mp4_r4nd0m.mp4'],
  ])('%s is stored as %s', (name, expected) => {
    expect(storedClipName(name, 'r4nd0m')).toBe(expected);
  });

  it('caps the slug at 80 characters, whole ones', () => {
    expect(storedClipName(`${'長'.repeat(200)}.mp4`, 'r')).toBe(`${'長'.repeat(80)}_r.mp4`);
  });
});

describe('displayedClipName', () => {
  it.each([
    ['Beach-Day_r4nd0m.mp4', 'Beach-Day.mp4'],
    ['a_b_c.mov', 'a.mov'],
    ['plain.mp4', 'plain.mp4'],
  ])('%s is shown as %s', (stored, expected) => {
    expect(displayedClipName(stored)).toBe(expected);
  });
});

describe('fileExtension', () => {
  it.each([
    ['a.B.MP4', 'mp4'],
    ['a.', ''],
    ['a', ''],
  ])('of %s is %j', (name, expected) => {
    expect(fileExtension(name)).toBe(expected);
  });
});

it.each([
  [{ filename: 'Strand-Meer_k3j2.mov', name: 'Strand & Meer_2.MOV' }, 'Strand & Meer_2.MOV'],
  [{ filename: 'Strand-Meer_k3j2.mov' }, 'Strand-Meer.mov'],
])(
  'a clip is known by its own file’s name, and by its stored name where that is all there is: %j',
  (clip, name) => {
    expect(clipName(clip)).toBe(name);
  },
);
