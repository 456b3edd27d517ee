import { describe, expect, it } from 'vitest';
import {
  initialPlayback,
  isStillShown,
  nextPlayback,
  type PlaybackEvent,
  willAutoRetry,
} from './playback-state.ts';

const after = (...events: PlaybackEvent[]) => events.reduce(nextPlayback, initialPlayback(false));
const still = { type: 'still', url: 'blob:first' } as const;
const paused = { type: 'paused', stillUrl: 'blob:now' } as const;

describe('the phases', () => {
  it('shows the still before the first play and takes it away while playing', () => {
    expect(isStillShown(after(still))).toBe(true);
    expect(isStillShown(after(still, { type: 'played' }))).toBe(false);
  });

  it('shows a still again when paused: of the frame it was paused at', () => {
    const state = after(still, { type: 'played' }, paused);
    expect(state).toMatchObject({ phase: 'paused', stillUrl: 'blob:now' });
    expect(isStillShown(state)).toBe(true);
  });

  it('shows a still again at the end, even though the element reports a pause too', () => {
    const state = after(still, { type: 'played' }, { type: 'ended' }, paused);
    expect(state).toMatchObject({ phase: 'ended', stillUrl: 'blob:first' });
    expect(isStillShown(state)).toBe(true);
  });

  it('shows the live frame after seeking while paused', () => {
    expect(
      isStillShown(after(still, { type: 'played' }, paused, { type: 'sought', currentSeconds: 3 })),
    ).toBe(false);
  });

  it('shows no still where none could be drawn', () => {
    expect(isStillShown(after({ type: 'metadata', durationSeconds: 9 }))).toBe(false);
  });

  it('keeps a length that is not known as null', () => {
    expect(after({ type: 'metadata', durationSeconds: Number.POSITIVE_INFINITY }).durationSeconds).toBeNull();
  });
});

describe('failures', () => {
  it.each([
    [1, 'Video loading was aborted'],
    [2, 'Network error - check your connection'],
    [3, 'Video format not supported on this device'],
    [4, 'Video source not supported'],
    [99, 'Unknown video error occurred'],
    [null, 'Unknown video error occurred'],
  ])('says of media error %s: %s', (code, message) => {
    expect(after({ type: 'failed', code }).failure?.message).toBe(message);
  });

  it('retries a network error by itself, once', () => {
    const first = after({ type: 'failed', code: 2 });
    expect(first.failure).toMatchObject({
      message: 'Network error - check your connection',
      isRetrying: true,
    });
    const second = nextPlayback(nextPlayback(first, { type: 'auto_retried' }), { type: 'failed', code: 2 });
    expect(second.failure?.isRetrying).toBe(false);
  });

  it('does not retry a decoding error by itself', () => {
    expect(willAutoRetry(initialPlayback(false), 3)).toBe(false);
  });

  it('may retry by itself again after a press of Retry', () => {
    const state = after({ type: 'failed', code: 2 }, { type: 'auto_retried' }, { type: 'retried' });
    expect(state.failure).toBeNull();
    expect(willAutoRetry(state, 2)).toBe(true);
  });

  it('says when the browser refuses to play', () => {
    expect(after({ type: 'play_refused' }).failure?.message).toBe(
      'Playback failed. Check your connection and try again.',
    );
  });

  it('still says so when the metadata comes after the refusal, and no more once it plays', () => {
    const refused = after({ type: 'play_refused' }, { type: 'metadata', durationSeconds: 8 });
    expect(refused.failure?.message).toBe('Playback failed. Check your connection and try again.');
    expect(nextPlayback(refused, { type: 'played' }).failure).toBeNull();
    expect(nextPlayback(refused, { type: 'retried' }).failure).toBeNull();
  });

  it('says when playback stalls, until it goes on', () => {
    const stalled = after({ type: 'played' }, { type: 'stalled' });
    expect(stalled.notice).toBe('Video playback stalled. Checking connection...');
    expect(nextPlayback(stalled, { type: 'resumed' }).notice).toBeNull();
  });

  it('does not call a video that nobody plays stalled', () => {
    expect(after({ type: 'stalled' }).notice).toBeNull();
  });
});

describe('a reload', () => {
  const interruptedAt3: readonly PlaybackEvent[] = [
    { type: 'played' },
    { type: 'progressed', currentSeconds: 3 },
    { type: 'failed', code: 2 },
  ];

  it('remembers where playback was interrupted, over a second failure and a press of Retry', () => {
    const interrupted = { atSeconds: 3, wasPlaying: true };
    expect(after(...interruptedAt3).interrupted).toEqual(interrupted);
    expect(after(...interruptedAt3, { type: 'failed', code: 2 }).interrupted).toEqual(interrupted);
    expect(after(...interruptedAt3, { type: 'retried' }).interrupted).toEqual(interrupted);
  });

  it('does not start what was paused', () => {
    const state = after({ type: 'played' }, paused, { type: 'failed', code: 2 });
    expect(state.interrupted).toEqual({ atSeconds: 0, wasPlaying: false });
  });

  it('begins at the start where nothing had been played, and once it was picked up', () => {
    expect(after({ type: 'failed', code: 2 }).interrupted).toBeNull();
    expect(after(...interruptedAt3, { type: 'picked_up' }).interrupted).toBeNull();
  });

  it('forgets it when a preview is rewound', () => {
    expect(after(...interruptedAt3, { type: 'reset', isMuted: false }).interrupted).toBeNull();
  });

  it('keeps sound off', () => {
    expect(after({ type: 'muted', isMuted: true }, { type: 'retried' }).isMuted).toBe(true);
  });
});
