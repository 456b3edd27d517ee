import { REEL_FPS } from '@cutroom/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pressMainControl } from '../player-focus.ts';
import type { PlayerCommandName } from './player-commands.ts';

/** How often a second a fast or backward run shows another frame. */
const RUN_STEPS_PER_SECOND = 15;
const RUN_SPEED_MAX = 4;

/** A stretch of the reel in which one cut is seen, in seconds. */
interface CutPlace {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

interface TransportParts {
  /** Of the cuts, in order. */
  readonly places: readonly CutPlace[];
  readonly link: {
    readonly seek: (seconds: number) => void;
    readonly secondsNow: () => number;
    /** Whether it is to play once the player is there, where that may come later. */
    readonly isToPlay?: { readonly get: () => boolean; readonly set: (isToPlay: boolean) => void };
  };
  readonly videoBox: RefObject<HTMLElement | null>;
  readonly onLoop?: () => void;
}

/** What keys and buttons do with the player, whichever it is. @returns the same function every time */
export function useTransport(parts: TransportParts): (name: PlayerCommandName) => void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [transport] = useState(() => createTransport(() => latest.current));
  useEffect(() => transport.release, [transport]);
  return transport.run;
}

function createTransport(parts: () => TransportParts) {
  /** Seconds of the reel for each second; 0 while it stands or plays by itself. */
  let speed = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isPlaying = () => parts().videoBox.current?.querySelector('[data-phase="playing"]') != null;
  /** A press while the player is still on its way counts: it plays once it is there; another one takes that back. */
  const toggle = () => {
    const { link, videoBox } = parts();
    if (!pressMainControl(videoBox.current)) link.isToPlay?.set(!link.isToPlay.get());
  };
  const pause = () => {
    parts().link.isToPlay?.set(false);
    if (isPlaying()) toggle();
  };
  const stopRun = () => {
    clearInterval(timer);
    speed = 0;
  };
  const runAt = (next: number) => {
    stopRun();
    pause();
    speed = next;
    timer = setInterval(() => {
      const before = parts().link.secondsNow();
      parts().link.seek(Math.max(0, before + speed / RUN_STEPS_PER_SECOND));
      if (isAtEnd(before, speed, endOf(parts().places))) stopRun();
    }, 1000 / RUN_STEPS_PER_SECOND);
  };
  const faster = (direction: 1 | -1) =>
    direction * (Math.sign(speed) === direction ? Math.min(RUN_SPEED_MAX, Math.abs(speed) * 2) : 1);
  const seekBy = (seconds: number) =>
    parts().link.seek(Math.max(0, frameStart(parts().link.secondsNow()) + seconds));

  const run = (name: PlayerCommandName) => {
    if (name !== 'play_forwards' && name !== 'play_backwards') stopRun();
    switch (name) {
      case 'play_or_pause':
        toggle();
        return;
      case 'pause':
        return pause();
      case 'play_forwards':
        if (speed > 0) return runAt(faster(1));
        if (isPlaying()) return runAt(2);
        stopRun();
        toggle();
        return;
      case 'play_backwards':
        return runAt(faster(-1));
      case 'loop':
        return parts().onLoop?.();
      case 'frame_back':
        return seekBy(-1 / REEL_FPS);
      case 'frame_on':
        return seekBy(1 / REEL_FPS);
      case 'second_back':
        return seekBy(-1);
      case 'second_on':
        return seekBy(1);
      case 'cut_before':
        return parts().link.seek(startBefore(parts().places, parts().link.secondsNow()));
      case 'cut_after':
        return parts().link.seek(startAfter(parts().places, parts().link.secondsNow()));
      case 'to_start':
        return parts().link.seek(0);
      case 'to_end':
        return parts().link.seek(endOf(parts().places));
    }
  };
  return { run, release: stopRun };
}

function isAtEnd(seconds: number, speed: number, endSeconds: number): boolean {
  return speed < 0 ? seconds <= 1 / REEL_FPS : seconds >= endSeconds - 1 / REEL_FPS;
}

function frameStart(seconds: number): number {
  return Math.floor(seconds * REEL_FPS + 1e-3) / REEL_FPS;
}

function endOf(places: readonly CutPlace[]): number {
  return places.at(-1)?.endSeconds ?? 0;
}

/** A step back from within a cut goes to its own beginning first, as in every editor. */
function startBefore(places: readonly CutPlace[], seconds: number): number {
  const starts = places.map(({ startSeconds }) => startSeconds);
  return starts.findLast((start) => start < seconds - 2 / REEL_FPS) ?? 0;
}

function startAfter(places: readonly CutPlace[], seconds: number): number {
  const starts = places.map(({ startSeconds }) => startSeconds);
  return starts.find((start) => start > seconds + 1e-3) ?? endOf(places);
}
