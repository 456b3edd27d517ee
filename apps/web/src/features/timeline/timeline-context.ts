import { createContext, type RefObject, useContext } from 'react';
import type { RowElements } from './rows/row-elements.ts';
import type { StripDrop } from './strip/gestures/strip-drop.ts';
import type { Playhead } from './strip/use-reel-link.ts';
import type { CutActions } from './use-cut-actions.ts';

/** What every part of the editor may use. It stays the same object for as long as the editor is open. */
export interface TimelineParts {
  readonly actions: CutActions;
  readonly playhead: Playhead;
  readonly rows: RowElements;
  readonly stripDrop: StripDrop;
  /** Of the box around the player. */
  readonly videoBox: RefObject<HTMLDivElement | null>;
  readonly inspectorHeading: RefObject<HTMLHeadingElement | null>;
}

export const TimelineContext = createContext<TimelineParts | null>(null);

/** @throws outside of the timeline editor */
export function useTimeline(): TimelineParts {
  const parts = useContext(TimelineContext);
  if (parts === null) throw new Error('This is a part of the timeline editor.');
  return parts;
}
