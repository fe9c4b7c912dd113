import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';
import type { Shop } from './shop.ts';

type Interleaved<Reply> = {
  readonly productNo: string;
  readonly optionNo?: number;
  /** Waits for the lock. */
  readonly submit: () => Promise<Reply>;
  /** Runs while the request waits: on a connection of its own, or in the transaction that holds the lock. */
  readonly change: (holder: Transaction<DB>) => Promise<unknown>;
};

/** Holds the stock of an option, lets a request wait for it, commits a change meanwhile, releases, and returns the request's reply. */
export async function changeWhileWaiting<Reply>(
  { owner }: Pick<Shop, 'owner'>,
  { productNo, optionNo = 1, submit, change }: Interleaved<Reply>,
): Promise<Reply> {
  const { reply } = await owner.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('optionStock')
      .select('quantity')
      .where('productNo', '=', productNo)
      .where('optionNo', '=', optionNo)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    let isOver = false;
    const pending = submit().finally(() => {
      isOver = true;
    });
    while (!isOver && (await countWaiting(owner)) === 0);
    if (isOver) throw new Error('the request did not wait for the stock');
    await change(transaction);
    // Wrapped, so that the transaction ends, and releases the lock, before the reply is awaited.
    return { reply: pending };
  });
  return reply;
}

/** How many locks of this database are being waited for. */
export async function countWaiting(owner: Shop['owner']): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(owner);
  return rows[0]?.waiting ?? 0;
}

export async function waitUntilWaiting(owner: Shop['owner'], count: number): Promise<void> {
  while ((await countWaiting(owner)) < count);
}
