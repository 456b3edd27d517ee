import { earlyPart } from '../../lib/code-loading/early-part.ts';

/** The player of a plan. Its code can be brought while somebody waits for that plan. */
export const EarlyPlayer = earlyPart(async () => (await import('./planned-player.tsx')).PlannedPlayer);

/** Nothing to see. For screens on which somebody waits for a plan: what it begins with is here when its player is opened. */
export const EarlyVideos = earlyPart(async () => (await import('./planned-player.tsx')).PlannedVideos);

/** The same edit again and again, small and without audio. */
export const EarlyLoop = earlyPart(async () => (await import('./planned-player.tsx')).PlannedLoop);

/** Brings the code of all of them. */
export async function loadPlayer(): Promise<void> {
  await Promise.all([EarlyPlayer.preload(), EarlyVideos.preload(), EarlyLoop.preload()]);
}
