import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { setting } from '../platform/database/schema.ts';

/** The address that the contact links write to. */
export interface SupportEmail {
  /** null where there is none: then no link is shown. */
  current(): string | null;
  /** Whether nobody has said yet what it is, or that there is none. */
  isUnknown(): boolean;
  /** What the operator says; kept in the database, so that it is asked for once. */
  answer(email: string | null): Promise<void>;
}

const NAME = 'supportEmail';

/** The operator's setting, else what was answered at an earlier start. */
export async function loadSupportEmail(db: Database, configured: string | null): Promise<SupportEmail> {
  const [row] = await db.select().from(setting).where(eq(setting.name, NAME));
  let known = configured ?? row?.value ?? null;
  return {
    current: () => (known === '' ? null : known),
    isUnknown: () => known === null,
    async answer(email) {
      const value = email ?? '';
      await db
        .insert(setting)
        .values({ name: NAME, value })
        .onConflictDoUpdate({ target: setting.name, set: { value } });
      known = value;
    },
  };
}
