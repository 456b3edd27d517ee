import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { type ProjectRow, projects, user } from '../../platform/database/schema.ts';
import { randomId } from '../../platform/ids.ts';
import { createTestDatabase } from './test-database-url.ts';

export interface TestDatabase {
  readonly db: Database;
  /** A project of a new user. */
  newProject(changes?: Partial<typeof projects.$inferInsert>): Promise<ProjectRow>;
  close(): Promise<void>;
}

/** An empty, migrated database on the tests' PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  const { db, close } = await openDatabase({ connectionString: created.url });
  return {
    db,
    async close() {
      await close();
      await created.drop();
    },
    async newProject(changes = {}) {
      const ownerId = randomId();
      await db.insert(user).values({ id: ownerId, name: 'Creator', email: `${ownerId}@example.com` });
      const [project] = await db
        .insert(projects)
        .values({ ownerId, title: 'New Video Project', prompt: '', status: 'uploaded', ...changes })
        .returning();
      if (project === undefined) throw new Error('The project was not stored');
      return project;
    },
  };
}
