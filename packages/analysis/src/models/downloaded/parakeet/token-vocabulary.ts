export interface TokenVocabulary {
  /** By number. '▁' stands for a blank. */
  readonly texts: readonly string[];
  /** The number of the token that says nothing. */
  readonly blank: number;
}

const BLANK = '<blk>';

/**
 * @param file a token and its number on each line, as NeMo's exports have it
 * @throws Error where numbers are missing or there is no blank
 */
export function readTokenVocabulary(file: string): TokenVocabulary {
  const lines = file.split(/\r?\n/).filter((line) => line !== '');
  const texts = new Array<string | undefined>(lines.length).fill(undefined);
  for (const line of lines) {
    const [, text, number] = /^(.*) (\d+)$/su.exec(line) ?? [];
    const id = Number(number);
    if (text === undefined || id >= texts.length || texts[id] !== undefined)
      throw new Error("The speech model's vocabulary is not one");
    texts[id] = text;
  }
  const whole = texts.filter((text) => text !== undefined);
  const blank = whole.indexOf(BLANK);
  if (blank < 0) throw new Error("The speech model's vocabulary lacks the blank");
  return { texts: whole, blank };
}
