import { readSentence } from './reading.ts';
import { namedPhraseEnd } from './sentence/sentence.ts';
import { themeLines } from './sentence/themes/theme-lines.ts';
import { isLink } from './sentence/themes/theme-words.ts';
import { spanOf } from './words/tokens.ts';

/** What a prompt says the reel is of, in its own words, and what stands before that: 'recap of', 'our slow evening'. */
export interface ThemeName {
  readonly lead: string;
  readonly name: string;
}

/** Null where a prompt names a time or an occasion nowhere, or another thing beside it that the reel is rather of. */
export function themeNameIn(prompt: string): ThemeName | null {
  const { language, sentence } = readSentence(prompt, []);
  const [line] = themeLines(sentence);
  // 'A workout video' is that.
  if (line === undefined || namedPhraseEnd(sentence, 'themedReel', line.to) !== null) return null;
  const isLed = line.lead < line.from;
  // 'My dog on a lazy sunday' is of the dog, and behind 'von' German bends what follows.
  if (isLed && (language.code === 'de' || isLink(sentence, line.lead))) return null;
  const [start] = spanOf(sentence.tokens, line.lead, line.nameTo);
  const [from, end] = spanOf(sentence.tokens, line.from, line.nameTo);
  return { lead: prompt.slice(start, from), name: prompt.slice(from, end) };
}
