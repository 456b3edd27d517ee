import type { HeardResult } from './transcript.ts';
import { VOICE_LANGUAGE } from './voice-platform.ts';

/** The part of the browser's SpeechRecognition that is used; TypeScript's DOM library has no constructor for it. */
interface BrowserRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}
type RecogniserConstructor = new () => BrowserRecogniser;

export interface RecogniserEvents {
  /** It listens: the permission was given, where it was asked for. */
  readonly onStarted: () => void;
  /** Everything heard since the start. */
  readonly onHeard: (results: readonly HeardResult[]) => void;
  readonly onFailed: (code: string) => void;
  readonly onStopped: () => void;
}

export interface SpeechRecogniser {
  readonly stop: () => void;
}

export function isSpeechRecognitionSupported(): boolean {
  return recogniserConstructor() !== null;
}

/**
 * Starts listening.
 * @throws what the browser throws where it does not allow it now
 */
export function startRecogniser(isContinuous: boolean, events: RecogniserEvents): SpeechRecogniser {
  const Recogniser = recogniserConstructor();
  if (Recogniser === null) throw new Error('This browser has no speech recognition');
  const recogniser = new Recogniser();
  recogniser.lang = VOICE_LANGUAGE;
  recogniser.continuous = isContinuous;
  recogniser.interimResults = true;
  recogniser.onstart = () => events.onStarted();
  recogniser.onresult = ({ results }) => events.onHeard(Array.from(results, heardResult));
  recogniser.onerror = ({ error }) => events.onFailed(error);
  recogniser.onend = () => events.onStopped();
  recogniser.start();
  return { stop: () => recogniser.stop() };
}

function heardResult(result: SpeechRecognitionResult): HeardResult {
  return { text: result[0]?.transcript ?? '', isFinal: result.isFinal };
}

function recogniserConstructor(): RecogniserConstructor | null {
  const browser = globalThis as typeof globalThis & {
    readonly SpeechRecognition?: RecogniserConstructor;
    readonly webkitSpeechRecognition?: RecogniserConstructor;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}
