import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AudioTrack } from './audio/audio-track.ts';
import { type LiveEngine, liveEngine } from './live-engine.ts';
import type { LiveReel } from './live-reel.ts';
import { AT_REST } from './live-state.ts';

/**
 * An engine that draws on the canvas for as long as it is on the page, and plays the edit as it is now.
 * @param makeAudio the same function at every call; what is heard of the reel where not given
 * @returns no engine until the canvas is there, and where the browser cannot draw
 */
export function useLiveEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  reel: LiveReel,
  makeAudio?: () => AudioTrack,
) {
  const [engine, setEngine] = useState<LiveEngine | null>(null);
  const first = useRef(reel);
  useEffect(() => {
    if (canvas.current === null) return;
    const made = liveEngine(canvas.current, first.current, makeAudio);
    made?.setReel(first.current);
    setEngine(made);
    return () => made?.release();
  }, [canvas, makeAudio]);
  useEffect(() => {
    if (first.current === reel) return;
    first.current = reel;
    engine?.setReel(reel);
  }, [engine, reel]);
  const state = useSyncExternalStore(engine?.subscribe ?? noSubscription, engine?.state ?? atRest, atRest);
  return { engine, state };
}

const noSubscription = () => () => undefined;
const atRest = () => AT_REST;
