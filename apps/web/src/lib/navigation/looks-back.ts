/** Carried by the browser's history to the progress of a video that is finished, for somebody who went back to it. */
export const LOOKS_BACK = { looksBack: true } as const;

/** The history may hold anything. */
export function readLooksBack(historyState: unknown): boolean {
  return (
    typeof historyState === 'object' &&
    historyState !== null &&
    'looksBack' in historyState &&
    historyState.looksBack === true
  );
}
