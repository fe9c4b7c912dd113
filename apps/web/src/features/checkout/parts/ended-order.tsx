import type { OrderDetail } from '@mall/contracts/order';
import { orderLink } from '@mall/domain/menu-links';
import { orderSheetLink } from '@mall/domain/order-links';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { MallLink } from '../../../components/mall-link.tsx';
import { ObjectPicture } from '../../../components/object-picture.tsx';
import { endText } from '../model/payment-failure.ts';

type Props = { order: OrderDetail; headingLevel: 1 | 2 };

/** An order that cannot be paid any more, and the way to the same one anew. */
export function EndedOrder({ order, headingLevel }: Props) {
  return (
    <Empty
      headingLevel={headingLevel}
      picture={<ObjectPicture name="emoji/box" size={96} />}
      title="결제할 수 없는 주문이에요"
      action={
        order.lateDeposit > 0 ? (
          <Button size="lg" variant="primary" render={<MallLink to={orderLink(order.card.orderNo)} />}>
            돌려받을 계좌 알려 주기
          </Button>
        ) : (
          <Button size="lg" variant="primary" render={<MallLink to={orderSheetLink(order.card.lines)} />}>
            다시 주문하기
          </Button>
        )
      }
    >
      {endText(order)}
    </Empty>
  );
}
