import { requestClaim } from '@mall/contracts/claim';
import { AppError } from '@mall/contracts/errors';
import type { makeOfficeClaim } from '@mall/contracts/office/claims';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { inMall } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import type { Dependencies } from '../../../../dependencies.ts';
import type { AuditedWrite } from '../../../../office/audited-write.ts';
import { mayAlone } from '../../../../office/may-alone.ts';
import type { StaffCaller } from '../../../../office/staff-caller.ts';
import { openCase } from '../../../case/cases.ts';
import { closeOwnAccount } from '../../../payment/virtual-account/close-account.ts';
import { lockOrder } from '../../lock-order.ts';
import { makeClaim } from '../request-claim.ts';

type Request = OfficeRequest<typeof makeOfficeClaim>;
type Wanted = Request['params'] & {
  readonly claimInput: Request['body'];
  readonly staff: StaffCaller;
  readonly write: AuditedWrite;
};

/**
 * Makes a claim on the member's behalf; returns the number of the case when its immediate refund needs a second
 * person's approval.
 */
export async function makeClaimForMember(
  dependencies: Dependencies,
  { mallId, orderNo, claimInput, staff, write }: Wanted,
): Promise<number | null> {
  const { clock, database } = dependencies;
  const mall = { mallId };
  const { memberNo, state } = await inMall(database, mall, (transaction) => lockOrder(transaction, orderNo));
  const request = { orderNo, memberNo, claimInput };
  const { expectedRefund, reason, type } = claimInput;
  const subject = { mallId, subject: `order ${orderNo}`, reason, changes: { type, refund: expectedRefund } };
  // Only the cancellation of a paid order is refunded at once; any other claim waits for a decision, which checks its
  // own limit.
  if (state === 'PAID' && expectedRefund > mayAlone(staff, 'claims.write', mallId))
    return write(subject, (office) => openRequestCase(office, { ...request, mallId, madeBy: staff.staffNo }));
  if (type === 'CANCEL') await closeOwnAccount(dependencies, mall, { orderNo, memberNo });
  await write(subject, (office) => makeClaim(office, mall, { ...request, staffNo: staff.staffNo, at: clock() }));
  return null;
}

type Case = Pick<Wanted, 'mallId' | 'orderNo' | 'claimInput'> & { readonly memberNo: number; readonly madeBy: number };

function openRequestCase({ database, clock }: Dependencies, { mallId, madeBy, ...request }: Case): Promise<number> {
  const { orderNo, claimInput } = request;
  const { type, expectedRefund, reason } = claimInput;
  return inMall(database, { mallId }, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    if (order.state !== 'PAID') throw new AppError('4094');
    const given = order.refundedAmount;
    const wanted = {
      ...{ kind: 'claim.request', ofMallId: mallId, subject: `order ${orderNo}`, reason },
      // In wire format, which the case's kind parses.
      request: { ...request, claimInput: requestClaim.body.encode(claimInput) },
      differences: [
        {
          name: `주문 ${claimTypeNames[type]} 환불`,
          before: formatWon(given),
          after: formatWon(given + expectedRefund),
        },
      ],
      risks: ['승인하면 바로 환불돼요', '환불은 되돌릴 수 없어요'],
    };
    return openCase(transaction, wanted, { madeBy, at: clock() });
  });
}
