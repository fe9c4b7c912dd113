import { AppError } from '@mall/contracts/errors';
import type { WithdrawalReason } from '@mall/contracts/member';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { endAllSessions } from '../auth/session/end-sessions.ts';
import { clearFavourites } from '../favourite/clear-favourites.ts';
import { erasePictures } from '../question/erase-pictures.ts';
import { eraseQuestions } from '../question/erase-questions.ts';
import {
  archiveMember,
  blankMails,
  blankMember,
  blankRequests,
  deleteOwnRows,
  insertWithdrawal,
  type Leaver,
  listWithdrawalBlockers,
  lockMember,
  markWithdrawn,
} from './erasure.repository.ts';

const underWayText = '진행 중인 주문, 신청이나 구독이 있어서 탈퇴할 수 없어요. 모두 끝난 뒤 다시 시도해 주세요.';

type Withdrawal = Leaver & { readonly reason: WithdrawalReason };

/** A member leaves: personal data is erased or archived in one transaction, and every session ends. */
export async function withdraw(
  dependencies: Dependencies,
  mall: Mall,
  { memberNo, reason }: Withdrawal,
): Promise<null> {
  const at = dependencies.clock();
  await inMall(dependencies.database, mall, async (transaction) => {
    if (!(await lockMember(transaction, { memberNo }))) throw new AppError('4010');
    if ((await listWithdrawalBlockers(transaction, { memberNo })).length > 0) {
      throw new AppError('4094', { description: underWayText });
    }
    await markWithdrawn(transaction, { memberNo });
    await archiveMember(transaction, { memberNo, at });
    await eraseQuestions(transaction, { memberNo, at });
    await clearFavourites(transaction, mall, memberNo);
    await endAllSessions(transaction, { memberNo });
    await deleteOwnRows(transaction, { memberNo });
    await blankMember(transaction, { memberNo });
    await blankRequests(transaction, { memberNo });
    await blankMails(transaction, { memberNo });
    await insertWithdrawal(transaction, { reason, at });
  });
  dependencies.endedSessions.forget();
  await erasePictures(dependencies, mall, at);
  return null;
}
