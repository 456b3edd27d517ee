import { REEL_FPS } from '@cutroom/contract';
import { type AudioTrack, audioTrack } from './audio/audio-track.ts';
import type { LiveReel } from './live-reel.ts';
import { type LiveState, liveState } from './live-state.ts';
import { type PaintedFrame, reelCanvas } from './painting/reel-canvas.ts';

export interface LiveEngine {
  readonly state: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays another edit from now on, where it is. */
  readonly setReel: (reel: LiveReel) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly release: () => void;
}

/** @returns null where the browser cannot draw at all */
export function liveEngine(canvas: HTMLCanvasElement): LiveEngine | null {
  const { drawSoon, drawNext, cancel } = drawRequests(draw);
  const drawing = reelCanvas(canvas, drawSoon);
  if (drawing === null) return null;
  const shown = drawing;
  const { now, change, subscribe, release } = liveState(shown.isPlain);
  let reel: LiveReel | null = null;
  let audio: AudioTrack | null = null;

  function draw(): void {
    shown.takeFrames();
    // They are here by then.
    queueMicrotask(paint);
  }

  function paint(): void {
    if (reel === null) return;
    if (now().phase === 'playing') advance();
    const isPlaying = now().phase === 'playing';
    const painted = shown.paint(reel, now().seconds, isPlaying);
    if (painted !== null) change(afterPainting(now(), painted));
    if (isPlaying) drawSoon();
  }

  /** To where the clock is; the end stops it. */
  function advance(): void {
    const seconds = audio?.heardSeconds() ?? now().seconds;
    if (seconds < now().durationSeconds) change({ seconds });
    else halt('ended', now().durationSeconds);
  }

  function halt(phase: 'paused' | 'ended', seconds: number): void {
    audio?.stop();
    shown.pause();
    change({ phase, seconds });
    drawNext();
  }

  return {
    state: now,
    subscribe,
    setReel: (next) => {
      reel = next;
      shown.setReel(next);
      audio?.setReel(next);
      const durationSeconds = next.timeline.frames / REEL_FPS;
      change({ durationSeconds, seconds: Math.min(now().seconds, durationSeconds), ...NOT_DRAWN });
      drawNext();
    },
    play: () => {
      if (reel === null) return;
      audio ??= audioTrack();
      audio.setReel(reel);
      audio.setMuted(now().isMuted);
      shown.bless();
      const seconds = now().seconds >= now().durationSeconds ? 0 : now().seconds;
      audio.play(seconds);
      change({ phase: 'playing', seconds });
      drawNext();
    },
    pause: () => {
      if (now().phase === 'playing') halt('paused', now().seconds);
    },
    seek: (seconds) => {
      const target = Math.min(Math.max(0, seconds), now().durationSeconds);
      if (now().phase === 'playing') audio?.play(target);
      change({ seconds: target, ...(now().phase === 'playing' ? {} : { phase: 'paused', ...NOT_DRAWN }) });
      drawNext();
    },
    setMuted: (isMuted) => {
      audio?.setMuted(isMuted);
      change({ isMuted });
    },
    release: () => {
      reel = null;
      cancel();
      audio?.release();
      shown.release();
      release();
    },
  };
}

/** One request at a time, however often it is asked for. */
function drawRequests(draw: () => void) {
  let request = 0;
  const ask = (then: () => void): void => {
    if (request !== 0) return;
    request = requestAnimationFrame(() => {
      request = 0;
      then();
    });
  };
  return {
    drawSoon: () => ask(draw),
    /** A screen later: the one before answers what was pressed, and drawing is not to keep it waiting. */
    drawNext: () => ask(() => ask(draw)),
    cancel: () => cancelAnimationFrame(request),
  };
}

const NOT_DRAWN = { isShown: false, isNear: false } as const;

function afterPainting(before: LiveState, { isExact, hasStills }: PaintedFrame): Partial<LiveState> {
  return {
    isShown: before.isShown || isExact,
    isNear: true,
    hasDrawn: true,
    hasStills: hasStills ?? before.hasStills,
  };
}
