import type { BlockList } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { PasswordPolicy } from '#shared/auth/auth.contract.ts';
import type { InstanceFile } from '#shared/site/instance-file.contract.ts';
import { readHandedInKeys } from './handed-in-keys.ts';
import { readInstanceFile } from './instance-file.ts';
import { type ModelPlace, readFallbacks } from './model-fallbacks.ts';
import { type OidcProvider, readOidcProviders } from './oidc-providers.ts';
import { type SettingName, settingsSchema } from './settings.ts';
import { networksFrom } from './trusted-proxies.ts';

/** A bucket in a store that speaks S3. */
export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ModelConfig {
  provider: 'guided' | 'openai-compatible' | 'anthropic';
  baseUrl: string | null;
  name: string | null;
  apiKey: string | null;
  /** Asked in this order where the first fails before its first word. */
  fallbacks?: readonly ModelPlace[];
  /** Whether the model reads the risk of each message beside the rules. */
  readsRisk?: boolean;
  /** Milliseconds, each. */
  firstTokenMs: number;
  idleMs: number;
  totalMs: number;
  riskMs: number;
}

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  secureCookies: boolean;
  /** Null where no proxy stands in front. */
  trustedProxies: BlockList | null;
  dataDir: string;
  keysDir: string;
  databaseUrl: string | null;
  keysDatabaseUrl: string | null;
  masterKeyFile: string;
  /** Handed in by the operator, the active one first; null where the file or the hook holds them. */
  masterKeys: readonly string[] | null;
  masterKeyHook: string | null;
  /** Where files go instead of the data folder. */
  s3: S3Place | null;
  smtpUrl: string | null;
  mailFrom: string;
  model: ModelConfig;
  /** Reads the conversations of `./alcove safety`, never one of a person. */
  safetyJudge?: ModelPlace | null;
  hardened: boolean;
  passwordPolicy: PasswordPolicy;
  authGridMs: number;
  /** Whom people may sign in with besides us. */
  oidcProviders: readonly OidcProvider[];
  /** How texts get to phones; null where signing in by phone is off. */
  phone: { url: string; token: string | null } | { command: string } | null;
  links: { email: string; professional: string; photo: string };
  /** What the operator says about themselves; pictures are absolute paths. */
  instance: InstanceFile;
  /** Which questionnaires may be offered here. */
  questionnaires: { commercial: boolean; on: readonly string[] };
  /** How often things may happen (security note §4.5). */
  limits: {
    perPerson: number;
    perNetwork: number;
    streams: number;
    messagesAMinute: number;
    messagesADay: number;
    modelTokensADay: number;
  };
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  evalApiKey: string | null;
  version: string;
}

