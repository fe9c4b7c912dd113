import type { OrderPaymentMethod } from '@mall/contracts/order-codes';
import { sumBasket } from '../basket.ts';
import { formatNumber, formatWon } from '../money.ts';
import { type OrderBalance, owedOf, type RefundQuote, type RefundRequest } from '../refund.ts';

/** One reason of a refund; amounts are signed won, and those of a refund add up to it. */
export type RefundRow = { readonly label: string; readonly note: string; readonly amount: number };
type Asked = Pick<RefundRequest, 'type' | 'fault'>;
type Parts = Omit<RefundQuote, 'after'>;

/** The parts of a claim's refund, one row per reason. */
export function refundRows(
  { goodsAmount, deliveryChange, returnFee, refund }: Parts,
  { type, fault }: Asked,
): readonly RefundRow[] {
  // The carrier collects an exchange's freight from the member; no refund covers it.
  if (type === 'EXCHANGE') return [];
  const rows = [
    { label: '상품 금액', note: '돌려받는 상품의 판매가예요', amount: goodsAmount },
    { label: '배송비', note: deliveryNote(deliveryChange), amount: deliveryChange },
    { label: '반품 배송비', note: faultNote(fault), amount: -returnFee },
    {
      label: '받지 않는 배송비',
      note: '돌려드릴 돈보다 큰 배송비는 더 받지 않아요',
      amount: refund - (goodsAmount + deliveryChange - returnFee),
    },
  ];
  return rows.filter(({ amount }, at) => at === 0 || amount !== 0);
}

const deliveryNote = (change: number): string =>
  change < 0 ? '남는 상품이 무료배송 기준보다 적어져요' : '주문할 때 낸 배송비도 돌려드려요';
const faultNote = (fault: Asked['fault']): string =>
  fault === 'MEMBER' ? '단순 변심이라 회원이 내요' : '판매자 책임이라 받지 않아요';

const ways: Readonly<Record<OrderPaymentMethod, string>> = {
  CARD: '카드로 돌아가요',
  TRANSFER: '출금한 계좌로 돌아가요',
  VIRTUAL_ACCOUNT: '회원이 적은 계좌로 돌아가요',
  EASY_PAY: '간편결제로 돌아가요',
  ON_ACCOUNT: '후불 정산에서 빠져요',
};

/** A refund as a sentence: `45,000 − 반품 배송비 2,500 = 42,500원이 카드로 돌아가요`. */
export function refundSentence(quote: Parts, asked: Asked, method: OrderPaymentMethod): string {
  if (asked.type === 'EXCHANGE') return exchangeSentence(quote);
  const [first, ...others] = refundRows(quote, asked);
  if (quote.refund === 0 || !first) return '돌려드릴 돈이 없어요';
  const sum = `${formatWon(quote.refund)}이 ${ways[method]}`;
  if (others.length === 0) return sum;
  return `${[formatNumber(first.amount), ...others.map(termOf)].join(' ')} = ${sum}`;
}

const termOf = ({ label, amount }: RefundRow): string =>
  `${amount < 0 ? '−' : '+'} ${label} ${formatNumber(Math.abs(amount))}`;

const exchangeSentence = ({ returnFee }: Parts): string =>
  returnFee === 0
    ? '돌려드릴 돈 없이 새 상품을 보내요'
    : `돌려드릴 돈 없이 새 상품을 보내요. 교환 배송비 ${formatWon(returnFee)}은 회원이 내요`;

/** What was paid, less earlier refunds and this one, is what we keep. All in won. */
export type RefundBalance = {
  readonly paid: number;
  readonly earlier: number;
  readonly refund: number;
  readonly left: number;
  /** What remains, by reason: `남은 상품 95,589원 + 배송비 3,000원`. */
  readonly leftWords: string;
  /** What remains is what the order owes after the refund. */
  readonly addsUp: boolean;
};

type Paid = { readonly totalAmount: number; readonly refundedAmount: number };

/** What we keep after a refund, checked against what the order then owes. */
export function refundBalance({ totalAmount, refundedAmount }: Paid, { refund, after }: RefundQuote): RefundBalance {
  const left = totalAmount - refundedAmount - refund;
  return {
    ...{ paid: totalAmount, earlier: refundedAmount, refund, left },
    leftWords: leftWordsOf(after),
    addsUp: left === owedOf(after),
  };
}

function leftWordsOf({ lines, deliveryRates, postcode, feesCharged }: OrderBalance): string {
  const kept = lines.filter(({ quantity }) => quantity > 0);
  const { goodsAmount, deliveryAmount } = sumBasket(kept, deliveryRates, postcode);
  // Freight is waived when the seller is at fault: only the part of it that is left was paid.
  const parts = [
    ['남은 상품', goodsAmount],
    ['배송비', deliveryAmount + feesCharged],
  ] as const;
  const words = parts.filter(([, amount]) => amount !== 0).map(([name, amount]) => `${name} ${formatWon(amount)}`);
  return words.length === 0 ? '남는 금액이 없어요' : words.join(' + ');
}
