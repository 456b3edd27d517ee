/** Tailwind's md: below it the player stands above the clips, and the strip scrolls under a playhead that stands still. */
export const NARROW = '(max-width: 47.99rem)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}
