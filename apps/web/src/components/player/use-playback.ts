import { type RefObject, useReducer, useRef } from 'react';
import { drawStill } from './draw-still.ts';
import { judgeMediaError } from './faults/media-fault.ts';
import { MEDIA_ERR_NETWORK } from './faults/playback-error.ts';
import { initialPlayback, nextPlayback, willAutoRetry } from './playback-state.ts';
import { useDelayed } from './use-delayed.ts';
import { useVideoControls } from './use-video-controls.ts';

const STILL_DELAY_MS = 100;
/** A frame that was on the screen before the callback was asked for is never reported; by then it is there. */
const LATE_STILL_DELAY_MS = 1000;
const AUTO_RETRY_DELAY_MS = 2000;

/** Ties a video element to the player's state. Give the returned `events` to the element. */
export function usePlayback(videoRef: RefObject<HTMLVideoElement | null>, startsMuted: boolean) {
  const [state, dispatch] = useReducer(nextPlayback, startsMuted, initialPlayback);
  const stateRef = useRef(state);
  stateRef.current = state;
  const later = useDelayed(videoRef);
  const controls = useVideoControls(videoRef, dispatch);

  const takeFirstStill = (video: HTMLVideoElement) => {
    const url = drawStill(video);
    if (url !== null && stateRef.current.stillUrl === null) dispatch({ type: 'still', url });
  };

  const onError = (video: HTMLVideoElement) => {
    const code = video.error?.code ?? null;
    judgeMediaError(video, (isLost) => fail(isLost ? MEDIA_ERR_NETWORK : code));
  };

  const fail = (code: number | null) => {
    const isRetrying = willAutoRetry(stateRef.current, code);
    dispatch({ type: 'failed', code });
    if (!isRetrying) return;
    dispatch({ type: 'auto_retried' });
    later(AUTO_RETRY_DELAY_MS, (element) => element.load());
  };

  /** After a reload: on from where a failure interrupted. */
  const goOn = () => {
    const { interrupted } = stateRef.current;
    if (interrupted === null) return;
    controls.seekTo(interrupted.atSeconds);
    if (interrupted.wasPlaying) controls.play();
    dispatch({ type: 'picked_up' });
  };

  const events = {
    onLoadedMetadata: () => {
      const video = videoRef.current;
      if (video === null) return;
      dispatch({ type: 'metadata', durationSeconds: video.duration });
      goOn();
      // A still drawn before the browser has shown a frame is black, even where it says that it has the data.
      if ('requestVideoFrameCallback' in video) {
        video.requestVideoFrameCallback(() => later(STILL_DELAY_MS, takeFirstStill));
      } else later(STILL_DELAY_MS, takeFirstStill);
    },
    // Browsers that do not tell when: the first frame may come later than 100 ms after the metadata.
    onLoadedData: () => {
      const isTold = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
      later(isTold ? LATE_STILL_DELAY_MS : STILL_DELAY_MS, (video) => {
        if (stateRef.current.phase === 'idle') takeFirstStill(video);
      });
    },
    onPlay: () => dispatch({ type: 'played' }),
    onPlaying: () => dispatch({ type: 'resumed' }),
    onPause: () => {
      const video = videoRef.current;
      // A rewound video has its first still already.
      if (video !== null && !video.ended && stateRef.current.phase === 'playing')
        dispatch({ type: 'paused', stillUrl: drawStill(video) });
    },
    onEnded: () => dispatch({ type: 'ended' }),
    onTimeUpdate: () => {
      const video = videoRef.current;
      if (video === null) return;
      dispatch({ type: 'progressed', currentSeconds: video.currentTime });
      dispatch({ type: 'resumed' });
    },
    onVolumeChange: () => {
      const video = videoRef.current;
      if (video !== null) dispatch({ type: 'muted', isMuted: video.muted });
    },
    onStalled: () => dispatch({ type: 'stalled' }),
    onError: () => videoRef.current !== null && onError(videoRef.current),
  } as const;

  return { state, events, ...controls } as const;
}
