import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { usePlayback } from './use-playback.ts';

type Playback = ReturnType<typeof usePlayback>;

/** Plays silently while a mouse rests on the player or focus is in it, and rewinds afterwards unless somebody took over. */
export function useHoverPreview({ state, play, seekTo, setMuted, rewind }: Playback, isOn: boolean) {
  const isPreviewing = useRef(false);

  const begin = () => {
    if (
      !isOn ||
      isPreviewing.current ||
      state.phase !== 'idle' ||
      state.failure !== null ||
      prefersStillness()
    )
      return;
    isPreviewing.current = true;
    setMuted(true);
    play();
  };
  const end = () => {
    if (!isPreviewing.current) return;
    isPreviewing.current = false;
    rewind();
  };
  /** True where a preview was running: it starts over with sound, as a first press of play would. */
  const takeOver = () => {
    if (!isPreviewing.current) return false;
    isPreviewing.current = false;
    setMuted(false);
    seekTo(0);
    return true;
  };

  const events = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && begin(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && end(),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && begin(),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && end(),
  } as const;
  return { events, takeOver } as const;
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
