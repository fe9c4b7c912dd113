import { AppError } from '@mall/contracts/errors';
import type { TidLink } from '@mall/contracts/tid-account';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { assertOwnAccount } from '../assert-own-account.ts';
import type { ProvenTid } from './finish-tid.ts';
import { findLink, insertLink, type LinkRow } from './tid.repository.ts';

type Linking = ProvenTid & { readonly memberNo: number; readonly at: Date };

export const toTidLink = ({ account, linkedAt }: LinkRow): TidLink => ({ account, linkedAt: linkedAt.toISOString() });

/**
 * Links a T-ID to a member and notifies them by mail; repeating it changes nothing. 1267 another member's T-ID, 1268 the member has
 * another one.
 */
export async function linkTidToMember(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, subjectHash, account, at }: Linking,
): Promise<TidLink> {
  assertOwnAccount(mall, memberNo);
  const link = { subjectHash, account, linkedAt: at };
  const isNew = await insertLink(transaction, { memberNo, ...link });
  if (isNew) {
    await queueMail(transaction, { kind: 'ACCOUNT_CHANGED', facts: { memberNo, change: 'TID_LINKED' }, at });
    return toTidLink(link);
  }
  const own = await findLink(transaction, { memberNo });
  if (!own) throw new AppError('1267');
  if (own.subjectHash !== subjectHash) throw new AppError('1268');
  return toTidLink(own);
}
