import { defineConfig } from 'vitest/config';

const databaseTests = ['{apps,packages,scripts}/**/*.{db,routes}.test.ts'];
// Modules keep nothing between tests, and a test of the API brings a server and a database of its own: loading all modules anew for
// each file would take a third of the time.
const common = {
  setupFiles: ['packages/testing/src/vitest-console.ts'],
  isolate: false,
  // Room for a busy machine: no test asserts a time, and only one that never ends meets these.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Less than the minute for which caches are fresh: a change that is not announced is red.
  expect: { poll: { timeout: 30_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // The browser builds its own; here the source is what is tested.
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // Left to itself Vitest keeps one core free: on two it would run one file after another, most of the time waiting.
    maxWorkers: '100%',
    // postgres.js asks each new connection for the types of arrays, in a promise that nobody awaits: a server outlives its failure
    // (surviveLostConnections), and so do tests that take connections away.
    onUnhandledError: (error) =>
      !('query' in error && /CONNECTION_DESTROYED/.test(error.message) && /typarray/.test(String(error.query))),
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...databaseTests],
        },
      },
      {
        test: {
          ...common,
          name: 'database',
          include: databaseTests,
          exclude: ['**/node_modules/**'],
          // Runs only when a test of this project is requested.
          globalSetup: ['packages/testing/src/vitest-database.ts'],
        },
      },
    ],
  },
});
