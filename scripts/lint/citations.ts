import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WordFault } from './word-fault.ts';

const COMMENT = /(?:^\s*(?:\/\*\*?|\*)|(?:^|[\s;{}(,])\/\/)(.*)$/;
const DOCUMENT = /(?<![\w:/.-])(?:[\w-]+\/)*[\w-]+\.md\b/g;
const DECISION = /\bdocs\/decisions\/(\d{4})\b/g;
const SECTIONS = /\bspec sections? ((?:\d+(?:, | and )?)+)/gi;
const SPECIFICATION = 'docs/product-specification.md';

/** What comments may cite. */
export interface Library {
  /** Every tracked file, from the root. */
  readonly files: readonly string[];
  /** Numbers of the specification's sections. */
  readonly sections: ReadonlySet<string>;
}

/** The tracked files, and the sections of the specification among them. */
export async function openLibrary(root: string, files: readonly string[]): Promise<Library> {
  const text = files.includes(SPECIFICATION) ? await readFile(path.join(root, SPECIFICATION), 'utf8') : '';
  const sections = new Set(Array.from(text.matchAll(/^## (\d+)\./gm), ([, number]) => number ?? ''));
  return { files, sections };
}

/** Comments that cite a document, a decision or a section which is not in the repository; pure. */
export function citationFaults(file: string, text: string, { files, sections }: Library): WordFault[] {
  return text.split('\n').flatMap((line, index) => {
    const comment = COMMENT.exec(line)?.[1] ?? '';
    const documents = [...comment.matchAll(DOCUMENT)].filter(
      ([name]) => !files.some((known) => known === name || known.endsWith(`/${name}`)),
    );
    const decisions = [...comment.matchAll(DECISION)].filter(
      ([name]) => !files.some((known) => known.startsWith(`${name}-`)),
    );
    const cited = [...comment.matchAll(SECTIONS)].filter(([, list]) =>
      (list?.match(/\d+/g) ?? []).some((number) => !sections.has(number)),
    );
    return [...documents, ...decisions, ...cited].map(([name]) => ({
      file,
      line: index + 1,
      message: `'${name}' is cited and is not in the repository`,
    }));
  });
}
