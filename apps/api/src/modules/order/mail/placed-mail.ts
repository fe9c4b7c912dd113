import { paymentMethodNames } from '@mall/domain/order-words';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, moment, orderButton, ordererOf, orderFacts, productsOf, sumsOf } from './order-mail-parts.ts';

/** An order was placed. It says until when it waits for its payment, unless it is paid by then. */
export const placedMail: MailTemplate<'ORDER_PLACED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { state, orderNo, paymentMethod, totalAmount } = order.card;
  if (state === 'CANCELLED' || state === 'EXPIRED') return undefined;
  // An open account has a mail of its own, and the link to the payment page would close it.
  const isToBePaid = state === 'PENDING_PAYMENT' && order.payment === null;
  const isFree = totalAmount === 0;
  const thanks = `${order.ordererName}님, ${order.termsToAgree.length > 0 ? '요청하신 주문을 고객센터에서 대신 넣었어요. 내용을 확인하고 결제해 주세요.' : '주문해 주셔서 고마워요.'}`;
  const waiting = ` ${moment(order.expiresAt)}까지 상품을 맡아 둘게요. 그때까지 결제하지 않으면 주문이 취소돼요.`;
  const free = ' 결제할 금액이 없어서 주문이 바로 끝났어요. 상품을 준비해서 보내 드릴게요.';
  const payButton: MailPart = {
    kind: 'button',
    label: '결제하기',
    href: screenPath({ screen: 'orderPay', orderNo }, 'pc'),
  };
  return {
    to: ordererOf(order),
    subject: `주문을 받았어요 (${orderNo})`,
    heading: '주문을 받았어요',
    parts: [
      { kind: 'paragraph', text: thanks + (isFree ? free : isToBePaid ? waiting : '') },
      orderFacts(order, [['결제 방법', isFree ? '결제할 금액 없음' : paymentMethodNames[paymentMethod]]]),
      productsOf(order),
      sumsOf(order),
      deliveryOf(order),
      isToBePaid ? payButton : orderButton(order),
    ],
  };
};
