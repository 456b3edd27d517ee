import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../lib/code-loading/after-paint.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { undoAction } from './step-texts.ts';
import type { StepNotice } from './timeline-reducer.ts';

/**
 * Notifies of what was done to the timeline. A notification goes with the next step, of which it would not be true any more.
 * @param onUndo takes the step of a notice back
 */
export function useStepToast(notice: StepNotice | null, onUndo: (notice: StepNotice) => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    if (notice === null) return;
    const { content, canUndo } = notice;
    let dismiss = () => {};
    let isOver = false;
    // A notification takes a phone as long as a removal itself, which should be seen at once.
    afterPaint(() => {
      if (isOver) return;
      const action = canUndo ? { action: undoAction(() => undo(notice)) } : {};
      dismiss = toast({ ...content, ...action }).dismiss;
    });
    return () => {
      isOver = true;
      afterPaint(dismiss);
    };
  }, [notice]);
}
