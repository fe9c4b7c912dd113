import type { ApplicationState } from '@mall/contracts/application-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { lockOwner } from '../../person/member-lock.repository.ts';

const openStates: readonly ApplicationState[] = [
  'RECEIVED',
  'CERTIFIED',
  'APPROVED',
  'ON_HOLD',
  'ACTIVATION_REQUESTED',
];

/**
 * A member's applications that hold a phone and are neither activated nor ended. Locks the member, so that concurrent applications are
 * counted one after the other.
 */
export async function countOpenApplications(transaction: MallTransaction, memberNo: number): Promise<number> {
  await lockOwner(transaction, { memberNo });
  const { count } = await transaction
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', 'in', [...openStates])
    .executeTakeFirstOrThrow();
  return count;
}
