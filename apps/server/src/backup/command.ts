import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DatabaseServer } from '../platform/database/open-database.ts';
import { openFileStorage } from '../platform/storage/file-storage.ts';
import { openS3Storage } from '../platform/storage/s3-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { withInstallation } from '../with-installation.ts';
import type { Manifest } from './archive-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** `node apps/server/src/backup/command.ts backup|restore FILE`, with the settings of the server. */
const [what, name] = process.argv.slice(2);
try {
  if (name === undefined || (what !== 'backup' && what !== 'restore'))
    throw new Error('Say which file: npm run backup -- FILE, or npm run restore -- FILE.');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const manifest = what === 'backup' ? await backup(file) : await restore(file);
  process.stdout.write(`${sentenceOf(what, file, manifest)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function backup(file: string): Promise<Manifest> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${file} is there already. Choose another name.`);
  return withStorage((server, storage) => writeBackup({ server, storage, file }));
}

async function restore(file: string): Promise<Manifest> {
  return withStorage((server, storage) => restoreBackup({ server, storage, file }));
}

async function withStorage(
  act: (server: DatabaseServer, storage: Storage) => Promise<Manifest>,
): Promise<Manifest> {
  return withInstallation(async ({ config, server, storageDirectory }) => {
    const storage =
      config.s3 === null ? await openFileStorage(storageDirectory) : await openS3Storage(config.s3);
    return act(server, storage);
  });
}

function sentenceOf(what: 'backup' | 'restore', file: string, { entries, missing }: Manifest): string {
  const megabytes = Math.ceil(entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2);
  const lost =
    missing.length === 0 ? '' : ` ${missing.length} files that the database names were not in the storage.`;
  return what === 'backup'
    ? `The backup is in ${file} (${megabytes} MB) and has been read back.${lost} It holds password hashes and the secret that signs sessions: keep it closed.`
    : `${file} has been restored.${lost}`;
}
