import type { Client } from 'pg';
import { withCopyClient } from '../../copy-client.ts';

/** Connections at once: one writes while the data of the other is generated. */
const lanes = 2;

export type Lanes = <Task>(
  tasks: Iterable<Task>,
  work: (client: Client, task: Task) => Promise<unknown>,
  /** Done first on each connection. */
  prepare?: (client: Client) => Promise<unknown>,
) => Promise<void>;

/** Does the work on each task in turn, on the connection that is free first; the first failure is thrown when all have stopped. */
export const lanesTo =
  (url: string): Lanes =>
  async (tasks, work, prepare) => {
    const queue = inTurn(tasks);
    const lane = () =>
      withCopyClient({ url, name: 'seed' }, async (client) => {
        await prepare?.(client);
        for (const task of queue) await work(client, task);
      });
    const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };

/** Whoever stops taking ends it for all. */
function* inTurn<Task>(tasks: Iterable<Task>): Generator<Task, undefined> {
  yield* tasks;
}

/** Has PostgreSQL look up the rows of a mall: without statistics it would rather read whole tables. */
export const lookUp = (client: Client): Promise<unknown> =>
  client.query('set enable_hashjoin = off; set enable_mergejoin = off; set enable_seqscan = off');

/** All of the work or nothing. */
export async function inTransaction(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
