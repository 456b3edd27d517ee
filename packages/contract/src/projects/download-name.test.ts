import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Lisbon, day 2', 'Lisbon, day 2.mp4'],
  ['  Été à Paris 🎉 ', 'Été à Paris 🎉.mp4'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.mp4'],
  ['../../etc/passwd', 'etc passwd.mp4'],
  ['line\r\nSet-Cookie: x', 'lineSet-Cookie x.mp4'],
  ['invoice\u202e4pm.exe', 'invoice4pm.exe.mp4'],
  ['lone \ud800 surrogate', 'lone surrogate.mp4'],
  ['...', 'video.mp4'],
  ['', 'video.mp4'],
  ['NUL', 'NUL video.mp4'],
  ['x'.repeat(200), `${'x'.repeat(60)}.mp4`],
])('%j is saved as %j', (title, name) => {
  expect(downloadName(title, 'mp4')).toBe(name);
});

test('a cut between two words leaves no space before the extension', () => {
  expect(downloadName(`${'x'.repeat(59)} yz`, 'otio')).toBe(`${'x'.repeat(59)}.otio`);
});
