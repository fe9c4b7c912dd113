import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { showsCart } from '@mall/domain/access-matrix';
import { giftSheetTarget, orderSheetTarget } from '@mall/domain/order-items';
import { Button } from '@mall/ui/button';
import Gift from 'lucide-react/icons/gift';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { CentreCall } from '../../../entities/product/centre-call.tsx';
import { RestockButton } from '../../../entities/restock/restock-box.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { GoodsChoice } from '../model/use-goods-choice.ts';
import { CartButton } from './cart-button.tsx';

type Props = { goods: GoodsDetail; choice: GoodsChoice; size: 'lg' | 'xl' };

/** The buttons for the choice. */
export function GoodsActions({ goods, choice, size }: Props) {
  const { card } = goods;
  const { mall } = useMall();
  const { option, quantity } = choice;
  const item = option && { productNo: card.goodsGroupNo, optionNo: option.optionNo, quantity };
  if (!showsCart(mall)) return <CentreCall size={size} />;
  return (
    <>
      {!choice.isSoldOut && item && (
        <Button size={size} icon aria-label="선물하기" render={<ScreenLink {...giftSheetTarget([item])} />}>
          <Gift size={22} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <FavouriteButton productNo={card.goodsGroupNo} isFavourite={card.isFavourite} size={size} />
      {choice.isSoldOut && (
        <Button size={size} block disabled>
          품절
        </Button>
      )}
      {choice.isSoldOut && option && <RestockButton goods={goods} optionNo={option.optionNo} size={size} />}
      {!choice.isSoldOut && item && (
        <>
          <CartButton item={item} size={size} />
          <Button variant="primary" size={size} block render={<ScreenLink {...orderSheetTarget([item])} />}>
            바로 구매
          </Button>
        </>
      )}
    </>
  );
}
