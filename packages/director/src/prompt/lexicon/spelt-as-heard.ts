import type { LanguageCode } from './lexicon.ts';

/** Letters that are heard as others, by which a word is known that is spelt as it is heard: 'elefant' as 'elephant'. Folded words. */
export const HEARD_LETTERS: Readonly<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ph/g, 'f'],
    [/gh/g, 'g'],
    [/ck|c(?![eihy])/g, 'k'],
    [/(?<=[rw])h|^(?:k(?=n)|w(?=r))/g, ''],
    [/ie|ei|ey|y/g, 'i'],
    [/z/g, 's'],
  ],
  es: [
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/qu|c(?![eih])/g, 'k'],
    [/z|c(?=[ei])/g, 's'],
    [/g(?=[ei])/g, 'j'],
    [/(?<!c)h/g, ''],
  ],
  pt: [
    [/ch/g, 'x'],
    [/qu|c(?![eih])/g, 'k'],
    [/z|c(?=[ei])/g, 's'],
    [/g(?=[ei])/g, 'j'],
    [/(?<![lnx])h/g, ''],
  ],
  de: [
    [/ph|v/g, 'f'],
    [/dt|th/g, 't'],
    [/ck/g, 'k'],
    [/ai/g, 'ei'],
    [/(?<=[aeiou])h/g, ''],
  ],
  fr: [
    [/ph/g, 'f'],
    [/qu|c(?![eihy])/g, 'k'],
    [/eau|au/g, 'o'],
    [/y/g, 'i'],
    [/(?<!c)h/g, ''],
  ],
};
