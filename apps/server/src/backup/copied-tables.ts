import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  account,
  accountDays,
  clips,
  clipWords,
  planVersions,
  projectMusic,
  projects,
  projectVersions,
  removals,
  runs,
  session,
  setting,
  shares,
  tracks,
  uploads,
  user,
} from '../platform/database/schema.ts';

/**
 * What a backup holds, each after the tables it refers to. The queue is not among it: what was under way is sent again by
 * what is left of it in these. Counters of wrong passwords and requests begin anew.
 */
export const COPIED_TABLES: readonly PgTable[] = [
  setting,
  user,
  account,
  session,
  tracks,
  projects,
  projectMusic,
  uploads,
  clips,
  clipWords,
  runs,
  planVersions,
  shares,
  accountDays,
  projectVersions,
  removals,
];

export function tableName(table: PgTable): string {
  return getTableName(table);
}

/** Columns by their name in the database. */
export function columnNames(table: PgTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name);
}

export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}
