import type { CartOption } from '@mall/contracts/cart';
import type { CartLine } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartLineState } from '@mall/domain/cart-line-state';
import { listOffers } from './cart.repository.ts';

/** What the mall offers for an option now. Ignores stock, because the caller has already taken its pieces. */
export type OfferNow = CartOption &
  Pick<CartLine, 'unitPrice' | 'hasFreeDelivery' | 'deliveryMethod'> & {
    readonly state: 'ORDERABLE' | 'SOLD_OUT' | 'STOPPED';
  };

/** Reads what the mall offers for these options now; undefined for those that it does not list. */
export async function readOffers(
  transaction: MallTransaction,
  options: readonly CartOption[],
): Promise<(option: CartOption) => OfferNow | undefined> {
  const keyOf = ({ productNo, optionNo }: CartOption) => `${productNo} ${optionNo}`;
  const rows = await listOffers(transaction, options);
  const offers = new Map(
    rows.map((row) => {
      const state = cartLineState({ ...row, stockQuantity: 1 }, 1);
      return [keyOf(row), { ...row, state: state === 'SHORT' ? 'SOLD_OUT' : state }];
    }),
  );
  return (option) => offers.get(keyOf(option));
}
