import { paymentMethodNames } from '@mall/domain/order-words';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, moment, orderButton, ordererOf, orderFacts, productsOf, sumsOf } from './order-mail-parts.ts';

/**
 * An order awaits its payment, with the deadline and a link; or there is nothing to pay. Not sent once it is paid or
 * awaits a deposit, which have their own mails.
 */
export const placedMail: MailTemplate<'ORDER_PLACED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { state, orderNo, paymentMethod, totalAmount } = order.card;
  const isFree = totalAmount === 0 && state !== 'CANCELLED';
  const isToBePaid = state === 'PENDING_PAYMENT' && order.payment === null;
  if (!isFree && !isToBePaid) return undefined;
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
      { kind: 'paragraph', text: thanks + (isFree ? free : waiting) },
      orderFacts(order, [['결제 방법', isFree ? '결제할 금액 없음' : paymentMethodNames[paymentMethod]]]),
      productsOf(order),
      sumsOf(order),
      deliveryOf(order),
      isFree ? orderButton(order) : payButton,
    ],
  };
};
