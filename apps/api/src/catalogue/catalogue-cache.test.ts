import { expect, test, vi } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { Packed } from './packed.ts';

function openCache({ mostBytes = 10_000 } = {}) {
  let now = 1_000;
  const cache = createCatalogueCache({ clock: () => new Date(now), mostBytes, metrics: createMetrics() });
  cache.hear();
  const compute = vi.fn(async (value = 'a value') => ({ value }));
  const get = (key: string, tag = 'p:1', value?: string) =>
    cache.get([key], { compute: () => compute(value), tagsOf: () => [tag] });
  return {
    ...{ cache, compute, get },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a value is computed once, also for concurrent callers', async () => {
  const { get, compute } = openCache();
  await Promise.all([get('list'), get('list')]);
  expect(await get('list')).toEqual({ value: 'a value' });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a change drops only the values made from it; an empty tag drops everything', async () => {
  const { cache, get, compute } = openCache();
  await get('one', 'p:1');
  await get('two', 'p:2');
  cache.forget('p:1');
  await get('one', 'p:1');
  await get('two', 'p:2');
  expect(compute).toHaveBeenCalledTimes(3);
  cache.forget('');
  await get('two', 'p:2');
  expect(compute).toHaveBeenCalledTimes(4);
});

test('a value overtaken by a change is neither cached nor shared with later callers', async () => {
  const { cache, get, compute } = openCache();
  const early = get('list', 'p:1', 'before');
  cache.forget('p:9');
  const late = get('list', 'p:1', 'after');
  expect([await early, await late]).toEqual([{ value: 'before' }, { value: 'after' }]);
  expect(await get('list')).toEqual({ value: 'after' });
  expect(compute).toHaveBeenCalledTimes(2);
});

test('nothing is cached or found a second after the state of which the database was last heard; once it is heard again, the cache is trusted again', async () => {
  const { cache, get, compute, wait } = openCache();
  await get('list');
  wait(999);
  await get('list');
  expect(compute).toHaveBeenCalledTimes(1);
  wait(1);
  await get('list');
  await get('other');
  expect(compute).toHaveBeenCalledTimes(3);
  // Of a state that is too old as well.
  cache.hear(1_000);
  await get('list');
  expect(compute).toHaveBeenCalledTimes(4);
  cache.hear(999);
  await get('list');
  expect(compute).toHaveBeenCalledTimes(4);
  await get('other');
  expect(compute).toHaveBeenCalledTimes(5);
});

test('a value is cached for a minute at most, in case a change is missed', async () => {
  const { cache, get, compute, wait } = openCache();
  await get('list');
  wait(59_999);
  cache.hear();
  await get('list');
  expect(compute).toHaveBeenCalledTimes(1);
  wait(1);
  await get('list');
  expect(compute).toHaveBeenCalledTimes(2);
});

test('the cache stays within its size and evicts the least recently read; with size 0 it caches nothing', async () => {
  const { get, compute } = openCache({ mostBytes: 3_000 });
  for (const key of ['one', 'two', 'three']) await get(key, 'p:1', 'x'.repeat(300));
  await get('three', 'p:1', 'x'.repeat(300));
  expect(compute).toHaveBeenCalledTimes(3);
  await get('one', 'p:1', 'x'.repeat(300));
  expect(compute).toHaveBeenCalledTimes(4);
  const none = openCache({ mostBytes: 0 });
  await none.get('one');
  await none.get('one');
  expect(none.compute).toHaveBeenCalledTimes(2);
});

test('an expensive value stays, however much else is cached, and a change drops it like any other', async () => {
  const { cache, get } = openCache({ mostBytes: 3_000 });
  const compute = vi.fn(async () => new Packed({ found: ['x'.repeat(100)] }));
  const find = async (isDear: boolean) =>
    (await cache.get(['find', isDear], { compute, tagsOf: () => ['p:1'], isDear })).data;
  await find(true);
  await find(false);
  for (const key of ['one', 'two', 'three']) await get(key, 'p:2', 'x'.repeat(300));
  expect(await find(true)).toEqual({ found: ['x'.repeat(100)] });
  expect(compute).toHaveBeenCalledTimes(2);
  await find(false);
  expect(compute).toHaveBeenCalledTimes(3);
  cache.forget('p:1');
  await find(true);
  expect(compute).toHaveBeenCalledTimes(4);
  cache.forget('');
  await find(true);
  expect(compute).toHaveBeenCalledTimes(5);
});

test('expensive values stay within their share of the size', async () => {
  const { cache } = openCache({ mostBytes: 6_000 });
  const compute = vi.fn(async () => new Packed({ found: 'x'.repeat(400) }));
  const find = (key: string) => cache.get([key], { compute, tagsOf: () => [], isDear: true });
  for (const key of ['one', 'two', 'three', 'three']) await find(key);
  expect(compute).toHaveBeenCalledTimes(3);
  await find('one');
  expect(compute).toHaveBeenCalledTimes(4);
});

test('a failure is not cached', async () => {
  const { cache, get } = openCache();
  const failing = { compute: () => Promise.reject(new Error('away')), tagsOf: () => [] };
  await expect(cache.get(['list'], failing)).rejects.toThrow('away');
  expect(await get('list')).toEqual({ value: 'a value' });
});

function openEach() {
  const opened = openCache();
  const compute = vi.fn(async (names: readonly string[]) => new Map(names.map((name) => [name, { name }])));
  const wanted = {
    keyOf: (name: string) => `card ${name}`,
    tagsOf: (name: string) => [`p:${name}`],
    bytesOf: () => 10,
  };
  const getEach = (...names: string[]) => opened.cache.getEach(names, { ...wanted, compute });
  return { ...opened, compute, getEach };
}

test('of many things only the missing ones are computed, together; a change drops only its own', async () => {
  const { cache, compute, getEach } = openEach();
  await getEach('1', '2');
  expect(await getEach('3', '1', '2')).toEqual(new Map(['3', '1', '2'].map((name) => [name, { name }])));
  cache.forget('p:2');
  await getEach('1', '2', '3');
  expect(compute.mock.calls).toEqual([[['1', '2']], [['3']], [['2']]]);
});

test('of many things, too, none overtaken by a change is cached, and nothing while the database is not heard', async () => {
  const { cache, compute, getEach, wait } = openEach();
  const early = getEach('1');
  cache.forget('p:9');
  await early;
  await getEach('1');
  wait(5_000);
  await getEach('1');
  expect(compute).toHaveBeenCalledTimes(3);
});
