import { expect, it } from 'vitest';
import type { VoicePlatform } from './voice-platform.ts';
import {
  VOICE_START,
  type VoiceEffect,
  type VoiceEvent,
  voiceButtonText,
  voiceStep,
} from './voice-session.ts';

function play(platform: VoicePlatform, events: readonly VoiceEvent[]) {
  let session = VOICE_START;
  let effects: readonly VoiceEffect[] = [];
  for (const event of events) ({ session, effects } = voiceStep(session, event, platform));
  return { phase: session.phase, effects };
}

const press: VoiceEvent = { type: 'button_pressed' };
const stop: VoiceEvent = { type: 'recogniser_stopped' };
const failure = (code: string): VoiceEvent => ({ type: 'recogniser_failed', code });

it('cycles recording, paused and recording, and ends', () => {
  expect(play('desktop', [press])).toEqual({
    phase: 'recording',
    effects: [{ type: 'start', reason: 'pressed' }],
  });
  expect(play('desktop', [press, press])).toEqual({ phase: 'paused', effects: [{ type: 'stop' }] });
  expect(play('desktop', [press, press, press]).phase).toBe('recording');
  expect(play('desktop', [press, { type: 'session_ended' }])).toEqual({
    phase: 'ended',
    effects: [{ type: 'stop' }],
  });
  expect(play('desktop', [press, { type: 'session_ended' }, press]).phase).toBe('recording');
});

it('names its button by phase', () => {
  expect(
    (['inactive', 'recording', 'paused', 'ended'] as const).map((phase) => voiceButtonText(phase)),
  ).toEqual(['Voice Input', 'Pause', 'Resume', 'Voice Input']);
});

it('pauses in silence, and on iOS stops', () => {
  expect(play('desktop', [press, { type: 'silence_lasted' }]).phase).toBe('paused');
  expect(play('mobile', [press, { type: 'silence_lasted' }]).phase).toBe('paused');
  expect(play('ios', [press, { type: 'silence_lasted' }]).phase).toBe('inactive');
});

it.each([
  ['desktop', 500],
  ['mobile', 1500],
  ['ios', 1500],
] as const)('renews the recogniser on %s after %i ms', (platform, delayMs) => {
  expect(play(platform, [press, { type: 'renewal_due' }])).toEqual({
    phase: 'recording',
    effects: [{ type: 'stop' }],
  });
  expect(play(platform, [press, { type: 'renewal_due' }, stop])).toEqual({
    phase: 'recording',
    effects: [{ type: 'restart_later', delayMs }],
  });
  expect(play(platform, [press, { type: 'renewal_due' }, stop, { type: 'restart_due' }]).effects).toEqual([
    { type: 'start', reason: 'renewal' },
  ]);
});

it('begins again when the recogniser stops by itself, and not when it was paused', () => {
  expect(play('mobile', [press, stop]).effects).toEqual([{ type: 'restart_later', delayMs: 1500 }]);
  expect(play('mobile', [press, press, stop])).toEqual({ phase: 'paused', effects: [] });
  expect(play('mobile', [press, stop, press, { type: 'restart_due' }])).toEqual({
    phase: 'paused',
    effects: [],
  });
});

it.each(['no-speech', 'audio-capture', 'network'])('recovers from %s after half a second', (code) => {
  expect(play('mobile', [press, failure(code)])).toEqual({ phase: 'recording', effects: [] });
  expect(play('mobile', [press, failure(code), stop]).effects).toEqual([
    { type: 'restart_later', delayMs: 500 },
  ]);
});

it.each([
  ['desktop', 'not-allowed', 'Microphone Permission Required'],
  ['mobile', 'not-allowed', 'Microphone Permission Required'],
  ['desktop', 'bad-grammar', 'Voice Input Error'],
  ['ios', 'not-allowed', 'iOS Microphone Access Required'],
  ['ios', 'network', 'iOS Network Issue'],
  ['ios', 'audio-capture', 'iOS Voice Recognition Issue'],
] as const)('on %s, %s stops with "%s"', (platform, code, title) => {
  const { phase, effects } = play(platform, [press, failure(code)]);
  expect(phase).toBe('inactive');
  expect(effects).toEqual([{ type: 'stop' }, expect.objectContaining({ type: 'notify', title })]);
});

