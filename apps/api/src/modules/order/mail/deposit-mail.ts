import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { accountOf, moment, orderButton, ordererOf, orderFacts, productsOf, wholeSumNote } from './order-mail-parts.ts';

/** The account, amount and deadline of a deposit. Not sent once the deposit has arrived or the order has ended. */
export const depositMail: MailTemplate<'DEPOSIT_AWAITED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { payment, card } = order;
  if (card.state !== 'PENDING_PAYMENT' || payment?.method !== 'VIRTUAL_ACCOUNT') return undefined;
  const deadline = moment(payment.depositBefore ?? order.expiresAt);
  return {
    to: ordererOf(order),
    subject: `${deadline}까지 입금해 주세요 (${card.orderNo})`,
    heading: '입금을 기다리고 있어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, ${deadline}까지 아래 계좌로 입금해 주세요. 기한이 지나면 주문이 취소돼요.`,
      },
      accountOf(payment, deadline),
      wholeSumNote,
      orderFacts(order),
      productsOf(order),
      orderButton(order),
    ],
  };
};
