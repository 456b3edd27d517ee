const sets = new Map<string, ReadonlySet<string>>();

/** The words of a list of a lexicon, separated by blanks. */
export function wordSet(words: string): ReadonlySet<string> {
  const known = sets.get(words);
  if (known !== undefined) return known;
  const made = new Set(words.split(/\s+/).filter((word) => word !== ''));
  sets.set(words, made);
  return made;
}
