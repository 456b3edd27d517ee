import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['A calm day by the sea.', 'A calm day by the sea.'],
    ['  two\n lines\t', 'two lines'],
    ['before <script>alert(1)</script> after', 'before after'],
    ['<b onclick="x()">bold</b> words', 'bold words'],
    ['an <img src=x onerror=alert(1)> end', 'an end'],
    ['red \u001B[31mwords\u001B[0m here', 'red words here'],
    ['title\u001B]0;owned\u0007 set', 'title set'],
    ['see https://evil.example/x?y=1 now', 'see now'],
    ['[click here](https://evil.example) please', 'click here please'],
    ['javascript:alert(1) and www.evil.example', 'and'],
    ['ab\u202Ecd\u200Bef', 'ab cd ef'],
    ['ｆｕｌｌ width', 'full width'],
    ['**Rome** `2026`', 'Rome 2026'],
    ['unclosed <script src=', 'unclosed script src='],
    ['', ''],
    ['\u0000\u0007', ''],
  ])('of %j is %j', (text, expected) => {
    expect(plainText(text, 200)).toBe(expected);
  });

  it('is never longer than allowed, and ends at a word', () => {
    const text = plainText('many words '.repeat(100_000), 50);
    expect(text).toBe('many words many words many words many words many…');
  });

  it('does not cut a character in two', () => {
    expect(plainText('😀'.repeat(50), 10)).toBe('😀😀😀😀…');
  });
});
