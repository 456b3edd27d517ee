import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { citationFaults, openLibrary } from './citations.ts';
import { roomFaults } from './rooms.ts';
import { spellingFaults } from './spelling.ts';
import { trackedFiles } from './tracked-files.ts';
import type { WordFault } from './word-fault.ts';

/** Words that docs/glossary.md replaced, each with what is said instead. Compared with each word of a name. */
const REPLACED: Readonly<Record<string, string>> = {
  picture: 'frame, image or bitmap',
  pictures: 'frames, images or bitmaps',
  sound: 'audio',
  sounds: 'audio',
  piece: 'segment',
  pieces: 'segments',
  remains: 'orphaned output',
};

/** Names that stay though they hold a replaced word, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  sound: 'a field of every stored brief and plan; the calls name it',
  keepSound: 'a value of every stored wish for music',
  firstPictureSeconds: 'a field of every stored analysis',
  pictureHash: 'a field of every stored analysis',
};

/** A line that holds a regular expression is read whole, or not at all. */
const REGEX_LINE_LENGTH_MAX = 200;

/** A longer list of classes falls apart into named ones. */
const CLASSES_LENGTH_MAX = 250;

const DECLARATION =
  /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/g;
const REGEX_LITERAL =
  /(?:^|[=(,:[!&|?{};\s])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/;

/** Utility classes and nothing else: words in lower case with dashes, as Tailwind writes them. */
const CLASSES =
  /(["'`])([a-z0-9!-][a-z0-9:/[\]().,%_&>*=#!+-]*(?: +[a-z0-9![*&-][\w:/[\]().,%&>*=#!+-]*)+)\1/g;

/** Every fault in the names of the tracked TypeScript files, in what they declare, cite and say, and in how many lie in one folder. */
export async function wordFaults(root: string): Promise<WordFault[]> {
  const tracked = await trackedFiles(root);
  const library = await openLibrary(root, tracked);
  const files = tracked.filter(
    (file) => /\.tsx?$/.test(file) && !EXAMPLES.test(file) && existsSync(path.join(root, file)),
  );
  const faults = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      return [...faultsIn(file, text), ...citationFaults(file, text, library), ...spellingFaults(file, text)];
    }),
  );
  return [...roomFaults(tracked), ...faults.flat()];
}

/** Files whose very subject are faults. */
const EXAMPLES = /^scripts\/lint\/(?:words|citations)\./;

/** The faults of one file; pure. */
export function faultsIn(file: string, text: string): WordFault[] {
  const ofName = replacedWords(file).map((word) => ({ file, line: 0, message: advice(word) }));
  const ofLines = text.split('\n').flatMap((line, index) => faultsOfLine(file, index + 1, line));
  return [...ofName, ...ofLines];
}

function faultsOfLine(file: string, line: number, text: string): WordFault[] {
  const messages = [...text.matchAll(DECLARATION)]
    .flatMap(([, declared, property]) => replacedWords(declared ?? property ?? ''))
    .map(advice);
  if (text.length > REGEX_LINE_LENGTH_MAX && REGEX_LITERAL.test(text)) {
    messages.push(
      `a line of ${text.length} characters holds a regular expression; at most ${REGEX_LINE_LENGTH_MAX}`,
    );
  }
  for (const [, , classes] of file.startsWith('apps/web/') ? text.matchAll(CLASSES) : []) {
    if (classes !== undefined && classes.length > CLASSES_LENGTH_MAX)
      messages.push(`a list of classes of ${classes.length} characters; at most ${CLASSES_LENGTH_MAX}`);
  }
  return messages.map((message) => ({ file, line, message }));
}

/** The replaced words in a name of any case style: `lostPictures`, `PICTURE_SIZE`, `lost-pictures.ts`. */
function replacedWords(name: string): string[] {
  if (Object.hasOwn(ALLOWED, name)) return [];
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return words.map((word) => word.toLowerCase()).filter((word) => Object.hasOwn(REPLACED, word));
}

function advice(word: string): string {
  return `'${word}' is ${REPLACED[word]} in docs/glossary.md`;
}
