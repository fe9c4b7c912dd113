import { connectDatabase } from '@mall/db/connection';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitUntilWaiting } from './locked-stock.ts';
import type { Shop } from './shop.ts';

// While this lock is held, transactions that have written into the table wait at their COMMIT, after all their queries.
const atCommit = sql.lit(4711);

/** Holds transactions that insert into a table at their COMMIT, while an operator does something. */
export async function holdCommits(shop: Pick<Shop, 'owner' | 'databaseOwnerUrl'>, table: string) {
  /** The operator's own connections, to make the change and to see who waits. */
  const gatekeeper = connectDatabase({ url: shop.databaseOwnerUrl, maxConnections: 1 });
  await sql`create function wait_at_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${atCommit}); return null; end $$`.execute(shop.owner);
  await sql`create constraint trigger wait_at_commit after insert on ${sql.table(table)} deferrable initially deferred
    for each row execute function wait_at_commit()`.execute(shop.owner);
  /** Submits, and holds the request at its COMMIT while `meanwhile` runs; returns the outcome of both. */
  const whileHeld = <Reply, Meanwhile>(submit: () => Promise<Reply>, meanwhile: () => Promise<Meanwhile>) =>
    gatekeeper.transaction().execute(async (holder) => {
      await sql`select pg_advisory_xact_lock(${atCommit})`.execute(holder);
      const pending = submit();
      await waitUntilWaiting(shop.owner, 1);
      // Wrapped, so that the transaction ends, and releases the lock, before the reply is awaited.
      return { pending, meant: await meanwhile() };
    });
  return {
    whileHeld,
    /** The reply of a request that was at its COMMIT when the change began, which has to wait for it. */
    comesFirst: async <Reply>(submit: () => Promise<Reply>, change: () => Promise<unknown>): Promise<Reply> => {
      const ended: string[] = [];
      const { pending, meant } = await whileHeld(submit, async () => {
        const changing = change().then(() => ended.push('change'));
        // Either it waits as well, or it has finished.
        await Promise.race([waitUntilWaiting(shop.owner, 2), changing]);
        expect(ended, 'nothing has changed before the COMMIT').toEqual([]);
        return { changing };
      });
      const reply = await pending;
      await meant.changing;
      return reply;
    },
    close: async () => {
      await gatekeeper.destroy();
      await sql`drop function wait_at_commit cascade`.execute(shop.owner);
    },
  };
}
