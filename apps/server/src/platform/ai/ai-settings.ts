import { Secret } from './secret.ts';

const AI_PROVIDERS = ['openai', 'google', 'anthropic', 'openai-compatible'] as const;
type AiProvider = (typeof AI_PROVIDERS)[number];

/** Which model to ask, where, and with whose key. */
interface ModelSettings<Provider extends AiProvider = AiProvider> {
  readonly provider: Provider;
  readonly modelId: string;
  /** null is the vendor's own address. */
  readonly baseUrl: string | null;
  /** null only for servers of one's own that ask for none. */
  readonly key: Secret | null;
}

/** A language model. */
export interface AiSettings extends ModelSettings {
  /** Whether pictures of the clips may go out. */
  readonly vision: boolean;
}

/** A speech model: those that speak OpenAI's interface. */
export type SpeechSettings = ModelSettings<SpeechProvider>;
const SPEECH_PROVIDERS = ['openai', 'openai-compatible'] as const satisfies readonly AiProvider[];
type SpeechProvider = (typeof SPEECH_PROVIDERS)[number];

/** What of the environment belongs to the AI model. */
export interface AiVariables {
  readonly AI_MODEL?: string | undefined;
  readonly AI_VISION?: boolean | undefined;
  readonly AI_SPEECH_MODEL?: string | undefined;
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
const FORMS = {
  AI_MODEL: "'openai:<model>', 'google:<model>', 'anthropic:<model>' or 'openai-compatible:<model>@<URL>'",
  AI_SPEECH_MODEL: "'openai:<model>' or 'openai-compatible:<model>@<URL>'",
} as const;
type ModelVariable = keyof typeof FORMS;

/**
 * @returns null where no model is configured
 * @throws Error with a sentence for the operator, which repeats no value: people paste keys into the wrong place
 */
export function readAiSettings(variables: AiVariables): AiSettings | null {
  const settings = readModel('AI_MODEL', AI_PROVIDERS, variables);
  return settings === null ? null : { ...settings, vision: variables.AI_VISION ?? true };
}

/** As `readAiSettings`. */
export function readSpeechSettings(variables: AiVariables): SpeechSettings | null {
  return readModel('AI_SPEECH_MODEL', SPEECH_PROVIDERS, variables);
}

function readModel<Provider extends AiProvider>(
  variable: ModelVariable,
  providers: readonly Provider[],
  variables: AiVariables,
): ModelSettings<Provider> | null {
  const spec = variables[variable];
  if (spec === undefined) return null;
  const [name = '', ...rest] = spec.split(':');
  const provider = providers.find((known) => known === name);
  if (provider === undefined) throw new Error(`${variable} must be ${FORMS[variable]}.`);
  if (!isVendor(provider)) return { provider, ...compatible(variable, rest.join(':'), variables.AI_API_KEY) };
  const { key, url } = VENDORS[provider];
  const value = variables[key];
  if (value === undefined) throw new Error(`${variable} names a model of '${provider}', which needs ${key}.`);
  const baseUrl = variables[url];
  return {
    provider,
    modelId: modelId(variable, rest.join(':')),
    baseUrl: baseUrl === undefined ? null : webAddress(baseUrl, url),
    key: keyOf(value, key),
  };
}

function isVendor(provider: AiProvider): provider is keyof typeof VENDORS {
  return provider in VENDORS;
}

function compatible(
  variable: ModelVariable,
  rest: string,
  key: string | undefined,
): Omit<ModelSettings, 'provider'> {
  // Models are called 'name@version' too: the address begins after the last '@' that can begin one.
  const at = Math.max(rest.lastIndexOf('@http://'), rest.lastIndexOf('@https://'));
  if (at < 0) {
    throw new Error(
      `${variable} must be 'openai-compatible:<model>@<URL>', such as openai-compatible:llama3.2@http://localhost:11434/v1.`,
    );
  }
  return {
    modelId: modelId(variable, rest.slice(0, at)),
    baseUrl: webAddress(rest.slice(at + 1), `The address in ${variable}`),
    key: key === undefined ? null : keyOf(key, 'AI_API_KEY'),
  };
}

function modelId(variable: ModelVariable, text: string): string {
  if (!MODEL_ID.test(text))
    throw new Error(`${variable} names no model that could exist. It must be ${FORMS[variable]}.`);
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
export function aiNotice(settings: AiSettings): string {
  const { vision } = settings;
  return notice(
    settings,
    vision ? 'prompts, facts about clips and pictures of them' : 'prompts and facts about clips',
  );
}

/** As `aiNotice`. */
export function speechNotice(settings: SpeechSettings): string {
  return notice(settings, 'the sound of clips where somebody speaks');
}

function notice({ provider, modelId, baseUrl }: ModelSettings, what: string): string {
  const where = baseUrl === null ? provider : new URL(baseUrl).host;
  const isOpen = baseUrl?.startsWith('http:') === true && !LOOPBACK.test(new URL(baseUrl).hostname);
  return `The AI model ${modelId} at ${where} is sent ${what}${isOpen ? ', without encryption' : ''}.`;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