it('says which error it was', () => {
  expect(play('desktop', [press, failure('bad-grammar')]).effects[1]).toMatchObject({
    description: 'Voice recognition error: bad-grammar. Please try the microphone button again.',
  });
});

it.each(['desktop', 'mobile', 'ios'] as const)(
  'ignores aborted on %s, and no-speech says nothing',
  (platform) => {
    expect(play(platform, [press, failure('aborted')])).toEqual({ phase: 'recording', effects: [] });
    expect(play(platform, [press, failure('no-speech')])).toEqual({ phase: 'recording', effects: [] });
  },
);

it.each([
  ['pressed', 'inactive', 'Unable to start voice recognition. Check microphone permissions and try again.'],
  ['recovery', 'inactive', 'Unable to restart voice recognition. Please try again.'],
  ['renewal', 'inactive', 'Voice recognition stopped unexpectedly. Please try again.'],
  ['unexpected_stop', 'inactive', 'Voice recognition stopped unexpectedly. Please try again.'],
] as const)('when a start for %s fails the session is %s', (reason, phase, description) => {
  expect(play('desktop', [press, { type: 'start_failed', reason }])).toEqual({
    phase,
    effects: [{ type: 'notify', title: 'Voice Input Error', description }],
  });
});

const listened: VoiceEvent = { type: 'listening_lasted' };
const heard: VoiceEvent = { type: 'heard' };
const restart: VoiceEvent = { type: 'restart_due' };
const notice = (description: string) => [{ type: 'notify', title: 'Voice Input Error', description }];

it.each([
  ['a desktop without a microphone', 'desktop', 'audio-capture'],
  ['Brave, whose speech service is not there', 'desktop', 'network'],
  ['an Android phone that is offline', 'mobile', 'network'],
] as const)('gives up on %s after two restarts that end at once', (_, platform, code) => {
  const attempt = [failure(code), stop, restart];
  expect(play(platform, [press, ...attempt, ...attempt]).phase).toBe('recording');
  expect(play(platform, [press, ...attempt, ...attempt, failure(code), stop])).toEqual({
    phase: 'inactive',
    effects: notice('Unable to restart voice recognition. Please try again.'),
  });
});

it.each(['audio-capture', 'network'])(
  'gives up on %s that comes late and before anything was heard',
  (code) => {
    const attempt = [listened, failure(code), listened, stop, restart];
    expect(play('desktop', [press, ...attempt, ...attempt, listened, failure(code), stop])).toEqual({
      phase: 'inactive',
      effects: notice('Unable to restart voice recognition. Please try again.'),
    });
  },
);

it('goes on after a failure of the network for as long as something is heard in between', () => {
  const attempt = [heard, listened, failure('network'), stop, restart];
  expect(play('desktop', [press, ...Array.from({ length: 20 }, () => attempt).flat()]).phase).toBe(
    'recording',
  );
});

it('says that it stopped where recognisers end at once without an error, as when another tab listens', () => {
  const attempt = [failure('aborted'), stop, restart];
  expect(play('desktop', [press, ...attempt, ...attempt, failure('aborted'), stop])).toEqual({
    phase: 'inactive',
    effects: notice('Voice recognition stopped unexpectedly. Please try again.'),
  });
});

it.each([
  ['Chrome, which says no-speech after some seconds', [listened, failure('no-speech'), stop, restart]],
  ['Android, which stops after every sentence', [listened, stop, restart]],
])('goes on with %s for as long as it listens in between', (_, attempt) => {
  const { phase, effects } = play('mobile', [press, ...Array.from({ length: 20 }, () => attempt).flat()]);
  expect(phase).toBe('recording');
  expect(effects).toEqual([expect.objectContaining({ type: 'start' })]);
});

it('counts failed starts anew after one that listened, and after a press', () => {
  const failed = [failure('network'), stop, restart];
  expect(play('desktop', [press, ...failed, ...failed, listened, stop, restart, ...failed]).phase).toBe(
    'recording',
  );
  expect(play('desktop', [press, ...failed, ...failed, press, press, ...failed]).phase).toBe('recording');
});

it('does nothing late', () => {
  for (const event of [
    stop,
    failure('network'),
    { type: 'silence_lasted' },
    { type: 'renewal_due' },
  ] as const) {
    expect(play('desktop', [press, { type: 'session_ended' }, event])).toEqual({
      phase: 'ended',
      effects: [],
    });
  }
});
