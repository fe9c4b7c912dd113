import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { orderButton, ordererOf, orderFacts, paymentText, refundWay, toProduct } from './order-mail-parts.ts';

/** A claim was refunded: amount, products and method. */
export const refundedMail: MailTemplate<'ORDER_REFUNDED'> = async (transaction, mall, { claimNo, ...own }, at) => {
  const order = await getOrder(transaction, mall, { ...own, at });
  const { card, payment, claims } = order;
  const claim = claims.find((one) => one.claimNo === claimNo);
  if (!claim || !payment) return undefined;
  const name = claimTypeNames[claim.type];
  const sum = formatWon(claim.refundAmount);
  // When the refund also ends the order, one mail announces both.
  const isEnd = card.state === 'CANCELLED';
  const products = claim.lines.flatMap(({ lineNo, quantity }) =>
    card.lines.filter((line) => line.lineNo === lineNo).map((line) => toProduct(line, quantity)),
  );
  return {
    to: ordererOf(order),
    subject: `${isEnd ? '주문을 취소하고 ' : ''}${sum}을 돌려 드렸어요 (${card.orderNo})`,
    heading: isEnd ? '주문이 취소됐어요' : '환불이 끝났어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, ${name} 신청을 처리하고 ${sum}을 돌려 드렸어요.`,
      },
      {
        kind: 'facts',
        title: '환불 내용',
        rows: [
          ['환불 금액', sum],
          ['환불 방법', refundWay(payment.method, paymentText(payment))],
          ...(claim.returnFee > 0
            ? [['반품 배송비', `${formatWon(claim.returnFee)} (환불 금액에서 뺐어요)`] as const]
            : []),
        ],
      },
      { kind: 'products', products },
      orderFacts(order),
      orderButton(order),
    ],
  };
};
