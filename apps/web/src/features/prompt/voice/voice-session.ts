import { RECOVERY_DELAY_MS, VOICE_RULES, type VoicePlatform } from './voice-platform.ts';

export type VoicePhase = 'inactive' | 'recording' | 'paused' | 'ended';

/** Why the recogniser is begun: it decides what is said when that fails. */
export type StartReason = 'pressed' | 'recovery' | 'renewal' | 'unexpected_stop';

export interface VoiceSession {
  readonly phase: VoicePhase;
  /** What the recogniser will be begun again for, once it has stopped or a delay is over. */
  readonly restartFor: Exclude<StartReason, 'pressed'> | null;
  /** The recogniser has been listening for a moment: it was begun and did not end at once. */
  readonly isListening: boolean;
  /** The recogniser has heard something. */
  readonly hasHeard: boolean;
  /**
   * Recognisers in a row that ended at once, or failed before they heard anything. Browsers tell by an event that one could
   * not begin, not by throwing, and a speech service that cannot be reached may be missed only after some seconds.
   */
  readonly failedStarts: number;
}

export type VoiceEvent =
  | { readonly type: 'button_pressed' }
  | { readonly type: 'session_ended' }
  /** It was begun long ago and neither listens nor failed. */
  | { readonly type: 'start_overdue' }
  | { readonly type: 'silence_lasted' }
  | { readonly type: 'renewal_due' }
  | { readonly type: 'restart_due' }
  | { readonly type: 'listening_lasted' }
  | { readonly type: 'heard' }
  | { readonly type: 'recogniser_stopped' }
  | { readonly type: 'recogniser_failed'; readonly code: string }
  | { readonly type: 'start_failed'; readonly reason: StartReason };

export type VoiceEffect =
  | { readonly type: 'start'; readonly reason: StartReason }
  | { readonly type: 'stop' }
  | { readonly type: 'restart_later'; readonly delayMs: number }
  | { readonly type: 'notify'; readonly title: string; readonly description: string };

export interface VoiceStep {
  readonly session: VoiceSession;
  readonly effects: readonly VoiceEffect[];
}

export const VOICE_START: VoiceSession = {
  phase: 'inactive',
  restartFor: null,
  isListening: false,
  hasHeard: false,
  failedStarts: 0,
};

/** The first start and two restarts: a microphone that is taken for a moment is free again by then. */
const FAILED_STARTS_MAX = 3;

/** The voice input session of spec sections 4 and 8. Pure: timers and the recogniser are run by whoever reads the effects. */
export function voiceStep(session: VoiceSession, event: VoiceEvent, platform: VoicePlatform): VoiceStep {
  const rules = VOICE_RULES[platform];
  const isRecording = session.phase === 'recording';
  switch (event.type) {
    case 'button_pressed':
      return isRecording ? stopped('paused') : begun(VOICE_START, 'pressed');
    case 'session_ended':
      return stopped('ended');
    case 'start_overdue':
      return isRecording ? neverStarted() : unchanged(session);
    case 'silence_lasted':
      return isRecording ? stopped(rules.afterSilence) : unchanged(session);
    case 'renewal_due':
      return isRecording && session.restartFor === null
        ? { session: { ...session, restartFor: 'renewal' }, effects: [{ type: 'stop' }] }
        : unchanged(session);
    case 'restart_due':
      return isRecording ? begun(session, session.restartFor ?? 'unexpected_stop') : unchanged(session);
    case 'listening_lasted':
      // Between a failure and the stop that follows it nothing is listened to.
      return unchanged({ ...session, isListening: isRecording && session.restartFor !== 'recovery' });
    case 'heard':
      return unchanged(isRecording ? { ...session, isListening: true, hasHeard: true } : session);
    case 'recogniser_stopped':
      return isRecording ? afterStop(session, rules.restartDelayMs) : unchanged(session);
    case 'recogniser_failed':
      return isRecording ? afterFailure(session, event.code, platform) : unchanged(session);
    case 'start_failed':
      return isRecording ? afterFailedStart(event.reason) : unchanged(session);
  }
}

function unchanged(session: VoiceSession): VoiceStep {
  return { session, effects: [] };
}

