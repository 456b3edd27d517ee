import {
  isNetworkError,
  PLAYBACK_FAILED,
  PLAYBACK_STALLED,
  playbackErrorMessage,
} from './faults/playback-error.ts';

/**
 * The player of spec section 4: idle (still image, big play button) → playing (controls) → paused or ended (still
 * image again). A failure covers all of them until a reload.
 */
export interface PlaybackState {
  readonly phase: 'idle' | 'playing' | 'paused' | 'ended';
  readonly isMuted: boolean;
  readonly currentSeconds: number;
  /** null until the video's metadata is here. */
  readonly durationSeconds: number | null;
  /** Image shown before playing, when paused and at the end; null where none could be drawn. */
  readonly stillUrl: string | null;
  /** After seeking in a paused video its own frame shows, not the still. */
  readonly isStillCurrent: boolean;
  readonly failure: PlaybackFailure | null;
  /** A note over the image while playback waits for data. */
  readonly notice: string | null;
  /** One automatic reload per video and per press of 'Retry'. */
  readonly hasAutoRetried: boolean;
  /** Where a failure interrupted, to go on from there after a reload; null where nothing was interrupted. */
  readonly interrupted: { readonly atSeconds: number; readonly wasPlaying: boolean } | null;
}

export interface PlaybackFailure {
  readonly message: string;
  readonly isRetrying: boolean;
  /** The browser would not play, whatever has been loaded. */
  readonly isRefused: boolean;
}

export type PlaybackEvent =
  | { readonly type: 'metadata'; readonly durationSeconds: number }
  | { readonly type: 'still'; readonly url: string }
  | { readonly type: 'played' }
  | { readonly type: 'paused'; readonly stillUrl: string | null }
  | { readonly type: 'ended' }
  | { readonly type: 'progressed'; readonly currentSeconds: number }
  | { readonly type: 'sought'; readonly currentSeconds: number }
  | { readonly type: 'muted'; readonly isMuted: boolean }
  | { readonly type: 'stalled' }
  | { readonly type: 'resumed' }
  | { readonly type: 'failed'; readonly code: number | null }
  | { readonly type: 'play_refused' }
  | { readonly type: 'auto_retried' }
  /** A press of 'Retry'. */
  | { readonly type: 'retried' }
  /** After a reload, playback is where it was interrupted. */
  | { readonly type: 'picked_up' }
  /** Back to the beginning, when a preview on hover ends. */
  | { readonly type: 'reset'; readonly isMuted: boolean };

export function initialPlayback(isMuted: boolean): PlaybackState {
  return {
    phase: 'idle',
    isMuted,
    currentSeconds: 0,
    durationSeconds: null,
    stillUrl: null,
    isStillCurrent: true,
    failure: null,
    notice: null,
    hasAutoRetried: false,
    interrupted: null,
  };
}

export function nextPlayback(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.type) {
    case 'metadata':
      return {
        ...state,
        durationSeconds: finiteOrNull(event.durationSeconds),
        // What was refused before anything was loaded is still refused.
        failure: state.failure?.isRefused === true ? state.failure : null,
      };
    case 'still':
      return { ...state, stillUrl: event.url };
    case 'played':
      return { ...state, phase: 'playing', failure: null };
    case 'paused':
      // The element also reports a pause at the end; the end wins.
      if (state.phase !== 'playing') return state;
      return {
        ...state,
        phase: 'paused',
        stillUrl: event.stillUrl ?? state.stillUrl,
        isStillCurrent: event.stillUrl !== null,
        notice: null,
      };
    case 'ended':
      return { ...state, phase: 'ended', isStillCurrent: true, notice: null };
    case 'progressed':
      return { ...state, currentSeconds: event.currentSeconds };
    case 'sought':
      return {
        ...state,
        phase: state.phase === 'ended' || state.phase === 'idle' ? 'paused' : state.phase,
        currentSeconds: event.currentSeconds,
        isStillCurrent: false,
      };
    case 'muted':
      return { ...state, isMuted: event.isMuted };
    case 'stalled':
      return state.phase === 'playing' ? { ...state, notice: PLAYBACK_STALLED } : state;
    case 'resumed':
      return state.notice === null ? state : { ...state, notice: null };
    case 'failed':
      return {
        ...state,
        phase: 'idle',
        notice: null,
        failure: {
          message: playbackErrorMessage(event.code),
          isRetrying: willAutoRetry(state, event.code),
          isRefused: false,
        },
        interrupted: interruptionOf(state),
      };
    case 'play_refused':
      return {
        ...state,
        notice: null,
        failure: { message: PLAYBACK_FAILED, isRetrying: false, isRefused: true },
      };
    case 'auto_retried':
      return { ...state, hasAutoRetried: true };
    case 'retried':
      return { ...backToStart(state, state.isMuted), interrupted: state.interrupted };
    case 'picked_up':
      return { ...state, interrupted: null };
    case 'reset':
      return backToStart(state, event.isMuted);
  }
}

/** A network error is tried again once, 2 s later, without being asked. */
export function willAutoRetry(state: PlaybackState, code: number | null): boolean {
  return isNetworkError(code) && !state.hasAutoRetried;
}

export function isStillShown(state: PlaybackState): boolean {
  if (state.stillUrl === null || state.phase === 'playing') return false;
  return state.phase !== 'paused' || state.isStillCurrent;
}

function backToStart({ stillUrl, durationSeconds }: PlaybackState, isMuted: boolean): PlaybackState {
  return { ...initialPlayback(isMuted), stillUrl, durationSeconds };
}

/** A failure before the reload has got anywhere leaves what an earlier one interrupted. */
function interruptionOf({ phase, currentSeconds, interrupted }: PlaybackState): PlaybackState['interrupted'] {
  if (phase !== 'playing' && phase !== 'paused') return interrupted;
  return { atSeconds: currentSeconds, wasPlaying: phase === 'playing' };
}

/** Streams without a known length report Infinity or NaN. */
function finiteOrNull(seconds: number): number | null {
  return Number.isFinite(seconds) ? seconds : null;
}
