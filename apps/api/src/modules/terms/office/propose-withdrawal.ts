import { AppError } from '@mall/contracts/errors';
import { koreanDay } from '@mall/domain/terms';
import type { Dependencies } from '../../../dependencies.ts';
import { openCase } from '../../case/cases.ts';
import { assertToCome } from './assert-to-come.ts';
import { inChain } from './change-draft.ts';
import { listAnnounced } from './draft.repository.ts';
import { nameOf, pathOf } from './propose-terms.ts';
import { subjectOf } from './show-terms.ts';
import type { Chain } from './terms.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type Proposed = {
  readonly chain: Chain;
  readonly appliedOn: string;
  readonly reason: string;
  readonly staffNo: number;
};

/** Proposes to a second person to withdraw an announced version. Errors: 4040 none is announced for the day, 4090 it has come, 4094. */
export const proposeWithdrawal = (own: Own, { chain, appliedOn, reason, staffNo }: Proposed): Promise<number> =>
  inChain(own, chain, async (transaction) => {
    const at = own.clock();
    const told = (await listAnnounced(transaction, chain)).find((one) => one.appliedOn === appliedOn);
    if (!told) throw new AppError('4040');
    assertToCome(appliedOn, at);
    return openCase(
      transaction,
      {
        ...{ kind: 'terms.withdraw', subject: subjectOf(told), reason },
        ...(chain.mallId !== null && { ofMallId: chain.mallId }),
        request: { draftNo: told.draftNo, reason },
        differences: [{ name: nameOf(told), before: `${koreanDay(appliedOn)} 시행 예정`, after: '알림을 거둬요' }],
        risks: ['게시판에 정정 글을 올리고, 먼저 알린 회원에게 메일로 알려요'],
        path: pathOf(chain),
      },
      { madeBy: staffNo, at },
    );
  });
