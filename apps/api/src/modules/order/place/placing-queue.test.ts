import { expect, test } from 'vitest';
import { createQueue } from './placing-queue.ts';

test('runs a limited number at a time, first come, first served, and a failure makes room too', async () => {
  const queue = createQueue(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const works = [1, 2, 3, 4].map((number) =>
    queue(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('no luck');
      return number;
    }),
  );
  const outcomes = Promise.allSettled(works);
  await expect.poll(() => begun).toEqual([1, 2]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  ends[2]?.();
  ends[3]?.();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await queue(async () => 5)).toBe(5);
});
