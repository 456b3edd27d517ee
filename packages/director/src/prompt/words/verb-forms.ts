import type { Lexicon } from '../lexicon/lexicon.ts';

/**
 * The forms of a verb that the tables name by its infinitive, `tirar~`: 'tira', 'tire', 'tirando'. Another word stays as it is.
 * @throws Error where the table of endings knows no verb of that kind: a mistake in a table
 */
export function verbForms(word: string, { verbEndings }: Pick<Lexicon, 'verbEndings'>): readonly string[] {
  if (!word.endsWith('~')) return [word];
  const infinitive = word.slice(0, -1);
  const irregular = verbEndings?.[infinitive];
  if (irregular !== undefined) return irregular.split(' ');
  const root = infinitive.slice(0, -2);
  const endings = verbEndings?.[infinitive.slice(-2)];
  if (endings === undefined) throw new Error(`The endings of ${infinitive} are not known`);
  return endings.split(' ').flatMap((ending) => rootsBefore(root, ending).map((one) => one + ending));
}

/** 'Coloca' and 'coloque', 'pega' and 'pegue'; of 'começa' the tables do not keep the cedilla. */
function rootsBefore(root: string, ending: string): readonly string[] {
  if (!ending.startsWith('e')) return [root];
  if (root.endsWith('c')) return [root, `${root.slice(0, -1)}qu`];
  return root.endsWith('g') ? [`${root}u`] : [root];
}
