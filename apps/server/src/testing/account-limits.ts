import type { AccountLimits } from '../accounts/usage/limits.ts';
import { readConfig } from '../config.ts';

/** The limits of an installation that sets none. */
export const USUAL_LIMITS: AccountLimits = readConfig({}).accountLimits;
