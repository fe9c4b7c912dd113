import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { insertAudit } from '../../../office/office.repository.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { checkMall } from '../../lint/check-mall.ts';
import { lockState, updateMall } from '../office/mall-settings.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;

/** Schedules the opening of a READY mall, or cancels it (null). Errors: 4040, 4220 not READY, or not later than now. */
export const scheduleOpening = ({ database, clock }: Own, mall: MallScope, opensAt: Date | null): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const now = await lockState(transaction);
    if (!now) throw new AppError('4040');
    if (now.state !== 'READY') throw fieldError('opensAt', '열 준비를 마친 몰만 여는 시각을 정할 수 있어요.');
    if (opensAt !== null && opensAt <= clock()) throw fieldError('opensAt', '지금보다 뒤의 시각을 골라 주세요.');
    await updateMall(transaction, { opensAt });
  });

type Parts = Pick<Dependencies, 'officeDatabase' | 'malls'>;

/** Opens a mall whose moment has come. With a new red finding it stays closed, and the schedule is cleared. */
export async function openDueMall({ officeDatabase, malls }: Parts, mall: Mall, at: Date): Promise<void> {
  if (!officeDatabase || mall.state !== 'READY' || mall.opensAt === null || mall.opensAt > at) return;
  await inMall(officeDatabase, mall, async (transaction) => {
    const now = await lockState(transaction);
    if (now?.state !== 'READY' || now.opensAt === null || now.opensAt > at) return;
    const { red } = await checkMall(transaction, at);
    const moved = red === 0 ? { state: 'OPEN' as const, openedAt: now.openedAt ?? at } : {};
    await updateMall(transaction, { opensAt: null, ...moved });
    await insertAudit(transaction, {
      ...{ happenedAt: at, action: 'mall.state', subject: `mall ${mall.mallId}`, ofMallId: mall.mallId },
      ...{ operator: 'schedule', staffNo: null, sessionNo: null, address: null, requestId: null },
      changes: red === 0 ? { state: ['READY', 'OPEN'] } : { opensAt: [now.opensAt.toISOString(), null] },
      reason: red === 0 ? '' : `법 점검에서 꼭 고쳐야 할 ${red}건이 있어 열지 않았어요.`,
    });
  });
  malls.forget();
}
