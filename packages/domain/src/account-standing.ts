import { formatWon } from './money.ts';
import { seoulDayOf, startOfSeoulDay } from './seoul-day.ts';

const dayMilliseconds = 86_400_000;

/** What decides whether a member may order on account; amounts in whole won. */
export type AccountFigures = {
  /** Null if the operator has approved none. */
  readonly contract: { readonly creditLimit: number; readonly state: 'APPROVED' | 'SUSPENDED' } | null;
  /** What the member owes: charges less credits and settlements. Negative when more was settled than owed. */
  readonly balance: number;
  /** The part of it whose due day has passed. */
  readonly overdue: number;
  /** What the mall's own limit leaves for all of its members; null if the mall has no limit. */
  readonly mallRoom: number | null;
};

/** The first reason why a member may not order on account now. */
export type AccountIneligibility =
  | 'NO_CONTRACT'
  | 'SUSPENDED'
  | 'OVERDUE'
  | 'NO_LIMIT'
  | 'OVER_LIMIT'
  | 'OVER_MALL_LIMIT';

/** Won that may still be ordered on account; 0 when nothing may. */
export function accountRoom({ contract, balance, overdue, mallRoom }: AccountFigures): number {
  if (contract?.state !== 'APPROVED' || overdue > 0) return 0;
  return Math.max(0, Math.min(contract.creditLimit - balance, mallRoom ?? Number.POSITIVE_INFINITY));
}

/** Why orders of this amount may not be placed, or null; with 1 won: why nothing may. An amount up to the limit itself is allowed. */
export function accountIneligibility(figures: AccountFigures, amount: number): AccountIneligibility | null {
  const { contract, balance, overdue, mallRoom } = figures;
  if (!contract) return 'NO_CONTRACT';
  if (contract.state === 'SUSPENDED') return 'SUSPENDED';
  if (overdue > 0) return 'OVERDUE';
  // What was paid in advance may be ordered without a limit.
  if (contract.creditLimit === 0 && balance >= 0) return 'NO_LIMIT';
  if (balance + amount > contract.creditLimit) return 'OVER_LIMIT';
  return mallRoom !== null && amount > mallRoom ? 'OVER_MALL_LIMIT' : null;
}

/** The reason in words, with what to do. The mall's contact is shown beside it. */
export function accountIneligibilityText(ineligibility: AccountIneligibility, figures: AccountFigures): string {
  switch (ineligibility) {
    case 'NO_CONTRACT':
      return '아직 승인된 후불 계약이 없어서 주문할 수 없어요. 고객센터에 후불 계약을 신청해 주세요.';
    case 'SUSPENDED':
      return '후불 계약이 중지되어 주문할 수 없어요. 고객센터로 문의해 주세요.';
    case 'OVERDUE':
      return `납부일이 지난 ${formatWon(figures.overdue)}을 아직 내지 않아서 주문할 수 없어요. 납부가 확인되면 다시 주문할 수 있어요.`;
    case 'NO_LIMIT':
      return '아직 정해진 후불 한도가 없어서 주문할 수 없어요. 한도는 쇼핑몰 담당자가 정해요. 고객센터에 한도를 정해 달라고 요청해 주세요.';
    case 'OVER_LIMIT':
    case 'OVER_MALL_LIMIT':
      return overLimitText(accountRoom(figures));
  }
}

const overLimitText = (room: number): string =>
  room === 0
    ? '후불 한도를 모두 써서 주문할 수 없어요. 이용 금액을 납부하거나 고객센터에 한도를 늘려 달라고 요청해 주세요.'
    : `후불 한도를 넘어서 주문할 수 없어요. 지금은 ${formatWon(room)}까지 주문할 수 있어요. 주문을 줄이거나 고객센터에 한도를 늘려 달라고 요청해 주세요.`;

/** Orders placed before this instant are overdue unless they are settled: their due day, `paymentDays` after their own in Seoul, has passed. */
export function overdueBefore(at: Date, paymentDays: number): Date {
  const today = startOfSeoulDay(seoulDayOf(at)) ?? at;
  return new Date(today.getTime() - paymentDays * dayMilliseconds);
}

/** The last day (YYYY-MM-DD in Seoul) on which an order of this instant is paid in time. */
export const dueDayOf = (orderedAt: Date, paymentDays: number): string =>
  seoulDayOf(new Date(orderedAt.getTime() + paymentDays * dayMilliseconds));
