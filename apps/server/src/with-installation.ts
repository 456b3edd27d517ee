import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { dataFolders } from './pipeline.ts';
import { closeDataDirectory } from './platform/data-directory.ts';
import { openEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { type DatabaseServer, openDatabase } from './platform/database/open-database.ts';

export interface Installation {
  readonly config: Config;
  /** The database as the server has it, brought up to date. */
  readonly server: DatabaseServer;
  readonly storageDirectory: string;
  readonly log: Logger;
}

/** For commands beside the server, which may run meanwhile or not, with its settings. */
export async function withInstallation<Result>(
  act: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const log = pino({ level: 'warn' }, process.stderr);
  const { scratchDirectory: scratch, ...folders } = dataFolders(config.dataDirectory);
  const places = { directory: config.dataDirectory, closed: Object.values(folders), scratch };
  await closeDataDirectory(places, (message) => log.warn(message));
  const embedded =
    config.databaseUrl === null
      ? await openEmbeddedPostgres({
          directory: folders.databaseDirectory,
          log,
          searchPath: config.searchPath ?? '',
          onLost: (reason) => log.fatal({ err: reason }, 'the database is lost'),
        })
      : null;
  try {
    const server = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
    await (await openDatabase(server)).close();
    return await act({ config, server, storageDirectory: folders.storageDirectory, log });
  } finally {
    await embedded?.stop();
  }
}
