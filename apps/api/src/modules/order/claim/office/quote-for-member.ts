import type { getClaimable as claimable, quoteOfficeClaim } from '@mall/contracts/office/claims';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { claimablePieces } from '@mall/domain/claim-pieces';
import { refundRows, refundSentence } from '@mall/domain/office/refund-words';
import { claimsOpenFor } from '@mall/domain/order-states';
import { readOrder } from '../../lock-order.ts';
import { listClaims } from '../claim.repository.ts';
import { quoteNewClaim } from '../order-balance.ts';

type Of = { readonly orderNo: string; readonly at: Date };

/** What staff may claim for a member now, and how many pieces of each line; 4043 when there is no such order. */
export async function getClaimable(
  transaction: MallTransaction,
  { orderNo, at }: Of,
): Promise<OfficeData<typeof claimable>> {
  const order = await readOrder(transaction, orderNo);
  const claims = await listClaims(transaction, [orderNo]);
  const { state, paymentMethod } = order;
  const lines = order.lines
    .map((line) => ({ ...line, pieces: claimablePieces(line, { state, claims }) }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ lineNo, productName, optionText, unitPrice, pieces }) => ({
      ...{ lineNo, productName, optionText, unitPrice, pieces },
    }));
  const wantsAccount = paymentMethod === 'VIRTUAL_ACCOUNT' && state !== 'PENDING_PAYMENT';
  return { state, paymentMethod, types: lines.length > 0 ? claimsOpenFor(order, at) : [], lines, wantsAccount };
}

type Wanted = Of &
  OfficeRequest<typeof quoteOfficeClaim>['body'] & {
    /** What this member of staff may refund without a second person, in won. */
    readonly alone: number;
  };

/** The refund, in words, of a claim that staff would make for a member. Errors as when it is made: 4043, 4094, 4220. */
export async function quoteForMember(
  transaction: MallTransaction,
  { orderNo, at, alone, type, fault, lines: claimed }: Wanted,
): Promise<OfficeData<typeof quoteOfficeClaim>> {
  const order = await readOrder(transaction, orderNo);
  const claims = await listClaims(transaction, [orderNo]);
  const wanted = { type, fault, claimed };
  const quote = quoteNewClaim(order, claims, { wanted, at });
  const isAtOnce = order.state === 'PAID' || order.state === 'PENDING_PAYMENT';
  return {
    ...{ rows: [...refundRows(quote, wanted)], refund: quote.refund },
    sentence: refundSentence(quote, wanted, order.paymentMethod),
    ...{ isAtOnce, needsCase: isAtOnce && quote.refund > alone },
  };
}
