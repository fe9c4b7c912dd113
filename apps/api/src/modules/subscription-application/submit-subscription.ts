import { AppError, fieldError } from '@mall/contracts/errors';
import type { SubscriptionSubmission } from '@mall/contracts/subscription-application';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import { costOf, type SubscriptionCost } from '@mall/domain/subscription-choice';
import { installationDays } from '@mall/domain/subscription-days';
import { shareListings } from '../../catalogue/listing-lock.repository.ts';
import { assertAgreed } from '../../consent/assert-agreed.ts';
import { insertConsents } from '../../consent/consent.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { insertNumbered } from '../../random-number.ts';
import { assertSameRequest } from '../../request-key/assert-same-request.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { getSubscription } from '../subscription/get-subscription.ts';
import { listSubscriptionTerms } from './list-subscription-terms.ts';
import { makeSubscriptionSheet } from './sheet/make-subscription-sheet.ts';
import { findNoOfRequest, insertSubscription, insertSubscriptionEvent } from './subscription-application.repository.ts';

type Outside = Pick<Dependencies, 'database' | 'clock' | 'random'>;
type Submitting = { readonly memberNo: number; readonly submission: SubscriptionSubmission };

/** Applies for a subscription and stores the signed sheet permanently. The same request key returns the same application. */
export async function submitSubscription(
  outside: Outside,
  mall: Mall,
  submitting: Submitting,
): Promise<{ applicationNo: string }> {
  const { memberNo, submission } = submitting;
  assertOwnAccount(mall, memberNo);
  return inMall(outside.database, mall, async (transaction) => {
    await assertSameRequest(transaction, { memberNo, request: submission });
    const key = { memberNo, requestKey: submission.requestKey };
    const placedNo = await findNoOfRequest(transaction, key);
    return { applicationNo: placedNo ?? (await apply(transaction, mall, { ...submitting, outside })) };
  });
}

type Applying = Submitting & { readonly outside: Outside };

async function apply(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, submission, outside }: Applying,
): Promise<string> {
  const at = outside.clock();
  const { productNo, requestKey } = submission;
  const [detail, terms] = await Promise.all([
    getSubscription(transaction, { memberNo }, { productNo, at }),
    listSubscriptionTerms(transaction, at),
  ]);
  const cost = priced(detail, submission);
  assertOfferedDay(submission.preferredOn, at);
  const termNos = terms.map(({ termNo }) => termNo);
  assertAgreed(submission.agreedTerms, termNos);
  return insertNumbered(
    async (applicationNo) => {
      const sheet = makeSubscriptionSheet({ mall, applicationNo, detail, submission, cost, terms, at });
      const application = { applicationNo, memberNo, requestKey, productNo, image: detail.card.image, sheet };
      if (await insertSubscription(transaction, { ...application, submittedAt: at })) {
        await recordReceipt(transaction, { applicationNo, memberNo, termNos, at });
        await assertStillOffered(transaction, { memberNo, submission, at });
        return applicationNo;
      }
      // Either the number is taken, or a concurrent request with the same key was faster.
      return findNoOfRequest(transaction, { memberNo, requestKey });
    },
    { ...outside, at },
  );
}

/**
 * In the meantime the operator may have stopped the product or changed its price: read again, after all other locks, because neither can happen
 * between now and the commit.
 */
async function assertStillOffered(
  transaction: MallTransaction,
  { memberNo, submission, at }: Submitting & { readonly at: Date },
): Promise<void> {
  const { productNo } = submission;
  // The lock comes first, and each statement sees what was committed when it was granted.
  const [, detail] = await Promise.all([
    shareListings(transaction, { productNos: [productNo] }),
    getSubscription(transaction, { memberNo }, { productNo, at }),
  ]);
  priced(detail, submission);
}

/** Priced by the same function as the product's own page, and compared with what the member saw. */
function priced(detail: SubscriptionDetail, submission: SubscriptionSubmission): SubscriptionCost {
  const { choice } = submission;
  if (detail.card.isSoldOut) throw new AppError('4091', { description: '지금은 신청을 받지 않는 상품이에요.' });
  const isKnownCard = choice.cardNo === null || detail.partnerCards.some(({ cardNo }) => cardNo === choice.cardNo);
  if (!isKnownCard) throw fieldError('choice.cardNo', '지금은 할인하지 않는 카드예요. 다른 카드를 골라 주세요.');
  const cost = costOf(detail, choice);
  if (!cost) throw fieldError('choice.months', '지금은 신청할 수 없는 약정이에요. 약정을 다시 골라 주세요.');
  assertSameAmounts(cost, submission);
  return cost;
}

function assertOfferedDay(preferredOn: string, at: Date): void {
  const { firstDay, lastDay } = installationDays(at);
  if (startOfSeoulDay(preferredOn) && preferredOn >= firstDay && preferredOn <= lastDay) return;
  const days = [firstDay, lastDay].map((day) => day.replaceAll('-', '.')).join('부터 ');
  throw fieldError('preferredOn', `설치 희망일은 ${days}까지 고를 수 있어요.`);
}

/** The amounts are computed here; the member's are only compared, so that nobody signs for other amounts than they saw. */
function assertSameAmounts(
  { monthlyTotal, termTotal }: SubscriptionCost,
  { expectedMonthly, expectedTotal }: SubscriptionSubmission,
): void {
  if (monthlyTotal === expectedMonthly && termTotal === expectedTotal) return;
  throw new AppError('4093', {
    description: `그사이 금액이 바뀌었어요. 지금은 매달 ${formatWon(monthlyTotal)}, 모두 ${formatWon(termTotal)}이에요. 확인하고 다시 신청해 주세요.`,
  });
}

type Receipt = {
  readonly applicationNo: string;
  readonly memberNo: number;
  readonly termNos: readonly number[];
  readonly at: Date;
};

async function recordReceipt(
  transaction: MallTransaction,
  { applicationNo, memberNo, termNos, at }: Receipt,
): Promise<void> {
  await insertSubscriptionEvent(transaction, {
    ...{ applicationNo, fromState: null, toState: 'RECEIVED', happenedAt: at, actor: 'MEMBER', reason: '' },
  });
  await insertConsents(transaction, { memberNo, subscriptionNo: applicationNo, termNos, agreedAt: at });
  await queueMail(transaction, { kind: 'SUBSCRIPTION_RECEIVED', facts: { applicationNo, memberNo }, at });
}
