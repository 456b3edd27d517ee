import { SAFE_ZONE } from '@cutroom/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { LiveReel } from '../../../components/live-player/live-reel.ts';
import type { FrameDrag } from '../../../components/live-player/use-frame-drag.ts';
import { cutAtSecond } from '../editor/cuts/joining-cuts.ts';
import { type Cuts, positions } from '../editor/cuts/timeline-cuts.ts';
import { pulledCenter, stayAt, zoomOf } from '../editor/framing.ts';
import type { CutActions } from '../use-cut-actions.ts';
import { shownCut } from './cut-window.ts';
import { isTitleAt, titleBox } from './on-frame/title-box.ts';

interface Pulled {
  readonly gesture: number;
  /** Told how far; the same start for all of one pull. */
  readonly pull: (drag: FrameDrag) => void;
}

interface PullContext {
  readonly cuts: Cuts;
  readonly reel: LiveReel | null;
  readonly actions: CutActions;
  readonly secondsNow: () => number;
}

/** A pull in the player moves the words under the pointer, else the picture of the cut that is shown. */
export function useFramePull(context: PullContext): (drag: FrameDrag) => void {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const pulled = useRef<Pulled | null>(null);
  return useCallback((drag: FrameDrag) => {
    if (pulled.current?.gesture !== drag.gesture) {
      pulled.current = { gesture: drag.gesture, pull: beginPull(latest.current, drag) };
    }
    pulled.current.pull(drag);
  }, []);
}

function beginPull({ cuts, reel, actions, secondsNow }: PullContext, { startY, gesture }: FrameDrag) {
  const seconds = secondsNow();
  const index = cutAtSecond(cuts, seconds);
  const cut = cuts[index];
  const mergeKey = `pull-${gesture}`;
  if (cut === undefined) return () => undefined;
  const inCut = seconds - (positions(cuts)[index]?.startSeconds ?? 0);
  const { titles = [] } = cut.clip;
  const held = titles.findIndex((title) => {
    const { middle, height } = titleBox(title);
    return Math.abs(middle - startY) <= height / 2 && isTitleAt(title, inCut);
  });
  const title = titles[held];
  if (title !== undefined) {
    return ({ movedY }: FrameDrag) => {
      const moved = { ...title, centerY: safeCenterY(title.centerY + movedY) };
      actions.setFramingOrTitles(cut.key, { titles: titles.with(held, moved) }, mergeKey);
    };
  }
  const shown = shownCut(reel, index, cut.clip.clipId, seconds);
  if (shown === null || shown.window === null) return () => undefined;
  const { window, framing } = shown;
  return ({ movedX, movedY }: FrameDrag) => {
    const center = pulledCenter(window, { x: movedX, y: movedY });
    const stays = stayAt(center, zoomOf(framing), shown.cut.source.probe);
    actions.setFramingOrTitles(cut.key, { framing: stays }, mergeKey);
  };
}

/** In the safe zone, to thousandths of the frame. */
export function safeCenterY(centerY: number): number {
  const held = Math.min(1 - SAFE_ZONE.bottom, Math.max(SAFE_ZONE.top, centerY));
  return Math.round(held * 1000) / 1000;
}
