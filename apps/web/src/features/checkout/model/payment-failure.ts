import type { OrderDetail } from '@mall/contracts/order';

const words: Readonly<Record<string, string>> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨어요. 주문은 그대로 있으니 다시 결제할 수 있어요.',
  PAY_PROCESS_ABORTED: '결제가 끝까지 진행되지 않았어요. 다시 시도하거나 다른 결제 수단을 골라 주세요.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 거절했어요. 카드사에 문의하거나 다른 결제 수단을 골라 주세요.',
  REJECT_CARD_PAYMENT: '한도가 넘었거나 잔액이 부족해요. 다른 결제 수단을 골라 주세요.',
  REJECT_ACCOUNT_PAYMENT: '잔액이 부족해요. 다른 결제 수단을 골라 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: '카드 유효기간이 맞지 않아요. 다시 확인해 주세요.',
};

/** Why the window was left without paying. The address also has a message, but anybody could have written it. */
export const failureText = (code: string | undefined): string =>
  words[code ?? ''] ?? '결제를 마치지 못했어요. 다시 시도하거나 다른 결제 수단을 골라 주세요.';

/** The message of a page on which an ended order should be paid. */
export function endText({ card: { state }, lateDeposit }: OrderDetail): string {
  if (lateDeposit > 0) return '주문이 끝난 뒤에 입금이 확인됐어요. 주문 상세에서 돌려받을 계좌를 알려 주세요.';
  return state === 'EXPIRED'
    ? '결제 기한이 지나 주문이 취소됐어요. 돈은 빠져나가지 않았어요.'
    : '취소된 주문이에요. 결제한 금액이 있다면 결제하신 방법으로 돌려드려요.';
}
