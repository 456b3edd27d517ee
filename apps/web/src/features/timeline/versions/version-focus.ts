import type { PlaybackClip, SelectedClip } from '@cutroom/contract';
import { cropWindowAt, cutLayout, planSpec } from '@cutroom/reel';

/**
 * What of its clip's frame a cut begins with, as a CSS object-position for a 9:16 image of it; null where the clip is shown whole,
 * or is not known.
 */
export function versionFocus(cut: SelectedClip, clips: readonly PlaybackClip[]): string | null {
  const [planned] = planSpec({ selectedClips: [cut] }, clips).cuts;
  if (planned === undefined) return null;
  const layout = cutLayout(planned, 0);
  if (layout.kind === 'fit') return null;
  const { left, top, width, height } = cropWindowAt(layout.path, 0);
  return `${percentOf(left, width)} ${percentOf(top, height)}`;
}

/** The share of what is cut off that lies before the window. */
function percentOf(edge: number, size: number): string {
  return size >= 1 ? '50%' : `${Math.round((edge / (1 - size)) * 1000) / 10}%`;
}
