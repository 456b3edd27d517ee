import type { AudioTrack } from '../audio/audio-track.ts';
import type { LiveState } from '../live-state.ts';
import { askingAgain } from './asking-again.ts';

/** Holds a reel where a lost connection keeps away what it goes on with. */
export interface ReelWait {
  /** After each paint: a reel that plays stands until what is missing is here, and goes on by itself. */
  readonly check: () => void;
  /** What did not come is asked for again. */
  readonly askAgain: () => void;
  readonly release: () => void;
}

interface Waiting {
  readonly shown: Pick<AudioTrack, 'isCutOff' | 'askAgain'> & { readonly pause: () => void };
  /** null until it is played. */
  readonly audio: () => AudioTrack | null;
  readonly now: () => LiveState;
  readonly change: (next: Partial<LiveState>) => void;
  readonly drawNext: () => void;
}

export function reelWait({ shown, audio, now, change, drawNext }: Waiting): ReelWait {
  const askAgain = (): void => {
    shown.askAgain();
    audio()?.askAgain();
    drawNext();
  };
  const asking = askingAgain(askAgain, drawNext);
  return {
    check: () => {
      const { phase, isMuted, seconds, isCutOff: wasCutOff } = now();
      const isPlaying = phase === 'playing';
      const isHeard = isPlaying && !isMuted;
      const isCutOff = shown.isCutOff() || (isHeard && audio()?.isCutOff() === true);
      if (isCutOff === wasCutOff) return;
      change({ isCutOff });
      asking.setWaiting(isCutOff);
      if (!isPlaying) return;
      if (isCutOff) {
        audio()?.stop();
        shown.pause();
      } else audio()?.play(seconds);
      drawNext();
    },
    askAgain,
    release: asking.release,
  };
}

/** Whether it plays, and does not wait. */
export function isRunning({ phase, isCutOff }: LiveState): boolean {
  return phase === 'playing' && !isCutOff;
}
