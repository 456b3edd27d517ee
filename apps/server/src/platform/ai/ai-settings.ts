import { Secret } from './secret.ts';

export const AI_PROVIDERS = ['openai', 'google', 'anthropic', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** Which language model to ask, where, and with whose key. */
export interface AiSettings {
  readonly provider: AiProvider;
  readonly modelId: string;
  /** null is the vendor's own address. */
  readonly baseUrl: string | null;
  /** null only for servers of one's own that ask for none. */
  readonly key: Secret | null;
  /** Whether pictures of the clips may go out. */
  readonly vision: boolean;
}

/** What of the environment belongs to the AI model. */
export interface AiVariables {
  readonly AI_MODEL?: string | undefined;
  readonly AI_VISION?: boolean | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined;
  readonly GOOGLE_GENERATIVE_AI_BASE_URL?: string | undefined;
  readonly ANTHROPIC_API_KEY?: string | undefined;
  readonly ANTHROPIC_BASE_URL?: string | undefined;
}

const VENDORS = {
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', url: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL' },
} as const satisfies Record<
  Exclude<AiProvider, 'openai-compatible'>,
  Record<'key' | 'url', keyof AiVariables>
>;

const MODEL_ID = /^[\w.:/@+-]{1,200}$/;
const FORMS = "'openai:<model>', 'google:<model>', 'anthropic:<model>' or 'openai-compatible:<model>@<URL>'";

/**
 * @returns null where no model is configured
 * @throws Error with a sentence for the operator, which repeats no value: people paste keys into the wrong place
 */
export function readAiSettings(variables: AiVariables): AiSettings | null {
  const spec = variables.AI_MODEL;
  if (spec === undefined) return null;
  const [name = '', ...rest] = spec.split(':');
  const provider = AI_PROVIDERS.find((known) => known === name);
  if (provider === undefined) throw new Error(`AI_MODEL must be ${FORMS}.`);
  const vision = variables.AI_VISION ?? true;
  if (provider === 'openai-compatible')
    return { ...compatible(rest.join(':'), variables.AI_API_KEY), vision };
  const { key, url } = VENDORS[provider];
  const value = variables[key];
  if (value === undefined) throw new Error(`AI_MODEL names a model of '${provider}', which needs ${key}.`);
  const baseUrl = variables[url];
  return {
    provider,
    modelId: modelId(rest.join(':')),
    baseUrl: baseUrl === undefined ? null : webAddress(baseUrl, url),
    key: keyOf(value, key),
    vision,
  };
}

function compatible(rest: string, key: string | undefined): Omit<AiSettings, 'vision'> {
  // Models are called 'name@version' too: the address begins after the last '@' that can begin one.
  const at = Math.max(rest.lastIndexOf('@http://'), rest.lastIndexOf('@https://'));
  if (at < 0) {
    throw new Error(
      "AI_MODEL must be 'openai-compatible:<model>@<URL>', such as openai-compatible:llama3.2@http://localhost:11434/v1.",
    );
  }
  return {
    provider: 'openai-compatible',
    modelId: modelId(rest.slice(0, at)),
    baseUrl: webAddress(rest.slice(at + 1), 'The address in AI_MODEL'),
    key: key === undefined ? null : keyOf(key, 'AI_API_KEY'),
  };
}

function modelId(text: string): string {
  if (!MODEL_ID.test(text)) throw new Error(`AI_MODEL names no model that could exist. It must be ${FORMS}.`);
  return text;
}

function webAddress(text: string, what: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${what} must be an http(s) address.`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `${what} may hold no name, password, query or fragment; keys have settings of their own.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** What cannot be a header's value would otherwise fail with the key in the error. */
function keyOf(value: string, name: string): Secret {
  if (!/^[\x21-\x7e]{1,500}$/.test(value)) {
    throw new Error(`${name} holds characters that no key has, such as a space or a line break.`);
  }
  return new Secret(value);
}

/** What the operator should know at the start: to whom what is sent. */
export function aiNotice({ provider, modelId, baseUrl, vision }: AiSettings): string {
  const where = baseUrl === null ? provider : new URL(baseUrl).host;
  const what = vision ? 'prompts, facts about clips and pictures of them' : 'prompts and facts about clips';
  const isOpen = baseUrl?.startsWith('http:') === true && !LOOPBACK.test(new URL(baseUrl).hostname);
  return `The AI model ${modelId} at ${where} is sent ${what}${isOpen ? ', without encryption' : ''}.`;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
