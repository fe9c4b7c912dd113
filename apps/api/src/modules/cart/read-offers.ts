import type { CartItem, CartOption } from '@mall/contracts/cart';
import type { CartLine } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import { cartLineState } from '@mall/domain/cart-line-state';
import { listItemRows } from './cart.repository.ts';

/** An option as the mall offers it now, whatever its stock: the caller has taken its pieces already. */
export type OfferNow = CartOption &
  Pick<CartLine, 'unitPrice' | 'hasFreeDelivery' | 'deliveryMethod'> & {
    readonly state: 'ORDERABLE' | 'SOLD_OUT' | 'STOPPED';
  };

/** Looks up what the mall offers of these options now; undefined for what it does not list. */
export async function readOffers(
  transaction: MallTransaction,
  items: readonly CartItem[],
): Promise<(option: CartOption) => OfferNow | undefined> {
  const keyOf = ({ productNo, optionNo }: CartOption) => `${productNo} ${optionNo}`;
  const distinct = new Map(items.map((item) => [keyOf(item), item]));
  const rows = await listItemRows(transaction, [...distinct.values()]);
  const offers = new Map(
    rows.map((row) => {
      const state = cartLineState({ ...row, stockQuantity: 1 }, 1);
      return [keyOf(row), { ...row, state: state === 'SHORT' ? 'SOLD_OUT' : state }];
    }),
  );
  return (option) => offers.get(keyOf(option));
}
