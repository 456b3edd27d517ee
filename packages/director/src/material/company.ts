import type { ClipAnalysis, SubjectTrack } from '@cutroom/contract';
import { shareInWindow } from './upright-window.ts';

const ALIVE: ReadonlySet<string> = new Set('person dog cat horse bird sheep cow elephant bear'.split(' '));
const IN_WINDOW_MIN = 0.6;
/** Looks are about twice a second where nothing tells otherwise. */
const LOOK_SECONDS = 0.5;

/**
 * How much of a stretch shows a second living thing inside the reel's window, 0 to 1: a dog with its owner is a better picture
 * than its owner looking at something outside the frame.
 */
export function companyIn(analysis: ClipAnalysis, startSeconds: number, endSeconds: number): number {
  const alive = analysis.tracks.filter(({ kind, label }) => kind === 'object' && ALIVE.has(label));
  const [main] = [...alive].sort((a, b) => weightOf(b) - weightOf(a));
  if (main === undefined) return 0;
  const seen = new Set(
    alive
      .filter(({ label }) => label !== main.label)
      .flatMap(({ boxes }) => boxes)
      .filter(({ atSeconds, box }) => {
        const isInside = atSeconds >= startSeconds && atSeconds <= endSeconds;
        return isInside && shareInWindow(box, atSeconds, analysis) >= IN_WINDOW_MIN;
      })
      .map(({ atSeconds }) => Math.floor(atSeconds / LOOK_SECONDS)),
  );
  return Math.min(1, (seen.size * LOOK_SECONDS) / Math.max(LOOK_SECONDS, endSeconds - startSeconds));
}

function weightOf({ area, presence }: SubjectTrack): number {
  return area * presence;
}
