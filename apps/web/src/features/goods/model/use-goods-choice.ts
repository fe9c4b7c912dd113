import type { GoodsDetail } from '@mall/contracts/goods';
import { isOrderable } from '@mall/domain/sold-out';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { chosenOption, chosenQuantity, coloursOf, type GoodsAddress, inColour } from './goods-choice.ts';

/** Colour, set and quantity of a goods product, and what they cost. */
export function useGoodsChoice({ card, options }: GoodsDetail, address: GoodsAddress) {
  const choose = useAddressChoice();
  const option = chosenOption(options, address);
  const maximum = option && isOrderable(option) ? option.stockQuantity : 0;
  const quantity = chosenQuantity(address, maximum);
  const price = card.salePrice + (option?.extraPrice ?? 0);
  // Another option may have fewer left; the quantity is cut to them when it is read.
  const chooseOption = (optionNo: number | undefined) =>
    choose({ opt: optionNo === undefined ? undefined : String(optionNo) });
  return {
    option,
    colours: coloursOf(options),
    chooseColour: (name: string) => chooseOption(inColour(options, name, option?.label)?.optionNo),
    /** Sizes or sets of the chosen colour; none when the product comes in one. */
    sets: options.filter(({ colourName, label }) => label !== '' && colourName === option?.colourName),
    chooseSet: chooseOption,
    quantity,
    maximum,
    chooseQuantity: (value: number) => choose({ qty: value === 1 ? undefined : String(value) }),
    isSoldOut: card.isSoldOut || maximum === 0,
    picture: option?.image || card.image,
    price,
    total: price * quantity,
  };
}

export type GoodsChoice = ReturnType<typeof useGoodsChoice>;
