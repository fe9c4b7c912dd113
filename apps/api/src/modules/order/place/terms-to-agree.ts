import type { MallTransaction } from '@mall/db/in-mall';
import { assertAgreed } from '../../../consent/assert-agreed.ts';
import { hasConsents, insertConsents, type Term } from '../../../consent/consent.repository.ts';
import { listOrderTerms } from './list-order-terms.ts';

type Order = {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly state: string;
  readonly placedBy: number | null;
};

/** The terms that the member must agree to before paying an order placed by staff; empty for any other order. */
export async function listTermsToAgree(
  transaction: MallTransaction,
  { orderNo, state, placedBy }: Order,
  at: Date,
): Promise<Term[]> {
  if (placedBy === null || state !== 'PENDING_PAYMENT' || (await hasConsents(transaction, orderNo))) return [];
  return listOrderTerms(transaction, at);
}

/** Records the member's consent, once; 4220 when a term is missing. */
export async function agreeToTerms(
  transaction: MallTransaction,
  order: Order,
  { agreedTerms, at }: { readonly agreedTerms: readonly number[]; readonly at: Date },
): Promise<void> {
  const termNos = (await listTermsToAgree(transaction, order, at)).map(({ termNo }) => termNo);
  assertAgreed(agreedTerms, termNos);
  const { orderNo, memberNo } = order;
  await insertConsents(transaction, { memberNo, orderNo, termNos, agreedAt: at });
}
