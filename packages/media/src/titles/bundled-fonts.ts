import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import { type Coverage, readCoverage } from './glyph-coverage.ts';

/** A typeface that is installed with Cutroom, in parts: each part has some of its characters. */
interface Typeface {
  /** Of its npm package and its files. */
  readonly name: string;
  /** As the parts call it themselves. */
  readonly family: string;
}

const CHINESE: Typeface = { name: 'noto-sans-sc', family: 'Noto Sans SC Thin' };
const JAPANESE: Typeface = { name: 'noto-sans-jp', family: 'Noto Sans JP Thin' };
const KOREAN: Typeface = { name: 'noto-sans-kr', family: 'Noto Sans KR Thin' };
const OTHERS: readonly Typeface[] = [
  { name: 'noto-sans-arabic', family: 'Noto Sans Arabic' },
  { name: 'noto-sans-hebrew', family: 'Noto Sans Hebrew' },
  { name: 'noto-sans-thai', family: 'Noto Sans Thai' },
  { name: 'noto-sans', family: 'Noto Sans' },
];

/** The same character is drawn otherwise in China and in Japan: the script around it tells which is meant. */
function typefacesFor(text: string): readonly Typeface[] {
  const east = [CHINESE, JAPANESE, KOREAN];
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? JAPANESE
    : /\p{Script=Hangul}/u.test(text)
      ? KOREAN
      : CHINESE;
  return [own, ...east.filter((typeface) => typeface !== own), ...OTHERS];
}

/**
 * Makes what the bundled typefaces have of these characters ready to be drawn.
 * @returns which of them that is
 */
export async function readyBundled(
  text: string,
  codePoints: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const covered = new Set<number>();
  for (const codePoint of codePoints) {
    for (const { name } of typefacesFor(text)) {
      const part = (await partsOf(name)).find(({ covers }) => covers(codePoint));
      if (part === undefined || !(await readyPart(name, part.key))(codePoint)) continue;
      covered.add(codePoint);
      break;
    }
  }
  return covered;
}

/** The families in which Pango looks for a text's characters, most fitting first; none where our own typeface has them all. */
export function bundledFamilies(text: string): readonly string[] {
  return NOT_LATIN.test(text) ? typefacesFor(text).map(({ family }) => family) : [];
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

interface TypefacePart {
  readonly key: string;
  readonly covers: Coverage;
}

const unicodeSchema = z.record(z.string(), z.string());
const parts = new Map<string, Promise<readonly TypefacePart[]>>();

/** Which characters each part is for; none where the package is not installed. */
function partsOf(name: string): Promise<readonly TypefacePart[]> {
  const known = parts.get(name) ?? readParts(name).catch(() => []);
  parts.set(name, known);
  return known;
}

async function readParts(name: string): Promise<readonly TypefacePart[]> {
  const unicode = unicodeSchema.parse(JSON.parse(await readFile(packageFile(name, 'unicode.json'), 'utf8')));
  return Object.entries(unicode).map(([key, ranges]) => {
    const within = ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
    return {
      key: key.replace(/[[\]]/g, ''),
      covers: (codePoint) => within.some(({ from, to }) => codePoint >= from && codePoint <= to),
    };
  });
}

const fromHere = createRequire(import.meta.url);

function packageFile(name: string, path: string): string {
  return join(dirname(fromHere.resolve(`@fontsource-variable/${name}/package.json`)), path);
}

const ready = new Map<string, Promise<Coverage>>();

/** Unpacked once and made known to Pango. What cannot be read covers nothing. */
function readyPart(name: string, key: string): Promise<Coverage> {
  const id = `${name}-${key}`;
  const known = ready.get(id) ?? unpack(name, id).catch((): Coverage => () => false);
  ready.set(id, known);
  return known;
}

async function unpack(name: string, id: string): Promise<Coverage> {
  const decompress = await loadDecoder();
  const font = await decompress(await readFile(packageFile(name, `files/${id}-wght-normal.woff2`)));
  const path = join(unpackedDirectory(), `${id}.ttf`);
  await writeFile(path, font);
  await sharp({ text: { text: '.', fontfile: path } })
    .raw()
    .toBuffer();
  return readCoverage(path);
}

type Decompress = (woff2: Uint8Array) => Promise<Uint8Array>;

/** Only who writes in such a script waits for it; where it is not installed, the system's fonts are what there is. */
async function loadDecoder(): Promise<Decompress> {
  const url = pathToFileURL(fromHere.resolve('woff2-encoder/decompress')).href;
  const decoder: { readonly default: Decompress } = await import(url);
  return decoder.default;
}

let directory: string | null = null;

/** For as long as the process runs: Pango reads the files when it draws. */
function unpackedDirectory(): string {
  if (directory !== null) return directory;
  const made = mkdtempSync(join(tmpdir(), 'cutroom-fonts-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  directory = made;
  return made;
}
