import { useSyncExternalStore } from 'react';
import type { LiveValue } from '../editor/live-value.ts';
import { secondsText } from '../editor/seconds-text.ts';
import { type ClipFrame, FilmstripFrame } from './drawing/filmstrip-frame.tsx';

/** What is shown above the strip while something is pulled. */
export interface StripPreviewState {
  /** In pixels from the left of the strip's window. */
  readonly x: number;
  /** The frame under the playhead; at an edge that is pulled the last frame before it and the first after it. */
  readonly frames: readonly (ClipFrame | null)[];
  readonly seconds: number;
}

/** The nearest frames of the filmstrips, at once: the player shows the real one a moment later. */
export function StripPreview({ state }: { readonly state: LiveValue<StripPreviewState | null> }) {
  const preview = useSyncExternalStore(state.subscribe, state.get, state.get);
  if (preview === null) return null;
  return (
    <div
      data-strip-preview
      style={{ left: preview.x }}
      className="pointer-events-none absolute bottom-full z-10 mb-1 flex -translate-x-1/2 gap-px rounded-md bg-black/85 p-1 ring-1 ring-white/20"
    >
      {preview.frames.map((frame, index) => (
        <FilmstripFrame key={index} frame={frame} />
      ))}
      <span className="timecode absolute inset-x-0 bottom-1.5 text-center text-xs leading-none text-white [text-shadow:0_0_3px_#000,0_0_2px_#000]">
        {secondsText(preview.seconds)}
      </span>
    </div>
  );
}
