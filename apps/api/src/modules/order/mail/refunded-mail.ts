import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { Payment } from '@mall/contracts/payment';
import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../get-order.ts';
import { orderButton, ordererOf, orderFacts, paymentText, toProduct } from './order-mail-parts.ts';

/** Money went back for a claim: how much of it, what for and which way. */
export const refundedMail: MailTemplate<'ORDER_REFUNDED'> = async (transaction, mall, { claimNo, ...own }, at) => {
  const order = await getOrder(transaction, mall, { ...own, at });
  const { card, payment, claims } = order;
  const claim = claims.find((one) => one.claimNo === claimNo);
  if (!claim || !payment) return undefined;
  const name = claimTypeNames[claim.type];
  const products = claim.lines.flatMap(({ lineNo, quantity }) =>
    card.lines.filter((line) => line.lineNo === lineNo).map((line) => toProduct(line, quantity)),
  );
  return {
    to: ordererOf(order),
    subject: `${formatWon(claim.refundAmount)}을 돌려 드렸어요 (${card.orderNo})`,
    heading: '환불이 끝났어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, ${name} 신청을 처리하고 ${formatWon(claim.refundAmount)}을 돌려 드렸어요.`,
      },
      {
        kind: 'facts',
        title: '환불 내용',
        rows: [
          ['환불 금액', formatWon(claim.refundAmount)],
          ['환불 방법', refundWays[payment.method](payment)],
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

const refundWays: Readonly<Record<PaymentMethod, (payment: Payment) => string>> = {
  CARD: (payment) => `${paymentText(payment)} 승인 취소. 카드사에 따라 영업일 기준 3~5일 걸려요.`,
  TRANSFER: () => '이체한 계좌로 입금했어요.',
  VIRTUAL_ACCOUNT: () => '신청할 때 적은 계좌로 입금했어요.',
  EASY_PAY: () => '간편결제로 취소했어요. 결제 서비스에 따라 영업일 기준 3~5일 걸려요.',
};
