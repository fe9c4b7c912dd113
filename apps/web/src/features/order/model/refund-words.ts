import type { RefundQuote } from '@mall/contracts/claim';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType, OrderPaymentMethod } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import type { SumRow } from '@mall/ui/sum-list';

const waysBack: Readonly<Record<OrderPaymentMethod, string>> = {
  CARD: '결제하신 카드로',
  TRANSFER: '이체하신 계좌로',
  VIRTUAL_ACCOUNT: '적어 주신 계좌로',
  EASY_PAY: '결제하신 간편결제로',
  ON_ACCOUNT: '후불 정산 금액에서',
};

/** The parts of a refund; they add up to its total. */
export function refundRows({ goodsAmount, deliveryChange, returnFee }: RefundQuote): SumRow[] {
  return [
    { label: '상품 금액', amount: goodsAmount },
    ...(deliveryChange > 0 ? [{ label: '배송비 환불', amount: deliveryChange }] : []),
    ...(deliveryChange < 0 ? [{ label: '배송비 (남는 상품이 무료배송 금액보다 적어요)', amount: deliveryChange }] : []),
    ...(returnFee > 0 ? [{ label: '반품 배송비', amount: -returnFee }] : []),
  ];
}

/** What will happen with the money, shown before submitting. */
export function refundSentence({ card }: OrderDetail, type: ClaimType, { refund, returnFee }: RefundQuote): string {
  if (card.state === 'PENDING_PAYMENT') return '아직 결제하지 않아 돌려드릴 금액이 없어요. 누르면 바로 취소돼요.';
  if (type === 'EXCHANGE') {
    const freight =
      returnFee > 0
        ? `왕복 배송비 ${formatWon(returnFee)}은 결제한 금액에서 빠지지 않아요. 상품을 보내고 받을 때 택배 기사님께 내 주세요.`
        : '배송비는 판매자가 부담해요.';
    return `${freight} 상품을 확인하면 같은 옵션의 새 상품을 보내 드려요. 다른 옵션을 원하시면 반품하고 다시 주문해 주세요.`;
  }
  if (refund === 0) return '배송비를 빼면 돌려드릴 금액이 없어요.';
  const way = waysBack[card.paymentMethod];
  const action = card.paymentMethod === 'ON_ACCOUNT' ? '빼 드려요' : '돌려드려요';
  if (type === 'RETURN') return `상품을 확인하고 3영업일 안에 ${way} ${formatWon(refund)}을 ${action}.`;
  return card.state === 'PAID'
    ? `누르면 바로 취소되고, ${way} ${formatWon(refund)}을 ${action}.`
    : `판매자가 취소를 확인하면 ${way} ${formatWon(refund)}을 ${action}.`;
}
