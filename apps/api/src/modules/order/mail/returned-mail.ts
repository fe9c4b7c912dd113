import { formatWon } from '@mall/domain/money';
import type { ReturnCause } from '../../mail/mail-facts.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { orderButton, ordererOf, orderFacts, refundWay } from './order-mail-parts.ts';

/** Money was returned without a claim: amount, cause and method. */
export const returnedMail: MailTemplate<'PAYMENT_RETURNED'> = async (transaction, mall, facts, at) => {
  const { amount, method, cause, ...own } = facts;
  const order = await getOrder(transaction, mall, { ...own, at });
  const sum = formatWon(amount);
  return {
    to: ordererOf(order),
    subject: `${sum}을 돌려 드렸어요 (${order.card.orderNo})`,
    heading: '환불이 끝났어요',
    parts: [
      { kind: 'paragraph', text: `${order.ordererName}님, ${reasons[cause]} ${sum}을 돌려 드렸어요.` },
      {
        kind: 'facts',
        title: '환불 내용',
        rows: [
          ['환불 금액', sum],
          ['환불 방법', refundWay(method)],
        ],
      },
      orderFacts(order),
      orderButton(order),
      { kind: 'note', text: `궁금한 점은 고객센터(${mall.customerPhone})로 물어봐 주세요.` },
    ],
  };
};

const reasons: Readonly<Record<ReturnCause, string>> = {
  LATE_DEPOSIT: '주문이 끝난 뒤에 입금돼서',
  NOT_NEEDED: '주문이 끝났거나 이미 결제된 뒤에 결제돼서',
  OTHER_AMOUNT: '결제 금액이 주문 금액과 달라서',
  BY_OPERATOR: '결제하신 금액에서',
};
