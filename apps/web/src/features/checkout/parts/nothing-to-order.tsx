import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';

type Props = { saleNo: number | undefined; reason: string };

/** An order page without anything orderable; for a sale with the reason. */
export function NothingToOrder({ saleNo, reason }: Props) {
  if (saleNo !== undefined) {
    return (
      <Empty
        picture={<ObjectPicture name="emoji/label" size={96} />}
        title="지금은 주문할 수 없는 특가예요"
        action={
          <Button variant="primary" render={<ScreenLink screen="sale" saleNo={saleNo} />}>
            특가 다시 보기
          </Button>
        }
      >
        {reason}
      </Empty>
    );
  }
  return (
    <Empty
      picture={<ObjectPicture name="emoji/cart" size={96} />}
      title="주문할 상품이 없어요"
      action={
        <Button variant="primary" render={<ScreenLink screen="cart" />}>
          장바구니 보기
        </Button>
      }
    >
      고른 상품이 없거나 품절됐어요. 장바구니에서 상품을 골라 주세요.
    </Empty>
  );
}
