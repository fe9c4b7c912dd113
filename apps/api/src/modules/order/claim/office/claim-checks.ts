import type { ClaimDetail } from '@mall/contracts/office/claims';
import { formatWon } from '@mall/domain/money';
import type { RefundQuote } from '@mall/domain/refund';
import type { DetailRow, Habit } from './claim-detail.repository.ts';
import type { RefundFacts } from './refund-now.repository.ts';

type Input = {
  readonly row: Pick<DetailRow, 'requestedAt' | 'deliveredAt'>;
  readonly facts: RefundFacts;
  readonly quote: RefundQuote;
  readonly habit: Habit;
};
type Check = ClaimDetail['checks'][number];

const dayMilliseconds = 86_400_000;
const withinDays = 7;
/** From this number of returns a year, the claim is marked for a closer look. */
const manyReturns = 3;

/** What staff should check before deciding. */
export function claimChecks({ row, facts, quote, habit }: Input): Check[] {
  return [inTime(row, facts), deliveryStays(facts, quote), isUsual(habit)].filter((check) => check !== undefined);
}

function inTime({ requestedAt, deliveredAt }: Input['row'], { type }: RefundFacts): Check | undefined {
  if (type === 'CANCEL') return { isFine: true, words: '아직 보내지 않은 상품이에요', note: '' };
  if (!deliveredAt) return undefined;
  const days = Math.floor((requestedAt.getTime() - deliveredAt.getTime()) / dayMilliseconds);
  const isFine = days < withinDays;
  return {
    isFine,
    words: isFine ? '받은 지 7일이 안 지났어요' : '받은 지 7일이 지났어요',
    note: `받고 ${days}일째에 신청했어요`,
  };
}

function deliveryStays({ type }: RefundFacts, { deliveryChange, after }: RefundQuote): Check | undefined {
  const left = after.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (type === 'EXCHANGE' || left === 0) return undefined;
  const isFine = deliveryChange >= 0;
  const words = `남은 상품 ${formatWon(left)}, ${isFine ? '배송비는 그대로예요' : '무료배송이 아니게 돼요'}`;
  return { isFine, words, note: isFine ? '' : `배송비 ${formatWon(-deliveryChange)}을 빼요` };
}

const isUsual = ({ orders, returns }: Habit): Check => ({
  isFine: returns < manyReturns,
  words: returns === 0 ? '이 회원의 12개월 반품은 처음이에요' : `이 회원의 12개월 반품은 ${returns}번째예요`,
  note: `주문 ${orders}건`,
});
