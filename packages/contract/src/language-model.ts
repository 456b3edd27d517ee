import type { z } from 'zod';
import type { SpokenWord } from './clips/clip-analysis.ts';

/** One question to a language model, whose answer must fit a schema. Nothing in it may be a secret. */
export interface ModelQuestion<Answer> {
  /** What to do; written by us. */
  readonly instructions: string;
  /** What it is about; may hold other people's words. */
  readonly facts: string;
  /** JPEGs. */
  readonly images?: readonly Uint8Array[];
  /** Plain types only (no lengths, no ranges, no optional fields): what every provider's structured output accepts. */
  readonly answer: z.ZodType<Answer>;
  readonly answerTokensMax: number;
  /** For everything, further attempts included. */
  readonly timeLimitMs: number;
  readonly signal: AbortSignal;
}

/** A language model as the director and the analysis know it. Whoever answers is not to be trusted. */
export interface LanguageModelPort {
  /** What people call it, without address and key. */
  readonly name: string;
  readonly acceptsImages: boolean;
  /**
   * @returns an answer of the schema's shape, and of no sense until it is checked
   * @throws ModelFailure, or the signal's reason when it aborts
   */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer>;
}

/** What was said, and when. */
export interface Transcript {
  readonly words: readonly SpokenWord[];
  /** ISO 639-1; null where nothing was said or the language is not known. */
  readonly language: string | null;
}

/** A speech model of somebody else. Whoever answers is not to be trusted. */
export interface TranscriberPort {
  /** What people call it, without address and key. */
  readonly name: string;
  /**
   * @returns words with their seconds in the recording, of no sense until they are checked
   * @throws ModelFailure, or the signal's reason when it aborts
   */
  transcribe(question: {
    /** A whole WAV file. */
    readonly wav: Uint8Array;
    readonly timeLimitMs: number;
    readonly signal: AbortSignal;
  }): Promise<Transcript>;
}

/** Why a model gave no usable answer, as the middle of a sentence: 'The AI model … .' */
export const MODEL_FAILURES = {
  too_slow: 'did not answer in time',
  unreachable: 'could not be reached',
  key_refused: 'did not accept the key of this installation',
  quota: 'has no quota left at the moment',
  refused: 'refused the request',
  broken: 'is out of order at the moment',
  nonsense: 'gave an answer that could not be used',
} as const;
export type ModelFailureReason = keyof typeof MODEL_FAILURES;

/** Carries no word of the provider's: those may repeat what was sent, or be meant to deceive. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: ModelFailureReason;
  /** The HTTP status, where one came. */
  readonly status: number | null;
  /** Milliseconds after which the provider wants to be asked again, where it says so. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: ModelFailureReason,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(`The AI model ${MODEL_FAILURES[reason]}${status === null ? '' : ` (HTTP ${status})`}.`);
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
