import { defineConfig } from 'vitest/config';

const databaseTests = ['{apps,packages,scripts}/**/*.{db,routes}.test.ts'];
const common = { setupFiles: ['packages/testing/src/vitest-console.ts'] };

export default defineConfig({
  test: {
    // The browser builds its own; here the source is what is tested.
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...databaseTests],
          // Pure rules and components without a page leave nothing behind: one load of the modules serves all files.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'database',
          include: databaseTests,
          exclude: ['**/node_modules/**'],
          // Runs only when a test of this project is asked for.
          globalSetup: ['packages/testing/src/vitest-database.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
