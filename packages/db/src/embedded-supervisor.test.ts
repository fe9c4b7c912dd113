import { expect, test } from 'vitest';
import { supervise } from './embedded-supervisor.ts';

/** Supervises a server that never starts, without real waiting; returns the pauses and the error with which it gives up. */
function superviseTheDead(excusedRestarts: number) {
  const pauses: number[] = [];
  let restarts = 0;
  return new Promise<{ pauses: number[]; restarts: number; message: string }>((resolve) => {
    supervise({
      cluster: '/nowhere',
      restart: async () => {
        restarts += 1;
        throw new Error('no luck');
      },
      look: () => {},
      isExcused: () => restarts <= excusedRestarts,
      onTrouble: () => {},
      onGivenUp: ({ message }) => resolve({ pauses, restarts, message }),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });
  });
}

test('a server that does not come back is tried 8 times, later each time, and then given up', async () => {
  const { pauses, restarts, message } = await superviseTheDead(0);
  expect(restarts).toBe(8);
  expect(message).toBe('no luck');
  expect(pauses.filter((pause) => pause !== 500)).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
});

test('while the disk is full it is tried for as long as that lasts', async () => {
  expect((await superviseTheDead(40)).restarts).toBe(41);
});