function begun({ failedStarts }: VoiceSession, reason: StartReason): VoiceStep {
  return {
    session: { ...VOICE_START, phase: 'recording', failedStarts },
    effects: [{ type: 'start', reason }],
  };
}

function stopped(phase: VoicePhase): VoiceStep {
  return { session: { ...VOICE_START, phase }, effects: [{ type: 'stop' }] };
}

/**
 * Recognisers also stop without being asked, on phones after every sentence: silence decides when it is enough. But one
 * that ends at once, again and again, has no microphone or no service: it is given up.
 */
function afterStop(session: VoiceSession, restartDelayMs: number): VoiceStep {
  const reason = session.restartFor ?? 'unexpected_stop';
  const failedStarts = session.isListening ? 0 : session.failedStarts + 1;
  if (failedStarts >= FAILED_STARTS_MAX) return afterFailedStart(reason);
  return {
    session: { ...VOICE_START, phase: 'recording', restartFor: reason, failedStarts },
    effects: [{ type: 'restart_later', delayMs: reason === 'recovery' ? RECOVERY_DELAY_MS : restartDelayMs }],
  };
}

const PASSING_ERRORS: readonly string[] = ['no-speech', 'audio-capture', 'network'];
const IOS_PASSING_ERRORS: readonly string[] = ['no-speech'];
/** What tells that a recogniser never listened, however late it comes, unless it has heard something. */
const START_ERRORS: readonly string[] = ['audio-capture', 'network'];
const PERMISSION_ERRORS: readonly string[] = ['not-allowed', 'service-not-allowed'];

function afterFailure(session: VoiceSession, code: string, platform: VoicePlatform): VoiceStep {
  if (code === 'aborted') return unchanged(session);
  const isPassing = (platform === 'ios' ? IOS_PASSING_ERRORS : PASSING_ERRORS).includes(code);
  // A recogniser that failed stops next, and is begun again then.
  if (isPassing) {
    const isListening = session.isListening && (session.hasHeard || !START_ERRORS.includes(code));
    return unchanged({ ...session, restartFor: 'recovery', isListening });
  }
  const notice = platform === 'ios' ? iosNotice(code) : notices(code);
  return {
    session: VOICE_START,
    effects: [{ type: 'stop' }, { type: 'notify', ...notice }],
  };
}

function notices(code: string) {
  if (PERMISSION_ERRORS.includes(code)) {
    return {
      title: 'Microphone Permission Required',
      description:
        'Please allow microphone access to use voice input. Check your browser settings and try again.',
    };
  }
  return {
    title: 'Voice Input Error',
    description: `Voice recognition error: ${code}. Please try the microphone button again.`,
  };
}

function iosNotice(code: string) {
  if (PERMISSION_ERRORS.includes(code)) {
    return {
      title: 'iOS Microphone Access Required',
      description: 'Allow the microphone for this site in Settings > Safari > Microphone, then try again.',
    };
  }
  if (code === 'network') {
    return {
      title: 'iOS Network Issue',
      description: 'Voice input needs a connection on this device. Check it and press the button again.',
    };
  }
  return {
    title: 'iOS Voice Recognition Issue',
    description: `Voice recognition stopped (${code}). Press the button to go on, or use the keyboard's microphone.`,
  };
}

function afterFailedStart(reason: StartReason): VoiceStep {
  return {
    session: VOICE_START,
    effects: [{ type: 'notify', title: 'Voice Input Error', description: START_FAILURE_TEXTS[reason] }],
  };
}

function neverStarted(): VoiceStep {
  const { session, effects } = afterFailedStart('pressed');
  return { session, effects: [{ type: 'stop' }, ...effects] };
}

const STOPPED_TEXT = 'Voice recognition stopped unexpectedly. Please try again.';
const START_FAILURE_TEXTS: { readonly [R in StartReason]: string } = {
  pressed: 'Unable to start voice recognition. Check microphone permissions and try again.',
  recovery: 'Unable to restart voice recognition. Please try again.',
  renewal: STOPPED_TEXT,
  unexpected_stop: STOPPED_TEXT,
};

/** What the one button says. */
export function voiceButtonText(phase: VoicePhase): 'Voice Input' | 'Pause' | 'Resume' {
  if (phase === 'recording') return 'Pause';
  return phase === 'paused' ? 'Resume' : 'Voice Input';
}
