import type { Applicant, ApplicationDraft } from '@mall/contracts/application-draft';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { ageOn } from '@mall/domain/age';
import { ageError } from '@mall/domain/application-states';
import { ageWords, allowsAge } from '@mall/domain/plan-eligibility';
import { seoulDayOf, startOfSeoulDay } from '@mall/domain/seoul-day';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import { findPlanRule } from '../plan-rule.repository.ts';
import { type DraftKey, lockDraftRow, updateDraft } from './draft.repository.ts';
import { getDraft } from './get-draft.ts';

type Saving = DraftKey & { readonly applicant: Applicant; readonly at: Date };

/** Stores the applicant. A certification stays valid only for the same person with the same number. */
export async function saveApplicant(
  transaction: MallTransaction,
  mall: Mall,
  { applicant, at, ...key }: Saving,
): Promise<ApplicationDraft> {
  assertOwnAccount(mall, key.memberNo);
  const draft = await lockDraftRow(transaction, key);
  if (!draft) throw new AppError('4040');
  const { customerPhone } = mall;
  assertComplete(applicant, { isNewLine: draft.choice.joinType === 'NEW', customerPhone, at });
  await assertPlanAge(transaction, { planNo: draft.choice.planNo, birthDate: applicant.birthDate, at });
  const isSamePerson = draft.applicant !== null && isSame(draft.applicant, applicant);
  await updateDraft(transaction, {
    ...key,
    applicant: draft.choice.joinType === 'NEW' ? { ...applicant, currentCarrier: '' } : applicant,
    savedAt: at,
    ...(!isSamePerson && { sealedIdentity: null, certifiedAt: null }),
  });
  return getDraft(transaction, mall, key);
}

const isSame = (one: Applicant, other: Applicant): boolean =>
  one.name === other.name && one.birthDate === other.birthDate && one.phone === other.phone;

type Circumstances = { readonly isNewLine: boolean; readonly customerPhone: string; readonly at: Date };

function assertComplete(
  { birthDate, phone, currentCarrier }: Applicant,
  { isNewLine, customerPhone, at }: Circumstances,
): void {
  const today = seoulDayOf(at);
  if (!isPastDay(birthDate, today)) throw fieldError('birthDate', '생년월일을 다시 확인해 주세요.');
  const tooYoung = ageError(ageOn(today, birthDate), customerPhone);
  if (tooYoung) throw fieldError('birthDate', tooYoung);
  if (!phone.startsWith('01')) throw fieldError('phone', '휴대폰 번호를 입력해 주세요.');
  if (!isNewLine && currentCarrier === '') throw fieldError('currentCarrier', '지금 쓰는 통신사를 골라 주세요.');
}

type Aged = { readonly planNo: number; readonly birthDate: string; readonly at: Date };

/** An age limit is reported where the birthday is typed, not days later; a plan that is not sold any more is reported at the plan. */
async function assertPlanAge(transaction: MallTransaction, { planNo, birthDate, at }: Aged): Promise<void> {
  const plan = await findPlanRule(transaction, planNo);
  if (!plan || allowsAge(plan, ageOn(seoulDayOf(at), birthDate))) return;
  const message = `고른 요금제(${plan.name})는 ${ageWords(plan)}만 가입할 수 있어요. 휴대폰 화면에서 다른 요금제를 골라 주세요.`;
  throw fieldError('birthDate', message);
}

function isPastDay(day: string, today: string): boolean {
  // The dates of this century, shifted: 1995-02-29 is no date, as 2095-02-29 is none.
  const shifted = day.replace(/^19/, '20');
  return /^(19|20)/.test(day) && startOfSeoulDay(shifted) !== undefined && day < today;
}
