import { describe, expect, it } from 'vitest';
import { captionScript, hanForms } from './caption-script.ts';

const words = (...texts: string[]) => texts.map((text) => ({ text }));

it.each([
  ['Japanese where its clip has kana elsewhere', '東京', [words('東京', 'へ', '行く')], 'ja'],
  ['Korean where its clip has Hangul elsewhere', '韓國', [words('韓國', '사람')], 'ko'],
  ['what the other clips are, where its own has nothing else', '骨', [words('骨'), words('ほね')], 'ja'],
  ['what its own clip is, whatever the others are', '骨', [words('骨', '뼈'), words('ほね')], 'ko'],
  ['nothing where all that is said is Chinese', '骨头', [words('骨头'), words('hello')], undefined],
  ['nothing where it tells by itself', '骨が', [words('骨が')], undefined],
  ['nothing where it has no such character', 'bone', [words('ほね')], undefined],
])('a caption is %s', (_, text, said, script) => expect(captionScript(text, said)).toBe(script));

describe('The forms of Chinese characters in captions', () => {
  const said = (...texts: readonly string[]) => texts.map((text) => [{ text }]);
  it.each([
    [said('海へ行く'), ['ja']],
    [said('바다 海'), ['ko']],
    [said('大海'), ['zh']],
    [said('大海', 'ありがとう'), ['ja']],
    [said('大海', '海へ', '바다 海'), ['ja', 'ko']],
    [said('the sea', 'ありがとう'), []],
    [[], []],
  ])('of %j are %j', (words, forms) => {
    expect(hanForms(words)).toEqual(forms);
  });
});
