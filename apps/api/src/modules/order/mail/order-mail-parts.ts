import type { OrderGift } from '@mall/contracts/gift';
import { maskPhone } from '@mall/contracts/masking';
import type { OrderLine } from '@mall/contracts/order';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { Payment } from '@mall/contracts/payment';
import { formatWon } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/order-words';
import { screenPath } from '@mall/domain/screens/screen-path';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailContent, MailPart, MailProduct } from '../../../mail/mail-content.ts';
import type { MailedOrder } from './read-mailed-order.ts';

type Rows = Extract<MailPart, { kind: 'facts' }>['rows'];

/** Mails go to the orderer, who may be somebody else than the member. */
export const ordererOf = ({ ordererName: name, ordererEmail: address }: MailedOrder): MailContent['to'] => ({
  name,
  address,
});

export const moment = (instant: string): string => seoulMomentOf(new Date(instant));

export const toProduct = (line: OrderLine, pieces = line.quantity): MailProduct => ({
  name: line.productName,
  detail: [line.optionText, `${pieces}개`].filter(Boolean).join(' / '),
  image: line.image,
  amount: line.unitPrice * pieces,
});

export const productsOf = ({ card }: MailedOrder): MailPart => ({
  kind: 'products',
  products: card.lines.map((line) => toProduct(line)),
});

export const sumsOf = ({ card, goodsAmount, deliveryAmount }: MailedOrder): MailPart => ({
  kind: 'facts',
  title: '결제 금액',
  rows: [
    ['상품 금액', formatWon(goodsAmount)],
    ['배송비', deliveryAmount === 0 ? '무료' : formatWon(deliveryAmount)],
    ['합계', formatWon(card.totalAmount)],
  ],
});

/** The delivery address; for a gift its receiver, and until when they may accept it. */
export const deliveryOf = ({
  gift,
  recipient,
  recipientPhone,
  postcode,
  roadAddress,
  detailAddress,
}: MailedOrder): MailPart =>
  gift
    ? giftOf(gift)
    : {
        kind: 'facts',
        title: '배송지',
        rows: [
          ['받는 분', recipient],
          ['연락처', maskPhone(recipientPhone)],
          ['주소', `(${postcode}) ${[roadAddress, detailAddress].filter(Boolean).join(' ')}`],
        ],
      };

export const giftOf = ({ receiverName, receiverPhone, expiresAt }: OrderGift): MailPart => ({
  kind: 'facts',
  title: '선물',
  rows: [
    ['받는 분', receiverName],
    ...(receiverPhone ? [['연락처', maskPhone(receiverPhone)] as const] : []),
    ...(expiresAt ? [['받는 기한', moment(expiresAt)] as const] : []),
  ],
});

export const orderFacts = ({ card }: MailedOrder, more: Rows = []): MailPart => ({
  kind: 'facts',
  title: '주문 정보',
  rows: [['주문번호', card.orderNo], ['주문일시', moment(card.orderedAt)], ...more],
});

/** The account that accepts a deposit, and its deadline. */
export const accountOf = (payment: Payment, deadline: string): MailPart => ({
  kind: 'facts',
  title: '입금 계좌',
  rows: [
    ['은행', payment.bank],
    ['계좌번호', payment.accountNumber],
    ['예금주', payment.accountHolder],
    ['입금 금액', formatWon(payment.amount)],
    ['입금 기한', deadline],
  ],
});
export const wholeSumNote: MailPart = {
  kind: 'note',
  text: '금액이 다르면 입금되지 않아요. 위 금액을 한 번에 보내 주세요.',
};

export const orderButton = ({ card }: MailedOrder): MailPart => ({
  kind: 'button',
  label: '주문 상세 보기',
  href: screenPath(ownOrderTarget(card), 'pc'),
});

/** For example `신용·체크카드 (신한카드, 3개월)`. */
export function paymentText({ method, cardCompany, instalmentMonths }: Payment): string {
  const instalments = method === 'CARD' ? (instalmentMonths > 1 ? `${instalmentMonths}개월` : '일시불') : '';
  const details = [cardCompany, instalments].filter(Boolean).join(', ');
  return paymentMethodNames[method] + (details && ` (${details})`);
}

/** How the refund is paid and how long it takes; `means` adds the details of a card. */
export const refundWay = (method: PaymentMethod, means = paymentMethodNames[method]): string =>
  refundWays[method](means);

const refundWays: Readonly<Record<PaymentMethod, (means: string) => string>> = {
  CARD: (means) => `${means} 승인 취소. 카드사에 따라 영업일 기준 3~5일 걸려요.`,
  TRANSFER: () => '이체한 계좌로 입금했어요.',
  VIRTUAL_ACCOUNT: () => '알려 주신 계좌로 입금했어요.',
  EASY_PAY: () => '간편결제로 취소했어요. 결제 서비스에 따라 영업일 기준 3~5일 걸려요.',
};
