import { AppError } from '@mall/contracts/errors';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../dependencies.ts';
import type { MoveReason } from '../../move.ts';
import { lockSubscription, moveSubscription } from './move-subscription.ts';
import { listSubscriptionsUnderWay } from './subscription-application.repository.ts';

type Operation = {
  readonly applicationNo: string;
  readonly to: SubscriptionState;
  readonly reason: string;
  readonly staffNo?: MoveReason['staffNo'];
  /** When the installation takes place; INSTALLATION_PLANNED needs a future time. */
  readonly installationAt?: Date;
  /** The time of the installation as the operator saw it: when it differs by now, the move is refused. */
  readonly was?: Date | null | undefined;
};

/** Moves an application on for the operator; 4090 when another time was planned since, 4097 for an illegal move, 4220 without a time for the installation. */
export async function operateSubscription(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { applicationNo, to, reason, staffNo, installationAt, was }: Operation,
): Promise<void> {
  const at = clock();
  if (to === 'INSTALLATION_PLANNED' && !(installationAt && installationAt > at)) throw new AppError('4220');
  await inMall(database, mall, async (transaction) => {
    const application = await lockSubscription(transaction, applicationNo);
    if (was !== undefined && application.installationAt?.getTime() !== was?.getTime())
      throw new AppError('4090', { description: '그사이 다른 담당자가 설치 시각을 바꿨어요. 다시 확인해 주세요.' });
    await moveSubscription(transaction, application, {
      ...{ to, actor: 'OPERATOR', reason, staffNo, at },
      ...(installationAt && to === 'INSTALLATION_PLANNED' && { installationAt }),
      ...(to === 'IN_USE' && { installedOn: seoulDayOf(at) }),
    });
  });
}

const mostShown = 100;

/** Applications that wait for the operator, the oldest first. */
export const listSubscriptionsToHandle = ({ database }: Pick<Dependencies, 'database'>, mall: MallScope) =>
  inMall(database, mall, (transaction) => listSubscriptionsUnderWay(transaction, { limit: mostShown }));
