import type { VideoClip } from '@cutroom/contract';
import { memo, useSyncExternalStore } from 'react';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';
import type { LiveValue } from '../editor/live-value.ts';
import { cutImageSeconds } from './drawing/cut-images.ts';
import type { StripCutDrawing } from './drawing/draw-strip.ts';
import { pixelsAt, type StripScale } from './drawing/strip-scale.ts';
import type { LiftedCut } from './gestures/use-strip-gestures.ts';
import type { ReelPlace } from './reel-places.ts';
import { StripCut } from './strip-cut.tsx';

interface StripCutsProps {
  readonly cuts: Cuts;
  /** Where each plays in the reel. */
  readonly places: readonly ReelPlace[];
  readonly chosen: readonly string[];
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  readonly drawn: readonly StripCutDrawing[];
  readonly scale: StripScale;
  /** How wide the strip's window is. */
  readonly viewPixels: number;
  readonly scrolled: LiveValue<number>;
  /** The cut that is dragged; null for none. */
  readonly lifted: LiftedCut | null;
}

/** Narrower than that a cut has no room for its number. */
const NUMBER_PIXELS = 20;

/**
 * The cuts in sight and half a window or more on either side, like the frames behind them (strip-canvas.tsx): an edit moves all that come
 * after it, and most of them are far away. What is chosen or dragged stays wherever it is.
 */
export const StripCuts = memo(function StripCuts(props: StripCutsProps) {
  const { cuts, places, chosen, clipOf, drawn, scale, viewPixels, scrolled, lifted } = props;
  const half = viewPixels / 2;
  const halvesNow = () => Math.floor(scrolled.get() / half);
  const halves = useSyncExternalStore(scrolled.subscribe, halvesNow, halvesNow);
  const [from, until] = [(halves - 1) * half, (halves + 4) * half];
  return cuts.map((cut, index) => {
    const { startSeconds, endSeconds } = places[index] ?? { startSeconds: 0, endSeconds: 0 };
    const isNear = pixelsAt(scale, endSeconds) >= from && pixelsAt(scale, startSeconds) <= until;
    const isChosen = chosen.includes(cut.key);
    const shift = lifted?.key === cut.key ? lifted.shift : null;
    if (!isNear && !isChosen && shift === null) return null;
    const seconds = endSeconds - startSeconds;
    const clip = clipOf.get(cut.clip.clipId);
    const isDrawn = clip === undefined || drawn[index]?.drawing?.filmstrip != null;
    return (
      <StripCut
        key={cut.key}
        {...{ cut, startSeconds, seconds, isChosen, shift }}
        number={index + 1}
        canPull={chosen.length === 1 && isChosen}
        hasRoom={seconds * scale.pixelsPerSecond > NUMBER_PIXELS}
        image={isDrawn ? null : imageOfClip(clip, cutImageSeconds(cut.clip))}
      />
    );
  });
});
