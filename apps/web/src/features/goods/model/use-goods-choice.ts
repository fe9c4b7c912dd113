import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';
import { chosenOption, chosenQuantity, type GoodsAddress } from '../../../entities/goods/goods-choice.ts';
import { useAddressChoice } from '../../../lib/routing/use-address-choice.ts';

/** Colour, set and quantity of a goods product, and their price. */
export function useGoodsChoice({ card, options, mostPieces }: GoodsDetail, address: GoodsAddress) {
  const choose = useAddressChoice();
  const option = chosenOption(options, address);
  const maximum = option && isOrderable(option) ? Math.min(option.stockQuantity, mostPieces) : 0;
  const quantity = chosenQuantity(address, maximum);
  const price = card.salePrice + (option?.extraPrice ?? 0);
  return {
    option,
    /** Another option may have fewer pieces left; the quantity is limited to them when it is read. */
    chooseOption: (optionNo: number) => void choose({ opt: String(optionNo) }),
    quantity,
    maximum,
    chooseQuantity: (value: number) => void choose({ qty: value === 1 ? undefined : String(value) }),
    isSoldOut: card.isSoldOut || maximum === 0,
    picture: option?.image || card.image,
    price,
    total: price * quantity,
  };
}

export type GoodsChoice = ReturnType<typeof useGoodsChoice>;
