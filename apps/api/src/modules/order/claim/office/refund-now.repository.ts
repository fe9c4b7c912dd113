import type { ClaimFault, ClaimType, OrderPaymentMethod } from '@mall/contracts/order-codes';
import type { ClaimedLine, OrderBalance } from '@mall/domain/refund';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../../office/office-rows.ts';
import type { OfficeClaimKey } from './claim-queue.repository.ts';

/** The facts from which the refund of a claim is computed. */
export type RefundFacts = OfficeClaimKey & {
  readonly type: ClaimType;
  readonly fault: ClaimFault;
  readonly claimed: readonly ClaimedLine[];
  /** The order as it stands now, without pieces that were already returned. */
  readonly balance: OrderBalance;
  readonly paymentMethod: OrderPaymentMethod;
  readonly totalAmount: number;
  readonly refundedAmount: number;
};

/** The refund facts of these claims, in no particular order. */
export async function listRefundFacts(
  transaction: OfficeReader,
  keys: readonly OfficeClaimKey[],
): Promise<RefundFacts[]> {
  const { rows } = await sql<Omit<RefundFacts, 'balance'> & OrderBalance>`
    select c.mall_id, c.order_no, c.claim_no, c.type, c.fault, o.payment_method, o.total_amount, o.refunded_amount,
      o.delivery_rates, o.postcode, o.fees_charged,
      (select jsonb_agg(jsonb_build_object('lineNo', cl.line_no, 'quantity', cl.quantity))
        from claim_line cl where (cl.mall_id, cl.order_no, cl.claim_no) = (c.mall_id, c.order_no, c.claim_no)) as claimed,
      (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'unitPrice', l.unit_price, 'marketPrice', l.market_price,
          'quantity', l.quantity - l.taken_back, 'deliveryMethod', l.delivery_method, 'hasFreeDelivery', l.has_free_delivery)
          order by l.line_no)
        from order_line l where (l.mall_id, l.order_no) = (o.mall_id, o.order_no)) as lines
    from unnest(
        ${keys.map(({ mallId }) => mallId)}::int[], ${keys.map(({ orderNo }) => orderNo)}::text[],
        ${keys.map(({ claimNo }) => claimNo)}::int[]) wanted (mall_id, order_no, claim_no)
      join claim c using (mall_id, order_no, claim_no) join mall_order o using (mall_id, order_no)`.execute(
    transaction,
  );
  return rows.map(({ lines, deliveryRates, postcode, feesCharged, ...facts }) => ({
    ...facts,
    balance: { lines, deliveryRates, postcode, feesCharged },
  }));
}
