import { requestClaim } from '@mall/contracts/claim';
import * as z from 'zod';
import type { UseCaseKind } from '../../../case/case-kinds.ts';
import { makeClaim } from '../request-claim.ts';
import { refundsDecidedIn } from './refund-case.ts';

const request = z.object({ orderNo: z.string(), memberNo: z.int(), claimInput: requestClaim.body.schema });

/** A cancellation that staff make for a member, whose immediate refund exceeds what they may approve alone. */
export const requestCase: UseCaseKind = {
  permission: 'claims.decide',
  decidedIn: refundsDecidedIn,
  title: '주문 취소·환불',
  carryOut: (office, stored, { mallId, madeBy }) => {
    const { claimInput, ...order } = request.parse(stored);
    const wanted = { ...order, claimInput: requestClaim.body.decode(claimInput), staffNo: madeBy, at: office.clock() };
    return makeClaim(office, { mallId }, wanted);
  },
};