/** A setting that cannot be read. The message names settings, never their values: they may be secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings of one instance.
 *
 * @param env variables as the process got them; empty strings count as absent
 * @throws ConfigError naming every setting that is wrong and what it is for
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: ${settingsSchema.shape[name as SettingName]?.description ?? 'unknown setting'} (${issue.code})`;
    });
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const s = parsed.data;
  let instance: InstanceFile;
  try {
    instance = readInstanceFile(s.INSTANCE_FILE);
  } catch (error) {
    throw new ConfigError(`INSTANCE_FILE cannot be used: ${(error as Error).message}`);
  }
  let trustedProxies: BlockList | null;
  try {
    trustedProxies = s.TRUSTED_PROXIES ? networksFrom(s.TRUSTED_PROXIES) : null;
  } catch {
    throw new ConfigError(`TRUSTED_PROXIES: ${settingsSchema.shape.TRUSTED_PROXIES.description} (not a network)`);
  }
  let fallbacks: ModelPlace[];
  try {
    fallbacks = readFallbacks(s.MODEL_FALLBACKS);
  } catch (error) {
    throw new ConfigError(`MODEL_FALLBACKS cannot be used: ${(error as Error).message}`);
  }
  let safetyJudge: ModelPlace | null;
  try {
    safetyJudge = readFallbacks(s.SAFETY_JUDGE && `[${s.SAFETY_JUDGE}]`)[0] ?? null;
  } catch (error) {
    throw new ConfigError(`SAFETY_JUDGE cannot be used: ${(error as Error).message}`);
  }
  const handedIn = readHandedInKeys(s);
  // Whatever this process starts inherits its environment: the key must not be in it.
  delete env.MASTER_KEY;
  let oidcProviders: OidcProvider[];
  try {
    oidcProviders = readOidcProviders(s.OIDC_PROVIDERS);
  } catch (error) {
    throw new ConfigError(`OIDC_PROVIDERS cannot be used: ${(error as Error).message}`);
  }
  if (s.PHONE_SENDER_URL && s.PHONE_SENDER_COMMAND)
    throw new ConfigError('PHONE_SENDER_URL and PHONE_SENDER_COMMAND cannot be used together.');
  const s3 = [s.S3_ENDPOINT, s.S3_BUCKET, s.S3_ACCESS_KEY_ID, s.S3_SECRET_ACCESS_KEY] as const;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3;
  const hasS3 = endpoint && bucket && accessKeyId && secretAccessKey;
  if (!hasS3 && s3.some((value) => value !== undefined))
    throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  const dataDir = resolve(s.ALCOVE_DATA);
  // Beside the data, never in it: a copy of the data folder alone must be noise.
  const keysDir = s.MASTER_KEY_FILE ? dirname(resolve(s.MASTER_KEY_FILE)) : join(dirname(dataDir), 'keys');
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    trustedProxies,
    dataDir,
    keysDir,
    databaseUrl: s.DATABASE_URL ?? null,
    keysDatabaseUrl: s.KEYS_DATABASE_URL ?? null,
    masterKeyFile: s.MASTER_KEY_FILE ? resolve(s.MASTER_KEY_FILE) : join(keysDir, 'master.key'),
    masterKeys: handedIn,
    masterKeyHook: s.MASTER_KEY_HOOK ?? null,
    s3: hasS3 ? { endpoint, bucket, accessKeyId, secretAccessKey, region: s.S3_REGION } : null,
    smtpUrl: s.SMTP_URL ?? null,
    mailFrom: s.MAIL_FROM,
    model: {
      provider: s.MODEL_PROVIDER,
      baseUrl: s.MODEL_BASE_URL ?? null,
      name: s.MODEL_NAME ?? null,
      apiKey: s.MODEL_API_KEY ?? null,
      fallbacks,
      readsRisk: s.MODEL_READS_RISK,
      firstTokenMs: s.MODEL_FIRST_TOKEN_MS,
      idleMs: s.MODEL_IDLE_MS,
      totalMs: s.MODEL_TOTAL_MS,
      riskMs: s.MODEL_RISK_MS,
    },
    safetyJudge,
    hardened: s.ALCOVE_HARDENED,
    passwordPolicy: {
      minLength: s.PASSWORD_MIN ?? (s.ALCOVE_HARDENED ? 15 : 6),
      minLengthWithSecondStep: s.PASSWORD_MIN ?? (s.ALCOVE_HARDENED ? 8 : 6),
      maxLength: s.PASSWORD_MAX ?? null,
      requireLowercase: s.PASSWORD_LOWERCASE,
      requireUppercase: s.PASSWORD_UPPERCASE,
      requireDigit: s.PASSWORD_DIGIT,
      requireSymbol: s.PASSWORD_SYMBOL,
    },
    authGridMs: s.AUTH_GRID_MS,
    oidcProviders,
    phone: s.PHONE_SENDER_URL
      ? { url: s.PHONE_SENDER_URL, token: s.PHONE_SENDER_TOKEN ?? null }
      : s.PHONE_SENDER_COMMAND
        ? { command: s.PHONE_SENDER_COMMAND }
        : null,
    links: { email: s.INSTANCE_EMAIL, professional: s.INSTANCE_PROFESSIONAL_URL, photo: s.INSTANCE_PHOTO_URL },
    instance,
    questionnaires: {
      commercial: s.COMMERCIAL_USE,
      on: (s.QUESTIONNAIRES_ON ?? '').split(',').flatMap((id) => id.trim() || []),
    },
    limits: {
      perPerson: s.API_PER_MINUTE,
      perNetwork: s.API_ANONYMOUS_PER_MINUTE,
      streams: s.STREAMS_PER_MINUTE,
      messagesAMinute: s.MESSAGES_PER_MINUTE,
      messagesADay: s.MESSAGES_PER_DAY,
      modelTokensADay: s.MODEL_TOKENS_PER_DAY,
    },
    logLevel: s.LOG_LEVEL,
    evalApiKey: s.EVAL_API_KEY ?? null,
    version: '0.1.0',
  };
}
