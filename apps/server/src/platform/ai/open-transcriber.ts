import { createOpenAI } from '@ai-sdk/openai';
import { ModelFailure, type TranscriberPort } from '@cutroom/contract';
import { NoTranscriptGeneratedError, transcribe } from 'ai';
import type { Logger } from 'pino';
import type { SpeechSettings } from './ai-settings.ts';
import { failureOf } from './failure-of.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** Half a minute of words with their times is a few kilobytes. */
const ANSWER_BYTES_MAX = 512 * 1024;

/** The speech model of the settings. It logs how long it took, never what was said. */
export function openTranscriber(
  settings: SpeechSettings,
  log: Pick<Logger, 'info' | 'warn'>,
): TranscriberPort {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { modelId, baseUrl, key } = settings;
  const model = createOpenAI({
    apiKey: key?.reveal() ?? '',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    fetch: guardedFetch(ANSWER_BYTES_MAX),
  }).transcription(modelId);
  return {
    name: modelId,
    async transcribe({ wav, timeLimitMs, signal }) {
      const startedAt = performance.now();
      const timeLimit = AbortSignal.timeout(timeLimitMs);
      try {
        const { words = [], language } = await transcribe({
          model,
          audio: wav,
          timestampGranularities: ['word'],
          // The only format of this interface that tells when each word was said.
          providerOptions: { openai: { responseFormat: 'verbose_json' } },
          maxRetries: 1,
          abortSignal: AbortSignal.any([signal, timeLimit]),
        });
        log.info({ model: modelId, words: words.length, ms: since(startedAt) }, 'speech model answered');
        return {
          words: words.map(({ text, startSecond, endSecond }) => ({
            text,
            startSeconds: startSecond,
            endSeconds: endSecond,
          })),
          language: language ?? null,
        };
      } catch (error) {
        signal.throwIfAborted();
        // Nothing that it took for a word is an answer too.
        if (NoTranscriptGeneratedError.isInstance(error)) return { words: [], language: null };
        const failure = timeLimit.aborted ? new ModelFailure('too_slow') : failureOf(error);
        const { reason, status } = failure;
        log.warn({ model: modelId, reason, status, ms: since(startedAt) }, 'speech model did not help');
        throw failure;
      }
    },
  };
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
