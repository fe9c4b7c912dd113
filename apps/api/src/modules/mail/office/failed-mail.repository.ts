import type { Filter } from '@mall/contracts/office/list';
import type { Mail } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type MailFilter = { readonly mallId?: Filter | undefined; readonly failedAt?: Filter | undefined };
export type StoredMail = Pick<Selectable<Mail>, 'mallId' | 'mailNo' | 'kind' | 'queuedAt'> & {
  readonly mallName: string;
  readonly failedAt: Date;
};

const failed = (reader: OfficeReader, { mallId, failedAt }: MailFilter) => sql`
  m.failed_at is not null and ${ofScope('m.mallId', reader.scope)} and ${matches(sql`m.mall_id`, mallId, 'int')}
  and ${onDays(sql`m.failed_at`, failedAt)}`;

/** The newest first. */
export async function listFailedMails(
  reader: OfficeReader,
  filter: MailFilter,
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    select m.mall_id, mall.name as mall_name, m.mail_no, m.kind, m.queued_at, m.failed_at
    from mail m join mall using (mall_id)
    where ${failed(reader, filter)} and ${behind([sql`m.queued_at`, sql`m.mail_no`], key, 'desc')}
    order by m.queued_at desc, m.mail_no desc limit ${size + 1}`.execute(reader);
  return rows;
}

export const countFailedMails = (reader: OfficeReader, filter: MailFilter) =>
  countFound(reader, sql`from mail m where ${failed(reader, filter)}`);

/** Queues one mail again; false when it was not given up. */
export async function updateRetried(transaction: MallTransaction, mailNo: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail')
    .set({ failedAt: null })
    .where('mallId', '=', transaction.mallId)
    .where('mailNo', '=', mailNo)
    .where('failedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Run = {
  readonly name: string;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly state: string;
};

/** The newest run of each queue that is still stored, and the queued mails. */
export async function listRuns(reader: OfficeReader, names: readonly string[]) {
  const { rows } = await sql<Run>`
    select distinct on (name) name, started_on as started_at, completed_on as ended_at, state::text as state
    from pgboss.job where name = any (${[...names]}) and started_on is not null order by name, started_on desc`.execute(
    reader,
  );
  const waiting = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'mail' and state < 'active'`.execute(reader);
  return { runs: rows, waitingMails: waiting.rows[0]?.count ?? 0 };
}
