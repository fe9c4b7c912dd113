import { openReturnCase } from '../../../apps/api/src/modules/payment/office/return-deposit.ts';
import { listLateDeposits } from '../../../apps/api/src/modules/payment/virtual-account/list-late-deposits.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import type { MallScope } from '../../../packages/db/src/in-mall.ts';

/** Submits a mall's oldest late deposit to a second person; another is left for staff to submit. */
export async function bringDemoReturn(database: Database, mall: MallScope, madeBy: number): Promise<void> {
  const [oldest, ...others] = await listLateDeposits({ database }, mall);
  if (!oldest || others.length === 0) return;
  await openReturnCase(
    { database, clock: () => new Date() },
    {
      ...{ mallId: mall.mallId, orderNo: oldest.orderNo, madeBy },
      refundAccount: { bankCode: '88', accountNumber: '110987654321', holder: '윤서아' },
      reason: '회원과 통화해 통장 사본으로 계좌를 확인했어요',
    },
  );
}
