import { claimDecisions } from '@mall/contracts/order-codes';
import type { OfficeScope } from '@mall/db/in-office';
import * as z from 'zod';
import { unboundedIn } from '../../../../office/may-alone.ts';
import type { StaffCaller } from '../../../../office/staff-caller.ts';
import type { UseCaseKind } from '../../../case/case-kinds.ts';
import { decideClaim } from '../decide-claim.ts';

const request = z.object({
  orderNo: z.string(),
  claimNo: z.int(),
  decision: z.enum(claimDecisions),
  seenRefund: z.int(),
});

/** Who decides on refunds that others may not give back alone: finance, and whoever may do so without a bound. */
export function refundsDecidedIn(staff: StaffCaller): OfficeScope {
  const scopes = [staff.rights.get('claims.decide'), unboundedIn(staff, 'claims.write')];
  if (scopes.some((scope) => scope?.kind === 'all')) return { kind: 'all' };
  return { kind: 'malls', mallIds: scopes.flatMap((scope) => (scope?.kind === 'malls' ? scope.mallIds : [])) };
}

/** A decision on a claim that gives back more than its maker may give back alone. */
export const refundCase: UseCaseKind = {
  permission: 'claims.decide',
  decidedIn: refundsDecidedIn,
  title: '환불 승인',
  carryOut: (office, stored, { mallId, reason, madeBy }) =>
    // The words that the member reads are its maker's; who allowed it stands in the audit.
    decideClaim(office, { mallId }, { ...request.parse(stored), reason, staffNo: madeBy }),
};
