import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import tests from '../../vitest.config.ts';
import { type Mutant, mutate } from './mutants.ts';

// The usual tests, with one small fault in a source as it is loaded: the file itself is not changed.
const fault: Mutant | undefined = process.env['MALL_FAULT'] ? JSON.parse(process.env['MALL_FAULT']) : undefined;
const makeFault = {
  name: 'fault',
  enforce: 'pre' as const,
  transform: (source: string, path: string) =>
    fault && path === join(checkoutFolder, fault.file) ? mutate(source, fault) : undefined,
};

export default defineConfig({
  root: checkoutFolder,
  test: {
    ...tests.test,
    // It would keep the fault for the next run.
    fsModuleCache: false,
    projects: tests.test?.projects?.map((project) => ({ ...Object(project), plugins: [makeFault] })),
  },
});
