import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// R7.23
test('a failed fetch is not retried', async () => {
  const read = vi.fn().mockRejectedValue(new Error('no luck'));
  const query = createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: read });
  await expect(query).rejects.toThrow('no luck');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

// R7.23
test('data is fresh for one second, then fetched again', async () => {
  const read = vi.fn().mockResolvedValue(1);
  const client = createQueryClient();
  const readOnce = () => client.fetchQuery({ queryKey: ['b'], queryFn: read });
  await readOnce();
  vi.advanceTimersByTime(1000 - 1);
  await readOnce();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await readOnce();
  expect(read).toHaveBeenCalledTimes(2);
});

// R7.23
test('a window that regains focus fetches stale data again', () => {
  const options = createQueryClient().defaultQueryOptions({ queryKey: ['c'], queryFn: () => 1 });
  expect(new QueryObserver(createQueryClient(), options).options.refetchOnWindowFocus).toBe(true);
});

test('a change by a click is published before the next click: no timer in between', async () => {
  const client = createQueryClient();
  const received: unknown[] = [];
  const observer = new QueryObserver<number>(client, { queryKey: ['d'], enabled: false });
  // Subscribes like React's hooks.
  observer.subscribe(notifyManager.batchCalls(({ data }) => received.push(data)));
  client.setQueryData(['d'], 1);
  await Promise.resolve();
  expect(received).toEqual([1]);
});
