/** '3 clips ready'; what the continue bar says. */
export function readyText(clipCount: number): string {
  if (clipCount === 0) return 'No clips yet';
  return clipCount === 1 ? '1 clip ready' : `${clipCount} clips ready`;
}
