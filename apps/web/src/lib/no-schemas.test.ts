import { expect, test, vi } from 'vitest';

vi.mock('zod/mini', () => import('./no-schemas.ts'));

const contracts = import.meta.glob('../../../../packages/contracts/src/!(*.test).ts');

test.each(Object.entries(contracts))('%s is made without zod', async (_path, load) => {
  await expect(load()).resolves.toBeDefined();
});
