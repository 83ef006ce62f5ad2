import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(3_600_000).default(fallback);
const url = z.url();
const count = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(fallback);

/**
 * Every setting the instance reads from its environment, with what it does.
 * `.env.example` and the operator's guide are held against this list by a test.
 */
export const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes any free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-fA-F.:]+(\/\d{1,3})?(\s*,\s*[\da-fA-F.:]+(\/\d{1,3})?)*$/)
    .optional()
    .describe('Networks of the proxies in front, as 10.0.0.0/8,::1; only behind one is X-Forwarded-For read'),
  PUBLIC_URL: url.optional().describe('Address people type; https here makes the cookie a __Host- cookie'),
  ALCOVE_DATA: z.string().default('./data').describe('Folder of the database, the outbox and files'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe('PostgreSQL instead of the embedded SQLite'),
  KEYS_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe('Key store on a PostgreSQL of its own; else keys/keys.db beside the data folder'),
  S3_ENDPOINT: url.optional().describe('Address of an S3-compatible store for pictures; else a folder beside the data'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('Bucket in that store; it must be there'),
  S3_REGION: z.string().default('us-east-1').describe('Region that requests to the store are signed for'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Name of the key for that store'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The key for that store'),
  MASTER_KEY_FILE: z
    .string()
    .optional()
    .describe('File of the master key; else keys/master.key beside the data folder'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe('Master keys in base64, with commas between, the active one first; no key file is then made'),
  MASTER_KEY_HOOK: z
    .string()
    .optional()
    .describe('Program that wraps and unwraps keys, for a key service; it reads and writes JSON'),
  CREDENTIALS_DIRECTORY: z
    .string()
    .optional()
    .describe('Set by systemd; a credential named alcove-master-key in it holds the master keys, one a line'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional()
    .describe('Mail server; without it mails go to the outbox folder and their link is printed'),
  MAIL_FROM: z.string().default('notes@localhost').describe('Sender of mails; keep it neutral'),
  MODEL_PROVIDER: z.enum(['guided', 'openai-compatible', 'anthropic']).default('guided').describe('Who writes replies'),
  MODEL_BASE_URL: url.optional().describe('Address of the model server, with /v1 where it has one'),
  MODEL_NAME: z.string().optional().describe('Model to ask for'),
  MODEL_API_KEY: z.string().optional().describe('Key of the model server'),
  MODEL_FALLBACKS: z
    .string()
    .optional()
    .describe('JSON list of further models, asked in order where the first does not answer'),
  MODEL_READS_RISK: flag.default(true).describe('The model reads the risk of each message too, beside the rules'),
  SAFETY_JUDGE: z
    .string()
    .optional()
    .describe('JSON of one model that also marks the conversations of ./alcove safety; its marks decide nothing'),
  MODEL_FIRST_TOKEN_MS: milliseconds(20_000).describe('Longest wait for the first token'),
  MODEL_IDLE_MS: milliseconds(15_000).describe('Longest silence within a reply'),
  MODEL_TOTAL_MS: milliseconds(120_000).describe('Longest reply in all'),
  MODEL_RISK_MS: milliseconds(4_000).describe(
    'Longest reply at risk level 2 and above, then the guided companion answers',
  ),
  ALCOVE_HARDENED: flag.default(false).describe('Turns every stronger choice on at once'),
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).optional().describe('Shortest password; 6, or 15 when hardened'),
  PASSWORD_MAX: z.coerce.number().int().min(64).max(1024).optional().describe('Longest password; none by default'),
  PASSWORD_LOWERCASE: flag.default(false).describe('Passwords need a lower-case letter'),
  PASSWORD_UPPERCASE: flag.default(false).describe('Passwords need an upper-case letter'),
  PASSWORD_DIGIT: flag.default(false).describe('Passwords need a digit'),
  PASSWORD_SYMBOL: flag.default(false).describe('Passwords need a symbol'),
  AUTH_GRID_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5_000)
    .default(500)
    .describe('Step on which account answers are given, so that timing tells nothing'),
  OIDC_PROVIDERS: z
    .string()
    .optional()
    .describe('JSON list of providers people may sign in with (OpenID Connect); none by default'),
  PHONE_SENDER_URL: url
    .optional()
    .describe('Takes a number and a text by POST and sends it; signing in by phone is off without'),
  PHONE_SENDER_TOKEN: z.string().optional().describe('Sent to that address as a bearer token'),
  PHONE_SENDER_COMMAND: z
    .string()
    .optional()
    .describe('Program that reads number and text as JSON and sends it, instead of an address'),
  INSTANCE_EMAIL: z.string().default('hello@example.org').describe('Address of the footer'),
  INSTANCE_PROFESSIONAL_URL: url.default('https://www.linkedin.com/').describe('Professional network of the footer'),
  INSTANCE_PHOTO_URL: url.default('https://www.instagram.com/').describe('Photo network of the footer'),
  INSTANCE_FILE: z.string().optional().describe('JSON file about who runs this: operator, team, quick exit'),
  COMMERCIAL_USE: flag
    .default(false)
    .describe('This instance earns money: questionnaires licensed for non-commercial use are not offered'),
  QUESTIONNAIRES_ON: z
    .string()
    .regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/)
    .optional()
    .describe('Questionnaires without a licence sentence to offer all the same, as ucla-3,scoff'),
  API_PER_MINUTE: count(300).describe('Requests a person may make in a minute'),
  API_ANONYMOUS_PER_MINUTE: count(120).describe('Requests a network may make in a minute where nobody is signed in'),
  STREAMS_PER_MINUTE: count(60).describe('Streams a person may open in a minute'),
  MESSAGES_PER_MINUTE: count(20).describe('Messages a person may send in a minute; at risk they are always taken'),
  MESSAGES_PER_DAY: count(300).describe('Messages a person may send in a day; at risk they are always taken'),
  MODEL_TOKENS_PER_DAY: count(1_200_000).describe(
    'Tokens the model may cost for one person in a day; then the guided companion answers',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much the log says'),
  EVAL_API_KEY: z.string().optional().describe('Opens the evaluation endpoint to whoever holds it; off without'),
});

export type SettingName = keyof typeof settingsSchema.shape;
