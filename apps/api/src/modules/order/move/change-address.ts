import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { sumBasket } from '@mall/domain/basket';
import { mayChangeAddress } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { assertAccepted } from '../gift/assert-accepted.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent, type LockedOrder, updateOrder } from '../order.repository.ts';

type Address = {
  readonly recipient: string;
  readonly phone: string;
  readonly postcode: string;
  readonly roadAddress: string;
  readonly detailAddress: string;
  readonly deliveryRequest: string;
};
type Change = Address & { readonly orderNo: string; readonly staffNo: number };

/**
 * Staff change the delivery address of an order that is not in preparation yet; recorded in the history and mailed to
 * the member. Errors: 4043, 4094 it is in preparation or later, 4220 delivery to the new address costs a different
 * amount than was paid.
 */
export function changeAddress(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { orderNo, staffNo, phone, ...address }: Change,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    if (!mayChangeAddress(order.state))
      throw new AppError('4094', { description: '상품 준비를 시작한 뒤에는 배송지를 바꿀 수 없어요.' });
    if (order.isGift) await assertAccepted(transaction, orderNo);
    assertSameFreight(order, address.postcode);
    await updateOrder(transaction, order, { ...address, recipientPhone: phone });
    const [at, state] = [clock(), order.state];
    const event = { orderNo, fromState: state, toState: state, happenedAt: at, staffNo };
    await insertOrderEvent(transaction, { ...event, actor: 'OPERATOR', reason: '배송지 변경' });
    await queueMail(transaction, {
      ...{ kind: 'ORDER_ADDRESS_CHANGED', at },
      facts: { orderNo, memberNo: order.memberNo },
    });
  });
}

function assertSameFreight({ lines, deliveryRates, postcode }: LockedOrder, to: string): void {
  const freightTo = (place: string) => sumBasket(lines, deliveryRates, place).deliveryAmount;
  if (freightTo(to) !== freightTo(postcode))
    throw fieldError('postcode', '배송비가 달라지는 곳이에요. 주문을 취소하고 다시 주문해 주세요.');
}
