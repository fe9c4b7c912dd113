import { AppError } from '@mall/contracts/errors';
import type { ClaimDetail } from '@mall/contracts/office/claims';
import { bankNames } from '@mall/contracts/payment-codes';
import { formatWon } from '@mall/domain/money';
import { refundBalance, refundRows, refundSentence } from '@mall/domain/office/refund-words';
import { decisionsFor, isClaimOpen, stateAfter } from '@mall/domain/order-states';
import { quoteRefund, type RefundQuote } from '@mall/domain/refund';
import { mayAlone } from '../../../../office/may-alone.ts';
import type { Shown } from '../../../../office/note-access.ts';
import type { OfficeReader } from '../../../../office/office-rows.ts';
import type { StaffCaller } from '../../../../office/staff-caller.ts';
import { claimChecks } from './claim-checks.ts';
import {
  type ClaimHistoryRow,
  countReturns,
  type DetailRow,
  findClaimDetail,
  findWaitingCase,
  listClaimedLines,
  listClaimHistory,
  listMoneyMoves,
} from './claim-detail.repository.ts';
import { ledgerOf } from './claim-ledger.ts';
import type { OfficeClaimKey } from './claim-queue.repository.ts';
import { mayDecide } from './list-claims.ts';
import { listRefundFacts, type RefundFacts } from './refund-now.repository.ts';
import { refundSteps } from './refund-steps.ts';

const yearMilliseconds = 365 * 86_400_000;

/** The claim's name in audit rows and cases. */
export const claimSubject = ({ orderNo, claimNo }: Pick<OfficeClaimKey, 'orderNo' | 'claimNo'>): string =>
  `claim ${orderNo}/${claimNo}`;

type Viewer = { readonly staff: StaffCaller; readonly now: Date };

/**
 * A claim with its refund in words, the decisions open to this member of staff, and its history; 4040 outside the
 * scope.
 */
export async function getClaim(
  transaction: OfficeReader,
  key: OfficeClaimKey,
  { staff, now }: Viewer,
): Promise<Shown<ClaimDetail>> {
  const row = await findClaimDetail(transaction, key);
  const [facts] = await listRefundFacts(transaction, [key]);
  if (!row || !facts) throw new AppError('4040');
  const { mallId } = key;
  const since = new Date(now.getTime() - yearMilliseconds);
  const [lines, history, moved, habit, waiting] = await Promise.all([
    listClaimedLines(transaction, key),
    listClaimHistory(transaction, key),
    listMoneyMoves(transaction, key),
    countReturns(transaction, { mallId, memberNo: row.memberNo, since }),
    findWaitingCase(transaction, { mallId, subject: claimSubject(key), now }),
  ]);
  const quote = quoteOf(facts, row);
  const isDecidable = row.refundStartedAt === null && !waiting && mayDecide(staff, mallId);
  const moves = isDecidable ? decisionsFor(facts.type, row.state) : [];
  const canSettle = moves.some((decision) => stateAfter(facts.type, decision) === 'DONE');
  return {
    subjects: [row.memberNo],
    mallId,
    data: {
      ...{ ...key, mallName: row.mallName, type: facts.type, state: row.state, fault: facts.fault },
      ...{ reason: row.reason, answer: row.answer, requestedAt: row.requestedAt.toISOString() },
      ...{ dueAt: row.dueAt?.toISOString() ?? null, order: orderOf(row, facts), lines },
      ...{ pickup: pickupOf(row), refundAccount: accountOf(row), preview: previewOf(facts, quote, row) },
      steps: refundSteps(row, quote.refund),
      moves,
      needsCase: canSettle && quote.refund > mayAlone(staff, 'claims.write', mallId),
      waitingCase: waiting ? { ...waiting, madeAt: waiting.madeAt.toISOString() } : null,
      checks: claimChecks({ row, facts, quote, habit }),
      ledger: ledgerOf(moved, isClaimOpen(row.state) ? quote.refund : 0),
      history: history.map(toEvent),
    },
  };
}

/** The refund due as of now or, once the claim is done, the one that was made. */
function quoteOf(facts: RefundFacts, { state, refundAmount, returnFee }: DetailRow): RefundQuote {
  const quote = quoteRefund(facts.balance, facts);
  if (state !== 'DONE') return quote;
  const goodsAmount = refundAmount + returnFee;
  return { goodsAmount, deliveryChange: 0, returnFee, refund: refundAmount, after: facts.balance };
}

function previewOf(facts: RefundFacts, quote: RefundQuote, { state }: DetailRow): ClaimDetail['preview'] {
  const isDone = state === 'DONE';
  const earlier = isDone ? facts.refundedAmount - quote.refund : facts.refundedAmount;
  return {
    rows: [...refundRows(quote, facts)],
    refund: quote.refund,
    sentence: isDone ? `${formatWon(quote.refund)}을 돌려드렸어요` : refundSentence(quote, facts, facts.paymentMethod),
    balance: refundBalance({ totalAmount: facts.totalAmount, refundedAmount: earlier }, quote),
  };
}

const orderOf = (row: DetailRow, { paymentMethod, totalAmount }: RefundFacts): ClaimDetail['order'] => ({
  ...{ state: row.orderState, orderedAt: row.orderedAt.toISOString() },
  ...{ deliveredAt: row.deliveredAt?.toISOString() ?? null, paymentMethod, totalAmount },
  ...{ ordererName: row.ordererName, ordererPhone: row.ordererPhone },
});

const pickupOf = ({ pickupRecipient: recipient, pickupPhone: phone, pickupAddress: address }: DetailRow) =>
  recipient === null ? null : { recipient, phone, address };

const accountOf = ({ bankCode, accountNumber, accountHolder: holder }: DetailRow) =>
  bankCode === null ? null : { bank: bankNames.get(bankCode) ?? bankCode, accountNumber, holder };

const actorNames: Readonly<Record<ClaimHistoryRow['actor'], string>> = {
  MEMBER: '회원',
  OPERATOR: '운영자',
  SYSTEM: '자동',
};

const toEvent = ({ toState, happenedAt, actor, staffName, reason }: ClaimHistoryRow) => ({
  ...{ toState, at: happenedAt.toISOString(), actor, by: staffName ?? actorNames[actor], reason },
});
