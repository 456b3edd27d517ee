import type { VideoClip } from '@cutroom/contract';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { ScrollFades, useScrollFades } from '../../../components/ui/scroll-fades.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { AudioLane } from '../audio-lane/audio-lane.tsx';
import { positions } from '../editor/cuts/timeline-cuts.ts';
import { createLiveValue } from '../editor/live-value.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { StripBeats, type StripMusic } from '../music/strip-beats.tsx';
import { NARROW } from '../narrow.ts';
import { useTimeline } from '../timeline-context.ts';
import { CUT_PIXELS, RULER_PIXELS } from './drawing/draw-strip.ts';
import { StripCanvas } from './drawing/strip-canvas.tsx';
import { pixelsAt, type StripScale } from './drawing/strip-scale.ts';
import { useDrawnCuts } from './drawing/use-drawn-cuts.ts';
import { pulledAside, pulledFrames } from './gestures/pulled-frames.ts';
import { useDropGap } from './gestures/use-drop-gap.ts';
import { useKeptTouch } from './gestures/use-kept-touch.ts';
import { useStripGestures } from './gestures/use-strip-gestures.ts';
import { useZoomGestures } from './gestures/use-zoom-gestures.ts';
import { StripBar, type StripBarProps } from './strip-bar.tsx';
import { StripCuts } from './strip-cuts.tsx';
import { PlayheadAside, PlayheadMark, StripPlayhead } from './strip-playhead.tsx';
import { StripPreview, type StripPreviewState } from './strip-preview.tsx';
import { useCentredScroll, useFollowPlayhead } from './use-follow-playhead.ts';
import type { ReelLink } from './use-reel-link.ts';
import { useScrolled } from './use-scrolled.ts';
import { useStripView } from './use-strip-view.ts';

interface TimelineStripProps extends Pick<StripBarProps, 'isLooping' | 'onLoop'> {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  readonly link: ReelLink;
  /** What else lies along the reel, below its cuts: placed by `--second` and `--strip-pad` (strip-scale.ts). */
  readonly lanes?: ReactNode;
  /** Whose beats are drawn behind it; null where there are none. */
  readonly beats: StripMusic | null;
  /** Whether the reel has the clips' own audio. */
  readonly hasAudio: boolean;
}

/**
 * The whole reel as frames and waveforms, in true proportion. For the eye and the pointer: whoever uses neither has the list,
 * the inspector, the keys and the player's own seek bar, which do the same.
 */
export const TimelineStrip = memo(function TimelineStrip({
  timeline,
  clipOf,
  link,
  lanes,
  beats,
  hasAudio,
  ...bar
}: TimelineStripProps) {
  const { editor, chosen } = timeline;
  const { actions } = useTimeline();
  const { cuts } = editor;
  const places = useMemo(() => positions(cuts), [cuts]);
  const reelSeconds = places.at(-1)?.endSeconds ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(scroller);
  const isCentred = useMediaQuery(NARROW);
  const view = useStripView(scroller, reelSeconds, isCentred, link.secondsNow);
  const { scale, viewPixels } = view;
  const [isSelecting, setSelecting] = useState(false);
  const [preview] = useState(() => createLiveValue<StripPreviewState | null>(null));
  const gestures = useStripGestures({
    ...{ scroller, editor, view, link, actions, isSelecting },
    onPreview: (gesture, x, seconds) => {
      const shown = gesture === null ? null : pulledFrames(gesture, seconds, editor, clipOf);
      preview.set(shown === null ? null : { x, ...shown });
    },
  });
  useZoomGestures(scroller, view.zoomBy);
  useKeptTouch(scroller, gestures.isHeld);
  useFollowPlayhead(scroller, link, scale, () => isCentred || gestures.isHeld());
  useCentredScroll({ scroller, scrolled, scale, reelSeconds, isHeld: gestures.isHeld }, link, isCentred);
  const fades = useScrollFades(scroller, scale);
  const drawn = useDrawnCuts(editor, clipOf);
  const aside = pulledAside(gestures.pull, editor) * scale.pixelsPerSecond;
  const dropped = useDropGap(scroller, scale, places);
  const gap = gestures.lifted?.gap ?? dropped;
  return (
    <div className="@container/strip grid min-w-0 grid-cols-1">
      <StripBar {...bar} {...{ view, link, reelSeconds, isSelecting }} onSelecting={setSelecting} />
      <div ref={fades} className="group/fades relative min-w-0" aria-hidden>
        <div
          ref={scroller}
          // Browsers let the keyboard into what scrolls; there is nothing for it here.
          tabIndex={-1}
          className="overflow-x-auto overflow-y-hidden rounded-md bg-well outline-none select-none [scrollbar-width:thin] max-md:[scrollbar-width:none]"
        >
          <div
            data-strip
            {...gestures.events}
            style={stripStyle(scale, reelSeconds, aside)}
            className="relative isolate touch-pan-x touch-pan-y"
          >
            <div style={{ height: RULER_PIXELS + CUT_PIXELS }} className="relative cursor-col-resize">
              <StripCanvas {...{ scrolled, scale, viewPixels, reelSeconds }} cuts={drawn} />
              <div className="absolute inset-x-0 bottom-0" style={{ height: CUT_PIXELS }}>
                <StripCuts
                  {...{ cuts, places, chosen, clipOf, drawn, scale, viewPixels, scrolled }}
                  lifted={gestures.lifted}
                />
              </div>
              {beats !== null && (
                <StripBeats {...beats} cuts={cuts} pixelsPerSecond={scale.pixelsPerSecond} />
              )}
              {gap !== null && <DropMark x={pixelsAt(scale, places[gap]?.startSeconds ?? reelSeconds)} />}
              {!isCentred && <StripPlayhead link={link} scale={scale} />}
            </div>
            {hasAudio && <AudioLane {...{ timeline, drawn }} />}
            {lanes}
          </div>
        </div>
        {!isCentred && <PlayheadAside {...{ link, scale, scroller }} />}
        {isCentred && (
          <div data-playhead className="pointer-events-none absolute inset-y-0 left-1/2 w-0">
            <PlayheadMark />
          </div>
        )}
        <ScrollFades />
        <StripPreview state={preview} />
      </div>
    </div>
  );
});

/** Lanes and cuts are placed by the two variables. @param aside pixels by which all of it is pushed */
function stripStyle(scale: StripScale, reelSeconds: number, aside: number): CSSProperties {
  const style: CSSProperties & { readonly [name: `--${string}`]: string } = {
    '--second': `${scale.pixelsPerSecond}px`,
    '--strip-pad': `${scale.padPixels}px`,
    width: pixelsAt(scale, reelSeconds) + scale.padPixels,
    ...(aside === 0 ? {} : { transform: `translateX(${aside}px)` }),
  };
  return style;
}

function DropMark({ x }: { readonly x: number }) {
  return (
    <span
      data-drop
      style={{ left: x }}
      className="pointer-events-none absolute bottom-0 z-4 h-18 w-1 -translate-x-1/2 rounded-full bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
    />
  );
}
