import type { SpokenWord } from '@cutroom/contract';

/** Whose forms of Chinese characters are meant, where a text of nothing else does not tell. */
export const CAPTION_SCRIPTS = ['ja', 'ko'] as const;
export type CaptionScript = (typeof CAPTION_SCRIPTS)[number];

const HAN = /\p{sc=Han}/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HANGUL = /\p{sc=Hangul}/u;

/**
 * The script of a caption in Chinese characters alone, from what else is said: in its clip first, then in the other clips.
 * @param said what is said in its clip, and in each of the others
 * @returns undefined where the caption tells by itself, or nothing does: its characters then have their Chinese forms
 */
export function captionScript(
  text: string,
  said: readonly (readonly Pick<SpokenWord, 'text'>[])[],
): CaptionScript | undefined {
  if (!HAN.test(text) || scriptOf(text) !== undefined) return undefined;
  for (const words of said) {
    const script = scriptOf(words.map((word) => word.text).join(''));
    if (script !== undefined) return script;
  }
  return undefined;
}

/**
 * Whose forms of Chinese characters captions of these clips are drawn in, each once; none where no such characters are said.
 * @param said what is said in each clip
 */
export function hanForms(
  said: readonly (readonly Pick<SpokenWord, 'text'>[])[],
): readonly (CaptionScript | 'zh')[] {
  const forms = said.map((words, clip) => {
    const text = words.map((word) => word.text).join('');
    if (!HAN.test(text)) return null;
    return scriptOf(text) ?? captionScript(text, said.toSpliced(clip, 1)) ?? 'zh';
  });
  return [...new Set(forms.filter((form) => form !== null))];
}

function scriptOf(text: string): CaptionScript | undefined {
  if (KANA.test(text)) return 'ja';
  return HANGUL.test(text) ? 'ko' : undefined;
}
