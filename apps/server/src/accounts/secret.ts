import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { setting } from '../platform/database/schema.ts';

/**
 * The secret that signs sessions and share links: the operator's, or one made at the first start and kept in the
 * database so that every process of an installation has the same.
 */
export async function loadSecret(db: Database, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  const made = randomBytes(48).toString('base64url');
  await db.insert(setting).values({ name: 'secret', value: made }).onConflictDoNothing();
  const [row] = await db.select().from(setting).where(eq(setting.name, 'secret'));
  if (row === undefined) throw new Error('The secret was stored but cannot be read back');
  return row.value;
}
