import type { Brief, ClipReference } from './brief.ts';
import { parseBrief } from './parse-brief.ts';

/**
 * What a prompt wants to see, for an image-text model to compare with pictures: its words about subjects, without what
 * it leaves out.
 * @returns null where it names no subject
 */
export function wishedSubject(prompt: string): string | null {
  const words = wishedWords(prompt);
  return words.length === 0 ? null : words.join(' ');
}

/** The same thing by thing, for a model that compares words with words: what stands together belongs together ('rush hour'). */
export function wishedThings(prompt: string): readonly string[] {
  const said = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{N}\p{P}]+/gu, ' ')} `;
  const things: string[] = [];
  for (const word of wishedWords(prompt)) {
    const before = things.at(-1);
    const isOne = before !== undefined && said.includes(` ${before} ${word}`);
    if (isOne) things.pop();
    things.push(isOne ? `${before} ${word}` : word);
  }
  return things;
}

function wishedWords(prompt: string): readonly string[] {
  const brief = parseBrief(prompt);
  const unwanted = unwantedWords(brief);
  return brief.topics.filter((topic) => !unwanted.has(topic));
}

function unwantedWords({ exclude, fewer }: Brief): ReadonlySet<string> {
  return new Set([...exclude, ...fewer].flatMap(wordsOf).flatMap((word) => word.split(' ')));
}

function wordsOf(reference: ClipReference): readonly string[] {
  if (reference.kind === 'any') return [reference.said, ...reference.options.flatMap(wordsOf)];
  return reference.kind === 'words' ? [reference.said, ...reference.words] : [reference.said];
}
