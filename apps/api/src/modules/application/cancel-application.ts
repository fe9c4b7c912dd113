import type { ApplicationDetail } from '@mall/contracts/application';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayCancelApplication } from '@mall/domain/application-states';
import { getApplication, type OwnApplication } from './get-application.ts';
import { lockApplication, moveApplication } from './move-application.ts';

type Cancelling = OwnApplication & { readonly reason: string; readonly at: Date };

/** The member cancels until the carrier is involved; 4097 afterwards. */
export async function cancelApplication(
  transaction: MallTransaction,
  { applicationNo, memberNo, reason, at }: Cancelling,
): Promise<ApplicationDetail> {
  const application = await lockApplication(transaction, applicationNo);
  if (application.memberNo !== memberNo) throw new AppError('4044');
  if (!mayCancelApplication(application.state)) throw new AppError('4097');
  await moveApplication(transaction, application, { to: 'CANCELLED', actor: 'MEMBER', reason, at });
  return getApplication(transaction, { applicationNo, memberNo });
}
