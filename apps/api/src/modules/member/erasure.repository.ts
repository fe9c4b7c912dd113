import type { WithdrawalBlocker, WithdrawalReason } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The member who leaves. */
export type Leaver = { readonly memberNo: number };

/** Tables whose rows of a member are deleted when they leave: they contain personal data or record the member's actions. */
export const erasedTables = [
  'address',
  'cartLine',
  'removedCartLine',
  'favourite',
  'restockRequest',
  'recentView',
  'refreshToken',
  'session',
  'certification',
  'accountLink',
  'tidLink',
  'tidRequest',
  'applicationDraft',
  'upload',
  'uploadHeading',
  'requestKey',
  'memo',
  'followUp',
  'rosterEntry',
  'reviewVote',
  'reviewReport',
  // After its pictures, which erasing the questions releases.
  'customerReview',
] as const;

/** Locks the member: one withdrawal at a time, and none while the member places an order. */
export async function lockMember(transaction: MallTransaction, { memberNo }: Leaver): Promise<boolean> {
  const row = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', 'WITHDRAWN')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const maxBlockers = 100;

/**
 * Orders that are under way, have an open claim or an outstanding refund; applications under way; and subscriptions that have not
 * ended.
 */
export async function listWithdrawalBlockers(
  transaction: MallTransaction,
  { memberNo }: Leaver,
): Promise<WithdrawalBlocker[]> {
  const { rows } = await sql<WithdrawalBlocker>`
    select kind, number, product_name as "productName"
    from (
      select 1 as place, o.kind, o.order_no as number,
        (select l.product_name from order_line l
          where l.mall_id = o.mall_id and l.order_no = o.order_no order by l.line_no limit 1) as product_name
      from (
        select mall_id, order_no, case
          when state in ('PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED') then 'ORDER'
          when exists (select from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no
            and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')) then 'CLAIM'
          when exists (select from payment_attempt a where a.mall_id = o.mall_id and a.order_no = o.order_no
            and a.state = 'HELD') then 'DEPOSIT'
          end as kind
        from mall_order o
        where o.mall_id = ${transaction.mallId} and o.member_no = ${memberNo}
      ) o
      where o.kind is not null
      union all
      select 2, 'APPLICATION', application_no, sheet ->> 'productName'
      from application
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
        and state in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED')
      union all
      select 3, case when state = 'IN_USE' then 'SUBSCRIPTION_IN_USE' else 'SUBSCRIPTION' end, application_no,
        sheet ->> 'productName'
      from subscription_application
      where mall_id = ${transaction.mallId} and member_no = ${memberNo} and state not in ('TERMINATED', 'CANCELLED')
    ) blockers
    order by place, number desc
    limit ${maxBlockers}`.execute(transaction);
  return rows;
}

/** From here on the member has left, and can be archived. */
export async function markWithdrawn(transaction: MallTransaction, { memberNo }: Leaver): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ state: 'WITHDRAWN' })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Copies orders and applications of a withdrawn member into the legal archive, and blanks their personal data in place. */
export async function archiveMember(
  transaction: MallTransaction,
  { memberNo, at }: Leaver & { readonly at: Date },
): Promise<void> {
  await sql`select archive_member(${memberNo}, ${at})`.execute(transaction);
}

export async function deleteOwnRows(transaction: MallTransaction, leaver: Leaver): Promise<void> {
  const { memberNo } = leaver;
  await forgetUploads(transaction, leaver);
  for (const table of erasedTables) {
    await transaction
      .deleteFrom(table)
      .where('mallId', '=', transaction.mallId)
      .where('memberNo', '=', memberNo)
      .execute();
  }
}

/** Orders stay, but no longer refer to the spreadsheet that they came from. */
async function forgetUploads(transaction: MallTransaction, { memberNo }: Leaver): Promise<void> {
  await transaction
    .updateTable('mallOrder')
    .set({ uploadNo: null })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('uploadNo', 'is not', null)
    .execute();
}

/** Keeps the member's number, which orders refer to, and nothing of the person. The id is free again. */
export async function blankMember(transaction: MallTransaction, { memberNo }: Leaver): Promise<void> {
  await transaction
    .updateTable('member')
    .set({
      loginId: `withdrawn-${memberNo}`,
      ...{ passwordHash: '', name: '', email: '', emailVerifiedAt: null, lastSignedInAt: null },
      ...{ phone: '', birthDate: null, personHash: null, answers: {}, refusalReason: '' },
      state: 'WITHDRAWN',
    })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Keeps the fact that mails were sent, without their recipients. */
export async function blankMails(transaction: MallTransaction, { memberNo }: Leaver): Promise<void> {
  await transaction
    .updateTable('mail')
    .set({ memberNo: null })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Keeps the fact that rights requests were made; their text and the answer are erased. */
export async function blankRequests(transaction: MallTransaction, { memberNo }: Leaver): Promise<void> {
  await transaction
    .updateTable('privacyRequest')
    .set({ detail: '', answer: '' })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

export async function insertWithdrawal(
  transaction: MallTransaction,
  { reason, at }: { readonly reason: WithdrawalReason; readonly at: Date },
): Promise<void> {
  await transaction.insertInto('withdrawal').values({ mallId: transaction.mallId, reason, withdrawnAt: at }).execute();
}

/** Erases records past their retention period; `today` is YYYY-MM-DD, and no later than the database's own clock. */
export async function eraseExpired(transaction: MallTransaction, today: string): Promise<void> {
  await sql`select erase_expired_archive(${today}::date)`.execute(transaction);
}
