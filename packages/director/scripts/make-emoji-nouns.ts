/**
 * Writes `src/prompt/lexicon/emoji-nouns.json`: names of animals, plants, food, places, sports and objects in five languages,
 * from the emoji names of Unicode CLDR as emojibase-data 17.0.0 (MIT) has them:
 * `npm pack emojibase-data@17.0.0`, unpack, then `node packages/director/scripts/make-emoji-nouns.ts <folder>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LANGUAGES = ['es', 'pt', 'de', 'fr'] as const;
/** Animals and nature, food and drink, travel and places, activities, objects. */
const GROUPS = [3, 4, 5, 6, 7];
const NO_THINGS = /clock|moon|zodiac|symbol|button|sign|flag|banknote|chart|envelope/;

const emojiSchema = z.array(
  z.object({ hexcode: z.string(), label: z.string(), group: z.number().optional() }),
);

const [folder = '.'] = process.argv.slice(2);
const english = read('en');
const others = LANGUAGES.map(
  (code) => [code, new Map(read(code).map((emoji) => [emoji.hexcode, emoji.label]))] as const,
);
const nouns: Record<string, Record<string, string[]>> = {};
for (const { hexcode, label, group } of english) {
  const name = label.toLowerCase();
  if (!GROUPS.includes(group ?? -1) || NO_THINGS.test(name) || !/^[a-z][a-z -]{2,}$/.test(name)) continue;
  for (const [code, labels] of others) {
    const word = (labels.get(hexcode) ?? '').toLowerCase();
    // One word, as a phrase may name its parts only together.
    if (!/^[\p{L}-]{3,}$/u.test(word)) continue;
    const key = name.replaceAll(' ', '_');
    const row = nouns[key] ?? {};
    nouns[key] = row;
    row[code] = [...new Set([...(row[code] ?? []), word])];
  }
}
const sorted = Object.entries(nouns)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(mapped(row))}`);
writeFileSync(
  new URL('../src/prompt/lexicon/emoji-nouns.json', import.meta.url),
  `{\n${sorted.join(',\n')}\n}\n`,
);

function read(code: string): z.infer<typeof emojiSchema> {
  return emojiSchema.parse(JSON.parse(readFileSync(join(folder, code, 'data.json'), 'utf8')));
}

function mapped(row: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([code, words]) => [code, words.join(' ')]));
}
