import type { ClaimDetail } from '@mall/contracts/office/claims';
import type { DetailRow } from './claim-detail.repository.ts';

/** The three steps of a refund in progress; empty before it starts, and when nothing is refunded. */
export function refundSteps(
  { state, refundStartedAt, changedAt }: Pick<DetailRow, 'state' | 'refundStartedAt' | 'changedAt'>,
  refund: number,
): ClaimDetail['steps'] {
  if (refundStartedAt === null || refund === 0) return [];
  const isDone = state === 'DONE';
  return [
    { name: '환불 금액을 정했어요', state: 'done', at: refundStartedAt.toISOString() },
    { name: '결제사에 요청했어요', state: isDone ? 'done' : 'now', at: null },
    isDone
      ? { name: '클레임을 마무리했어요', state: 'done', at: changedAt.toISOString() }
      : { name: '클레임을 마무리해요', state: 'later', at: null },
  ];
}
