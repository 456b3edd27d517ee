import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Coverage, readCoverage } from './glyph-coverage.ts';

/** Where Unix systems and macOS keep fonts; what a title's own font lacks is looked for here. */
const FONT_DIRECTORIES = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
];
const FONT_FILES_MAX = 3000;

/** Fonts are installed seldom; a caption asks for the same characters with each of its words. */
const KNOWN_MS = 60_000;
const known = new Map<number, { readonly isCovered: boolean; readonly at: number }>();
const KNOWN_MAX = 20_000;

/** Which of these code points some font of the system can show. */
export async function coveredBySystem(codePoints: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const now = performance.now();
  const fresh = (codePoint: number) => {
    const found = known.get(codePoint);
    return found !== undefined && now - found.at < KNOWN_MS ? found : null;
  };
  const asked = new Set([...codePoints].filter((codePoint) => fresh(codePoint) === null));
  const covered = await searchedFor(asked);
  if (known.size > KNOWN_MAX) known.clear();
  for (const codePoint of asked) known.set(codePoint, { isCovered: covered.has(codePoint), at: now });
  return new Set([...codePoints].filter((codePoint) => known.get(codePoint)?.isCovered === true));
}

async function searchedFor(codePoints: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const covered = new Set<number>();
  if (codePoints.size === 0) return covered;
  for (const path of await fontFiles()) {
    const covers = await coverageOrNothing(path);
    for (const codePoint of codePoints) if (covers(codePoint)) covered.add(codePoint);
    if (covered.size === codePoints.size) break;
  }
  return covered;
}

async function fontFiles(): Promise<string[]> {
  const found: string[] = [];
  for (const directory of FONT_DIRECTORIES) {
    // A directory that is not there has no fonts.
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (/\.(ttf|otf|ttc|otc)$/i.test(entry.name)) found.push(join(entry.parentPath, entry.name));
  }
  return found.slice(0, FONT_FILES_MAX);
}

/** A font that cannot be read is as good as not installed. */
async function coverageOrNothing(path: string): Promise<Coverage> {
  return readCoverage(path).catch(() => () => false);
}
