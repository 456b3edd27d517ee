import { earlyPart } from '../../lib/code-loading/early-part.ts';

/** The player of a plan. Its code can be brought while somebody waits for that plan. */
export const EarlyPlayer = earlyPart(async () => (await import('./planned-player.tsx')).PlannedPlayer);
