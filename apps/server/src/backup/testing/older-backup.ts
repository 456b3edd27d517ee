import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { MANIFEST_NAME, type Manifest, manifestSchema, TABLES_FOLDER } from '../archive-format.ts';

/** Writes a backup again as it was made before its tables had some of their columns. */
export async function writeOlderBackup(
  { from, to }: { readonly from: string; readonly to: string },
  lacking: Readonly<Record<string, string>>,
): Promise<void> {
  const files = await readArchive(from);
  const manifest = manifestSchema.parse(JSON.parse(String(files.get(MANIFEST_NAME))));
  files.delete(MANIFEST_NAME);
  for (const [table, column] of Object.entries(lacking)) {
    const entry = `${TABLES_FOLDER}${table}.copy`;
    const at = manifest.columns[table]?.indexOf(column) ?? -1;
    if (at < 0) throw new Error(`The backup has no column ${table}.${column}`);
    manifest.columns[table]?.splice(at, 1);
    // One row a line; tabs and line ends inside of values are escaped.
    const rows = String(files.get(entry)).split('\n');
    files.set(entry, Buffer.from(rows.map((row) => row.split('\t').toSpliced(at, 1).join('\t')).join('\n')));
  }
  const archive = pack();
  for (const [name, bytes] of files) archive.entry({ name }, bytes);
  archive.entry({ name: MANIFEST_NAME }, JSON.stringify({ ...manifest, entries: entriesOf(files) }));
  archive.finalize();
  await pipeline(archive, createWriteStream(to));
}

async function readArchive(file: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of createReadStream(file).pipe(extract()))
    files.set(entry.header.name, await buffer(entry));
  return files;
}

function entriesOf(files: ReadonlyMap<string, Buffer>): Manifest['entries'] {
  return [...files].map(([name, bytes]) => ({
    ...{ name, bytes: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
}
