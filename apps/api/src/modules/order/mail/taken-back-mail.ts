import { screenPath } from '@mall/domain/screens/screen-path';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { accountOf, moment, orderButton, ordererOf, orderFacts, productsOf, wholeSumNote } from './order-mail-parts.ts';

/**
 * The bank took a deposit back, so the order awaits its payment again: into the same account while it is open,
 * otherwise by another method. Not sent once the order is paid again or has ended.
 */
export const takenBackMail: MailTemplate<'DEPOSIT_TAKEN_BACK'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { payment, card } = order;
  if (card.state !== 'PENDING_PAYMENT') return undefined;
  const account = payment?.method === 'VIRTUAL_ACCOUNT' ? payment : undefined;
  const deadline = moment(account?.depositBefore ?? order.expiresAt);
  const request = account ? '아래 계좌로 다시 입금해' : '다시 결제해';
  const payButton: MailPart = {
    kind: 'button',
    label: '다시 결제하기',
    href: screenPath({ screen: 'orderPay', orderNo: card.orderNo }, 'pc'),
  };
  return {
    to: ordererOf(order),
    subject: `입금이 취소됐어요. ${deadline}까지 ${account ? '다시 입금해' : '다시 결제해'} 주세요 (${card.orderNo})`,
    heading: '은행이 입금을 취소했어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, 받은 입금을 은행이 취소해서 주문이 다시 결제를 기다리고 있어요. ${deadline}까지 ${request} 주세요. 기한이 지나면 주문이 취소돼요.`,
      },
      ...(account ? [accountOf(account, deadline), wholeSumNote] : []),
      orderFacts(order),
      productsOf(order),
      account ? orderButton(order) : payButton,
      {
        kind: 'note',
        text: `입금이 왜 취소됐는지는 입금하신 은행에서, 주문은 고객센터(${mall.customerPhone})에서 알려 드려요.`,
      },
    ],
  };
};
