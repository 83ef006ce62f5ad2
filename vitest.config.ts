import { defineConfig } from 'vitest/config';
import { messages } from './scripts/compile-messages.ts';

const CODE = '{bench,companion,content,docs,eval,scripts,server,shared,training,web}';

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    // Password hashing and fresh databases are slow on a busy machine; a time-out is not an assertion.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: [`${CODE}/**/*.test.{ts,tsx,mjs}`],
          setupFiles: ['companion/testing/written-patterns.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.test.ts'],
          testTimeout: 90_000,
          // Each journey runs a server and a browser: two at once would only slow each other down.
          fileParallelism: false,
          // docs/decisions/0025: walked again once, and named in the last lines of `npm test`.
          retry: 1,
        },
      },
    ],
  },
});
