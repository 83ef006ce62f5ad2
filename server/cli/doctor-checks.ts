import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCompanion } from '#companion/companion.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { isPrivate, keysCheck } from './doctor-keys.ts';
import { mailCheck, modelCheck } from './doctor-reach.ts';
import { safetyCheck } from './doctor-safety.ts';
import { phoneCheck, providersCheck } from './doctor-sign-in.ts';
import { type Check, codeOf, finding } from './findings.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const LOCAL = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** First versions without the faults of CVE-2026-111497 and its companions, by major version. */
const SAFE_NODE: Record<number, readonly [number, number]> = { 24: [22, 1], 26: [12, 1] };

const nodeCheck: Check = async () => {
  const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
  const floor = SAFE_NODE[major];
  const isSafe = floor ? minor > floor[0] || (minor === floor[0] && patch >= floor[1]) : major > 26;
  if (isSafe) return [finding('Node', 'on', process.versions.node)];
  const wanted = floor ? `${major}.${floor[0]}.${floor[1]}` : '26.12.1';
  const note = `${process.versions.node} has known security faults. Install ${wanted} or newer; it is then used by itself.`;
  return [finding('Node', 'unsafe', note)];
};

/** Behind https there is a proxy, and the limits of tries count by who stands before it. */
const proxyNote = (trusted: unknown): string =>
  trusted === null ? ' TRUSTED_PROXIES is not set: everybody counts as one network.' : '';

const addressCheck: Check = async ({ publicUrl, host, secureCookies, trustedProxies }) => {
  const { hostname, protocol } = new URL(publicUrl);
  const isLocal = LOCAL.includes(hostname) && LOCAL.includes(host);
  if (secureCookies)
    return [
      finding(
        'Address',
        'on',
        `${publicUrl}; the session cookie is bound to this host and to https.${proxyNote(trustedProxies)}`,
      ),
    ];
  if (isLocal) return [finding('Address', 'off', `${publicUrl}: without https, for this machine only.`)];
  const note = `${protocol}//${hostname} can be read on the way. Put https in front and set PUBLIC_URL.`;
  return [finding('Address', 'unsafe', note)];
};

const hardeningCheck: Check = async ({ hardened }) => [
  hardened
    ? finding('Hardening', 'on', 'ALCOVE_HARDENED is set.')
    : finding('Hardening', 'off', 'ALCOVE_HARDENED=1 turns the stronger choices on.'),
];

const databaseCheck: Check = async ({ databaseUrl, dataDir }) => {
  if (databaseUrl) return postgresCheck(databaseUrl);
  const file = join(dataDir, 'alcove.db');
  if (!existsSync(file)) return [finding('Database', 'off', 'None yet; the first start makes it.')];
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const answer = db.prepare('pragma quick_check(1)').get();
    if (answer?.quick_check !== 'ok')
      return [finding('Database', 'error', 'The SQLite file is damaged. Restore a backup.')];
  } finally {
    db.close();
  }
  const open = 'SQLite is sound, but others on this machine can look into its folder: chmod 700.';
  return [
    isPrivate(dataDir)
      ? finding('Database', 'on', `SQLite in ${dataDir}, sound.`)
      : finding('Database', 'unsafe', open),
  ];
};

async function postgresCheck(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return [finding('Database', 'on', `PostgreSQL ${rows[0]?.server_version}.`)];
  } catch (error) {
    return [finding('Database', 'error', `PostgreSQL cannot be reached with DATABASE_URL (${codeOf(error)}).`)];
  } finally {
    await client.end().catch(() => {});
  }
}

const webCheck: Check = async () => [
  existsSync(join(ROOT, 'dist', 'web', 'index.html'))
    ? finding('Web', 'on', 'Built.')
    : finding('Web', 'off', 'Not built yet; the first start builds it.'),
];

const companionCheck: Check = async () => {
  createCompanion(await loadCompanionContent());
  return [finding('Companion', 'on', 'Its content can be read; replies do not need a model.')];
};

/** In the order they are printed. */
export const CHECKS: Record<string, Check> = {
  Node: nodeCheck,
  Address: addressCheck,
  Hardening: hardeningCheck,
  Keys: keysCheck,
  Database: databaseCheck,
  Mail: mailCheck,
  Providers: providersCheck,
  'Phone numbers': phoneCheck,
  Model: modelCheck,
  Safety: safetyCheck,
  Web: webCheck,
  Companion: companionCheck,
};

/** What a start says: no check that reads data or takes long. */
export const OVERVIEW: Record<string, Check> = {
  Node: nodeCheck,
  Address: addressCheck,
  Mail: mailCheck,
  Model: modelCheck,
  Safety: safetyCheck,
};
