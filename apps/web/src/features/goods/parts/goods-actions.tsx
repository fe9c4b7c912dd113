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

/** The buttons for the choice, in a row. */
export function GoodsActions(props: Props) {
  return (
    <>
      <OtherActions {...props} />
      <MainAction {...props} />
    </>
  );
}

/** What buys, or says when it can be bought again. */
export function MainAction({ goods, choice, size }: Props) {
  const { mall } = useMall();
  const item = itemOf(goods, choice);
  if (!showsCart(mall)) return <CentreCall size={size} />;
  if (!item) return choice.option && <RestockButton goods={goods} optionNo={choice.option.optionNo} size={size} />;
  return (
    <Button variant="primary" size={size} block render={<ScreenLink {...orderSheetTarget([item])} />}>
      바로 구매
    </Button>
  );
}

export function OtherActions({ goods, choice, size }: Props) {
  const { card } = goods;
  const { mall } = useMall();
  const item = itemOf(goods, choice);
  if (!showsCart(mall)) return null;
  return (
    <>
      {item && (
        <Button size={size} icon aria-label="선물하기" render={<ScreenLink {...giftSheetTarget([item])} />}>
          <Gift size={22} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <FavouriteButton productNo={card.goodsGroupNo} isFavourite={card.isFavourite} size={size} />
      {item ? (
        <CartButton item={item} size={size} />
      ) : (
        <Button size={size} block disabled>
          품절
        </Button>
      )}
    </>
  );
}

const itemOf = ({ card }: GoodsDetail, { option, quantity, isSoldOut }: GoodsChoice) =>
  option && !isSoldOut ? { productNo: card.goodsGroupNo, optionNo: option.optionNo, quantity } : undefined;
