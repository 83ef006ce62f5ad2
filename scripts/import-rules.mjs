// Who may import whom (ARCHITECTURE.md, "Import rules"). Biome overrides replace each other's
// options instead of merging them, so the rules stand here once and `npm run fix:rules` writes
// them out into biome.json; a check compares the two.

const FOLDERS = ['audit', 'config', 'db', 'files', 'http', 'limits', 'live', 'llm', 'mail', 'vault'];
const PLATFORM = FOLDERS.map((name) => `#server/${name}/**`);
const BROWSER_NEVER = [
  'node:*',
  'hono',
  'hono/**',
  '@hono/**',
  'kysely',
  'kysely/**',
  'pg',
  'pino',
  'nodemailer',
  'better-auth/**',
];
const SERVER_NEVER = ['react', 'react/**', 'react-*', 'react-*/**', 'vite', '@base-ui/**', '@tanstack/**'];

/**
 * Later zones win where two match. `allow` lists the aliases a zone may reach; everything else of the
 * project is refused, and so is `../`. `packages` lists the only packages allowed (absent: any but `never`).
 */
const ZONES = [
  {
    name: 'shared',
    files: ['shared/**'],
    allow: ['#shared/**'],
    packages: ['zod'],
    tests: ['#companion/**', '#content/**'],
    message: 'shared/ holds contracts and pure rules: it imports only shared/ and zod.',
  },
  {
    name: 'companion',
    files: ['companion/**'],
    allow: ['#shared/**', '#companion/**', '#content/**'],
    packages: ['zod'],
    tests: [],
    message: 'companion/ is pure: it imports only shared/, its content and zod.',
  },
  {
    name: 'web root and app',
    files: ['web/*', 'web/app/**'],
    allow: ['#web/**', '#shared/**', '#content/**'],
    never: BROWSER_NEVER,
    tests: [],
    message: 'web/app composes web/; it never imports server code.',
  },
  {
    name: 'web/features',
    files: ['web/features/**'],
    allow: ['#web/ui/**', '#web/lib/**', '#web/features/*/*.queries.ts', '#shared/**', '#companion/**', '#content/**'],
    never: BROWSER_NEVER,
    tests: ['#web/**'],
    message: 'A web feature imports ui, lib, shared and companion; another feature only through its *.queries.ts.',
  },
  {
    name: 'web/lib',
    files: ['web/lib/**'],
    allow: ['#web/lib/**', '#web/locales/**', '#shared/**'],
    never: BROWSER_NEVER,
    tests: [],
    message: 'web/lib imports only lib, locales and shared.',
  },
  {
    name: 'web/ui',
    files: ['web/ui/**'],
    allow: ['#web/ui/**', '#shared/**'],
    never: BROWSER_NEVER,
    tests: [],
    message: 'web/ui knows no feature and fetches nothing: it imports only ui and shared.',
  },
  {
    name: 'server composition',
    files: ['server/*', 'server/cli/**', 'server/testing/**'],
    allow: ['#server/**', '#shared/**', '#companion/**', '#content/**'],
    never: SERVER_NEVER,
    tests: [],
    message: 'The composition root imports server, shared and companion, never web.',
  },
  {
    name: 'server app',
    files: ['server/app.ts'],
    allow: [...PLATFORM, '#server/platform.ts', '#server/features/**', '#shared/**', '#companion/**'],
    never: [...SERVER_NEVER, './main.ts', './cli/**', './testing/**'],
    tests: [],
    message: 'server/app.ts stands below main and cli and above the features.',
  },
  {
    name: 'server/features',
    files: ['server/features/**'],
    allow: [
      ...PLATFORM,
      '#server/platform.ts',
      '#server/features/*/*.service.ts',
      // Who is signed in: every feature's routes ask, and a middleware is no service.
      '#server/features/auth/session-middleware.ts',
      '#server/features/auth/step-up.ts',
      // How often something may be asked for is counted in one place.
      '#server/features/auth/attempt-limits.ts',
      '#shared/**',
      '#companion/**',
      '#content/**',
    ],
    never: SERVER_NEVER,
    tests: ['#server/**'],
    message:
      'A server feature imports the platform, shared and companion; another feature only through its *.service.ts.',
  },
  {
    name: 'server platform',
    files: [`server/{${FOLDERS.join(',')}}/**`],
    allow: [...PLATFORM, '#server/platform.ts', '#shared/**', '#content/**'],
    never: SERVER_NEVER,
    tests: ['#server/testing/**'],
    message:
      'The platform (audit, db, vault, limits, llm, live, mail, files, http, config) knows no feature and no companion.',
  },
  {
    name: 'server platform type',
    files: ['server/platform.ts'],
    allow: [...PLATFORM, '#shared/**', '#companion/**'],
    never: SERVER_NEVER,
    tests: [],
    message: 'server/platform.ts names what every service is given: platform folders and the companion.',
  },
  {
    name: 'journeys',
    files: ['e2e/**'],
    allow: ['#shared/**', '#server/testing/**'],
    tests: [],
    message: 'Journeys drive the built product from outside: they import only shared/ and server/testing/.',
  },
  {
    name: 'benchmarks and scripts',
    files: ['bench/**', 'scripts/**', 'docs/**', 'training/**'],
    allow: ['#bench/**', '#training/**', '#server/**', '#shared/**', '#companion/**', '#content/**'],
    tests: [],
    message: 'Reach other folders through #aliases, never ../.',
  },
];

const TEST_FILES = '*.test.{ts,tsx,mjs}';

function restricted(group, message) {
  return {
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } } } },
    },
  };
}

function groupOf({ allow, packages, never = [] }) {
  const open = allow.map((pattern) => `!${pattern}`);
  if (packages) return ['**', '!./**', ...open, ...packages.map((name) => `!${name}`)];
  return ['..', '../**', '#*/**', ...open, ...never];
}

const testGlobs = (files) =>
  files.filter((glob) => !glob.endsWith('.ts')).map((glob) => `${glob.replace(/\/\*{1,2}$/, '')}/**/${TEST_FILES}`);

/** Biome's `overrides` for the import rules, in the order they must stand. */
export function importOverrides() {
  return ZONES.flatMap((zone) => {
    const overrides = [{ includes: zone.files, ...restricted(groupOf(zone), zone.message) }];
    const tests = testGlobs(zone.files);
    // Tests may use any package (vitest, fast-check, node:fs) and what their zone lists besides.
    const group = ['..', '../**', '#*/**', ...[...zone.allow, ...zone.tests].map((pattern) => `!${pattern}`)];
    if (tests.length > 0) overrides.push({ includes: tests, ...restricted(group, zone.message) });
    return overrides;
  });
}
