import type { CartItem } from '@mall/contracts/cart';
import { isOrderable } from '@mall/domain/cart-line-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsQuery } from './goods.query.ts';
import { chosenOption } from './goods-choice.ts';

type Start = Pick<CartItem, 'productNo'> & Partial<CartItem>;

/** An option of a product and its quantity, in a panel above another page; by default the first that can be ordered. */
export function useOptionChoice({ productNo, optionNo, quantity: startQuantity = 1 }: Start) {
  const goods = useQuery(goodsQuery(productNo));
  const [chosenNo, setChosenNo] = useState(optionNo);
  const [wanted, setWanted] = useState(startQuantity);
  const options = goods.data?.options ?? [];
  const chosen = chosenOption(options, { opt: chosenNo === undefined ? undefined : String(chosenNo) });
  const mostPieces = goods.data?.mostPieces ?? 0;
  const maximum = chosen && isOrderable(chosen) ? Math.min(chosen.stockQuantity, mostPieces) : 0;
  const quantity = Math.max(1, Math.min(wanted, maximum));
  return {
    ...{ goods, options, chosen, maximum, quantity },
    chooseOption: setChosenNo,
    chooseQuantity: setWanted,
    total: ((goods.data?.card.salePrice ?? 0) + (chosen?.extraPrice ?? 0)) * quantity,
  };
}

export type OptionChoice = ReturnType<typeof useOptionChoice>;
