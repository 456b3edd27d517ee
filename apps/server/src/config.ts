import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ModelHub } from '@cutroom/analysis';
import { EXPORT_RETENTION_HOURS_DEFAULT } from '@cutroom/contract';
import { z } from 'zod';
import type { OidcSettings } from './accounts/auth.ts';
import type { AccountLimits } from './accounts/usage/limits.ts';
import {
  type AiSettings,
  readAiSettings,
  readSpeechSettings,
  type SpeechSettings,
} from './platform/ai/ai-settings.ts';
import { readTrustedProxies, type TrustedProxies } from './platform/http/addresses/trusted-proxies.ts';
import type { S3Settings } from './platform/storage/s3-storage.ts';

const HUGGING_FACE_URL = 'https://huggingface.co';
const GITHUB_RAW_URL = 'https://raw.githubusercontent.com';

const configSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().optional(),
    LAN: z.stringbool().default(false),
    PUBLIC_URL: z.url().optional(),
    TRUST_PROXY: z.string().default('false').transform(readTrustedProxies),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    AUTH_SECRET: z.string().min(32).optional(),
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    PASSWORD_SIGN_IN: z.stringbool().default(true),
    SIGN_UP: z.enum(['open', 'off']).default('open'),
    SUPPORT_EMAIL: z.email().optional(),
    EXPORT_RETENTION_HOURS: z.coerce.number().positive().default(EXPORT_RETENTION_HOURS_DEFAULT),
    RENDER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(Math.min(4, availableParallelism())),
    MODELS: z.enum(['built-in', 'full', 'all']).default('built-in'),
    MODELS_DIR: z.string().optional(),
    HF_ENDPOINT: z.url().default(HUGGING_FACE_URL),
    GITHUB_RAW_ENDPOINT: z.url().default(GITHUB_RAW_URL),
    FFMPEG_PATH: z.string().optional(),
    FFPROBE_PATH: z.string().optional(),
    REQUIRE_CAGE: z.stringbool().optional(),
    PATH: z.string().optional(),
    WEB_DIST: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_VISION: z.stringbool().optional(),
    AI_SPEECH_MODEL: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: z.string().optional(),
    GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
    GOOGLE_GENERATIVE_AI_BASE_URL: z.string().optional(),
    ANTHROPIC_API_KEY: z.string().optional(),
    ANTHROPIC_BASE_URL: z.string().optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    RATE_LIMIT: z.stringbool().default(true),
    ACCOUNT_PROJECTS_MAX: z.coerce.number().int().positive().default(1000),
    ACCOUNT_STORAGE_GB_MAX: z.coerce.number().positive().default(200),
    ACCOUNT_OPEN_UPLOADS_MAX: z.coerce.number().int().positive().default(200),
    ACCOUNT_WAITING_JOBS_MAX: z.coerce.number().int().positive().default(500),
    ACCOUNT_GENERATIONS_PER_DAY: z.coerce.number().int().positive().default(200),
    ACCOUNT_AI_CALLS_PER_DAY: z.coerce.number().int().positive().default(1000),
    FREE_DISK_MB_MIN: z.coerce.number().int().min(0).default(512),
  })
  .refine(
    (env) =>
      new Set(
        [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].map((value) => value === undefined),
      ).size === 1,
    {
      message: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.',
    },
  )
  .refine((env) => env.PASSWORD_SIGN_IN || env.OIDC_ISSUER !== undefined, {
    message: 'PASSWORD_SIGN_IN=off needs OIDC_ISSUER, or nobody could sign in.',
  })
  .refine((env) => !env.LAN || env.PUBLIC_URL === undefined, {
    message:
      'LAN serves the home network by its own addresses, PUBLIC_URL is that of a proxy: set one of them.',
  })
  .refine((env) => env.S3_BUCKET !== undefined || env.S3_ENDPOINT === undefined, {
    message: 'S3_ENDPOINT needs S3_BUCKET: the name of the bucket that keeps the files.',
  })
  .refine((env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined), {
    message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
  });

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  /** Whether the home network is served, over https with a certificate of our own. */
  readonly isLan: boolean;
  /** Whether browsers reach the product over TLS. */
  readonly isHttps: boolean;
  readonly trustProxy: TrustedProxies;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** null where files are kept in the data directory. */
  readonly s3: S3Settings | null;
  readonly role: 'all' | 'web' | 'worker';
  readonly authSecret: string | null;
  /** null where people sign in with a password only. */
  readonly oidc: OidcSettings | null;
  readonly allowsPasswords: boolean;
  /** False: nobody can make an account any more. */
  readonly allowsSignUp: boolean;
  readonly supportEmail: string | null;
  readonly exportRetentionMs: number;
  readonly renderConcurrency: number;
  /** 'full': fetch the models that see and hear more, where they are missing; 'all': the large ones too. */
  readonly models: 'built-in' | 'full' | 'all';
  /** Where models are fetched from, when somebody wants them. */
  readonly modelHubUrls: Readonly<Record<ModelHub, string>>;
  readonly modelsDirectory: string;
  readonly ffmpegPath: string | null;
  readonly ffprobePath: string | null;
  /** The server does not start where media tools cannot be caged as strongly as this. */
  readonly requiredCage: 'full' | 'never_root' | 'none';
  /** Directories in which programs are looked for, written like PATH. */
  readonly searchPath: string | null;
  readonly webDirectory: string;
  /** null where no AI model is configured: everything then stays on this machine. */
  readonly ai: AiSettings | null;
  /** null where no speech model is configured: no sound leaves this machine. */
  readonly speech: SpeechSettings | null;
  readonly logLevel: string;
  readonly isRateLimited: boolean;
  readonly accountLimits: AccountLimits;
  /** Uploads are refused while the disk of the data directory has less room. */
  readonly freeDiskBytesMin: number;
}

