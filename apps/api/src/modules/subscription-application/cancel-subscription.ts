import { AppError } from '@mall/contracts/errors';
import type { SubscriptionApplicationDetail } from '@mall/contracts/subscription-application';
import type { MallTransaction } from '@mall/db/in-mall';
import { getSubscriptionApplication, type OwnSubscription } from './get-subscription-application.ts';
import { lockSubscription, moveSubscription } from './move-subscription.ts';

type Cancelling = OwnSubscription & { readonly reason: string; readonly at: Date };

/** The member cancels until the installation; 4097 afterwards. */
export async function cancelSubscription(
  transaction: MallTransaction,
  { applicationNo, memberNo, reason, at }: Cancelling,
): Promise<SubscriptionApplicationDetail> {
  const application = await lockSubscription(transaction, applicationNo);
  if (application.memberNo !== memberNo) throw new AppError('4044');
  await moveSubscription(transaction, application, { to: 'CANCELLED', actor: 'MEMBER', reason, at });
  return getSubscriptionApplication(transaction, { applicationNo, memberNo });
}
