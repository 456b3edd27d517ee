/** Carried by the browser's history to a screen whose video is to play at once, for somebody pressed a button to watch it. */
export const STARTS_PLAYING = { startsPlaying: true } as const;

/** The history may hold anything. */
export function readStartsPlaying(historyState: unknown): boolean {
  return (
    typeof historyState === 'object' &&
    historyState !== null &&
    'startsPlaying' in historyState &&
    historyState.startsPlaying === true
  );
}
