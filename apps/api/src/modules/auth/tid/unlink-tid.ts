import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { deleteLink, type Owner } from './tid.repository.ts';

/** The member's T-ID opens their account no more, which a mail tells them; without one nothing happens. */
export async function unlinkTid(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<null> {
  if (await deleteLink(transaction, mall, { memberNo })) {
    await queueMail(transaction, mall, { kind: 'ACCOUNT_CHANGED', facts: { memberNo, change: 'TID_UNLINKED' }, at });
  }
  return null;
}
