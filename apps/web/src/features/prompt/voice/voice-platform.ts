export type VoicePlatform = 'desktop' | 'mobile' | 'ios';

/** What spec section 9, "Voice", says of each platform. 'mobile' is Android and similar, without iOS. */
export interface VoiceRules {
  /** Silence after which listening ends. */
  readonly silenceMs: number;
  /** Whether silence pauses the session, to be resumed, or stops it. */
  readonly afterSilence: 'paused' | 'inactive';
  /** Recognisers give up after a while; they are begun anew before that. */
  readonly renewAfterMs: number;
  readonly restartDelayMs: number;
  /** How many words two stretches must share to count as the same words heard twice. */
  readonly overlapWordsMin: number;
  /** Android's recogniser sends the same words as several final results, each longer than the last. */
  readonly repeatsFinals: boolean;
}

export const VOICE_LANGUAGE = 'en-US';
/** After an error that passes by itself, on every platform. */
export const RECOVERY_DELAY_MS = 500;
/** For the browser's question about the microphone to be answered. Some browsers have a recogniser that never begins. */
export const START_MS_MAX = 60_000;

/** A recogniser that ends sooner, without having heard anything, never began to listen. */
export const LISTENING_MS_MIN = 1000;

export const VOICE_RULES: { readonly [P in VoicePlatform]: VoiceRules } = {
  desktop: {
    silenceMs: 8000,
    afterSilence: 'paused',
    renewAfterMs: 12_000,
    restartDelayMs: 500,
    overlapWordsMin: 3,
    repeatsFinals: false,
  },
  mobile: {
    silenceMs: 20_000,
    afterSilence: 'paused',
    renewAfterMs: 15_000,
    restartDelayMs: 1500,
    overlapWordsMin: 3,
    repeatsFinals: true,
  },
  ios: {
    silenceMs: 8000,
    afterSilence: 'inactive',
    renewAfterMs: 15_000,
    restartDelayMs: 1500,
    overlapWordsMin: 1,
    repeatsFinals: true,
  },
};

/** iPads call themselves Macs; only their touch screen tells. */
export function voicePlatformOf(userAgent: string, maxTouchPoints: number): VoicePlatform {
  if (/iPad|iPhone|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android|Mobile/i.test(userAgent) ? 'mobile' : 'desktop';
}
