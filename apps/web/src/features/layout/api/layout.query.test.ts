import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { termsQuery } from '../../../entities/terms/terms.query.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { menuQuery } from '../../../lib/mall/menu.query.ts';
import { layoutQuery } from './layout.query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const member = { mallId: 1, device: 'pc', isSignedIn: true } as const;

// R7.24 R9.03
test.each([
  ['the mall', layoutQuery('familyshop', 'pc')],
  ['its menu', menuQuery(member)],
])('the layout of %s is fetched again after an hour, and not before', async (_of, { queryKey, staleTime }) => {
  const read = vi.fn().mockResolvedValue({});
  const client = createQueryClient();
  const readOnce = () =>
    client.fetchQuery({ queryKey, staleTime, queryFn: read, gcTime: Number.POSITIVE_INFINITY } as never);
  await readOnce();
  vi.advanceTimersByTime(3_600_000 - 1);
  await readOnce();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await readOnce();
  expect(read).toHaveBeenCalledTimes(2);
});

// R7.24 R9.03
test('opening a page fetches the layout of its mall again once it is an hour old', async () => {
  const read = vi.fn().mockResolvedValue({});
  const client = createQueryClient();
  const open = () => client.ensureQueryData({ ...layoutQuery('familyshop', 'pc'), queryFn: read });
  await open();
  await vi.advanceTimersByTimeAsync(3_600_000 - 1);
  await open();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000 + 1);
  await open();
  expect(read).toHaveBeenCalledTimes(2);
});

// R7.24 R9.03
test('terms are fetched once and for ever', () => {
  const { staleTime, gcTime } = termsQuery('service');
  expect([staleTime, gcTime]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
