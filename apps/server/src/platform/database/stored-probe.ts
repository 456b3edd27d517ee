import { type ClipProbe, clipProbeSchema } from '@cutroom/contract';
import { customType } from 'drizzle-orm/pg-core';

/** Parsed whenever it is read: one that an earlier version of the product stored gets the fields that came since. */
export const storedProbe = customType<{ data: ClipProbe; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (probe) => JSON.stringify(probe),
  fromDriver: (stored) => clipProbeSchema.parse(stored),
});
