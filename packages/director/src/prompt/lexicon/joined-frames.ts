import type { Lexicon } from './lexicon.ts';

/** The rules of several tables as one: what they say of the same wish stands side by side. */
export function joinFrames(...tables: readonly Lexicon['frames'][]): Lexicon['frames'] {
  const joined: Record<string, string> = {};
  for (const table of tables)
    for (const [name, patterns] of Object.entries(table))
      joined[name] = joined[name] === undefined ? patterns : `${joined[name]}\n${patterns}`;
  return joined;
}
