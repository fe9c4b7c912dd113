import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../../mail/queue-mail.ts';
import { deleteLink, type Owner } from './tid.repository.ts';

/** Unlinks the member's T-ID, and notifies them by mail; does nothing without one. */
export async function unlinkTid(
  transaction: MallTransaction,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<null> {
  if (await deleteLink(transaction, { memberNo })) {
    await queueMail(transaction, { kind: 'ACCOUNT_CHANGED', facts: { memberNo, change: 'TID_UNLINKED' }, at });
  }
  return null;
}
