import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { afterPaint } from '../../../lib/code-loading/after-paint.ts';
import { forgetOpenedClip, readOpenedClip } from '../../../lib/navigation/opened-clip.ts';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';
import { isNarrow } from '../narrow.ts';
import { useTimeline } from '../timeline-context.ts';
import { openedCut } from './opened-cut.ts';

/**
 * Chooses the clip that was pressed in the preview, shows it in the player and goes to its row. On phones, where the list would hide
 * player and strip, the page stays at its top.
 * @param drawnCount how many rows are there already
 */
export function useOpenedCut(cuts: Cuts, drawnCount: number): void {
  const { rows, actions } = useTimeline();
  const historyState: unknown = useHistoryState();
  const [key] = useState(() => {
    const opened = readOpenedClip(historyState);
    return opened === null ? null : (cuts[openedCut(cuts, opened)]?.key ?? null);
  });
  const [hasArrived, setArrived] = useState(key === null);
  const isDrawn = cuts.findIndex((cut) => cut.key === key) < drawnCount;
  useEffect(() => {
    if (key !== null) actions.choose(key, 'only');
  }, [key, actions]);
  useEffect(() => {
    if (hasArrived || !isDrawn || key === null) return;
    setArrived(true);
    forgetOpenedClip();
    // The screen's own beginning at its top comes first.
    afterPaint(() => {
      const opened = rows.get(key);
      if (!isNarrow()) opened?.row.scrollIntoView({ block: 'center', behavior: 'instant' });
      opened?.handle()?.focus({ preventScroll: true });
    });
  }, [key, hasArrived, isDrawn, rows]);
}
