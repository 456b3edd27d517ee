import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';

/** How the list is sorted, for people who hear it. */
export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to lift the clip, the arrow keys to move it, Space again to drop it, and Escape to cancel.',
};

/** What is said while a clip is moved. */
export function dragAnnouncements(cuts: Cuts): Announcements {
  const place = (key: UniqueIdentifier) => cuts.findIndex((cut) => cut.key === key) + 1;
  const count = cuts.length;
  return {
    onDragStart: ({ active }) => `Lifted clip ${place(active.id)} of ${count}.`,
    onDragOver: ({ active, over }) =>
      over === null
        ? `Clip ${place(active.id)} is not over the timeline.`
        : `Clip ${place(active.id)} is at place ${place(over.id)} of ${count}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `Clip ${place(active.id)} was dropped where it was.`
        : `Clip ${place(active.id)} was dropped at place ${place(over.id)} of ${count}.`,
    onDragCancel: ({ active }) => `Canceled. Clip ${place(active.id)} is back at its place.`,
  };
}
