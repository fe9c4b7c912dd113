import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('zod/mini', () => import('./no-schemas.ts'));

// The modules are reset here, because other tests share theirs.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());

const contracts = import.meta.glob([
  '../../../../../packages/contracts/src/*.ts',
  '!../../../../../packages/contracts/src/*.test.ts',
]);

test.each(Object.entries(contracts))('%s is made without zod', async (_path, load) => {
  await expect(load()).resolves.toBeDefined();
});
