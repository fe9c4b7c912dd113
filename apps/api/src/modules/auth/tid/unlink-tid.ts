import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../../mail/queue-mail.ts';
import { deleteLink, type Owner } from './tid.repository.ts';

/** The member's T-ID opens their account no more, which a mail tells them; without one nothing happens. */
export async function unlinkTid(
  transaction: MallTransaction,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<null> {
  if (await deleteLink(transaction, { memberNo })) {
    await queueMail(transaction, { kind: 'ACCOUNT_CHANGED', facts: { memberNo, change: 'TID_UNLINKED' }, at });
  }
  return null;
}
