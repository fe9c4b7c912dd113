import { beforeEach, expect, test, vi } from 'vitest';
import { createRecentResults } from './recent-results.ts';

const start = new Date('2026-11-20T10:00:00Z').getTime();
const now = { current: start };
const limits = { clock: () => new Date(now.current), freshForMilliseconds: 1000, maxEntries: 2 };
const compute = vi.fn(async () => ({ number: compute.mock.calls.length }));
beforeEach(() => {
  now.current = start;
  compute.mockClear();
});

test('a result is computed once for all who request it at the same time or until it expires', async () => {
  const recent = createRecentResults<{ number: number }>(limits);
  expect(await Promise.all([recent('a', compute), recent('a', compute)])).toEqual([{ number: 1 }, { number: 1 }]);
  now.current = start + 999;
  expect(await recent('a', compute)).toEqual({ number: 1 });
  now.current = start + 1000;
  expect(await recent('a', compute)).toEqual({ number: 2 });
});

test('each key has results of its own', async () => {
  const recent = createRecentResults<{ number: number }>(limits);
  expect(await recent('a', compute)).toEqual({ number: 1 });
  expect(await recent('b', compute)).toEqual({ number: 2 });
});

test('of more results than fit, the least recently used is evicted', async () => {
  const recent = createRecentResults<{ number: number }>(limits);
  for (const key of ['a', 'b', 'a', 'c']) await recent(key, compute);
  expect(await recent('a', compute)).toEqual({ number: 1 });
  expect(await recent('b', compute)).toEqual({ number: 4 });
});

test('a failure goes to current callers only', async () => {
  const recent = createRecentResults<{ number: number }>(limits);
  compute.mockRejectedValueOnce(new Error('away'));
  await expect(recent('a', compute)).rejects.toThrow('away');
  expect(await recent('a', compute)).toEqual({ number: 2 });
  expect(await recent('a', compute)).toEqual({ number: 2 });
});

test('a late failure does not remove what was computed after it', async () => {
  const recent = createRecentResults<{ number: number }>(limits);
  const slow = Promise.withResolvers<{ number: number }>();
  const first = recent('a', () => slow.promise);
  now.current = start + 1000;
  await recent('a', compute);
  slow.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await recent('a', compute);
  expect(compute).toHaveBeenCalledOnce();
});
