import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { generateText, LanguageModel } from 'ai';
import type { AiSettings } from './ai-settings.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** Many times what the longest answer asked for takes. */
const ANSWER_BYTES_MAX = 512 * 1024;

export interface ProviderModel {
  readonly model: LanguageModel;
  /** How long it may think before it answers; undefined where the model might not know the setting. */
  readonly reasoning: Reasoning | undefined;
}
type Reasoning = NonNullable<Parameters<typeof generateText>[0]['reasoning']>;

/** The AI SDK's model of the settings. Everything is given, so that the SDK reads nothing from the environment. */
export function providerModel(settings: AiSettings): ProviderModel {
  const { provider, modelId, baseUrl, key } = settings;
  const apiKey = key?.reveal() ?? '';
  const common = { apiKey, fetch: guardedFetch(ANSWER_BYTES_MAX) };
  const reasoning = reasoningOf(settings);
  switch (provider) {
    case 'openai': {
      const openai = createOpenAI({ ...common, baseURL: baseUrl ?? 'https://api.openai.com/v1' });
      // Chat completions, because the newer interface keeps what it is sent unless told otherwise.
      return { model: openai.chat(modelId), reasoning };
    }
    case 'google': {
      const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      return { model: createGoogle({ ...common, baseURL })(modelId), reasoning };
    }
    case 'anthropic':
      return {
        model: createAnthropic({ ...common, baseURL: baseUrl ?? 'https://api.anthropic.com/v1' })(modelId),
        reasoning,
      };
    case 'openai-compatible': {
      const compatible = createOpenAICompatible({
        ...common,
        name: 'compatible',
        baseURL: baseUrl ?? '',
        supportsStructuredOutputs: true,
      });
      return { model: compatible(modelId), reasoning };
    }
  }
}

/** Little thought: people wait for the answer. Models that know no such setting refuse requests that carry it. */
function reasoningOf({ provider, modelId }: AiSettings): Reasoning | undefined {
  if (provider === 'openai' && /^(?:o\d|gpt-(?:[5-9]|\d\d))(?!.*-chat)/.test(modelId)) return 'low';
  if (provider === 'google' && /^gemini-2\.5/.test(modelId)) return 'minimal';
  if (provider === 'google' && /^gemini-(?:[3-9]|\d\d)/.test(modelId)) return 'low';
  return undefined;
}
