import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import { goesOn } from '@mall/domain/office/application-queue';
import type { Reach } from '../../../office/rights-of.ts';
import { findQueueRow, type QueueRow } from './application-queue.repository.ts';
import { type DealerGrant, updateDealer } from './desk.repository.ts';
import type { Moving } from './move-queued-application.ts';

type Assignment = {
  readonly mallId: number;
  readonly applicationNo: string;
  /** The assignee that the caller saw. */
  readonly from: number | null;
  readonly to: number | null;
};

/** Assigns an application to a dealer who may process it. Errors: 4040 out of reach, 4097 somebody else has it by now, or it has ended, 4220. */
export async function assignApplication(
  { staff, at, read, write }: Moving,
  dealers: readonly DealerGrant[],
  { mallId, applicationNo, from, to }: Assignment,
): Promise<void> {
  const reaches = staff.reachOf('applications.write');
  const row = await read((transaction) => findQueueRow(transaction, { mallId, applicationNo }, { reaches, at }));
  if (!row) throw new AppError('4040');
  if (!goesOn(row.state)) throw new AppError('4097');
  assertMayGive(isDealerAlone(reaches) ? staff.staffNo : undefined, { from, to });
  if (to !== null && !dealers.some((dealer) => dealer.staffNo === to && mayHave(dealer, row)))
    throw new AppError('4220', { description: '이 신청을 맡을 수 없는 대리점이에요.' });
  const change = { mallId, subject: `application ${applicationNo}`, changes: { assignedTo: [from, to] } };
  await write(change, ({ database }) =>
    inMall(database, { mallId }, async (transaction) => {
      if (await updateDealer(transaction, { applicationNo, from, to })) return;
      throw new AppError('4097', { description: '그사이 담당이 바뀌었어요.' });
    }),
  );
}

/** Whether these staff may write only because they are dealers. */
export const isDealerAlone = (reaches: readonly Reach[]): boolean =>
  reaches.every(({ roleCode }) => roleCode === 'DEALER');

/** Dealers take unassigned applications, and give back only their own. */
function assertMayGive(dealerNo: number | undefined, { from, to }: Pick<Assignment, 'from' | 'to'>): void {
  if (dealerNo === undefined) return;
  const isOwn = (staffNo: number | null) => staffNo === null || staffNo === dealerNo;
  if (isOwn(from) && isOwn(to)) return;
  throw new AppError('4220', { description: '다른 대리점이 맡은 신청이에요.' });
}

const mayHave = ({ carrier, mallIds }: DealerGrant, row: QueueRow): boolean =>
  (carrier === null || carrier === row.planCarrier) && (mallIds === null || mallIds.includes(row.mallId));
