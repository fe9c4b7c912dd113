import type { OrderDetail } from '@mall/contracts/order';
import { orderSheetTarget } from '@mall/domain/order-items';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { endText } from '../model/payment-failure.ts';

type Props = { order: OrderDetail; headingLevel: 1 | 2 };

/** The link to order the same again; its sale may have ended. */
function wayAgain({ card: { lines } }: OrderDetail): { to: ScreenTarget; label: string } {
  const saleNo = lines.find((line) => line.saleNo !== null)?.saleNo;
  return saleNo
    ? { to: { screen: 'sale', saleNo }, label: '특가 다시 보기' }
    : { to: orderSheetTarget(lines), label: '다시 주문하기' };
}

/** An order that can no longer be paid, and the link to order the same again. */
export function EndedOrder({ order, headingLevel }: Props) {
  const again = wayAgain(order);
  return (
    <Empty
      headingLevel={headingLevel}
      picture={<ObjectPicture name="emoji/box" size={96} />}
      title="결제할 수 없는 주문이에요"
      action={
        order.lateDeposit > 0 ? (
          <Button size="lg" variant="primary" render={<ScreenLink screen="orderDetail" orderNo={order.card.orderNo} />}>
            돌려받을 계좌 알려 주기
          </Button>
        ) : (
          <Button size="lg" variant="primary" render={<ScreenLink {...again.to} />}>
            {again.label}
          </Button>
        )
      }
    >
      {endText(order)}
    </Empty>
  );
}