/** IPv6 and IPv4. */
const EVERY_INTERFACE = '::';
const BYTES_PER_GB = 1024 ** 3;
const BYTES_PER_MB = 1024 ** 2;
const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Reads the environment: the only code that does. Throws a sentence naming each setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = configSchema.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new Error(`The settings are not valid.\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST ?? (values.LAN ? EVERY_INTERFACE : 'localhost'),
    isLan: values.LAN,
    isHttps: values.LAN || (values.PUBLIC_URL?.startsWith('https:') ?? false),
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    trustProxy: values.TRUST_PROXY,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    s3: s3Settings(values),
    role: values.ROLE,
    authSecret: values.AUTH_SECRET ?? null,
    oidc: oidcSettings(values),
    allowsPasswords: values.PASSWORD_SIGN_IN,
    allowsSignUp: values.SIGN_UP === 'open',
    supportEmail: values.SUPPORT_EMAIL ?? null,
    exportRetentionMs: values.EXPORT_RETENTION_HOURS * 60 * 60 * 1000,
    renderConcurrency: values.RENDER_CONCURRENCY,
    models: values.MODELS,
    modelHubUrls: {
      huggingFace: values.HF_ENDPOINT.replace(/\/$/, ''),
      gitHub: values.GITHUB_RAW_ENDPOINT.replace(/\/$/, ''),
    },
    modelsDirectory: resolve(values.MODELS_DIR ?? `${repositoryRoot}/.cache/models`),
    ffmpegPath: values.FFMPEG_PATH ?? null,
    ffprobePath: values.FFPROBE_PATH ?? null,
    requiredCage: requiredCage(values.REQUIRE_CAGE),
    searchPath: values.PATH ?? null,
    webDirectory: resolve(values.WEB_DIST ?? `${repositoryRoot}/apps/web/dist`),
    ai: readAiSettings(values),
    speech: readSpeechSettings(values),
    logLevel: values.LOG_LEVEL,
    isRateLimited: values.RATE_LIMIT,
    accountLimits: {
      projects: values.ACCOUNT_PROJECTS_MAX,
      storedBytes: Math.round(values.ACCOUNT_STORAGE_GB_MAX * BYTES_PER_GB),
      openUploads: values.ACCOUNT_OPEN_UPLOADS_MAX,
      waitingJobs: values.ACCOUNT_WAITING_JOBS_MAX,
      generationsPerDay: values.ACCOUNT_GENERATIONS_PER_DAY,
      aiCallsPerDay: values.ACCOUNT_AI_CALLS_PER_DAY,
    },
    freeDiskBytesMin: values.FREE_DISK_MB_MIN * BYTES_PER_MB,
  };
}

function requiredCage(isRequired: boolean | undefined): Config['requiredCage'] {
  if (isRequired === undefined) return 'never_root';
  return isRequired ? 'full' : 'none';
}

function oidcSettings(values: z.infer<typeof configSchema>): OidcSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (OIDC_ISSUER === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer: OIDC_ISSUER.replace(/\/$/, ''), clientId, clientSecret };
}

function s3Settings(values: z.infer<typeof configSchema>): S3Settings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_BUCKET === undefined) return null;
  const hasKeys = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    credentials: hasKeys ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : null,
  };
}

/** An empty variable means "not set", as in a compose file with blanks. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
