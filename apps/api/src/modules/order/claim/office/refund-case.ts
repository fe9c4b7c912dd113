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

/**
 * Where this member of staff may approve refunds above others' limits: finance, and roles without a limit of their own.
 */
export function refundsDecidedIn(staff: StaffCaller): OfficeScope {
  const scopes = [staff.rights.get('claims.decide'), unboundedIn(staff, 'claims.write')];
  if (scopes.some((scope) => scope?.kind === 'all')) return { kind: 'all' };
  return { kind: 'malls', mallIds: scopes.flatMap((scope) => (scope?.kind === 'malls' ? scope.mallIds : [])) };
}

/** A decision on a claim whose refund exceeds what its maker may approve alone. */
export const refundCase: UseCaseKind = {
  permission: 'claims.decide',
  decidedIn: refundsDecidedIn,
  title: '환불 승인',
  carryOut: (office, stored, { mallId, reason, madeBy }) =>
    // The reason that the member reads is the maker's; the audit records who approved it.
    decideClaim(office, { mallId }, { ...request.parse(stored), reason, staffNo: madeBy }),
};
