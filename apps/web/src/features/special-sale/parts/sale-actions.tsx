import { showsCart } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { CentreCall } from '../../../entities/product/centre-call.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { closedLabelOf } from '../model/sale-words.ts';
import { useSaleAction } from '../model/use-sale-action.ts';
import type { SaleChoice } from '../model/use-sale-choice.ts';
import type { ShownSale } from '../model/use-special-sale.ts';

type Props = { shown: ShownSale; choice: SaleChoice; size: 'lg' | 'xl' };

/** The button that buys at the sale, while it lasts. */
export function SaleActions({ shown, choice, size }: Props) {
  const { mall } = useMall();
  const { buy, isLooking } = useSaleAction(shown.sale.saleNo);
  const { card } = shown.goods;
  const { option, quantity } = choice;
  const item = option && { productNo: card.goodsGroupNo, optionNo: option.optionNo, quantity };
  if (!showsCart(mall)) return <CentreCall size={size} />;
  return (
    <>
      <FavouriteButton productNo={card.goodsGroupNo} isFavourite={card.isFavourite} size={size} />
      {choice.isOpen && item && (
        <Button variant="primary" size={size} block isLoading={isLooking} onClick={() => buy(item)}>
          특가로 구매
        </Button>
      )}
      {!choice.isOpen && (
        <Button size={size} block disabled>
          {shown.refusal === undefined ? '품절된 옵션' : closedLabelOf(shown)}
        </Button>
      )}
    </>
  );
}
