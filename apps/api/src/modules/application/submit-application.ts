import type { submitApplication as contract } from '@mall/contracts/application';
import type { RequestOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { ageOn } from '@mall/domain/age';
import { carrierError, nextStepOf, stepLabels } from '@mall/domain/application-steps';
import { formatWon } from '@mall/domain/money';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { priceChoice } from '@mall/domain/wireless-choice';
import { shareListings } from '../../catalogue/listing-lock.repository.ts';
import { assertAgreed } from '../../consent/assert-agreed.ts';
import { insertConsents } from '../../consent/consent.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { insertNumbered } from '../../random-number.ts';
import { assertSameRequest } from '../../request-key/assert-same-request.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { openIdentity } from '../certification/sealed-identity.ts';
import { getWireless } from '../wireless/get-wireless.ts';
import {
  findColourOption,
  findNoOfRequest,
  insertApplication,
  insertApplicationEvent,
} from './application.repository.ts';
import { type DraftRow, deleteDraft, lockDraftRow } from './draft/draft.repository.ts';
import { toDraft } from './draft/to-draft.ts';
import { listApplicationTerms } from './list-application-terms.ts';
import { lockApplication, moveApplication } from './move-application.ts';
import { countOpenApplications } from './open-application.repository.ts';
import { movePhone } from './phone-stock.repository.ts';
import { type PricedApplication, priceApplication } from './price-application.ts';
import { makeSheet } from './sheet/make-sheet.ts';

type Submission = RequestOf<typeof contract>['body'];
type Submitting = { readonly memberNo: number; readonly submission: Submission };

/** Signs a draft: reserves one piece of the colour, stores the sheet permanently, and deletes the draft. */
export async function submitApplication(
  dependencies: Dependencies,
  mall: Mall,
  { memberNo, submission }: Submitting,
): Promise<{ applicationNo: string }> {
  assertOwnAccount(mall, memberNo);
  const { database } = dependencies;
  return inMall(database, mall, async (transaction) => {
    const { productNo, requestKey } = submission;
    const draft = await lockDraftRow(transaction, { memberNo, productNo });
    await assertSameRequest(transaction, { memberNo, request: submission });
    // After the lock: of two concurrent requests the second finds the application of the first.
    const placedNo = await findNoOfRequest(transaction, { memberNo, requestKey });
    if (placedNo) return { applicationNo: placedNo };
    if (!draft) throw new AppError('4040');
    await assertMayApply(transaction, mall, memberNo);
    return { applicationNo: await signDraft(transaction, mall, { draft, submission, dependencies }) };
  });
}

/** Each application takes a phone away from others: 4712 when the member has as many under way as the mall allows. */
async function assertMayApply(transaction: MallTransaction, mall: Mall, memberNo: number): Promise<void> {
  const count = await countOpenApplications(transaction, memberNo);
  if (count < mall.mostOpenApplications) return;
  throw new AppError('4712', {
    description: `진행 중인 휴대폰 신청이 ${count}건 있어요. 한 사람이 한 번에 ${mall.mostOpenApplications}건까지 신청할 수 있어요. 신청이 끝나거나 취소한 뒤에 새로 신청해 주세요.`,
  });
}

type Signing = { readonly draft: DraftRow; readonly submission: Submission; readonly dependencies: Dependencies };

async function signDraft(transaction: MallTransaction, mall: Mall, signing: Signing): Promise<string> {
  const { draft, submission, dependencies } = signing;
  const { memberNo, productNo, choice } = draft;
  const at = dependencies.clock();
  const { applicant, delivery, certifiedAt } = completed(draft);
  const { ciHash, birthDate } = openIdentity(dependencies.vault, draft.sealedIdentity);
  const [priced, terms] = await Promise.all([
    priceApplication(transaction, { memberNo, productNo, choice, birthDate, at }),
    listApplicationTerms(transaction, at),
  ]);
  assertGoesTogether(priced, applicant.currentCarrier);
  const termNos = terms.map(({ termNo }) => termNo);
  assertAgreed(submission.agreedTerms, termNos);
  assertSameAmounts(priced, submission);
  const option = await findColourOption(transaction, { productNo, colour: choice.colour });
  if (!option) throw soldOut(priced);
  const sheetOf = (applicationNo: string) =>
    makeSheet({ mall, applicationNo, priced, applicant, certifiedAt, delivery, terms, at });
  const applicationNo = await insertNumbered(
    async (no) => {
      const isInserted = await insertApplication(transaction, {
        ...{ applicationNo: no, memberNo, requestKey: submission.requestKey, productNo, optionNo: option.optionNo },
        planNo: priced.plan.planNo,
        ...{ image: option.image || priced.detail.card.image, sheet: sheetOf(no), ciHash, submittedAt: at },
      });
      return isInserted ? no : undefined;
    },
    { ...dependencies, at },
  );
  await recordReceipt(transaction, { applicationNo, at });
  await insertConsents(transaction, { memberNo, applicationNo, termNos, agreedAt: at });
  await deleteDraft(transaction, { memberNo, productNo });
  // Last: from here to the end of the transaction everybody else who wants this colour waits for this lock.
  const isHeld = await movePhone(transaction, {
    ...{ applicationNo, productNo, optionNo: option.optionNo, kind: 'RESERVE', at },
  });
  if (!isHeld) throw soldOut(priced);
  await assertStillOffered(transaction, { draft, submission, optionNo: option.optionNo, birthDate, at });
  return applicationNo;
}

type Held = Pick<Signing, 'draft' | 'submission'> & {
  readonly optionNo: number;
  readonly birthDate: string;
  readonly at: Date;
};

/**
 * While the application waited for its phone, the operator may have stopped it or changed its price: read again, because neither can happen
 * between now and the commit.
 */
async function assertStillOffered(
  transaction: MallTransaction,
  { draft: { memberNo, productNo, choice }, submission, optionNo, birthDate, at }: Held,
): Promise<void> {
  // The lock comes first, and each statement sees what was committed when it was granted.
  const [, detail, option] = await Promise.all([
    shareListings(transaction, { productNos: [productNo] }),
    getWireless(transaction, { viewer: { memberNo }, productNo, at }),
    findColourOption(transaction, { productNo, colour: choice.colour, optionNo }),
  ]);
  const priced = priceChoice(detail, choice, ageOn(seoulDayOf(at), birthDate));
  // The piece held for this application must not make the phone or the colour count as sold out.
  const memory = detail.memories.find((one) => one.memory === choice.memory);
  if (!option || !priced || !memory || memory.isSoldOut) throw new AppError('4042');
  assertSameAmounts(priced, submission);
}

function completed(draft: DraftRow) {
  const step = nextStepOf(toDraft(draft));
  const { applicant, delivery, certifiedAt } = draft;
  if (step !== 'confirm' || !applicant || !delivery || !certifiedAt) {
    const message = `${stepLabels[step]} 단계를 먼저 마쳐 주세요.`;
    throw new AppError('4220', { description: message, fieldErrors: [{ field: step, message }] });
  }
  return { applicant, delivery, certifiedAt };
}

function assertGoesTogether({ choice, plan }: PricedApplication, currentCarrier: string): void {
  const message = carrierError(choice.joinType, { currentCarrier, planCarrier: plan.carrier });
  if (message) throw new AppError('4220', { description: message, fieldErrors: [{ field: 'planNo', message }] });
}

/** The amounts are computed here; the member's are only compared, so that nobody signs for other amounts than they saw. */
function assertSameAmounts(
  { quote }: Pick<PricedApplication, 'quote'>,
  { expectedMonthly, expectedTotal }: Submission,
): void {
  if (quote.monthlyTotal === expectedMonthly && quote.termTotal === expectedTotal) return;
  throw new AppError('4093', {
    description: `그사이 금액이 바뀌었어요. 지금은 매달 ${formatWon(quote.monthlyTotal)}이에요. 확인하고 다시 신청해 주세요.`,
  });
}

const soldOut = ({ detail, choice }: PricedApplication) =>
  new AppError('4091', { description: `‘${detail.card.name} ${choice.colour}’ 상품이 품절됐어요.` });

/** Received, and certified at once: the applicant was certified before signing. */
async function recordReceipt(
  transaction: MallTransaction,
  { applicationNo, at }: { readonly applicationNo: string; readonly at: Date },
): Promise<void> {
  await insertApplicationEvent(transaction, {
    ...{ applicationNo, fromState: null, toState: 'RECEIVED', happenedAt: at, actor: 'MEMBER', reason: '' },
  });
  const received = await lockApplication(transaction, applicationNo);
  await moveApplication(transaction, received, { to: 'CERTIFIED', actor: 'SYSTEM', reason: '', at });
}
