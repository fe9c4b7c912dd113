import { isOrderable } from '@mall/domain/cart-line-state';
import { piecesForMember } from '@mall/domain/special-sale';
import { chosenOption, chosenQuantity, type GoodsAddress } from '../../../entities/goods/goods-choice.ts';
import { useAddressChoice } from '../../../lib/routing/use-address-choice.ts';
import type { ShownSale } from './use-special-sale.ts';

/** Option and quantity at a sale, and their price. */
export function useSaleChoice({ sale, goods, heldPieces, refusal }: ShownSale, address: GoodsAddress) {
  const choose = useAddressChoice();
  // Shows no more stock than the sale has.
  const options = goods.options.map((each) => ({
    ...each,
    stockQuantity: Math.min(each.stockQuantity, sale.leftPieces),
  }));
  const option = chosenOption(options, address);
  const stockQuantity = option && isOrderable(option) ? option.stockQuantity : 0;
  const maximum = piecesForMember({ ...sale, stockQuantity, heldPieces });
  const quantity = chosenQuantity(address, maximum);
  const price = sale.salePrice + (option?.extraPrice ?? 0);
  return {
    options,
    option,
    chooseOption: (optionNo: number) => choose({ opt: String(optionNo) }),
    quantity,
    maximum,
    chooseQuantity: (value: number) => choose({ qty: value === 1 ? undefined : String(value) }),
    isOpen: refusal === undefined && maximum > 0,
    picture: option?.image || goods.card.image,
    total: price * quantity,
  };
}
export type SaleChoice = ReturnType<typeof useSaleChoice>;
