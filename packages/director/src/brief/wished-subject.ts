import type { Brief, ClipReference } from './brief.ts';
import { parseBrief } from './parse-brief.ts';

/**
 * What a prompt wants to see, for an image-text model to compare with pictures: its words about subjects, without what
 * it leaves out.
 * @returns null where it names no subject
 */
export function wishedSubject(prompt: string): string | null {
  const brief = parseBrief(prompt);
  const unwanted = unwantedWords(brief);
  const wanted = brief.topics.filter((topic) => !unwanted.has(topic));
  return wanted.length === 0 ? null : wanted.join(' ');
}

function unwantedWords({ exclude, fewer }: Brief): ReadonlySet<string> {
  return new Set([...exclude, ...fewer].flatMap(wordsOf).flatMap((word) => word.split(' ')));
}

function wordsOf(reference: ClipReference): readonly string[] {
  if (reference.kind === 'any') return [reference.said, ...reference.options.flatMap(wordsOf)];
  return reference.kind === 'words' ? [reference.said, ...reference.words] : [reference.said];
}
