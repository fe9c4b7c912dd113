import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';
import type { RecordedTransaction } from './recorded.ts';

type Key = { readonly staffNo: number; readonly requestKey: string };
type Keyed = Key & { readonly contentHash: Buffer; readonly at: Date };

export const findStaffRequest = (database: Database, { staffNo, requestKey }: Key) =>
  database
    .selectFrom('staffRequest')
    .select(['contentHash', 'reply'])
    .where('staffNo', '=', staffNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

/**
 * False when a request with this key has already written it; waits for a transaction that is writing the same. A repeat locks nothing that
 * the request's other writes need: the rows of one bulk request are written concurrently.
 */
export async function addWritten(transaction: RecordedTransaction, keyed: Keyed, what: string): Promise<boolean> {
  const { staffNo, requestKey, contentHash, at } = keyed;
  const { rows } = await sql`
    with known as (
      select staff_no, request_key from staff_request
      where staff_no = ${staffNo} and request_key = ${requestKey} and content_hash = ${contentHash}),
    added as (
      insert into staff_request (staff_no, request_key, content_hash, sent_at)
      select ${staffNo}::bigint, ${requestKey}::uuid, ${contentHash}::bytea, ${at}::timestamptz where not exists (select from known)
      on conflict (staff_no, request_key) do update set sent_at = excluded.sent_at
        where staff_request.content_hash = excluded.content_hash
      returning staff_no, request_key)
    insert into staff_request_write
    select staff_no, request_key, ${what} from (select * from known union all select * from added) request
    on conflict do nothing returning 1`.execute(transaction);
  return rows.length === 1;
}

/** Stores the reply of a request, once it has written something. */
export async function updateReply(database: Database, { staffNo, requestKey }: Key, reply: object): Promise<void> {
  await database
    .updateTable('staffRequest')
    .set({ reply: sql`${JSON.stringify(reply)}::text::jsonb` })
    .where('staffNo', '=', staffNo)
    .where('requestKey', '=', requestKey)
    .execute();
}

export async function deleteStaffRequests(database: Database, sentBefore: Date): Promise<void> {
  await database.deleteFrom('staffRequest').where('sentAt', '<', sentBefore).execute();
}
