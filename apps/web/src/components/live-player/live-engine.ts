import { REEL_FPS } from '@cutroom/contract';
import { afterPaint } from '../../lib/code-loading/after-paint.ts';
import { type AudioTrack, audioTrack } from './audio/audio-track.ts';
import { isRunning, reelWait } from './connection/reel-wait.ts';
import type { LiveReel } from './live-reel.ts';
import { type LiveState, liveState } from './live-state.ts';
import { type PaintedFrame, reelCanvas } from './painting/reel-canvas.ts';
import { type ReelLoop, withinLoop } from './reel-loop.ts';

export interface LiveEngine {
  readonly state: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays another edit from now on, where it is. */
  readonly setReel: (reel: LiveReel) => void;
  /** Plays only this from now on, again and again; null for the whole reel, once. */
  readonly setLoop: (loop: ReelLoop | null) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly release: () => void;
}

/**
 * @param makeAudio what is heard, and the clock
 * @returns null where the browser cannot draw at all
 */
export function liveEngine(
  canvas: HTMLCanvasElement,
  opening: LiveReel,
  makeAudio: () => AudioTrack = audioTrack,
): LiveEngine | null {
  const { drawSoon, drawNext, cancel } = drawRequests(() => shown.takeFrames(), paint);
  const drawing = reelCanvas(canvas, opening, drawSoon);
  if (drawing === null) return null;
  const shown = drawing;
  const { now, change, subscribe, release } = liveState(shown.isPlain);
  let reel: LiveReel | null = null;
  let audio: AudioTrack | null = null;
  let loop: ReelLoop | null = null;
  const connection = reelWait({ shown, audio: () => audio, now, change, drawNext });

  function paint(): void {
    if (reel === null) return;
    if (isRunning(now())) advance();
    const painted = shown.paint(reel, now().seconds, isRunning(now()));
    if (painted !== null) change(afterPainting(now(), painted));
    connection.check();
    if (isRunning(now())) drawSoon();
  }

  /** To where the clock is; the end of what is looped leads back, that of the reel stops it. */
  function advance(): void {
    const seconds = audio?.heardSeconds() ?? now().seconds;
    const looped = withinLoop(seconds, loop);
    if (looped !== seconds) goTo(looped);
    else if (seconds < now().durationSeconds) change({ seconds });
    else halt('ended', now().durationSeconds);
  }

  function goTo(seconds: number): void {
    change(afterSeek(now(), seconds));
    if (isRunning(now())) audio?.play(now().seconds);
    else audio?.askAgain();
    drawNext();
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
      change(afterEdit(now(), next));
      drawNext();
    },
    setLoop: (next) => {
      loop = next;
    },
    play: () => {
      if (reel === null) return;
      audio = readyAudio(audio ?? makeAudio(), reel, now());
      connection.askAgain();
      shown.bless();
      const seconds = withinLoop(now().seconds >= now().durationSeconds ? 0 : now().seconds, loop);
      change({ phase: 'playing', seconds });
      playAfterPaint(audio, now);
    },
    pause: () => {
      if (now().phase === 'playing') halt('paused', now().seconds);
    },
    seek: goTo,
    setMuted: (isMuted) => {
      audio?.setMuted(isMuted);
      change({ isMuted });
      drawNext();
    },
    release: () => {
      reel = null;
      cancel();
      for (const each of [connection, audio, shown]) each?.release();
      release();
    },
  };
}

/**
 * One request at a time, however often it is asked for.
 * @param takeFrames false where the screen is left to something else
 */
function drawRequests(takeFrames: () => boolean, paint: () => void) {
  let request = 0;
  const ask = (then: () => void): void => {
    if (request !== 0) return;
    request = requestAnimationFrame(() => {
      request = 0;
      then();
    });
  };
  const draw = (): void => {
    // They are here by then.
    if (takeFrames()) queueMicrotask(paint);
    else ask(draw);
  };
  return {
    drawSoon: () => ask(draw),
    /** A screen later: the one before answers what was pressed, and drawing is not to keep it waiting. */
    drawNext: () => ask(() => ask(draw)),
    cancel: () => cancelAnimationFrame(request),
  };
}

/** Made with the first press: before one, browsers play none. */
function readyAudio(audio: AudioTrack, reel: LiveReel, { isMuted }: LiveState): AudioTrack {
  audio.setReel(reel);
  audio.setMuted(isMuted);
  audio.wake();
  return audio;
}

/** Fetching and shaping what is heard takes a phone longer than answering the press. */
function playAfterPaint(audio: AudioTrack, now: () => LiveState): void {
  afterPaint(() => {
    if (isRunning(now()) && audio.heardSeconds() === null) audio.play(now().seconds);
  });
}

const NOT_DRAWN = { isShown: false, isNear: false } as const;

function afterEdit({ seconds }: LiveState, { timeline }: LiveReel): Partial<LiveState> {
  const durationSeconds = timeline.frames / REEL_FPS;
  return { durationSeconds, seconds: Math.min(seconds, durationSeconds), ...NOT_DRAWN };
}

function afterSeek({ phase, durationSeconds }: LiveState, seconds: number): Partial<LiveState> {
  const target = Math.min(Math.max(0, seconds), durationSeconds);
  return { seconds: target, ...(phase === 'playing' ? {} : { phase: 'paused', ...NOT_DRAWN }) };
}

function afterPainting(before: LiveState, { isExact, stills }: PaintedFrame): Partial<LiveState> {
  return {
    isShown: before.isShown || isExact,
    isNear: true,
    hasDrawn: true,
    stills: stills === undefined ? before.stills : stills,
  };
}
