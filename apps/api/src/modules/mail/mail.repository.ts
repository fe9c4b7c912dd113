import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { MailNotice } from './mail-facts.ts';

/** Inserts into the outbox; a trigger queues each row's number for sending. */
export async function insertMails(
  transaction: MallTransaction,
  mails: readonly {
    readonly kind: string;
    readonly facts: object;
    readonly memberNo: number;
    readonly queuedAt: Date;
  }[],
): Promise<void> {
  await transaction
    .insertInto('mail')
    .values(mails.map((mail) => ({ ...mail, mallId: transaction.mallId })))
    .execute();
}

type Numbers = { readonly mailNos: readonly number[] };
type WaitingMail = MailNotice & { readonly mailNo: number };

/** Those of these mails that were neither sent nor given up. */
export const listWaitingMails = compiledQuery<Numbers, WaitingMail>((transaction, { mailNos }) =>
  transaction
    .selectFrom('mail')
    .select(['mailNo', 'kind', 'facts'])
    .where('mallId', '=', transaction.mallId)
    .where(sql<boolean>`mail_no = any(${mailNos}::bigint[])`)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    // Only `queueMail` writes here.
    .$castTo<WaitingMail>(),
);

type MailEnd = { readonly mailNo: number; readonly at: Date };

/** Marks them as sent, and erases their facts. */
export const updateMailsSent = compiledQuery<Numbers & { readonly sentAt: Date }, never>(
  (transaction, { mailNos, sentAt }) =>
    transaction
      .updateTable('mail')
      .set({ sentAt, facts: sql<object>`'{}'` })
      .where('mallId', '=', transaction.mallId)
      .where(sql<boolean>`mail_no = any(${mailNos}::bigint[])`)
      .$castTo<never>(),
);

/** Postpones the mail; a trigger queues it again for that time. */
export async function updateMailPostponed(
  transaction: MallTransaction,
  { mailNo, until: notBefore }: { readonly mailNo: number; readonly until: Date },
): Promise<void> {
  await transaction
    .updateTable('mail')
    .set({ notBefore })
    .where('mallId', '=', transaction.mallId)
    .where('mailNo', '=', mailNo)
    .execute();
}

/** False when the mail was sent after all. */
export async function updateMailFailed(
  transaction: MallTransaction,
  { mailNo, at: failedAt }: MailEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail')
    .set({ failedAt })
    .where('mallId', '=', transaction.mallId)
    .where('mailNo', '=', mailNo)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Mails that were given up, the oldest first. */
export function listFailedMailRows(transaction: MallTransaction) {
  return transaction
    .selectFrom('mail')
    .select(['mailNo', 'kind', 'queuedAt', 'failedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('failedAt', 'is not', null)
    .orderBy('mailNo')
    .execute();
}

/** Queues the mails that were given up again; returns how many. */
export async function updateFailedToWaiting(transaction: MallTransaction): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail')
    .set({ failedAt: null })
    .where('mallId', '=', transaction.mallId)
    .where('failedAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
