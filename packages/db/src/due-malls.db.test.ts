import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { insertTenantRows } from '@mall/testing/tenant-rows';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from './generated.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await insertTenantRows(db.ownerDatabase);
});
afterAll(() => db.drop());

class Undone extends Error {}

/** As the application, which has entered no mall. */
async function dueMalls(transaction: Transaction<DB>, job: string, at: string): Promise<number[]> {
  await sql`set local role mall_app`.execute(transaction);
  const { rows } = await sql<{ ofMall: number }>`select of_mall from due_malls(${job}, ${sql.raw(at)})`.execute(
    transaction,
  );
  await sql`reset role`.execute(transaction);
  return rows.map(({ ofMall }) => ofMall);
}

const long = `now() - interval '2 days'`;
const order = (state: string, moment: string) =>
  `update mall_order set state = '${state}', ${moment} = ${long} where mall_id = 1`;
const attempt = (state: string) => `update payment_attempt set state = '${state}' where mall_id = 1`;
/** Makes the one row of mall 1 due. */
const cases: readonly [job: string, becomesDue: string][] = [
  ['settle-confirming', attempt('CONFIRMING')],
  ...['WAITING', 'RETURNING', 'OPEN', 'REPLACED'].map(
    (state) => ['recover-payments', attempt(state)] as [string, string],
  ),
  ['expire-unpaid-orders', order('PENDING_PAYMENT', 'expires_at')],
  ['remind-unpaid-orders', order('PENDING_PAYMENT', 'remind_at')],
  ['confirm-delivered-orders', order('DELIVERED', 'delivered_at')],
  ['settle-cash-receipts', 'update cash_receipt set is_settled = false'],
  ['expire-gifts', `update order_gift set expires_at = ${long}`],
  ['finish-refunds', `update claim set refund_started_at = ${long}`],
  ['expire-applications', `update application set submitted_at = ${long}`],
  ['forget-application-drafts', `update application_draft set saved_at = ${long}`],
  ['forget-certifications', `update certification set expires_at = ${long}`],
  ['forget-tid-requests', `update tid_request set expires_at = ${long}`],
  ['erase-expired-archive', `update legal_archive set keep_until = ${long}`],
  ['forget-upload-rows', `update upload set worked_at = ${long}`],
  ['erase-loose-files', `update content_file set sent_at = ${long}`],
  ['erase-pictures', `update question_picture set question_no = null, erase_from = ${long}`],
  [
    'end-old-looks',
    `update session set looked_by = s.staff_no, look_staff_name = 's', look_contact_no = c.contact_no, look_ends_at = ${long}
      from staff s, contact c`,
  ],
  ['end-leavers', `update roster_entry set leaves_at = ${long}`],
  ['end-leavers', `update roster_entry set invitation_ends_at = ${long}`],
  ['notify-restocks', 'update option_stock set quantity = 1'],
  ['flip-content', `update content_revision set state = 'SCHEDULED', starts_at = ${long}`],
  [
    'flip-content',
    `update content_revision set state = 'LIVE', starts_at = now() - interval '3 days', ends_at = ${long}`,
  ],
  ['publish-due-themes', `update mall_theme set state = 'SCHEDULED', starts_at = ${long}`],
  ['announce-terms', 'update term_announcement set is_mailed = false'],
  ['refresh-list-prices', `update wireless_support set valid_from = now()`],
];

test.each(cases)('%s enters the mall in which something is due, and before that none (%#)', async (job, becomesDue) => {
  const work = db.ownerDatabase.transaction().execute(async (transaction) => {
    // Other effects of such a change are not checked here.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update cash_receipt set is_settled = true`.execute(transaction);
    expect(await dueMalls(transaction, job, "now() - interval '1 day'")).toEqual([]);
    await sql.raw(becomesDue).execute(transaction);
    expect(await dueMalls(transaction, job, "now() + interval '1 minute'")).toEqual([1]);
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
});

test('announced terms make the malls due that have not informed their members yet', async () => {
  const work = db.ownerDatabase.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update term_draft set state = 'ANNOUNCED', announced_at = now(), applied_on = now() + interval '9 days', of_mall_id = null`.execute(
      transaction,
    );
    expect(await dueMalls(transaction, 'announce-terms', 'now()')).toEqual([2]);
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
});

test('a job that the function does not know fails, and what it may see of other malls stays with its owner', async () => {
  await expect(sql`select due_malls('no-such-job', now())`.execute(db.database)).rejects.toThrow('case not found');
  const { rows } = await sql<{ roles: string }>`
    select distinct array_to_string(polroles::regrole[], ',') as roles from pg_policy where polname = 'due'`.execute(
    db.ownerDatabase,
  );
  expect(rows).toEqual([{ roles: 'mall_owner' }]);
});
