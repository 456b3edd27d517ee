import type { Logger } from 'pino';
import type { PostgresSettings } from './postgres-settings.ts';

export interface EmbeddedPostgresOptions {
  /** Belongs to the database alone. */
  readonly directory: string;
  readonly log: Logger;
  /** Directories in which programs are looked for, written like PATH. */
  readonly searchPath: string;
  /** PostgreSQL has ended and cannot be started again: nothing works without it. */
  readonly onLost: (reason: Error) => void;
  /** For tests. */
  readonly changes?: PostgresSettings;
  readonly usesSockets?: boolean;
}

/** Where one installation's database lies and how it is reached. */
export interface DatabasePlace {
  readonly directory: string;
  readonly clusterDirectory: string;
  readonly usesSockets: boolean;
  /** The cluster's folder by a name that is short enough for sockets. */
  readonly socketFolder: string;
}
