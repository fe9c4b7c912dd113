import type { ClaimState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../../mail/queue-mail.ts';
import type { LockedOrder } from '../order.repository.ts';
import type { ClaimRow } from './claim.repository.ts';

type News = { readonly claim: ClaimRow; readonly state: ClaimState; readonly at: Date };

/** Queues the mail about a claim without a refund; a refund has its own mail. */
export async function queueClaimMail(
  transaction: MallTransaction,
  { orderNo, memberNo }: LockedOrder,
  { claim: { claimNo }, state, at }: News,
): Promise<void> {
  await queueMail(transaction, { kind: 'CLAIM_MOVED', facts: { orderNo, memberNo, claimNo, state }, at });
}
