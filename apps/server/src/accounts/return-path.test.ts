import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each([
    ['/upload/7', '/upload/7'],
    ['/prompt/7?x=1#top', '/prompt/7?x=1#top'],
  ])('keeps a path of this site: %s', (wanted, expected) => {
    expect(safeReturnPath(wanted)).toBe(expected);
  });

  it.each([
    [undefined],
    [''],
    ['https://evil.example/'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['/\t/evil.example/'],
    ['/.//evil.example'],
    ['javascript:alert(1)'],
    ['/api/logout'],
    [['/a', '/b']],
  ])('refuses %j', (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  });
});
