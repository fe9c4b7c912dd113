import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listWaiting, updateApproval, type Who } from './waiting-member.repository.ts';

type Operator = Pick<Dependencies, 'database' | 'clock'>;
type Decision = Who & {
  readonly isApproved: boolean;
  /** The reason for a refusal; the applicant reads it. */
  readonly reason?: string;
};

/** The operator approves or refuses an applicant, who is notified by mail; 4090 when they do not wait. */
export function decideJoining(
  { database, clock }: Operator,
  mall: MallScope,
  { isApproved, reason = '', ...who }: Decision,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const memberNo = await updateApproval(transaction, {
      ...{ ...who, approval: isApproved ? 'Y' : 'N' },
      refusalReason: isApproved ? '' : reason,
    });
    if (memberNo === undefined) throw new AppError('4090');
    await queueMail(transaction, { kind: 'JOINING_DECIDED', facts: { memberNo }, at: clock() });
  });
}

/** Applicants who wait for the operator. */
export const listMembersToDecide = ({ database }: Operator, mall: MallScope) =>
  inMall(database, mall, (transaction) => listWaiting(transaction));
