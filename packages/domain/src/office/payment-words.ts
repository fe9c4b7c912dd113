import type { DepositKind, PaymentAttemptState } from '@mall/contracts/office/deposits';
import type { DifferenceState } from '@mall/contracts/office/ledger';
import { type OrderState, orderStates } from '@mall/contracts/order-codes';
import { orderStateName } from '../order-words.ts';

/** Why an order's money waits for somebody. */
export const depositKindNames: Readonly<Record<DepositKind, string>> = {
  LATE: '늦은 입금',
  STUCK: '결제사 대답 없음',
  WAITING: '입금 기다림',
  NOTICE: '처리 못 한 알림',
  RECEIPT: '현금영수증',
};
export const entryKindNames = { PAYMENT: '결제', REFUND: '환불' } as const;
export const differenceStateNames: Readonly<Record<DifferenceState, string>> = {
  OPEN: '확인 필요',
  RESOLVED: '사유 남김',
  AGREED: '맞음',
};

/** The state of a payment attempt, as the payment service left it. */
export const attemptStateNames: Readonly<Record<PaymentAttemptState, string>> = {
  OPEN: '결제창 열림',
  REPLACED: '다른 결제로 바뀜',
  CONFIRMING: '결제 확인 중',
  WAITING: '입금 기다림',
  DONE: '결제됨',
  HELD: '늦은 입금',
  RETURNING: '돌려주는 중',
  FAILED: '결제 안 됨',
  CANCELLED: '돌려줌',
};

const serviceNames: Readonly<Record<string, string>> = {
  READY: '결제창 열림',
  IN_PROGRESS: '결제 진행 중',
  WAITING_FOR_DEPOSIT: '입금 기다림',
  DONE: '결제됨',
  PARTIAL_CANCELED: '일부 취소',
  CANCELED: '취소됨',
  ABORTED: '결제 안 됨',
  EXPIRED: '기한 지남',
};

const isOrderState = (word: string): word is OrderState => orderStates.some((state) => state === word);
const isAttemptState = (word: string): word is PaymentAttemptState => Object.hasOwn(attemptStateNames, word);

const unknownThere = 'the service does not know it';
const unknownHere = /^(\w+) at the service, and the database does not know it$/;
const ofOrder = /^the order is (\w+)$/;

/** The description of a difference found by comparing the ledger, for the office. */
export function differenceWords(what: string): string {
  const [, here = '', there = ''] = /^(\w+) here, (\w+) at the service$/.exec(what) ?? [];
  if (isAttemptState(here)) return `장부는 ${attemptStateNames[here]}, 결제사는 ${serviceNames[there] ?? there}`;
  const [, state = ''] = ofOrder.exec(what) ?? [];
  if (isOrderState(state)) return `주문(${orderStateName(state, 'CARD')})과 장부의 금액이 달라요`;
  if (unknownHere.test(what)) return '장부에 없는 결제예요';
  return what === unknownThere ? '결제사에 없는 결제예요' : what;
}

type Sums = { readonly what: string; readonly ledger: number; readonly other: number };

/** What to do about a difference, the first step first. */
export function differenceAdvice({ what, ledger, other }: Sums): string {
  if (unknownHere.test(what))
    return '백업으로 되돌린 뒤에 생길 수 있어요. 결제사 관리 화면에서 결제를 확인해 취소하고, 취소한 내용을 사유로 남겨 주세요.';
  if (what === unknownThere)
    return '결제사 계정이 바뀌었거나 시험 결제일 수 있어요. 결제사에 문의해 확인하고 사유를 남겨 주세요.';
  if (ofOrder.test(what))
    return ledger > other
      ? '주문에 필요한 것보다 돈을 더 갖고 있어요. 끝나지 않은 환불이 있는지 주문과 클레임을 확인해 주세요.'
      : '주문에 필요한 것보다 돈이 적어요. 주문에 적히지 않은 환불이 있는지 결제 내역을 확인해 주세요.';
  return ledger > other
    ? '결제사에서 먼저 취소한 것 같아요. 다시 대사하면 장부에 들어와요. 그다음 주문도 맞는지 확인해 주세요.'
    : '알림을 못 받은 입금이 있는 것 같아요. 다시 대사하면 장부에 들어와요.';
}
