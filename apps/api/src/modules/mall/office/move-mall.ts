import { AppError, fieldError } from '@mall/contracts/errors';
import type { MallState } from '@mall/contracts/mall-codes';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { mayMoveMall } from '@mall/domain/mall-states';
import type { Dependencies } from '../../../dependencies.ts';
import { checkMall } from '../../lint/check-mall.ts';
import { lockState, updateMall } from './mall-settings.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type Moving = { readonly from: MallState; readonly to: MallState; readonly notice: string };

/**
 * Moves a mall from the state that somebody has seen. Errors: 4040, 4090 with the current state, 4220 for an illegal move, and on the way
 * to opening while the law lint has a red finding without a waiver.
 */
export const moveMall = ({ database, clock }: Own, mall: MallScope, { from, to, notice }: Moving): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const now = await lockState(transaction);
    if (!now) throw new AppError('4040');
    if (now.state !== from) throw new AppError('4090', { data: { state: now.state } });
    if (now.isBlueprint) throw fieldError('to', '블루프린트는 열지 않아요. 블루프린트로 새 몰을 만들어 주세요.');
    if (!mayMoveMall(from, to)) throw fieldError('to', '지금 상태에서는 할 수 없어요.');
    if (to === 'READY' || from === 'READY') await assertLawful(transaction, to, clock());
    await updateMall(transaction, {
      ...{ state: to, opensAt: null },
      restNotice: to === 'PAUSED' || to === 'CLOSED' ? notice : '',
      ...(to === 'OPEN' && !now.openedAt && from === 'READY' && { openedAt: clock() }),
    });
  });

async function assertLawful(transaction: MallTransaction, to: MallState, at: Date): Promise<void> {
  if (to === 'DRAFT') return;
  const { red } = await checkMall(transaction, at);
  if (red > 0) throw fieldError('to', `법 점검에서 꼭 고쳐야 할 ${red}건을 먼저 고쳐 주세요.`);
}
