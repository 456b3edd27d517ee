import type { LanguageCode } from '../lexicon/lexicon.ts';

const LENGTH_MIN = 3;

/**
 * The forms under which a word meets others of its kind: 'ponies' and 'pony', 'jumping' and 'jump'. Folded words.
 * Two words agree where they share a form.
 */
export function wordForms(word: string, language: LanguageCode): readonly string[] {
  const key = `${language} ${word}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const forms = formsOf(word, language);
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(key, forms);
  return forms;
}

/** A prompt asks for the forms of the same few words thousands of times. */
const KNOWN = new Map<string, readonly string[]>();
const KNOWN_MAX = 4096;

function formsOf(word: string, language: LanguageCode): readonly string[] {
  const forms = new Set([word]);
  const add = (form: string): void => {
    if (form.length >= LENGTH_MIN) forms.add(form);
  };
  const plain = word.replace(/'s?$/, '');
  add(plain);
  if (/ies$/.test(plain)) add(`${plain.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o|r|n|l|d)es$/.test(plain)) add(plain.slice(0, -2));
  if (/[^s]s$/.test(plain)) add(plain.slice(0, -1));
  if (language === 'en') for (const form of verbForms(plain)) add(form);
  if (language === 'de' && plain.length > 3) for (const form of germanForms(plain)) add(form);
  if (language === 'fr' && /(?:aux|eaux)$/.test(plain)) add(plain.replace(/aux$/, 'al'));
  if (language === 'fr' && /x$/.test(plain)) add(plain.slice(0, -1));
  if (language === 'es') add(plain.replace(/(?<=ndo)(?:se|l[aeo]s?|me|te|nos)$/, ''));
  if (language === 'pt' && /oes$/.test(plain)) add(plain.replace(/oes$/, 'ao'));
  const irregular = IRREGULAR[plain];
  if (irregular !== undefined) add(irregular);
  return [...forms];
}

function verbForms(word: string): readonly string[] {
  const root = /^(.{3,})(?:ing|ed|er|ers|ists?)$/.exec(word)?.[1];
  if (root === undefined) return [];
  const undoubled = /([bdgklmnprt])\1$/.test(root) ? [root.slice(0, -1)] : [];
  return [root, `${root}e`, ...undoubled];
}

function germanForms(word: string): readonly string[] {
  const plain = word.replace(/([aou])e/g, '$1');
  const written = plain === word ? [] : [plain];
  return [
    ...written,
    ...['en', 'er', 'n', 'e']
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length)),
  ];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  leaves: 'leaf',
  wolves: 'wolf',
  loaves: 'loaf',
  calves: 'calf',
  shelves: 'shelf',
  teeth: 'tooth',
};
