import { defineConfig } from 'vitest/config';
import { messages } from './scripts/compile-messages.ts';

const CODE = '{bench,content,docs,eval,scripts,server,shared,training,web}';

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    // Vitest would leave one core to itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Password hashing and fresh databases are slow on a busy machine; a time-out is not an assertion.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'companion',
          include: ['companion/**/*.test.ts'],
          setupFiles: ['companion/testing/written-patterns.ts'],
          // docs/decisions/0047: its files share one companion, which takes longer to make than most of them run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [`${CODE}/**/*.test.{ts,tsx,mjs}`],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.test.ts'],
          testTimeout: 90_000,
          // Each journey runs a server and a browser: two at once are faster, and now and then one loses a race that it wins alone.
          fileParallelism: false,
          // docs/decisions/0025: walked again once, and named in the last lines of `npm test`.
          retry: 1,
        },
      },
    ],
  },
});
