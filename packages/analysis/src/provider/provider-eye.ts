import {
  type ClipAnalysis,
  type LanguageModelPort,
  ModelFailure,
  type ModelFailureReason,
} from '@cutroom/contract';
import { LOOK_INSTRUCTIONS, LOOK_TOKENS_MAX, lookAnswerSchema, lookFacts } from './look-question.ts';
import { type LookedAtClip, withLook } from './read-look.ts';

/** One clip to be looked at by a model. */
export interface ClipToLookAt extends LookedAtClip {
  /** JPEGs, one for each of `pictureSeconds`. */
  readonly pictures: readonly Uint8Array[];
}

/** Looks at clips with somebody else's model and falls back to what was found here. */
export interface ProviderEye {
  /** What analyses made by it carry as their eye. */
  readonly name: string;
  /** Whether it is worth making pictures now: false for a while after the provider did not work. */
  readonly isAwake: () => boolean;
  /** The analysis in the model's words, or unchanged where it fails. Rejects only when the signal aborts. */
  describe(clip: ClipToLookAt, signal: AbortSignal): Promise<ClipAnalysis>;
}

export const LOOK_MS_MAX = 25_000;
const REST_MS = 60_000;
const REST_MS_MAX = 15 * 60_000;

/** Failures that the next clip would only meet again, at the price of its waiting. */
const TELLS_OF_OTHERS: ReadonlySet<ModelFailureReason> = new Set([
  'too_slow',
  'unreachable',
  'key_refused',
  'quota',
  'broken',
]);

/** One clip can be refused for what it shows; a model that knows no pictures refuses them all. */
const REFUSALS_MAX = 2;

/** @param now milliseconds of a clock that only goes forward */
export function openProviderEye(
  model: LanguageModelPort,
  {
    timeLimitMs = LOOK_MS_MAX,
    now = () => performance.now(),
  }: { timeLimitMs?: number; now?: () => number } = {},
): ProviderEye {
  let restsUntil = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  return {
    name: model.name,
    isAwake: () => now() >= restsUntil,
    async describe(clip, signal) {
      try {
        const answer = await model.ask({
          instructions: LOOK_INSTRUCTIONS,
          facts: lookFacts(clip.analysis, clip.pictureSeconds),
          pictures: clip.pictures,
          answer: lookAnswerSchema,
          answerTokensMax: LOOK_TOKENS_MAX,
          timeLimitMs,
          signal,
        });
        refusals = 0;
        return withLook(answer, clip, model.name);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        if (error.reason === 'refused') refusals += 1;
        if (TELLS_OF_OTHERS.has(error.reason) || refusals >= REFUSALS_MAX) {
          restsUntil = now() + Math.min(REST_MS_MAX, Math.max(REST_MS, error.retryAfterMs ?? 0));
        }
        return clip.analysis;
      }
    },
  };
}
