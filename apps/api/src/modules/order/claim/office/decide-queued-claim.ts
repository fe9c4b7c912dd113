import { AppError, fieldError } from '@mall/contracts/errors';
import type { ClaimDecision, ClaimType } from '@mall/contracts/order-codes';
import { inMall } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { officePath } from '@mall/domain/office/screens';
import { mayMoveClaim, stateAfter } from '@mall/domain/order-states';
import { claimTypeNames } from '@mall/domain/order-words';
import type { Dependencies } from '../../../../dependencies.ts';
import type { AuditedWrite } from '../../../../office/audited-write.ts';
import { mayAlone } from '../../../../office/may-alone.ts';
import type { OfficeReader } from '../../../../office/office-rows.ts';
import type { StaffCaller } from '../../../../office/staff-caller.ts';
import { openCase } from '../../../case/cases.ts';
import { lockOrder } from '../../lock-order.ts';
import { assertSeenRefund, decideClaim } from '../decide-claim.ts';
import { assertNotSettling, findClaim } from '../find-claim.ts';
import { listClaimHistory } from './claim-detail.repository.ts';
import type { OfficeClaimKey } from './claim-queue.repository.ts';
import { claimSubject } from './get-claim.ts';
import { listRefundFacts } from './refund-now.repository.ts';

export type Decided = OfficeClaimKey & {
  readonly decision: ClaimDecision;
  readonly reason: string;
  /** Won. */
  readonly seenRefund: number;
};
type Office = {
  readonly staff: StaffCaller;
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  readonly write: AuditedWrite;
};

/** 4220 for a rejection without a reason: the member reads it. */
export function assertReason({ decision, reason }: Pick<Decided, 'decision' | 'reason'>): void {
  if (decision === 'reject' && reason.trim() === '') throw fieldError('reason', '회원이 읽을 거절 사유를 적어 주세요.');
}

/** Whether this decision refunds more than this member of staff may approve alone. */
export const needsSecond = (staff: StaffCaller, type: ClaimType, { mallId, decision, seenRefund }: Decided): boolean =>
  stateAfter(type, decision) === 'DONE' && seenRefund > mayAlone(staff, 'claims.write', mallId);

/**
 * Decides a claim; returns the number of the case when the decision needs a second person, otherwise null. Errors: 4040
 * outside the scope, 4090, 4094 (naming who was first), 4095.
 */
export async function decideQueuedClaim(office: Office, type: ClaimType, decided: Decided): Promise<number | null> {
  const { staff, write } = office;
  const { mallId, reason, decision } = decided;
  const subject = { mallId, subject: claimSubject(decided), reason, changes: { decision } };
  try {
    if (needsSecond(staff, type, decided))
      return await write(subject, (dependencies) =>
        openRefundCase(dependencies, type, { ...decided, madeBy: staff.staffNo }),
      );
    await write(subject, (dependencies) =>
      decideClaim(dependencies, { mallId }, { ...decided, staffNo: staff.staffNo }),
    );
    return null;
  } catch (error) {
    throw error instanceof AppError && error.code === '4094' && error.description === undefined
      ? await office.read((transaction) => whoWasFirst(transaction, decided))
      : error;
  }
}

/** The type of a claim; 4040 outside the scope. */
export async function typeOf(transaction: OfficeReader, key: OfficeClaimKey): Promise<ClaimType> {
  const [facts] = await listRefundFacts(transaction, [key]);
  if (!facts) throw new AppError('4040');
  return facts.type;
}

async function whoWasFirst(transaction: OfficeReader, key: OfficeClaimKey): Promise<AppError> {
  const [last] = await listClaimHistory(transaction, key);
  const who = last?.staffName ? `${last.staffName} 님이` : '다른 곳에서';
  return new AppError('4094', { description: `${who} 먼저 처리했어요. 바뀐 내용을 확인해 주세요.` });
}

/** Opens a case for a second person; the claim does not change until it is decided. */
function openRefundCase(
  { database, clock }: Dependencies,
  type: ClaimType,
  { mallId, madeBy, reason, ...decided }: Decided & { readonly madeBy: number },
): Promise<number> {
  const { seenRefund, decision } = decided;
  return inMall(database, { mallId }, async (transaction) => {
    const order = await lockOrder(transaction, decided.orderNo);
    const { claim } = await findClaim(transaction, decided);
    assertNotSettling(claim);
    assertSeenRefund(order, claim, seenRefund);
    if (!mayMoveClaim(claim.type, claim.state, stateAfter(type, decision))) throw new AppError('4094');
    const given = order.refundedAmount;
    const left = order.totalAmount - given;
    const wanted = {
      ...{ kind: 'claim.refund', ofMallId: mallId, subject: claimSubject(decided), request: decided, reason },
      differences: [
        { name: `${claimTypeNames[type]} 환불`, before: formatWon(given), after: formatWon(given + seenRefund) },
        { name: '남는 금액', before: formatWon(left), after: formatWon(left - seenRefund) },
      ],
      risks: ['환불은 되돌릴 수 없어요'],
      path: officePath({ screen: 'claim', params: { ...decided, mallId } }),
    };
    return openCase(transaction, wanted, { madeBy, at: clock() });
  });
}
