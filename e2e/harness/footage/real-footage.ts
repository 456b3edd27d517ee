import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inRepository } from '../../../scripts/repository.mjs';

/** Real clips that are not part of this repository: FOOTAGE_DIR, with a MANIFEST.json that says what each is. */
const FOOTAGE = process.env.FOOTAGE_DIR ?? inRepository('..', 'shared', 'footage');

const manifestSchema = z.object({
  files: z.array(
    z.looseObject({
      file: z.string(),
      /** Whether it is material for a reel. */
      reel_usable: z.boolean().optional(),
      /** For files that are damaged or made to do harm: what a server should do with them. */
      expected: z.enum(['accept', 'reject', 'either']).optional(),
    }),
  ),
});
type Listed = z.infer<typeof manifestSchema>['files'][number];

/** Paths of the clips that make a reel, in the manifest's order; none where the folder is absent. */
export function usableRealClips(): string[] {
  return listed(({ reel_usable }) => reel_usable === true);
}

/** Paths of damaged and hostile files with this expected outcome; none where the folder is absent. */
export function badFiles(expected: 'accept' | 'reject' | 'either'): string[] {
  return listed((entry) => entry.expected === expected);
}

function listed(isWanted: (entry: Listed) => boolean): string[] {
  const manifest = path.join(FOOTAGE, 'MANIFEST.json');
  if (!existsSync(manifest)) return [];
  return manifestSchema
    .parse(JSON.parse(readFileSync(manifest, 'utf8')))
    .files.filter(isWanted)
    .map(({ file }) => path.join(FOOTAGE, file))
    .filter((file) => existsSync(file));
}
